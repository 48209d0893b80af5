/// The parts of an unknown case that a case's values can keep.
enum CaptureShape {
  case tag, tagAndContent, whole
  /// A coder's value of the whole input.
  case coded

  /// Nil for values other than a tag, a tag and a `CodableValue`, or a `CodableValue`.
  init?(_ values: [AssociatedValue]) {
    let types = values.map(\.nameWithoutModule)
    let tagTypes = ["String", "Int", "Bool"]
    switch types.count {
    case 1 where types[0] == "CodableValue": self = .whole
    case 1 where tagTypes.contains(types[0]): self = .tag
    case 2 where tagTypes.contains(types[0]) && types[1] == "CodableValue": self = .tagAndContent
    default: return nil
    }
  }

  /// - Parameter values: Those that the shape was made of.
  func content(_ values: [ValueLayout]) -> CaseContent<ValueLayout> {
    switch self {
    case .tag: .capture(.tag(values[0]))
    case .tagAndContent: .capture(.tagAndContent(tag: values[0], content: values[1]))
    case .whole: .capture(.whole(values[0]))
    case .coded: .capture(.whole(values.first { !$0.isOmitted } ?? values[0]))
    }
  }
}

extension AssociatedValue {
  /// The name of the type without its module; empty if it has none.
  var nameWithoutModule: String { type.expression.nameWithoutModule ?? "" }
}
