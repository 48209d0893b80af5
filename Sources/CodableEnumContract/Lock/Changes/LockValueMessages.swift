import CodableEnumGenerator

// Messages about associated values and properties, in alphabetical order.
extension LockChange {
  static func arrayLonger(
    _ pair: EnumPair,
    _ old: WireCase,
    _ new: WireCase,
    _ first: WireValue,
    _ breaks: Set<Audience>
  ) -> LockChange {
    let isSurvived = !breaks.contains(.readers)
    let isAtEnd = zip(old.content.values, new.content.values).allSatisfy { old, other in
      old.name == other.name || new.value(named: old.name) == nil
    }
    return LockChange(
      breaks: breaks,
      isAddition: isSurvived && isAtEnd,
      what:
        "\(pair.subject(of: new)) is an array of \(new.lengthText) instead of \(old.lengthText)",
      wayOut: isSurvived
        ? "until all peers read it, add a case with another tag"
        : "add values at the end, optional or with a default, or add a case with another tag",
      place: first.place,
      lockPlace: old.place
    )
  }

  static func arrayShorter(
    _ pair: EnumPair,
    _ old: WireCase,
    _ new: WireCase,
    _ breaks: Set<Audience>
  ) -> LockChange {
    LockChange(
      breaks: breaks,
      what:
        "\(pair.subject(of: new)) is an array of \(new.lengthText) instead of \(old.lengthText)",
      wayOut: "keep its values, or add a case with another tag",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func contentChanged(
    _ pair: EnumPair,
    _ old: WireCase,
    _ before: Payload<WireValue>,
    _ new: WireCase,
    _ after: Payload<WireValue>,
    _ breaks: Set<Audience>
  ) -> LockChange {
    LockChange(
      breaks: breaks,
      what: "\(pair.subject(of: new)) is \(after.text) instead of \(before.text)",
      wayOut: "keep its values as they were, or add a case with another tag",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func defaultChanged(_ subject: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "if missing, \(new.described) of \(subject) is \(new.defaultValue ?? "") instead of "
        + (old.defaultValue ?? ""),
      wayOut: "keep the default",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func defaultGone(_ subject: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(new.described) of \(subject) no longer has a default, and "
        + (new.canBeMissing ? "is nil if missing" : "is required"),
      wayOut: "keep the default \(old.defaultValue ?? "")",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func keyAdded(
    _ pair: ValuePairing,
    _ new: KeyedValue<WireValue>,
    _ breaks: Set<Audience>
  ) -> LockChange {
    let isRejected = pair.oldRejects ? ", and deployed versions reject it" : ""
    guard !new.value.canBeMissing else {
      return LockChange(
        breaks: breaks,
        isAddition: true,
        what: "\(new.value.described) of \(pair.subject) is new" + isRejected,
        wayOut: "until all peers know it, leave it nil",
        place: new.value.place
      )
    }
    return LockChange(
      breaks: breaks,
      what: "\(new.value.described) of \(pair.subject) is new and required; old data lacks it" + isRejected,
      wayOut: pair.codingKeys != nil
        ? "make it optional: the compiler's decoding does not use defaults"
        : "make it optional, or give it a default",
      place: new.value.place
    )
  }

  static func keyAliasGone(_ pair: ValuePairing, _ alias: String, _ new: KeyedValue<WireValue>) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\"\(alias)\" is no longer read as \(new.value.described) of \(pair.subject)",
      wayOut: "keep keyAliases: [\(swiftLiteral(new.key)): [\(swiftLiteral(alias))]] in its @CodableCase",
      place: new.value.place
    )
  }

  static func keyChanged(
    _ pair: ValuePairing,
    _ old: KeyedValue<WireValue>,
    _ new: KeyedValue<WireValue>,
    _ breaks: Set<Audience>
  ) -> LockChange {
    LockChange(
      breaks: breaks,
      isAddition: true,
      what: "\(new.value.described) of \(pair.subject) is written as \"\(new.key)\" instead of \"\(old.key)\", "
        + "which deployed versions do not read",
      wayOut: "until all peers read \"\(new.key)\", keep the key and read the new one with keyAliases:",
      place: new.value.place,
      lockPlace: old.value.place
    )
  }

  static func keyGone(_ pair: ValuePairing, _ old: KeyedValue<WireValue>, _ breaks: Set<Audience>) -> LockChange {
    LockChange(
      breaks: breaks,
      what: "\(old.value.described) of \(pair.subject) is gone, and \"\(old.key)\" of old data is dropped"
        + (old.value.canBeMissing ? "" : "; deployed versions require it"),
      wayOut: "keep it",
      place: pair.place,
      lockPlace: old.value.place
    )
  }

  static func keyMoved(_ pair: ValuePairing, _ key: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: .everyone,
      what: "\(swiftLiteral(key)) was \(old.described) of \(pair.subject), and is \(new.described) now",
      wayOut: pair.new.value(named: old.name) == nil
        ? "keep \(old.described), or do not reuse its key" : "give \(old.described) its key back",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func keyRenamed(
    _ pair: ValuePairing,
    _ old: KeyedValue<WireValue>,
    _ new: KeyedValue<WireValue>,
    _ breaks: Set<Audience>
  ) -> LockChange {
    let (oldKey, newKey) = (swiftLiteral(old.key), swiftLiteral(new.key))
    let wayOut =
      pair.codingKeys.map { "write case \(new.value.name) = \(oldKey) in its \($0)" }
      ?? "add keyAliases: [\(newKey): [\(oldKey)]] to its @CodableCase to read old data, "
      + "or keys: [\(swiftLiteral(new.value.name)): \(oldKey)] to keep the key"
    return LockChange(
      breaks: breaks,
      what: "\(new.value.described) of \(pair.subject) is written as \(newKey); \(oldKey) is no longer read",
      wayOut: wayOut,
      place: new.value.place,
      lockPlace: old.value.place
    )
  }

  static func nilBecomesDefault(_ subject: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "if missing, \(new.described) of \(subject) is \(new.defaultValue ?? "nil"); it was nil",
      wayOut: "keep it optional, without a default",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func nilBecomesOldDefault(_ subject: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: [.peers],
      what: "\(new.described) of \(subject) is left out if nil, which deployed versions read as "
        + (old.defaultValue ?? "nil"),
      wayOut: "never let it be nil until no peer has the default",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func nilRefused(_ subject: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(new.described) of \(subject) is no longer optional, and old data lacks it if it was nil",
      wayOut: "keep it optional",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func nilWritten(_ subject: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: [.peers],
      what: "\(new.described) of \(subject) is optional, and deployed versions require it",
      wayOut: "keep it required, or never let it be nil, until no peer requires it",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func nullBecomesNil(_ subject: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(new.described) of \(subject) is optional, so null, a value of \(old.type.text) in old data, is nil",
      wayOut: "keep it as it was",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func nullBecomesOldNil(_ subject: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: [.peers],
      what: "\(new.described) of \(subject) is no longer optional, and deployed versions read null, a value of "
        + "\(new.type.text), as nil",
      wayOut: "keep it optional",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func severalKeys(_ pair: ValuePairing, _ new: KeyedValue<WireValue>) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "old data has several of the keys \(new.keys.map(swiftLiteral).joined(separator: ", ")), which are all "
        + "\(new.value.described) of \(pair.subject) now",
      wayOut: "remove from keyAliases: the key that another value had",
      place: new.value.place
    )
  }

  static func typeChanged(
    _ subject: String,
    _ old: WireValue,
    _ new: WireValue,
    _ breaks: Set<Audience>
  ) -> LockChange {
    LockChange(
      breaks: breaks,
      what: "\(new.described) of \(subject) is of type \(new.type.text) instead of \(old.type.text)",
      wayOut: "keep the type, or add a value or a case for the new one",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func valuesAdded(
    _ pair: EnumPair,
    _ old: WireCase,
    _ new: WireCase,
    _ breaks: Set<Audience>
  ) -> LockChange {
    LockChange(
      breaks: breaks,
      isAddition: !breaks.contains(.readers),
      what: "\(pair.subject(of: new)) has values; it had none",
      wayOut: "add a case with another tag",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func valueShifted(_ pair: ValuePairing, _ index: Int, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      breaks: .everyone,
      what: "element \(index + 1) of \(pair.subject) was \(old.described), and is \(new.described) now",
      wayOut: "keep the values where they are, and add new ones at the end",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func valuesGone(
    _ pair: EnumPair,
    _ old: WireCase,
    _ new: WireCase,
    _ breaks: Set<Audience>
  ) -> LockChange {
    LockChange(
      breaks: breaks,
      what: "\(pair.subject(of: new)) no longer has values, and those of old data are dropped",
      wayOut: "keep them",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func valuesReordered(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    let names = old.content.values.map { "'\($0.name)'" }.joined(separator: ", ")
    return LockChange(
      breaks: .everyone,
      what: "the values of \(pair.subject(of: new)), which are an array, are in a different order",
      wayOut: "keep the order \(names)",
      place: new.place,
      lockPlace: old.place
    )
  }
}

extension WireValue {
  /// The name in messages.
  fileprivate var described: String {
    guard name.hasPrefix("_"), let index = Int(name.dropFirst()) else { return "'\(name)'" }
    return "value \(index + 1)"
  }
}

extension Payload<WireValue> {
  fileprivate var text: String {
    switch self {
    case .none: "nothing"
    case .bare: "a bare value"
    case .array: "an array"
    case .object: "an object"
    case .flat: "keys beside the tag"
    case .merged(let values, let keyed, _):
      (values.count == 1 ? "an object" : "objects") + " merged with the tag"
        + (keyed.isEmpty ? "" : ", and keys beside it")
    }
  }
}

extension WireCase {
  /// The number of its values in an array.
  fileprivate var lengthText: String {
    let values = content.values
    return values.last?.isRest ?? false ? "\(values.count - 1) or more" : "\(values.count)"
  }
}
