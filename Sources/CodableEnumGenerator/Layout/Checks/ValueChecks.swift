// Associated values: their types, their defaults and their keys.
extension LayoutChecks {
  mutating func checkValues() {
    for element in layout.cases where !element.isSkipped {
      checkTypes(of: element)
      // A case that has no room for what it catches needs other values.
      if wrongCatch(element) == nil { checkDefaults(of: element) }
      if layout.tagIsAll { checkNoValues(of: element) }
    }
    for element in layout.cases where element.payload != nil {
      checkKeys(of: element)
      checkMerged(element)
    }
  }

  private mutating func checkTypes(of element: CaseLayout) {
    for value in element.values where !value.isOmitted && value.coder == nil {
      let (type, range) = (value.declared.type, value.declared.range)
      if isRead(element), options.conformance.isEncodable, element.isEncoded,
        let name = forms.optionalNull(in: value.wire)
      {
        diagnostics.report(.nullInOptional, at: range, name, element.name)
      }
      guard let uncodable = value.uncodable else { continue }
      if uncodable == .existential, type.isPlainExistential, !isRead(element) { continue }
      if uncodable == .error, !declaration.knowsError(type) { continue }
      let explanation = uncodable.explanation(in: value.type, isRead: isRead(element))
      diagnostics.report(.uncodableValue, at: range, type.text, element.name, explanation)
    }
  }

  /// Whether anything reads the case.
  private func isRead(_ element: CaseLayout) -> Bool { options.conformance.isDecodable && element.isDecoded }

  /// A non-literal default comes from calling the case without that argument, which a static function may take, and which
  /// there must be.
  private mutating func checkDefaults(of element: CaseLayout) {
    guard isRead(element) else { return }
    for value in element.values {
      switch value.defaultValue {
      case .declared where element.isOverloaded:
        report(.overloadedDefault, element, at: value.declared.range)
      case nil where value.declared.defaultValue != nil && !value.isNilByDefault && element.canLack(value):
        report(.lostDefault, element, at: value.declared.range)
      case .declared, .literal, nil: break
      }
    }
  }

  private mutating func checkNoValues(of element: CaseLayout) {
    guard element.capture == nil, wrongCatch(element) == nil,
      let value = element.values.first(where: { !$0.isOmitted })
    else { return }
    if !layout.holdsRawValue(element.shape) || layout(of: value.wire)?.lacksRawValue ?? false {
      report(.rawValueWithValues, element, at: value.declared.range)
    }
  }

  private mutating func checkKeys(of element: CaseLayout) {
    // Two spellings of `é` are one key to coders that keep objects as dictionaries.
    var seen: [String: Range<Int>] = [:]
    var tagKey: String?
    switch element.payload {
    case .flat?, .merged?: tagKey = layout.tagKey
    case .none?, .bare?, .array?, .object?, nil: break
    }
    for keyed in element.content.keyedValues {
      let range = keyed.value.declared.range
      for key in keyed.keys {
        if key == tagKey { report(.keyOfTag, element, at: range, key) }
        if let first = seen.updateValue(range, forKey: key) {
          diagnostics.report(.repeatedKey, at: range, element.name, key, first: first)
        }
      }
    }
  }
}

extension CaseLayout {
  /// Whether the case can be read from JSON without a value that it has a default for.
  fileprivate func canLack(_ value: ValueLayout) -> Bool {
    // One that is not optional is reported for having no default that can be had.
    if value.isOmitted { return value.isOptional }
    if !catches.isEmpty || !value.defaultCauses.isEmpty { return true }
    switch payload {
    case .object?, .flat?: return true
    case .merged(_, let keyed, _)?: return keyed.contains { $0.value.index == value.index }
    case .array(let values)?:
      // It must be there, although it has a default.
      if !value.isOptional { return true }
      guard let required = values.last(where: { !$0.canBeMissing }) else { return true }
      return required.index < value.index
    case .bare?, .none?, nil: return false
    }
  }
}

extension TypeDeclaration {
  /// Whether a bare `Error` is the protocol: the types around the enum may have one of their own, in another file.
  fileprivate func knowsError(_ type: TypeSyntax) -> Bool {
    type.text.hasPrefix("any ") || !enclosing.contains(where: \.isExtension) && !isExpandedAlone
  }

  /// Whether all that is known of the types around the enum is their heads.
  private var isExpandedAlone: Bool { !enclosing.isEmpty && header.attributes.contains { $0.name == "CodableEnum" } }
}

extension TypeSyntax {
  /// Whether the type is `any P` itself, and not a type made of it.
  fileprivate var isPlainExistential: Bool {
    let plain = text.hasPrefix("(") && text.hasSuffix(")") ? text.dropFirst().dropLast() : text[...]
    return plain.hasPrefix("any ") && !plain.contains("?") && !plain.contains("[")
      || StandardTypes.protocols.contains(String(plain))
  }
}
