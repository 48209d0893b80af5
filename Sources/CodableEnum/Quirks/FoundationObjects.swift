// Values that Foundation writes as objects unless the coder handles them. Property list coders don't.

extension KeyedDecodingContainer<CodableKey> {
  var isURL: Bool {
    let keys = distinctKeys
    return keysOfURL.isSuperset(of: keys) && keys.contains("relative")
  }

  var isDecimal: Bool { distinctKeys == keysOfDecimal }
}

private let keysOfURL: Set<CodableKey> = ["base", "relative"]
private let keysOfDecimal: Set<CodableKey> = ["exponent", "length", "isNegative", "isCompact", "mantissa"]
