import CodableEnumGenerator

// Messages about values that are the elements of an array, in alphabetical order.
extension LockChange {
  static func arrayLonger(_ values: ValuePairing, _ first: WireValue) -> LockChange {
    let (old, new) = (values.old, values.new)
    let isAtEnd = zip(old.content.values, new.content.values).allSatisfy { old, other in
      old.name == other.name || new.value(named: old.name) == nil
    }
    return LockChange(
      .arrayLonger,
      LockSpot(type: values.spot.type, element: new.name, place: first.place, lockPlace: old.place),
      isNew: isAtEnd,
      "\(values.subject) is an array of \(new.lengthText) instead of \(old.lengthText)",
      wayOut: "until all peers read it, add a case with another tag",
      ofReaders: (values.haveRests ? "" : "add values at the end, optional or with a default, or ")
        + "add a case with another tag"
    )
  }

  static func arrayShorter(_ values: ValuePairing) -> LockChange {
    LockChange(
      .arrayShorter,
      values.spot,
      "\(values.subject) is an array of \(values.new.lengthText) instead of \(values.old.lengthText)",
      wayOut: "keep its values, or add a case with another tag"
    )
  }

  static func elementsMoved(_ values: ValuePairing, _ move: MovedElements) -> LockChange {
    let addedAtEnd = values.haveRests ? "" : "add values at the end, optional or with a default, or "
    return LockChange(
      move.isNew || values.elements == nil ? .valueMoved : .arrayShorter,
      move.isNew ? values.spot(nil, move.value) : values.spot(move.value, nil),
      "\(values.text(of: move.value)) is "
        + (values.elements == nil
          ? "\(move.isNew ? "new" : "gone"), so the values after it have other keys"
          : "\(move.isNew ? "put into" : "taken out of") an array, so the values after it are elsewhere"),
      wayOut: (move.isNew ? addedAtEnd : "keep its values, or ") + "add a case with another tag"
    )
  }

  /// Its last value takes the rest, or no longer does.
  static func restChanged(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    let (one, rest) = ("an element of the array", "the rest of the array")
    return LockChange(
      .contentChanged,
      values.spot(old, new),
      "\(values.text(of: new)) is \(new.isRest ? rest : one) instead of \(old.isRest ? rest : one)",
      wayOut: (old.isRest ? "keep" : "remove") + " rest: true, or add a case with another tag"
    )
  }

  static func valueShifted(_ values: ValuePairing, _ index: Int, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .valueMoved,
      // One edit moves all values behind it.
      values.spot,
      "element \(index + 1) of \(values.subject) was \(old.placed), and is \(new.placed) now",
      wayOut: old.isRest || new.isRest
        ? "keep the values before the rest, or add a case with another tag"
        : "keep the values where they are, and add new ones at the end"
    )
  }

  static func valuesReordered(_ values: ValuePairing) -> LockChange {
    let names = values.old.content.values.map(\.elementText).joined(separator: ", ")
    return LockChange(
      .valuesReordered,
      values.spot,
      "the values of \(values.subject), which are an array, are in a different order",
      wayOut: "keep the order \(names)"
    )
  }
}

extension WireValue {
  /// As an element in messages.
  fileprivate var placed: String { isRest ? "one of the rest" : described }
}

extension WireCase {
  /// The number of its values in an array.
  fileprivate var lengthText: String {
    let values = content.values
    return values.last?.isRest ?? false ? "\(values.count - 1) or more" : "\(values.count)"
  }
}
