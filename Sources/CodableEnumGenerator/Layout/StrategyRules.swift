// Each strategy's decisions about the cases of an enum.

/// How a case's values are on the wire.
enum PayloadStyle {
  case none, bare, array, object, flat
  case merged(tagKey: String)
}

extension Strategy {
  /// - Parameter isMerged: Whether some values have their own keys beside the tag.
  func style(of element: AnnotatedCase, _ options: EnumOptions, isMerged: Bool) -> PayloadStyle {
    let values = element.codedValues
    let hasKeys = element.options.keys != nil
    switch self {
    case .caseKeyed(.labeled):
      return .object
    case .caseKeyed(.positional):
      return element.naturalStyle(hasKeys: false)
    case .caseKeyed(.array), .tagFirst:
      return values.isEmpty ? .none : .array
    case .caseKeyed(.natural), .adjacent, .untagged:
      return element.naturalStyle(hasKeys: hasKeys || values.contains { element.label(of: $0.value, options) != nil })
    case .discriminator:
      return values.isEmpty ? .none : .flat
    case .flattenedStatus(let key):
      if values.isEmpty { return .none }
      return isMerged ? .merged(tagKey: key) : .flat
    case .rawValue:
      return element.holdsRawValue ? .bare : .none
    }
  }

  /// The key of a value for which no option has one; nil if the value must be given one.
  func key(of value: AssociatedValue, at index: Int, in element: AnnotatedCase, _ options: EnumOptions) -> String? {
    let label = element.label(of: value, options)
    switch self {
    case .caseKeyed(.labeled):
      // The compiler's synthesis knows no name but the one a caller writes.
      return options.key(ofName: value.argumentLabel.map(unquoted) ?? "_\(index)")
    case .caseKeyed(.positional), .caseKeyed(.natural), .caseKeyed(.array), .adjacent, .tagFirst, .untagged, .rawValue:
      return options.key(ofName: label ?? "_\(index)")
    case .discriminator:
      let unlabeled = element.values.count { element.label(of: $0, options) == nil }
      let name = label ?? (unlabeled == 1 ? "value" : "\(index)")
      return options.key(ofName: "\(element.name)_\(name)")
    case .flattenedStatus:
      if let label { return options.key(ofName: label) }
      switch options.unlabeled {
      case .indexed: return "_\(index)"
      case .key(let key): return key
      case .merged, nil: return nil
      }
    }
  }

  /// Whether a nil is written where it could be left out, whatever the options say.
  func writesNil(in style: PayloadStyle) -> Bool {
    switch (self, style) {
    case (.caseKeyed(.positional), _), (.caseKeyed(.array), _), (.tagFirst, _): true
    // In an object it can be left out.
    case (.caseKeyed(.natural), .bare), (.caseKeyed(.natural), .array): true
    case (.caseKeyed(.natural), _), (.caseKeyed(.labeled), _): false
    case (.discriminator, _), (.flattenedStatus, _), (.adjacent, _), (.rawValue, _), (.untagged, _): false
    }
  }

  /// Whether a case of some style has a tag of its own.
  func hasTag(_ style: PayloadStyle) -> Bool {
    switch (tagPlace, style) {
    case (.nowhere, _), (.alone, .bare): false
    case (.key, _), (.value, _), (.first, _), (.alone, _): true
    }
  }

  /// The default form of a case without values.
  package var usualEmptyCases: EmptyCases {
    switch self {
    case .caseKeyed(.positional): .true
    case .caseKeyed(.labeled): .object
    case .caseKeyed(.natural): .name
    case .caseKeyed(.array): .null
    case .discriminator, .flattenedStatus, .adjacent, .tagFirst, .rawValue: .omit
    case .untagged: .null
    }
  }

  /// The forms of a case without values that have a place; none where there is no choice.
  package var emptyCases: [EmptyCases] {
    switch self {
    case .caseKeyed: EmptyCases.allCases.filter { $0 != .omit }
    case .discriminator, .flattenedStatus, .tagFirst: [.omit, .name]
    case .adjacent: EmptyCases.allCases
    case .rawValue: []
    case .untagged: [.null, .name]
    }
  }

