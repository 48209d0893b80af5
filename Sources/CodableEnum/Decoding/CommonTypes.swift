// Coders read the types that they know by name much faster than others, but generic calls don't reach those functions.
// So each common type has its own function here. None is inlined, so that the user's compiler only makes a call per
// value.

extension _PayloadObject {
  /// A string under a key.
  public func value(forKey key: StaticString) throws -> String {
    try value(under: key) { try container.decode(String.self, forKey: $0) }
  }

  /// An integer under a key.
  public func value(forKey key: StaticString) throws -> Int {
    try value(under: key) { try container.decode(Int.self, forKey: $0) }
  }

  /// A number under a key.
  public func value(forKey key: StaticString) throws -> Double {
    try value(under: key) { try container.decode(Double.self, forKey: $0) }
  }

  /// A boolean under a key.
  public func value(forKey key: StaticString) throws -> Bool {
    try value(under: key) { try container.decode(Bool.self, forKey: $0) }
  }

  /// A string under a key; nil if the key is missing or its value is null.
  public func optionalValue(forKey key: StaticString) throws -> String? {
    try container.decodeIfPresent(String.self, forKey: _CodableKey(key))
  }

  /// An integer under a key; nil if the key is missing or its value is null.
  public func optionalValue(forKey key: StaticString) throws -> Int? {
    try container.decodeIfPresent(Int.self, forKey: _CodableKey(key))
  }

  /// A number under a key; nil if the key is missing or its value is null.
  public func optionalValue(forKey key: StaticString) throws -> Double? {
    try container.decodeIfPresent(Double.self, forKey: _CodableKey(key))
  }

  /// A boolean under a key; nil if the key is missing or its value is null.
  public func optionalValue(forKey key: StaticString) throws -> Bool? {
    try container.decodeIfPresent(Bool.self, forKey: _CodableKey(key))
  }
}

extension _CaseKeyedObject {
  /// The string of a case with one value.
  public func value() throws -> String { try object(count: 1).decode(String.self, forKey: key) }

  /// The integer of a case with one value.
  public func value() throws -> Int { try object(count: 1).decode(Int.self, forKey: key) }

  /// The number of a case with one value.
  public func value() throws -> Double { try object(count: 1).decode(Double.self, forKey: key) }

  /// The boolean of a case with one value.
  public func value() throws -> Bool { try object(count: 1).decode(Bool.self, forKey: key) }
}

extension _PayloadValues {
  /// The next value: a string.
  public mutating func next() throws -> String {
    if container.isAtEnd { throw wrongCount() }
    return try container.decode(String.self)
  }

  /// The next value: an integer.
  public mutating func next() throws -> Int {
    if container.isAtEnd { throw wrongCount() }
    return try container.decode(Int.self)
  }

  /// The next value: a number.
  public mutating func next() throws -> Double {
    if container.isAtEnd { throw wrongCount() }
    return try container.decode(Double.self)
  }

  /// The next value: a boolean.
  public mutating func next() throws -> Bool {
    if container.isAtEnd { throw wrongCount() }
    return try container.decode(Bool.self)
  }
}
