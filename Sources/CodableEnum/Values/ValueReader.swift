/// Finds out what stands in a decoder that does not tell, by asking for one kind after another.
///
/// A refusal is slow, for the decoder builds an error with its coding path. So the reader remembers what stood at like
/// places before, and asks for that first. That changes how long it takes, never what comes out: see `isStrict`.
final class ValueReader {
  private static let depthLimit = 128

  /// How many arrays and objects are open.
  private var depth = 0
  private var place = Place()
  /// What likely stands where the next value is.
  private var expected: Kind?
  private var memberKinds: [String: Kind] = [:]
  private var rowKinds: [Place: [Kind?]] = [:]
  /// The kinds in the order to ask for them where another was expected: the latest surprise first.
  private var surprises = Kind.allCases

  /// Whether the decoder refuses a number, or a boolean, as anything else. One of YAML or XML does not: to it, `1` is a
  /// string too, and it must always be asked in the same order. Nil until there was a number or a boolean.
  private var isStrict: Bool?
  /// Whether the decoder refuses to open a scalar as an object or an array. Nil until there was a scalar.
  private var closesScalars: Bool?
  /// Whether the decoder refuses an integer as a `Double`. Nil until there was an integer.
  private var needsInteger: Bool?

  static func read(from decoder: any Decoder) throws -> CodableValue {
    let reader = ValueReader()
    return try Member.$reader.withValue(Member.Reader(reader)) { try reader.value(in: decoder) }
  }

  /// All members of an object but one.
  static func read(
    membersOf object: KeyedDecodingContainer<CodableKey>,
    besides key: CodableKey
  ) throws -> [String: CodableValue] {
    let reader = ValueReader()
    return try Member.$reader.withValue(Member.Reader(reader)) { try reader.members(of: object, besides: key) }
  }
}

/// A value in an array or an object.
private struct Member: Decodable {
  /// Who reads the members: `decode` has no parameter to hand it on. The reader knows the depth, which `codingPath`
  /// would tell too, but in a time that grows with it.
  @TaskLocal static var reader: Reader?

  let value: CodableValue

  init(from decoder: any Decoder) throws {
    value = try (Self.reader?.reader ?? ValueReader()).value(in: decoder)
  }

  /// Unchecked, because a reader never leaves the call that made it.
  struct Reader: @unchecked Sendable {
    let reader: ValueReader

    init(_ reader: ValueReader) {
      self.reader = reader
    }
  }
}

/// What a decoder can be asked for, in the order that settles it if several would do; the kinds of number are one.
private enum Kind: Int, CaseIterable {
  case number, boolean, string, object, array

  /// Nil for null, which costs nothing to ask for.
  init?(_ value: CodableValue) {
    switch value {
    case .null: return nil
    case .integer, .unsigned, .double: self = .number
    case .boolean: self = .boolean
    case .string: self = .string
    case .object: self = .object
    case .array: self = .array
    }
  }
}

/// Where an array stands: arrays under one key are taken to be alike, and so are the arrays in them.
private struct Place: Hashable {
  var key = ""
  var level = 0
}

extension ValueReader {
  fileprivate func value(in decoder: any Decoder) throws -> CodableValue {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return .null }
    guard isStrict == true else { return try valueInFixedOrder(in: decoder, container) }
    let expected = expected
    if let expected, let value = try value(of: expected, in: decoder, container) { return value }
    for kind in surprises where kind != expected {
      guard let value = try value(of: kind, in: decoder, container) else { continue }
      surprises.removeAll { $0 == kind }
      surprises.insert(kind, at: 0)
      return value
    }
    throw noValue(in: decoder, container)
  }

  private func valueInFixedOrder(
    in decoder: any Decoder,
    _ container: any SingleValueDecodingContainer
  ) throws -> CodableValue {
    switch expected {
    case .string: if let text = try string(in: container), !text.mayBeUnquoted { return .string(text) }
    case .object where closesScalars == true: if let value = try object(in: decoder) { return value }
    case .array where closesScalars == true: if let value = try array(in: decoder) { return value }
    default: break
    }
    for kind in Kind.allCases {
      guard let value = try value(of: kind, in: decoder, container) else { continue }
      if isStrict == nil, let kind = Kind(value) { try learn(from: kind, in: decoder, container) }
      return value
    }
    throw noValue(in: decoder, container)
  }

  /// Asks for what does not stand there, to find out whether the decoder tells the kinds apart.
  private func learn(
    from kind: Kind,
    in decoder: any Decoder,
    _ container: any SingleValueDecodingContainer
  ) throws {
    if kind == .object || kind == .array { return }
    let closesScalars =
      try closesScalars
      ?? (matching { try decoder.container(keyedBy: CodableKey.self) } == nil
        && matching { try decoder.unkeyedContainer() } == nil)
    self.closesScalars = closesScalars
    if kind == .string { return }
    isStrict = try closesScalars && string(in: container) == nil && (kind == .boolean || boolean(in: container) == nil)
  }

  private func noValue(in decoder: any Decoder, _ container: any SingleValueDecodingContainer) -> any Error {
    do {
      _ = try container.decode(String.self)
    } catch DecodingError.typeMismatch {
    } catch {
      return error  // A string, but one that cannot be read.
    }
    return DecodingError.notCodableValue(at: decoder.codingPath)
  }
}