  /// The options of an enum that change nothing.
  package var idleEnumOptions: Set<EnumOption> {
    let ofRawValues: Set<EnumOption> = [.rawRepresentable]
    return switch self {
    case .caseKeyed(.positional), .caseKeyed(.array): ofRawValues.union([.keyNames, .keys, .unlabeled, .labels, .nils])
    case .caseKeyed(.labeled): ofRawValues.union([.unlabeled, .labels])
    case .caseKeyed(.natural): ofRawValues.union([.unlabeled])
    case .discriminator, .adjacent: ofRawValues.union([.unlabeled])
    case .flattenedStatus: ofRawValues
    case .tagFirst: ofRawValues.union([.keyNames, .keys, .unlabeled, .labels, .nils])
    case .rawValue: [.keyNames, .keys, .unlabeled, .emptyCases, .labels, .coders, .nils, .defaults, .unknownKeys]
    case .untagged: ofRawValues.union([.caseNames, .unlabeled])
    }
  }

  /// The strategy that is most like this one, and whose values can have keys; nil if there is none.
  var counterpartWithKeys: String? {
    switch self {
    case .caseKeyed(.positional), .caseKeyed(.array): "caseKeyed(payload: .natural)"
    case .caseKeyed(.labeled), .caseKeyed(.natural): nil
    case .discriminator, .flattenedStatus, .adjacent, .tagFirst, .rawValue, .untagged: nil
    }
  }

  /// The options of a case that change nothing.
  var idleCaseOptions: Set<CaseOption> { Set(CaseOption.allCases.filter(isIdle)) }

  private func isIdle(_ option: CaseOption) -> Bool {
    switch option {
    case .aliases, .catches, .coders, .omit, .skip: false
    case .keys, .keyAliases: !hasKeyedValues
    case .matches: self != .untagged
    case .defaults: self == .rawValue
    case .labels: !hasKeyedValues || self == .caseKeyed(payload: .labeled)
    case .rest: !mayHaveArrays
    }
  }

  private var hasKeyedValues: Bool {
    switch self {
    case .caseKeyed(.positional), .caseKeyed(.array), .tagFirst, .rawValue: false
    case .caseKeyed(.labeled), .caseKeyed(.natural), .adjacent, .discriminator, .flattenedStatus, .untagged: true
    }
  }

  /// Whether values without labels may be the elements of an array.
  private var mayHaveArrays: Bool {
    switch self {
    case .caseKeyed(.labeled), .discriminator, .flattenedStatus, .rawValue: false
    case .caseKeyed(.positional), .caseKeyed(.array), .caseKeyed(.natural), .adjacent, .tagFirst, .untagged: true
    }
  }
}

extension AnnotatedCase {
  /// The label of a value where labels count for the layout; nil where they do not.
  func label(of value: AssociatedValue, _ options: EnumOptions) -> String? {
    switch self.options.labels ?? options.labels {
    case .keep: value.label
    case .ignore: nil
    }
  }

  /// The values that `unlabeled:` is for: those that no `keys:` names.
  func unnamedValues(_ options: EnumOptions) -> [(index: Int, value: AssociatedValue)] {
    var named = options.keys.map(\.label)
    switch self.options.keys {
    case nil: break
    case .byPosition?: return []
    case .byLabel(let keys)?: named += keys.map(\.label)
    }
    return codedValues.filter { index, value in
      label(of: value, options) == nil && !named.contains(name(at: index))
    }
  }

  /// Whether the one value of the case may have a raw value, as those of no standard type do, and is written as that.
  fileprivate var holdsRawValue: Bool {
    let values = codedValues
    guard options.catches.isEmpty, values.count == 1 else { return false }
    let type = values[0].value.type
    guard case .name(let components) = type.expression, type.parts.uncodable == nil else { return false }
    let plain = components.withoutModule
    return plain.count > 1 || plain.isSelected
      || StandardTypes.type(named: plain[0].name, plain[0].arguments.map { .open($0.text) }) == nil
  }

  /// The style of values that do not share an object with the tag.
  fileprivate func naturalStyle(hasKeys: Bool) -> PayloadStyle {
    let count = codedValues.count
    if count == 0 { return .none }
    if hasKeys { return .object }
    return count == 1 ? .bare : .array
  }
}

extension AssociatedValue {
  var canBeMissing: Bool { type.isOptional || defaultValue != nil }
}
