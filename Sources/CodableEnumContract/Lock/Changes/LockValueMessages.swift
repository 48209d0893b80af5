import CodableEnumGenerator

// Messages about associated values and properties, in alphabetical order.
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

  /// A constant is always written, and never read.
  static func constantChanged(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .valueChanged,
      values.spot(old, new),
      new.isFixed
        ? "\(new.described) of \(values.subject) is a constant, and its values in old data are dropped"
        : "\(new.described) of \(values.subject) is no longer a constant, and deployed versions ignore its value",
      wayOut: new.isFixed ? "keep it a variable" : "keep it a constant until all peers read it"
    )
  }

  static func contentChanged(
    _ values: ValuePairing,
    _ before: Payload<WireValue>,
    _ after: Payload<WireValue>
  ) -> LockChange {
    LockChange(
      .contentChanged,
      values.spot,
      "\(values.subject) is \(after.text) instead of \(before.text)",
      wayOut: "keep its values as they were, or add a case with another tag"
    )
  }

  static func defaultChanged(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .defaultChanged,
      values.spot(old, new),
      "if missing, \(new.described) of \(values.subject) is \(new.defaultValue ?? "") instead of "
        + (old.defaultValue ?? ""),
      cures: [.default(old.defaultValue, of: new, values.new, "keep the default")]
    )
  }

  static func defaultGone(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .defaultRemoved,
      values.spot(old, new),
      "\(new.described) of \(values.subject) no longer has a default, and "
        + (new.canBeMissing ? "is nil if missing" : "is required"),
      cures: [.default(old.defaultValue, of: new, values.new, "keep the default \(old.defaultValue ?? "")")]
    )
  }

  static func defaultsNarrowed(
    _ values: ValuePairing,
    _ old: WireValue,
    _ new: WireValue,
    _ cause: DefaultCause
  ) -> LockChange {
    LockChange(
      .defaultsNarrowed,
      values.spot(old, new),
      of: cause.rawValue,
      "\(new.described) of \(values.subject) no longer takes \(new.defaultValue.map { "its default, \($0)," } ?? "nil") for "
        + (cause == .null ? "null" : "what can't be read"),
      wayOut: "keep .\(cause) in 'defaults:'"
    )
  }

  static func elementsMoved(_ values: ValuePairing, _ move: MovedElements) -> LockChange {
    let spot = move.isNew ? values.spot(nil, move.value) : values.spot(move.value, nil)
    return LockChange(
      move.isNew ? .valueMoved : .arrayShorter,
      spot,
      "\(move.value.described) of \(values.subject) is \(move.isNew ? "put into" : "taken out of") the middle of an array, "
        + "so \(move.next.described) and what follows it are elsewhere",
      wayOut: move.isNew
        ? "add values at the end, optional or with a default, or add a case with another tag"
        : "keep its values, or add a case with another tag"
    )
  }

  /// - Parameter fate: What old code does to it; nil if that is what it does to any unknown key.
  static func keyAdded(_ values: ValuePairing, _ new: KeyedValue<WireValue>, fate: String? = nil) -> LockChange {
    let fate = (fate ?? values.fateOfNewKeys).map { ", and deployed versions \($0)" } ?? ""
    if new.value.canBeMissing {
      return LockChange(
        .keyAdded,
        values.spot(nil, new.value),
        isNew: true,
        "\(new.value.described) of \(values.subject) is new" + fate,
        wayOut: "until all peers know it, leave it nil"
      )
    }
    return LockChange(
      .keyRequired,
      values.spot(nil, new.value),
      "\(new.value.described) of \(values.subject) is new and required; old data lacks it" + fate,
      cures: values.codingKeys != nil
        ? [.optional(new, values.new, "make it optional: the compiler's decoding does not use defaults")]
        : [
          .optional(new, values.new, "make it optional"),
          .default("…", of: new.value, values.new, "give it a default"),
        ]
    )
  }

  static func keyAliasGone(_ values: ValuePairing, _ alias: String, _ new: KeyedValue<WireValue>) -> LockChange {
    LockChange(
      .keyAliasRemoved,
      values.spot(nil, new.value),
      of: alias,
      "\"\(alias)\" is no longer read as \(new.value.described) of \(values.subject)",
      cures: [
        .keyAlias(
          alias,
          new,
          values.new,
          "keep keyAliases: [\(swiftLiteral(new.key)): [\(swiftLiteral(alias))]] in its @CodableCase"
        )
      ]
    )
  }

  static func keyChanged(
    _ values: ValuePairing,
    _ old: KeyedValue<WireValue>,
    _ new: KeyedValue<WireValue>
  ) -> LockChange {
    LockChange(
      .writtenKeyChanged,
      values.spot(old.value, new.value),
      isNew: true,
      "\(new.value.described) of \(values.subject) is written as \"\(new.key)\" instead of \"\(old.key)\", "
        + "which deployed versions do not read",
      wayOut: "until all peers read \"\(new.key)\", keep the key and read the new one with keyAliases:"
    )
  }

  static func keyGone(_ values: ValuePairing, _ old: KeyedValue<WireValue>) -> LockChange {
    LockChange(
      .keyRemoved,
      values.spot(old.value, nil),
      "\(old.value.described) of \(values.subject) is gone, and \"\(old.key)\" of old data is dropped"
        + (old.value.canBeMissing ? "" : "; deployed versions require it"),
      wayOut: "keep it"
    )
  }

  static func keyMoved(_ values: ValuePairing, _ key: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    let wayOut =
      if let same = values.newKey(of: old.name) {
        same.keys.contains(key) ? "give \(new.described) another key" : "give \(old.described) its key back"
      } else {
        "keep \(old.described), or do not reuse its key"
      }
    return LockChange(
      .keyMoved,
      values.spot(old, new),
      of: key,
      "\(swiftLiteral(key)) was \(old.described) of \(values.subject), and is \(new.described) now",
      wayOut: wayOut
    )
  }

  static func keyRenamed(
    _ values: ValuePairing,
    _ old: KeyedValue<WireValue>,
    _ new: KeyedValue<WireValue>
  ) -> LockChange {
    let (oldKey, newKey) = (swiftLiteral(old.key), swiftLiteral(new.key))
    return LockChange(
      .keyChanged,
      values.spot(old.value, new.value),
      "\(new.value.described) of \(values.subject) is written as \(newKey); \(oldKey) is no longer read",
      cures: values.codingKeys.map { name in
        [.key(old.key, new, values.new, "write case \(new.value.name) = \(oldKey) in its \(name)")]
      } ?? [
        .keyAlias(
          old.key,
          new,
          values.new,
          "add keyAliases: [\(newKey): [\(oldKey)]] to its @CodableCase to read old data"
        ),
        .key(old.key, new, values.new, "keys: [\(swiftLiteral(new.value.name)): \(oldKey)] to keep the key"),
      ]
    )
  }

  /// - Parameter isOld: Whether it is old code that has the default.
  static func nilBecomesDefault(
    _ values: ValuePairing,
    _ old: WireValue,
    _ new: WireValue,
    isOld: Bool
  ) -> LockChange {
    let value = "\(new.described) of \(values.subject)"
    return LockChange(
      .defaultAdded,
      values.spot(old, new),
      of: isOld ? "old" : "",
      isOld
        ? "\(value) is left out if nil, which deployed versions read as \(old.defaultValue ?? "nil")"
        : "if missing, \(value) is \(new.defaultValue ?? "nil"); it was nil",
      wayOut: isOld ? "never let it be nil until no peer has the default" : nil,
      cures: isOld
        ? []
        : [
          .nilable(new, values.new, "keep it optional, without a default")
        ]
    )
  }

  static func nilRefused(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .keyRequired,
      values.spot(old, new),
      "\(new.described) of \(values.subject) is no longer optional, and old data lacks it if it was nil",
      cures: [
        .nilable(new, values.new, "keep it optional")
      ]
    )
  }

  static func nilWritten(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .nilWritten,
      values.spot(old, new),
      "\(new.described) of \(values.subject) is optional, and deployed versions require it",
      wayOut: "keep it required, or never let it be nil, until no peer requires it"
    )
  }

  /// - Parameter isOld: Whether it is old code that reads nil.
  static func nullBecomesNil(_ values: ValuePairing, _ old: WireValue, _ new: WireValue, isOld: Bool) -> LockChange {
    let value = "\(new.described) of \(values.subject)"
    return LockChange(
      .nullBecomesNil,
      values.spot(old, new),
      of: isOld ? "old" : "",
      isOld
        ? "\(value) is no longer optional, and deployed versions read null, a value of \(new.type.text), as nil"
        : "\(value) is optional, so null, a value of \(old.type.text) in old data, is nil",
      wayOut: isOld ? "keep it optional" : "keep it as it was"
    )
  }

  static func severalKeys(_ values: ValuePairing, _ new: KeyedValue<WireValue>) -> LockChange {
    LockChange(
      .severalKeys,
      values.spot(nil, new.value),
      "old data has several of the keys \(new.keys.map(swiftLiteral).joined(separator: ", ")), which are all "
        + "\(new.value.described) of \(values.subject) now",
      wayOut: "remove from keyAliases: the key that another value had"
    )
  }

  static func typeChanged(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .valueChanged,
      values.spot(old, new),
      "\(new.described) of \(values.subject) is of type \(new.type.text) instead of \(old.type.text)",
      wayOut: "keep the type, or add a value or a case for the new one"
    )
  }

  static func valuesAdded(_ values: ValuePairing) -> LockChange {
    LockChange(
      .valuesAdded,
      values.spot,
      isNew: true,
      "\(values.subject) has values; it had none",
      wayOut: "add a case with another tag"
    )
  }

  static func valueShifted(_ values: ValuePairing, _ index: Int, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .valueMoved,
      values.spot(old, new),
      of: "\(index)",
      "element \(index + 1) of \(values.subject) was \(old.placed), and is \(new.placed) now",
      wayOut: old.isRest || new.isRest
        ? "keep the values before the rest, or add a case with another tag"
        : "keep the values where they are, and add new ones at the end"
    )
  }

  static func valuesGone(_ values: ValuePairing) -> LockChange {
    LockChange(
      .valuesRemoved,
      values.spot,
      "\(values.subject) no longer has values, and those of old data are dropped",
      wayOut: "keep them"
    )
  }

  static func valuesReordered(_ values: ValuePairing) -> LockChange {
    let names = values.old.content.values.map { "'\($0.name)'" }.joined(separator: ", ")
    return LockChange(
      .valuesReordered,
      values.spot,
      "the values of \(values.subject), which are an array, are in a different order",
      wayOut: "keep the order \(names)"
    )
  }
}

