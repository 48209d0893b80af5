import CodableEnumGenerator

/// Values that were put into the middle of an array, or taken out of it. All elements behind them have moved.
struct MovedElements {
  /// The first of them, and the first one behind them.
  var value: WireValue
  var next: WireValue
  var isNew: Bool
}

extension ValuePairing {
  /// Nil if the values are no array, or if other values have changed.
  var movedElements: MovedElements? {
    guard case (.array(let before)?, .array(let after)?) = (old.payload, new.payload), before.count != after.count,
      !haveRests
    else { return nil }
    let isNew = after.count > before.count
    let (short, long) = isNew ? (before, after) : (after, before)
    let start = zip(short, long).prefix { $0.isElement($1) }.count
    let rest = short.count - start
    guard rest > 0, zip(short.suffix(rest), long.suffix(rest)).allSatisfy({ $0.isElement($1) }) else { return nil }
    return MovedElements(value: long[start], next: short[start], isNew: isNew)
  }
}
