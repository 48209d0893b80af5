// The values of a case, in whatever shape. `reader` and `target` are the names of variables in generated code.
extension CodeWriter {
  /// Decodes a case from the constant `object`, where its payload is at a place: `forKey: "content"`.
  mutating func decode(
    _ payload: Payload<ValueLayout>,
    of element: CaseLayout,
    in layout: EnumLayout,
    at place: String = ""
  ) {
    var construction = CaseConstruction(element)
    var (isOrdered, takesRest) = (false, false)
    switch payload {
    case .none:
      break
    case .flat(let values):
      construction.read(values, from: "object")
    case .merged(let values, let keyed, let tagKey):
      construction.readMerged(values, beside: keyed, tagKey, from: "object")
    case .bare(var value):
      let function = "object.\(value.isOptional ? "optionalValue" : "value")"
      // Under the tag itself, the value is always there.
      if place.isEmpty { value.defaultValue = nil }
      construction.read(value) { fallback in
        let isThere = "object.contains(\(place.dropFirst("forKey: ".count)))"
        return value.call(function, place.isEmpty ? [] : [place], if: isThere, else: fallback)
      }
    case .array(let values):
      line(
        "var values = try object.values(\(([place] + values.counts).filter { !$0.isEmpty }.joined(separator: ", ")))"
      )
      construction.readNext(values)
      isOrdered = true
      takesRest = values.takeRest
    case .object(let values):
      // A case without values is known by its tag alone; what is under it is not read.
      guard !values.isEmpty else { break }
      line("let payload = try object.payload(\(place.isEmpty ? "count: \(values.count)" : place))")
      if layout.rejectsUnknownKeys {
        call("try payload.rejectUnknownKeys", ["besides: \(payload.keyList)"])
      }
      construction.read(values, from: "payload")
    }
    construct(construction, isOrdered: isOrdered)
    if isOrdered, !takesRest { line("try values.finish()") }
  }

  /// Encodes a payload under a key of the variable `object`.
  mutating func encode(_ payload: Payload<ValueLayout>, forKey key: String) {
    switch payload {
    case .none, .flat, .merged:
      break
    case .bare(let value):
      encode(value, forKey: key, to: "object")
    case .array(let values):
      call("try object.encodeValues", values.map(\.element) + ["for: \(key)"])
    case .object(let values):
      line("var payload = object.nestedObject(forKey: \(key))")
      encode(values, to: "payload")
    }
  }

  /// Encodes what stands in the place of the values of a case without any.
  mutating func encode(_ empty: EmptyCases, forKey key: String) {
    switch empty {
    case .omit, .name: break
    case .true: line("try object.encodeValue(true, forKey: \(key))")
    case .null: line("try object.encodeNull(forKey: \(key))")
    case .object: line("object.encodeEmptyObject(forKey: \(key))")
    case .array: line("object.encodeEmptyArray(forKey: \(key))")
    }
  }

  /// Encodes values by their keys.
  mutating func encode(_ values: [KeyedValue<ValueLayout>], to target: String) {
    for keyed in values { encode(keyed.value, forKey: swiftLiteral(keyed.key), to: target) }
  }

  private mutating func encode(_ value: ValueLayout, forKey key: String, to target: String) {
    let function = value.isOptional && !value.writesNil ? "encodeOptionalValue" : "encodeValue"
    call("try \(target).\(function)", [value.encoded, "forKey: \(key)"])
  }
}

extension CaseConstruction {
  /// Reads values by their keys.
  mutating func read(_ values: [KeyedValue<ValueLayout>], from reader: String) {
    for keyed in values {
      let literals = keyed.keys.map(swiftLiteral)
      let keys =
        keyed.aliases.isEmpty ? literals[0] : "\(literals[0]), or: \(literals.dropFirst().joined(separator: ", "))"
      let key = keyed.aliases.isEmpty ? keys : "\(reader).key(\(keys))"
      let function = "\(reader).\(keyed.value.isOptional ? "optionalValue" : "value")"
      read(keyed.value) { fallback in
        keyed.value.call(function, ["forKey: \(key)"], if: "\(reader).contains(\(keys))", else: fallback)
      }
    }
  }

  /// Reads values in their order from the variable `values`.
  mutating func readNext(_ values: [ValueLayout]) {
    let required = values.requiredCount(\.canBeMissing)
    for (position, value) in values.enumerated() {
      let function = "values.\(value.isOptional ? "nextOptional" : "next")"
      if value.isRest {
        read(value) { _ in value.call("values.rest", []) }
      } else if position < required {
        // Others follow that must be there, so this one is there too.
        var present = value
        present.defaultValue = nil
        read(present) { _ in value.call(function, []) }
      } else {
        read(value) { fallback in value.call(function, [], if: "values.hasNext", else: fallback) }
      }
    }
  }
}

extension ValueLayout {
  /// A call that reads the value, by its coder if it has one.
  ///
  /// - Parameter fallback: What the value is where the condition doesn't hold: a key is missing, or an array has ended.
  func call(
    _ function: String,
    _ arguments: [String],
    if condition: String = "",
    else fallback: String? = nil
  ) -> String {
    let call = "\(function)(\(arguments.joined(separator: ", ")))"
    let decoded = "decoder.\(isOptional ? "codedOptional" : "coded")"
    let value = coder.map { "\(decoded)(\(call), by: \($0).self)" } ?? call
    return fallback.map { "\(condition) ? \(value) : \($0)" } ?? value
  }

  /// The expression that is encoded.
  var encoded: String {
    guard let coder else { return variable }
    return "encoder.\(isOptional ? "codedOptional" : "coded")(\(variable), by: \(coder).self)"
  }

  /// The same as an argument of what encodes arrays.
  var element: String { (isRest ? "rest: " : "") + encoded }
}

extension [ValueLayout] {
  /// Whether the last one takes all elements that are left.
  var takeRest: Bool { last?.isRest ?? false }

  /// The numbers of values and of required values, as arguments.
  var counts: [String] {
    let required = requiredCount(\.canBeMissing)
    return ["count: \(takeRest ? ".max" : "\(count)")"] + (required < count ? ["required: \(required)"] : [])
  }
}

extension Payload<ValueLayout> {
  /// The keys of its values, as an array of Swift.
  var keyList: String { "[\(keyedValues.flatMap(\.keys).map(swiftLiteral).joined(separator: ", "))]" }
}
