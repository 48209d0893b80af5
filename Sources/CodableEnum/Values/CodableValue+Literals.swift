extension CodableValue: ExpressibleByNilLiteral {
  /// `null`
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension CodableValue: ExpressibleByBooleanLiteral {
  /// `boolean`
  public init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }
}

extension CodableValue: ExpressibleByIntegerLiteral {
  /// `integer`
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }
}

extension CodableValue: ExpressibleByFloatLiteral {
  /// `double`, even without a fraction
  public init(floatLiteral value: Double) {
    self = .double(value)
  }
}

extension CodableValue: ExpressibleByStringLiteral {
  /// `string`
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension CodableValue: ExpressibleByStringInterpolation {}

extension CodableValue: ExpressibleByArrayLiteral {
  /// `array`
  public init(arrayLiteral elements: CodableValue...) {
    self = .array(elements)
  }
}

extension CodableValue: ExpressibleByDictionaryLiteral {
  /// `object`; the last of equal keys wins
  public init(dictionaryLiteral members: (String, CodableValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}
