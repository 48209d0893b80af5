// The values of a case, in whatever shape. `reader` and `target` are the names of variables in generated code.
extension EnumEmission {
  /// Decodes a case from the constant `object`, where its payload is at a place: `forKey: "content"`.
  func decode(_ payload: Payload<ValueLayout>, of element: CaseLayout, at place: String = "") {
    var construction = CaseConstruction(element)
    switch payload {
    case .none:
      break
    case .flat(let values):
      construction.read(values, from: "object")
    case .merged(let values, let keyed, let tagKey):
      construction.readMerged(values, beside: keyed, tagKey, from: "object")
    case .bare(var value):
      let function = "object.\(value.isOptional ? "optionalValue" : "value")"
      if !value.defaultCauses.isEmpty {
        construction.readOrDefault(value, function, place.isEmpty ? [] : [place], in: "object")
        break
      }
      // Under the tag itself, the value is always there.
      if place.isEmpty { value.defaultValue = nil }
      construction.read(value) { fallback in
        let isThere = "object.contains(\(place.dropFirst("forKey: ".count)))"
        return value.call(function, place.isEmpty ? [] : [place], if: isThere, else: fallback)
      }
    case .array(let values):
      return decodeArray(values, from: "object.values", place.isEmpty ? [] : [place], construction)
    case .object(let values):
      // A case without values is known by its tag alone; what is under it is not read.
      guard !values.isEmpty else { break }
      writer.line("let payload = try object.payload(\(place.isEmpty ? "count: \(values.count)" : place))")
      rejectUnknownKeys(of: payload)
      construction.read(values, from: "payload")
    }
    construction.write(to: writer)
  }

  func decodeArray(_ values: [ValueLayout], from reader: String, _ place: [String], _ construction: CaseConstruction) {
    var construction = construction
    writer.line("var values = try \(reader)(\((place + values.counts).joined(separator: ", ")))")
    construction.readNext(values)
    construction.write(to: writer, isOrdered: true)
    if !values.takeRest, !layout.ignoresExtraElements { writer.line("try values.finish()") }
  }

  /// Refuses keys of the constant `payload` that no value has, if the enum does.
  func rejectUnknownKeys(of payload: Payload<ValueLayout>) {
    if layout.rejectsUnknownKeys { writer.call("try payload.rejectUnknownKeys", ["besides: \(payload.keyList)"]) }
  }

  /// Encodes a payload, or what stands in the place of one without values, under a key of the variable `object`.
  func encode(_ payload: Payload<ValueLayout>, forKey key: String) {
    if payload.values.isEmpty { return encode(layout.emptyCases, forKey: key) }
    switch payload {
    case .none, .flat, .merged:
      break
    case .bare(let value):
      encode(value, forKey: key, to: "object")
    case .array(let values):
      writer.call("try object._encodeValues", values.map(\.element) + ["for: \(key)"])
    case .object(let values):
      writer.line("var payload = object._nestedObject(forKey: \(key))")
      encode(values, to: "payload")
    }
  }

  private func encode(_ empty: EmptyCases, forKey key: String) {
    switch empty {
    case .omit, .name: break
    case .true: writer.line("try object._encodeValue(true, forKey: \(key))")
    case .null: writer.line("try object._encodeNull(forKey: \(key))")
    case .object: writer.line("object._encodeEmptyObject(forKey: \(key))")
    case .array: writer.line("object._encodeEmptyArray(forKey: \(key))")
    }
  }

  func encode(_ values: [KeyedValue<ValueLayout>], to target: String) {
    for keyed in values { encode(keyed.value, forKey: swiftLiteral(keyed.key), to: target) }
  }

  /// The same into an object that other values may share: none of them may have a key that is read, but not written.
  func encodeShared(_ values: [KeyedValue<ValueLayout>]) {
    encode(values, to: "object")
    claim(values.flatMap(\.aliases))
  }

  func claim(_ keys: [String]) {
    if !keys.isEmpty { writer.call("try object._claim", keys.map(swiftLiteral)) }
  }

  private func encode(_ value: ValueLayout, forKey key: String, to target: String) {
    let function = value.isOptional && !value.writesNil ? "_encodeOptionalValue" : "_encodeValue"
    writer.call("try \(target).\(function)", [value.encoded, "forKey: \(key)"])
  }
}

extension CaseConstruction {
  mutating func read(_ values: [KeyedValue<ValueLayout>], from reader: String) {
    for keyed in values {
      let literals = keyed.keys.map(swiftLiteral)
      let keys =
        keyed.aliases.isEmpty ? literals[0] : "\(literals[0]), or: \(literals.dropFirst().joined(separator: ", "))"
      let key = keyed.aliases.isEmpty ? keys : "\(reader).key(\(keys))"
      let function = "\(reader).\(keyed.value.isOptional ? "optionalValue" : "value")"
      if !keyed.value.defaultCauses.isEmpty {
        readOrDefault(keyed.value, function, ["forKey: \(key)"], in: reader)
        continue
      }
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
      } else if !value.defaultCauses.isEmpty {
        let next = value.call("$0.\(value.isOptional ? "nextOptional" : "next")", [])
        read(value) { "decoder._nextOrDefault(of: &values, \(value.defaultArguments($0))) {\ntry \(next)\n}" }
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

extension CaseConstruction {
  /// Reads a value that takes its default not only where it is missing.
  ///
  /// - Parameters:
  ///   - place: The argument that says where the value is: `forKey: "n"`; none where the object has only one place.
  ///   - reader: The name of the object.
  fileprivate mutating func readOrDefault(
    _ value: ValueLayout,
    _ function: String,
    _ place: [String],
    in reader: String
  ) {
    let call = value.call(function, place.isEmpty ? [] : ["forKey: $0"])
    read(value) { fallback in
      let arguments = (place + ["in: \(reader)", value.defaultArguments(fallback)]).joined(separator: ", ")
      return "decoder._valueOrDefault(\(arguments)) {\ntry \(call)\n}"
    }
  }
}

extension ValueLayout {
  /// `or: 7, for: [.null, .invalid]`
  fileprivate func defaultArguments(_ fallback: String?) -> String {
    let causes = DefaultCause.allCases.filter(defaultCauses.contains).map { ".\($0)" }
    return "or: \(fallback ?? "nil"), for: \(causes.count == 1 ? causes[0] : "[\(causes.joined(separator: ", "))]")"
  }

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
    let decoded = "decoder.\(isOptional ? "_codedOptional" : "_coded")"
    let value = coder.map { "\(decoded)(\(call), by: \($0).self)" } ?? call
    return fallback.map { "\(condition) ? \(value) : \($0)" } ?? value
  }

  var encoded: String {
    guard let coder else { return variable }
    return "encoder.\(isOptional ? "_codedOptional" : "_coded")(\(variable), by: \(coder).self)"
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
