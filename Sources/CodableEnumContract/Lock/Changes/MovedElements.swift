import CodableEnumGenerator

/// Values that were put before others in an array, or among keys that are numbers, or taken out. All values behind them
/// have moved.
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

  /// Values without labels, whose keys are their places: `_0`.
  private var numbered: (old: [WireValue], new: [WireValue])? {
    let areNumbered = [old, new].allSatisfy { element in
      let values = element.content.values
      return values.allSatisfy(\.isUnlabeled) && element.content.keyedValues.map(\.key) == values.map(\.name)
    }
    return areNumbered ? (old.content.values, new.content.values) : nil
  }

  /// Nil if the values have no places, or if other values have changed.
  var movedElements: MovedElements? {
    guard let (before, after) = elements ?? numbered, before.count != after.count else { return nil }
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

extension Play {
  /// Whether keys that are numbers are those of other values on the other side.
  func hasMoved(_ moved: MovedElements) -> Bool {
    let values = writer.content.keyedValues.map(\.value).drop { $0.name != moved.value.name }
    return values.contains { if case .example = written.values[$0.name] { true } else { false } }
  }
}

extension WireValue {
  /// What tells it from other elements of an array, in messages.
  var elementText: String { isUnlabeled ? type.text + (isOptional ? "?" : "") : "'\(name)'" }
}