// The kinds. Nil is what the decoder refuses.
extension ValueReader {
  private func value(
    of kind: Kind,
    in decoder: any Decoder,
    _ container: any SingleValueDecodingContainer
  ) throws -> CodableValue? {
    switch kind {
    case .number: try number(in: container)
    case .boolean: try boolean(in: container).map { .boolean($0) }
    case .string: try string(in: container).map { .string($0) }
    case .object: try object(in: decoder)
    case .array: try array(in: decoder)
    }
  }

  private func number(in container: any SingleValueDecodingContainer) throws -> CodableValue? {
    if needsInteger == true, let integer = integer(in: container) { return integer }
    // Every number is a `Double`, if not an exact one, so no error is built to tell 1.5 from 1.
    guard let double = try matching({ try container.decode(Double.self) }) else {
      guard needsInteger == nil, let integer = integer(in: container) else { return nil }
      needsInteger = true
      return integer
    }
    if !double.isFinite { return try string(in: container).map { .string($0) } ?? .double(double) }
    let isNegativeZero = double == 0 && double.sign == .minus
    let mayBeInteger = double == double.rounded() && !isNegativeZero && -0x1p63...0x1p64 ~= double
    guard mayBeInteger, let integer = integer(in: container) else { return .double(double) }
    if needsInteger == nil { needsInteger = false }
    return integer
  }

  private func integer(in container: any SingleValueDecodingContainer) -> CodableValue? {
    // Of a number that is no integer of 64 bits, decoders say so in errors of any type.
    do { return .integer(try container.decode(Int64.self)) } catch {}
    do { return .unsigned(try container.decode(UInt64.self)) } catch {}
    return nil
  }

  private func boolean(in container: any SingleValueDecodingContainer) throws -> Bool? {
    try matching { try container.decode(Bool.self) }
  }

  private func string(in container: any SingleValueDecodingContainer) throws -> String? {
    try matching { try container.decode(String.self) }
  }

  private func object(in decoder: any Decoder) throws -> CodableValue? {
    guard let container = try matching({ try decoder.container(keyedBy: CodableKey.self) }) else { return nil }
    let outer = try open(decoder)
    defer { close(outer) }
    return .object(try members(of: container))
  }

  private func members(
    of container: KeyedDecodingContainer<CodableKey>,
    besides skipped: CodableKey? = nil
  ) throws -> [String: CodableValue] {
    let keys = container.allKeys
    var members = [String: CodableValue](minimumCapacity: keys.count)
    var last: Kind?
    for key in keys where key != skipped {
      let known = memberKinds[key.stringValue]
      expected = known ?? last
      place = Place(key: key.stringValue)
      let value = try container.decode(Member.self, forKey: key).value
      members[key.stringValue] = value
      guard let kind = Kind(value) else { continue }
      if kind != known { memberKinds[key.stringValue] = kind }
      last = kind
    }
    return members
  }

  private func array(in decoder: any Decoder) throws -> CodableValue? {
    guard var container = try matching({ try decoder.unkeyedContainer() }) else { return nil }
    let outer = try open(decoder)
    defer { close(outer) }
    place.level = outer.level + 1
    let inside = place
    var row = rowKinds[inside] ?? []
    var followers = [Kind?](repeating: nil, count: Kind.allCases.count)
    var elements: [CodableValue] = []
    var last: Kind?
    while !container.isAtEnd {
      let index = elements.count
      expected = (index < row.count ? row[index] : nil) ?? last.flatMap { followers[$0.rawValue] ?? $0 }
      place = inside
      let value = try container.decode(Member.self).value
      elements.append(value)
      guard let kind = Kind(value) else { continue }
      if let last { followers[last.rawValue] = kind }
      last = kind
      if index < 32 { row.record(kind, at: index) }
    }
    rowKinds[inside] = row
    return .array(elements)
  }

  private func open(_ decoder: any Decoder) throws -> Place {
    if depth == Self.depthLimit { throw DecodingError.nestedTooDeep(limit: depth, at: decoder.codingPath) }
    try StackGuard.check(decoder)
    depth += 1
    return place
  }

  private func close(_ outer: Place) {
    depth -= 1
    place = outer
  }

  /// Nil if the value is of another kind. What is no `DecodingError` is a value of this kind that cannot be read, such
  /// as a number that JSON does not allow.
  private func matching<Value>(_ read: () throws -> Value) throws -> Value? {
    do {
      return try read()
    } catch is DecodingError {
      return nil
    }
  }
}

extension [Kind?] {
  /// Remembers what stood at an index; what was skipped was null.
  fileprivate mutating func record(_ kind: Kind, at index: Int) {
    while count <= index { append(nil) }
    self[index] = kind
  }
}

extension String {
  /// Whether the text, without quotes, could be a number, a boolean or null in YAML or the like.
  fileprivate var mayBeUnquoted: Bool {
    guard let first = utf8.first else { return true }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return true
    default: return utf8.count <= 8 && unquotedWords.contains(lowercased())
    }
  }
}

private let unquotedWords: Set = [
  "true", "false", "yes", "no", "on", "off", "t", "f", "y", "n", "null", "nil", "~", "nan", "inf", "infinity",
]
