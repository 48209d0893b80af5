import CodableEnumGenerator

/// Values that were put into an array before others, or taken out of it. All elements behind them have moved.
struct MovedElements {
  /// The first of them.
  var value: WireValue
  var isNew: Bool
}

extension ValuePairing {
  /// The same values in another order, which is one edit; nil for any other change.
  var reorderedElements: LockChange? {
    guard let (before, after) = elements.map({ ($0.map(\.elementText), $1.map(\.elementText)) }), before != after,
      before.sorted(byBytesOf: \.self) == after.sorted(byBytesOf: \.self)
    else { return nil }
    return .valuesReordered(self)
  }

  /// Nil if the values are no array, or if other values have changed.
  var movedElements: MovedElements? {
    guard let (before, after) = elements, before.count != after.count else { return nil }
    func areSame(_ value: WireValue, _ other: WireValue) -> Bool {
      value.isElement(other) && value.isRest == other.isRest
    }
    let isNew = after.count > before.count
    let (short, long) = isNew ? (before, after) : (after, before)
    let start = zip(short, long).prefix { areSame($0, $1) }.count
    let rest = short.count - start
    guard rest > 0, zip(short.suffix(rest), long.suffix(rest)).allSatisfy({ areSame($0, $1) }) else { return nil }
    return MovedElements(value: long[start], isNew: isNew)
  }
}

extension WireValue {
  /// What tells it from other elements of an array, in messages.
  var elementText: String { isUnlabeled ? type.text + (isOptional ? "?" : "") : "'\(name)'" }
}
