// The values of a case, in whatever shape they stand. `reader` and `writer` are the names of variables in generated code.
extension CodeWriter {
  /// Decodes a case from the object in `object`, where its payload stands at a place: `forKey: "content"`.
  mutating func decodePayload(of element: CaseLayout, in layout: EnumLayout, at place: String = "") {
    let counted = place.isEmpty ? "count: \(element.values.count)" : "\(place), count: \(element.values.count)"
    if layout.rejectsUnknownKeys { rejectUnknownKeys(of: element, in: layout, at: place) }
    switch element.payload {
    case .none, .flat:
      construct(element, from: "object")
    case .merged:
      construct(element, ["decoder.mergedValue(besides: \(swiftLiteral(layout.strategy.tagKey ?? "")))"])
    case .bare:
      construct(element, [element.values[0].isOptional ? "object.optionalValue(\(place))" : "object.value(\(place))"])
    case .array:
      line("var values = try object.values(\(counted))")
      construct(element, element.values.map { $0.isOptional ? "values.nextOptional()" : "values.next()" })
      line("try values.finish()")
    case .object:
      // A case without values is known by its key alone; what stands under it is not read.
      if !element.values.isEmpty { line("let payload = try object.payload(\(place.isEmpty ? counted : place))") }
      if !element.values.isEmpty, layout.rejectsUnknownKeys {
        call("try payload.rejectUnknownKeys", ["in: object.tag", "of: Self.self", "besides: \(element.keyList)"])
      }
      construct(element, from: "payload")
    }
  }

  /// Refuses keys that no value has: beside the tag, and in what stands in place of values that a case does not have.
  private mutating func rejectUnknownKeys(of element: CaseLayout, in layout: EnumLayout, at place: String) {
    switch layout.strategy {
    case .discriminator, .flattenedStatus: line("try object.rejectUnknownKeys(besides: \(element.keyList))")
    case .adjacent(_, let content): line("try object.rejectUnknownKeys(besides: [\(swiftLiteral(content))])")
    case .caseKeyed: line("try object.rejectUnknownKeys()")
    }
    if element.values.isEmpty, !layout.strategy.isFlat { line("try object.rejectContent(\(place))") }
  }

  /// Encodes the payload of a case under a key of the object in `object`.
  mutating func encodePayload(of element: CaseLayout, forKey key: String) {
    switch element.payload {
    case .none, .flat, .merged:
      break
    case .bare:
      encode(element.values[0], forKey: key)
    case .array:
      call("try object.encodeValues", element.values.map(\.variable) + ["for: \(key)"])
    case .object where element.values.isEmpty:
      line("_ = object.nestedContainer(keyedBy: CodableKey.self, forKey: \(key))")
    case .object:
      line("var payload = object.nestedContainer(keyedBy: CodableKey.self, forKey: \(key))")
      encodeValues(of: element, to: "payload")
    }
  }

  /// Encodes the values of a case by their keys.
  mutating func encodeValues(of element: CaseLayout, to writer: String) {
    for value in element.values { encode(value, forKey: value.keyLiteral, to: writer) }
  }

  mutating func encode(_ value: ValueLayout, forKey key: String, to writer: String = "object") {
    let function = value.isOptional && !value.writesNil ? "encodeOptionalValue" : "encodeValue"
    line("try \(writer).\(function)(\(value.variable), forKey: \(key))")
  }

  /// Builds a case from values that stand under keys; those that have a default may be missing.
  mutating func construct(_ element: CaseLayout, from reader: String) {
    let required = element.values.filter { !$0.hasDefault }
    if required.isEmpty, !element.values.isEmpty {
      line("self = .\(element.name)()")
    } else {
      construct(element.name, required.map { $0.labeled($0.decoded(from: reader)) })
    }
    for index in element.values.indices where element.values[index].hasDefault {
      replaceDefault(at: index, of: element, from: reader)
    }
  }

  /// Only the case itself knows its defaults: its own extension may not see the names they are made of.
  private mutating func replaceDefault(at index: Int, of element: CaseLayout, from reader: String) {
    let value = element.values[index]
    let others = element.values.indices.map { $0 == index ? "_" : "let \(element.values[$0].variable)" }
    let pattern = element.values.count == 1 ? "" : ", case .\(element.name)(\(others.joined(separator: ", "))) = self"
    block("if \(reader).contains(\(value.keyLiterals))\(pattern)") { writer in
      writer.construct(
        element,
        element.values.indices.map { $0 == index ? value.decoded(from: reader) : element.values[$0].variable }
      )
    }
  }

  /// Builds a case from an expression for each of its values.
  mutating func construct(_ element: CaseLayout, _ values: [String]) {
    construct(element.name, zip(element.values, values).map { value, text in value.labeled(text) })
  }

  /// `self = try .name(label: value, …)`
  private mutating func construct(_ name: String, _ arguments: [String]) {
    if arguments.isEmpty { line("self = .\(name)") } else { call("self = try .\(name)", arguments) }
  }
}

extension ValueLayout {
  var keyLiteral: String { swiftLiteral(key ?? "") }

  /// As an argument of its case.
  func labeled(_ expression: String) -> String {
    argumentLabel.map { "\($0): \(expression)" } ?? expression
  }

  /// All its keys, as arguments: `"id", or: "identifier"`.
  fileprivate var keyLiterals: String {
    keyAliases.isEmpty ? keyLiteral : "\(keyLiteral), or: \(keyAliases.map(swiftLiteral).joined(separator: ", "))"
  }

  /// The expression that reads the value.
  fileprivate func decoded(from reader: String) -> String {
    let key = keyAliases.isEmpty ? keyLiteral : "\(reader).key(\(keyLiterals))"
    return "\(reader).\(isOptional ? "optionalValue" : "value")(forKey: \(key))"
  }
}

extension CaseLayout {
  /// The keys of its values, as an array of Swift.
  var keyList: String { "[\(keys.map(swiftLiteral).joined(separator: ", "))]" }
}
