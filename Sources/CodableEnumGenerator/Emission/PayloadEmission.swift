// The values of a case, in whatever shape. `reader` and `target` are the names of variables in generated code.
extension CodeWriter {
  /// Decodes a case from the constant `object`, where its payload is at a place: `forKey: "content"`.
  mutating func decode(_ payload: Payload, of element: CaseLayout, in layout: EnumLayout, at place: String = "") {
    let counted = (place.isEmpty ? "" : place + ", ") + "count: \(payload.values.count)"
    switch payload {
    case .none:
      construct(element, [])
    case .flat(let values):
      construct(element, values, from: "object")
    case .merged(let value, let tagKey):
      construct(element, [value.labeled(mergedValue(besides: tagKey))])
    case .bare(let value):
      construct(element, [value.labeled("object.\(value.isOptional ? "optionalValue" : "value")(\(place))")])
    case .array(let values):
      line("var values = try object.values(\(counted))")
      construct(element, values.map { $0.labeled($0.isOptional ? "values.nextOptional()" : "values.next()") })
      line("try values.finish()")
    case .object(let values):
      // A case without values is known by its key alone; what is under it is not read.
      guard !values.isEmpty else { return construct(element, []) }
      line("let payload = try object.payload(\(place.isEmpty ? counted : place))")
      if layout.rejectsUnknownKeys {
        call("try payload.rejectUnknownKeys", ["in: object.tag", "of: Self.self", "besides: \(payload.keyList)"])
      }
      construct(element, values, from: "payload")
    }
  }

  /// Encodes a payload under a key of the variable `object`.
  mutating func encode(_ payload: Payload, forKey key: String) {
    switch payload {
    case .none, .flat, .merged:
      break
    case .bare(let value):
      encode(value, forKey: key, to: "object")
    case .array(let values):
      call("try object.encodeValues", values.map(\.variable) + ["for: \(key)"])
    case .object(let values):
      let container = "object.nestedContainer(keyedBy: CodableKey.self, forKey: \(key))"
      line(values.isEmpty ? "_ = \(container)" : "var payload = \(container)")
      encode(values, to: "payload")
    }
  }

  /// Encodes values by their keys.
  mutating func encode(_ values: [KeyedValue], to target: String) {
    for keyed in values { encode(keyed.value, forKey: swiftLiteral(keyed.key), to: target) }
  }

  private mutating func encode(_ value: ValueLayout, forKey key: String, to target: String) {
    let function = value.isOptional && !value.writesNil ? "encodeOptionalValue" : "encodeValue"
    line("try \(target).\(function)(\(value.variable), forKey: \(key))")
  }

  // MARK: Cases

  /// Builds a case from values by their keys; those that have a default may be missing.
  mutating func construct(_ element: CaseLayout, _ values: [KeyedValue], from reader: String) {
    let required = values.filter { !$0.hasDefault }
    if required.isEmpty, !values.isEmpty {
      line("self = .\(element.name)()")
    } else {
      construct(element, required.map { $0.value.labeled($0.decoded(from: reader)) })
    }
    for index in values.indices where values[index].hasDefault {
      replaceDefault(at: index, of: values, in: element, from: reader)
    }
  }

  /// Only the case itself knows its defaults: its own extension may not see the names they are made of.
  private mutating func replaceDefault(
    at index: Int,
    of values: [KeyedValue],
    in element: CaseLayout,
    from reader: String
  ) {
    let others = values.indices.map { $0 == index ? "_" : "let \(values[$0].value.variable)" }
    let pattern = values.count == 1 ? "" : ", case .\(element.name)(\(others.joined(separator: ", "))) = self"
    block("if \(reader).contains(\(values[index].keyLiterals))\(pattern)") { writer in
      writer.construct(
        element,
        values.indices.map { position in
          let value = values[position].value
          return value.labeled(position == index ? values[index].decoded(from: reader) : value.variable)
        }
      )
    }
  }

  /// `self = try .name(label: value, …)`
  mutating func construct(_ element: CaseLayout, _ arguments: [String]) {
    if arguments.isEmpty { line("self = .\(element.name)") } else { call("self = try .\(element.name)", arguments) }
  }
}

extension ValueLayout {
  /// As an argument of its case.
  func labeled(_ expression: String) -> String {
    argumentLabel.map { "\($0): \(expression)" } ?? expression
  }
}

extension KeyedValue {
  /// All its keys, as arguments: `"id", or: "identifier"`.
  fileprivate var keyLiterals: String {
    aliases.isEmpty
      ? swiftLiteral(key) : "\(swiftLiteral(key)), or: \(aliases.map(swiftLiteral).joined(separator: ", "))"
  }

  /// The expression that reads the value.
  fileprivate func decoded(from reader: String) -> String {
    let key = aliases.isEmpty ? keyLiterals : "\(reader).key(\(keyLiterals))"
    return "\(reader).\(value.isOptional ? "optionalValue" : "value")(forKey: \(key))"
  }
}

extension Payload {
  /// The keys of its values, as an array of Swift.
  var keyList: String { "[\(keyedValues.flatMap(\.keys).map(swiftLiteral).joined(separator: ", "))]" }
}
