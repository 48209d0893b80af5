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
    var isOrdered = false
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
        value.call(function, (place.isEmpty ? [] : [place]) + (fallback.map { ["default: \($0)"] } ?? []))
      }
    case .array(let values):
      line(
        "var values = try object.values(\(([place] + values.counts).filter { !$0.isEmpty }.joined(separator: ", ")))"
      )
      construction.readNext(values)
      isOrdered = true
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
    if isOrdered { line("try values.finish()") }
  }

  /// Encodes a payload under a key of the variable `object`.
  mutating func encode(_ payload: Payload<ValueLayout>, forKey key: String) {
    switch payload {
    case .none, .flat, .merged:
      break
    case .bare(let value):
      encode(value, forKey: key, to: "object")
    case .array(let values):
      call("try object.encodeValues", values.map(\.encoded) + ["for: \(key)"])
    case .object(let values):
      line("var payload = object.nestedObject(forKey: \(key))")
      encode(values, to: "payload")
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
      let key = keyed.keyExpression(in: reader)
      let function = "\(reader).\(keyed.value.isOptional ? "optionalValue" : "value")"
      read(keyed.value) { fallback in
        keyed.value.call(function, ["forKey: \(key)"] + (fallback.map { ["default: \($0)"] } ?? []))
      }
    }
  }

  /// Reads values in their order from the variable `values`.
  mutating func readNext(_ values: [ValueLayout]) {
    let required = values.requiredCount
    for (position, value) in values.enumerated() {
      let function = "values.\(value.isOptional ? "nextOptional" : "next")"
      if position < required {
        // Others follow that must be there, so this one is there too.
        var present = value
        present.defaultValue = nil
        read(present) { _ in value.call(function, []) }
      } else {
        read(value) { fallback in value.call(function, fallback.map { ["default: \($0)"] } ?? []) }
      }
    }
  }
}

extension ValueLayout {
  /// A call that reads the value, by its coder if it has one.
  func call(_ function: String, _ arguments: [String]) -> String {
    let all = arguments + (coder.map { ["by: \($0).self"] } ?? [])
    return "\(function)(\(all.joined(separator: ", ")))"
  }

  /// The expression that is encoded.
  var encoded: String {
    guard let coder else { return variable }
    return "encoder.\(isOptional ? "codedOptional" : "coded")(\(variable), by: \(coder).self)"
  }
}

extension KeyedValue<ValueLayout> {
  /// The key that is there: `"id"`, `object.key("id", or: "identifier")`.
  fileprivate func keyExpression(in reader: String) -> String {
    let literals = keys.map(swiftLiteral)
    return aliases.isEmpty
      ? literals[0] : "\(reader).key(\(literals[0]), or: \(literals.dropFirst().joined(separator: ", ")))"
  }
}

extension [ValueLayout] {
  /// The number of values that an array, which may end early, must have.
  var requiredCount: Int { (lastIndex { !$0.canBeMissing } ?? -1) + 1 }

  /// The numbers of values and of required values, as arguments.
  var counts: [String] { ["count: \(count)"] + (requiredCount < count ? ["required: \(requiredCount)"] : []) }
}

extension Payload<ValueLayout> {
  /// The keys of its values, as an array of Swift.
  var keyList: String { "[\(keyedValues.flatMap(\.keys).map(swiftLiteral).joined(separator: ", "))]" }
}
