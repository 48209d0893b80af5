/// What the values of a case can keep of a case that the enum does not know.
enum CaptureShape {
  case tag, tagAndContent, whole

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
  func content(_ values: [ValueLayout]) -> CaseContent {
    switch self {
    case .tag: .capture(.tag(values[0]))
    case .tagAndContent: .capture(.tagAndContent(tag: values[0], content: values[1]))
    case .whole: .capture(.whole(values[0]))
    }
  }
}

extension AssociatedValue {
  /// The type's name, of which only the last part counts: `Swift.String` is `String`.
  var nameWithoutModule: String { type.text.split(separator: ".").last.map(String.init) ?? "" }
}

extension AnnotatedCase {
  /// What the values of the case keep of what it catches; nil if they are values like those of other cases.
  ///
  /// - Parameter tagTypes: The names of the types that can keep a tag of the enum.
  func capture(tagTypes: Set<String>) -> CaptureShape? {
    if options.catches.isEmpty { return nil }
    let shape = CaptureShape(values)
    if options.catches.contains(.unknown) {
      // A value of another type keeps no tag, and needs none if it has a default.
      let isDefault = shape == .tag && values[0].defaultValue != nil && !tagTypes.contains(values[0].nameWithoutModule)
      return isDefault ? nil : shape
    }
    // Of what is invalid, nothing but all of it can be kept.
    return options.catches.contains(.invalid) && shape == .whole ? .whole : nil
  }
}
