import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Enums with code of their own, and at the most a scalar in their cases: what else would tell the tags of the owner.
extension Evaluator {
  /// The case that JSON is read as; nil if the compiler reads the type, or if its cases have other values.
  func readTag(_ typeName: String, _ place: ReadPlace) throws -> CodeValue? {
    guard let decoder = code.functions[typeName]?.first(where: \.isDecoder), let tags = tags(of: typeName) else {
      return nil
    }
    tags.wishes = wishes.map { _ in [] }
    tags.trace = trace.map { _ in Trace() }
    defer { add(tags) }
    let value = try nested(in: decoder.file, at: decoder.range) { try tags.read(place, by: decoder, in: self) }
    guard case .element(_, let name, let values) = value.bare else {
      throw tags.refusal("which case this makes is not known; name the case", at: decoder.range)
    }
    return .read(.element(typeName: typeName, name, values), at: place.pointer)
  }

  /// Whether ``readTag(_:_:)`` reads a type.
  func readsTags(_ typeName: String) -> Bool {
    (code.functions[typeName]?.contains(where: \.isDecoder) ?? false) && tags(of: typeName) != nil
  }

  /// What a case is written as; nil if the compiler writes the type, or if its cases have other values.
  func writtenTag(_ name: String, of typeName: String) throws -> WrittenTree? {
    guard let encoder = code.functions[typeName]?.first(where: \.isEncoder), let tags = tags(of: typeName) else {
      return nil
    }
    return try nested(in: encoder.file, at: encoder.range) {
      try tags.write(.element(typeName: typeName, name, []), encoder, in: self)
    }
  }

  private func tags(of typeName: String) -> Evaluator? {
    if typeName == owner { return nil }
    if let known = tagEvaluators[typeName] { return known }
    let isScalar = { (type: TypeExpression) in type.scalar != nil && self.resolve(type) == nil }
    guard let cases = cases(of: typeName), cases.values.allSatisfy({ $0.allSatisfy(isScalar) }) else { return nil }
    let evaluator = Evaluator(code, types, owner: typeName, effort)
    tagEvaluators[typeName] = evaluator
    return evaluator
  }

  /// What the code of the tags knows, and asks for.
  private func add(_ tags: Evaluator) {
    words.add(tags.words)
    wishes?.append(contentsOf: tags.wishes ?? [])
    if let inner = tags.trace { trace?.add(inner) }
    lose(tags)
    if tags.stopsWhenDebugged { stopsWhenDebugged = true }
    if tags.dependsOnOrder { dependsOnOrder = true }
    doubt = doubt ?? tags.doubt
  }
}

/// Raw values and keys that types make themselves.
extension Evaluator {
  /// What `init(rawValue:)` of a type, or another initializer, makes of JSON; nil if that is nothing.
  func made(_ json: JSONValue, of typeName: String, by function: CodeFunction) throws -> CodeValue? {
    let evaluator = typeName == owner ? self : tags(of: typeName)
    guard let evaluator else { throw refusal("what \(typeName) makes of a value is not known", at: function.range) }
    if evaluator !== self { (evaluator.wishes, evaluator.trace) = (nil, nil) }
    let outer = evaluator.isUnheard
    evaluator.isUnheard = true
    defer { evaluator.isUnheard = outer }
    let value = try nested(in: function.file, at: function.range) {
      try evaluator.make(.known(json, .cased("")), by: function, in: self)
    }
    if evaluator !== self { add(evaluator) }
    guard case .element(_, let name, _) = value.bare else { return nil }
    return .element(typeName: typeName, name, [])
  }

  /// An initializer with one argument of a type; nil if the compiler has it.
  func maker(_ label: String, of typeName: String) -> CodeFunction? {
    code.functions[typeName]?.first { $0.name == "init" && $0.parameters.count == 1 && $0.parameters[0].label == label }
  }

  /// What a case is, by a property `rawValue` or `stringValue` of code; nil if the compiler has it.
  func ownConstant(_ property: String, of element: String, in typeName: String) throws -> JSONValue? {
    guard code.properties[typeName]?[property] != nil else { return nil }
    let value = try member(property, of: .element(typeName: typeName, element, []), at: 0..<0)
    if case .known(let json, nil) = value { return json }
    throw refusal(
      "which \(property) '\(element)' has is not known",
      at: code.properties[typeName]?[property]?.first?.range ?? 0..<0
    )
  }
}
