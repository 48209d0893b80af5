// What each strategy decides about the cases of an enum.

/// The shape of a case's values on the wire.
enum PayloadShape {
  case none, bare, array, object, flat
  case merged(tagKey: String)
}

extension Strategy {
  func shape(of element: AnnotatedCase, _ options: EnumOptions) -> PayloadShape {
    let hasKeys = element.options.ranges[.keys] != nil
    switch self {
    case .caseKeyed(.labeled):
      return .object
    case .caseKeyed(.positional):
      return element.naturalShape(hasKeys: false)
    case .caseKeyed(.natural), .adjacent:
      return element.naturalShape(hasKeys: hasKeys || element.values.contains { $0.label != nil })
    case .discriminator:
      return element.values.isEmpty ? .none : .flat
    case .flattenedStatus(let key):
      if element.values.isEmpty { return .none }
      let isMerged = options.unlabeled == .merged && !hasKeys && element.values.contains { $0.label == nil }
      return isMerged ? .merged(tagKey: key) : .flat
    }
  }

  /// The key of a value for which no option has one; nil if the value must be given one.
  func key(of value: AssociatedValue, at index: Int, in element: AnnotatedCase, _ options: EnumOptions) -> String? {
    switch self {
    case .caseKeyed(.labeled):
      // The compiler's synthesis knows no name but the one a caller writes.
      return options.keyNames.apply(to: value.argumentLabel.map(unquoted) ?? "_\(index)")
    case .caseKeyed(.positional), .caseKeyed(.natural), .adjacent:
      return options.keyNames.apply(to: value.label ?? "_\(index)")
    case .discriminator:
      let unlabeled = element.values.count { $0.label == nil }
      let name = value.label ?? (unlabeled == 1 ? "value" : "\(index)")
      return options.keyNames.apply(to: "\(element.name)_\(name)")
    case .flattenedStatus:
      if let label = value.label { return options.keyNames.apply(to: label) }
      return options.unlabeled == .indexed ? "_\(index)" : nil
    }
  }

  /// Whether a nil is written where it could be left out, whatever the options say.
  func writesNil(of value: AssociatedValue) -> Bool {
    switch self {
    case .caseKeyed(.positional): true
    case .caseKeyed(.natural): value.label == nil
    case .caseKeyed(.labeled), .discriminator, .flattenedStatus, .adjacent: false
    }
  }

  /// Whether the tag is the key that the values are under.
  var tagIsKey: Bool {
    switch self {
    case .caseKeyed: true
    case .discriminator, .flattenedStatus, .adjacent: false
    }
  }

  /// The options of an enum that change nothing.
  var idleEnumOptions: [EnumOption] {
    switch self {
    case .caseKeyed(.positional): [.keyNames, .unlabeled, .nils]
    case .caseKeyed(.labeled), .caseKeyed(.natural), .discriminator, .adjacent: [.unlabeled]
    case .flattenedStatus: []
    }
  }

  /// The options of a case that change nothing.
  var idleCaseOptions: [CaseOption] {
    switch self {
    case .caseKeyed(.positional): [.keys]
    case .caseKeyed(.labeled), .caseKeyed(.natural), .discriminator, .flattenedStatus, .adjacent: []
    }
  }
}

extension AnnotatedCase {
  /// The shape of values that do not share an object with the tag.
  fileprivate func naturalShape(hasKeys: Bool) -> PayloadShape {
    if values.isEmpty { return .none }
    if hasKeys { return .object }
    return values.count == 1 ? .bare : .array
  }
}
