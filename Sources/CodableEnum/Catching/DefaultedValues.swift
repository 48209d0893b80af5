#if Values
// Values that take their defaults for more than a missing value: `defaults: [.null, .invalid]`.

/// What a value takes its default for although something is there.
public struct _DefaultCauses: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Some causes, by their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A null that the value can't be.
  public static let null = _DefaultCauses(rawValue: 1)
  /// Whatever can't be read. The decoder's `onCaughtError` hears of it.
  public static let invalid = _DefaultCauses(rawValue: 2)
}

extension Decoder {
  /// The value under a key, or its default if the key is missing.
  ///
  /// - Throws: The error of the value, unless it has a cause for the default.
  public func _valueOrDefault<Value>(
    forKey key: StaticString,
    in object: _PayloadObject,
    or fallback: Value,
    for causes: _DefaultCauses,
    _ decode: (StaticString) throws -> Value
  ) throws -> Value {
    guard object.contains(key) else { return fallback }
    do {
      return try decode(key)
    } catch {
      try catchError(error, for: causes) { object.container.hasNull(_CodableKey(key)) }
      return fallback
    }
  }

  /// The value of a case with one value, or its default.
  ///
  /// - Throws: The error of the value, unless it has a cause for the default; that there is the tag alone.
  public func _valueOrDefault<Value>(
    in object: _CaseKeyedObject,
    or fallback: Value,
    for causes: _DefaultCauses,
    _ decode: () throws -> Value
  ) throws -> Value {
    let holder = try object.object(count: 1)
    do {
      return try decode()
    } catch {
      try catchError(error, for: causes) { holder.hasNull(object.key) }
      return fallback
    }
  }

  /// The next value of an array, or its default if the array may end before it.
  ///
  /// - Throws: The error of the value, unless it has a cause for the default; that there are too few.
  public func _nextOrDefault<Value>(
    of values: inout _PayloadValues,
    or fallback: Value,
    for causes: _DefaultCauses,
    _ decode: (inout _PayloadValues) throws -> Value
  ) throws -> Value {
    guard try values.hasNextOrMayEnd() else { return fallback }
    let index = values.container.currentIndex
    do {
      return try decode(&values)
    } catch {
      try catchError(error, for: causes) { values.container.isNull(at: index) }
      try values.container.skipElement(at: index, orThrow: error)
      return fallback
    }
  }

  /// Takes an error for a cause of the default.
  ///
  /// - Throws: The error, if it is none.
  private func catchError(_ error: any Error, for causes: _DefaultCauses, ifNull isNull: () -> Bool) throws {
    try throwIfUncatchable(error)
    if causes.contains(.null), isNull() { return }
    if !causes.contains(.invalid) { throw error }
    _reportCaught(error)
  }
}

extension UnkeyedDecodingContainer {
  /// Whether the element that failed to decode is null. Moves past it then.
  fileprivate mutating func isNull(at index: Int) -> Bool {
    do { return try currentIndex == index && decodeNil() } catch { return false }
  }
}
#endif