extension Cure {
  fileprivate static func optional(_ keyed: KeyedValue<WireValue>, _ element: WireCase, _ text: String) -> Cure {
    Cure(text, .optional(true, of: keyed.value.name, in: element.name))
  }

  /// Nil if it is missing.
  fileprivate static func nilable(_ value: WireValue, _ element: WireCase, _ text: String) -> Cure {
    Cure(
      text,
      .optional(true, of: value.name, in: element.name),
      .defaultValue(nil, of: value.name, in: element.name)
    )
  }

  fileprivate static func `default`(_ text: String?, of value: WireValue, _ element: WireCase, _ way: String) -> Cure {
    Cure(way, .defaultValue(text, of: value.name, in: element.name))
  }

  fileprivate static func key(
    _ key: String,
    _ keyed: KeyedValue<WireValue>,
    _ element: WireCase,
    _ text: String
  ) -> Cure {
    Cure(text, .key(key, of: keyed.value.name, in: element.name))
  }

  fileprivate static func keyAlias(
    _ key: String,
    _ keyed: KeyedValue<WireValue>,
    _ element: WireCase,
    _ text: String
  ) -> Cure {
    Cure(text, .keyAliases(keyed.aliases + [key], of: keyed.value.name, in: element.name))
  }
}

extension WireValue {
  /// The name in messages.
  fileprivate var described: String {
    guard name.hasPrefix("_"), let index = Int(name.dropFirst()) else { return "'\(name)'" }
    return "value \(index + 1)"
  }

  /// The same of an element.
  fileprivate var placed: String { isRest ? "one of the rest" : described }
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
