import CodableEnumGenerator

// Messages about associated values and properties, in alphabetical order.
extension LockChange {
  /// A constant is always written, and never read.
  static func constantChanged(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .valueChanged,
      values.spot(old, new),
      new.isFixed
        ? "\(values.text(of: new)) is a constant, and its values in old data are dropped"
        : "\(values.text(of: new)) is no longer a constant, and deployed versions ignore its value",
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
      "if missing, \(values.text(of: new)) is \(new.defaultValue ?? "") instead of "
        + (old.defaultValue ?? ""),
      cures: [Cure("keep the default", .defaultValue(old.defaultValue, of: new.name, in: values.new.name))]
    )
  }

  static func defaultGone(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    let `default`: WireEdit = .defaultValue(old.defaultValue, of: new.name, in: values.new.name)
    return LockChange(
      .defaultRemoved,
      values.spot(old, new),
      "\(values.text(of: new)) no longer has a default, and "
        + (new.canBeMissing ? "is nil if missing" : "is required"),
      cures: [Cure("keep the default \(old.defaultValue ?? "")", `default`)]
    )
  }

  /// - Parameter all: Values of one case, or of several.
  static func defaultsNarrowed(_ pair: EnumPair, _ all: [NarrowedDefault], _ cause: DefaultCause) -> LockChange {
    let (values, old, new) = (all[0].values, all[0].old, all[0].new)
    let isOneCase = all.allSatisfy { $0.values.spot.at == values.spot.at }
    let what =
      all.count == 1
      ? "\(values.text(of: new)) no longer takes \(new.defaultValue.map { "its default, \($0)," } ?? "nil")"
      : "values of \(isOneCase ? values.subject : pair.id) no longer take their defaults, or nil,"
    return LockChange(
      .defaultsNarrowed,
      all.count == 1 ? values.spot(old, new) : isOneCase ? values.spot : pair.spot,
      of: cause.rawValue,
      "\(what) for " + (cause == .null ? "null" : "what can't be read"),
      wayOut: "keep .\(cause) in 'defaults:'"
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
        "\(values.text(of: new.value)) is new" + fate,
        wayOut: "until all peers know it, leave it nil"
      )
    }
    let (name, element) = (new.value.name, values.new.name)
    let hasDefaults = values.codingKeys(of: new.value) == nil
    let condition = hasDefaults ? "" : ": the compiler's decoding does not use defaults"
    return LockChange(
      .keyRequired,
      values.spot(nil, new.value),
      "\(values.text(of: new.value)) is new and required; old data lacks it" + fate,
      cures: [Cure("make it optional" + condition, .optional(true, of: name, in: element))]
        + (hasDefaults ? [Cure("give it a default", .defaultValue("…", of: name, in: element))] : [])
    )
  }

  static func keyAliasGone(_ values: ValuePairing, _ alias: String, _ new: KeyedValue<WireValue>) -> LockChange {
    LockChange(
      .keyAliasRemoved,
      values.spot(nil, new.value),
      of: alias,
      "\"\(alias)\" is no longer read as \(values.text(of: new.value))",
      cures: [
        Cure(
          "keep keyAliases: [\(swiftLiteral(new.key)): [\(swiftLiteral(alias))]] in its @CodableCase",
          .keyAliases(new.aliases + [alias], of: new.value.name, in: values.new.name)
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
      "\(values.text(of: new.value)) is written as \"\(new.key)\" instead of \"\(old.key)\", "
        + "which deployed versions do not read",
      wayOut: "until all peers read \"\(new.key)\", keep the key and read the new one with keyAliases:"
    )
  }

  static func keyGone(_ values: ValuePairing, _ old: KeyedValue<WireValue>) -> LockChange {
    LockChange(
      .keyRemoved,
      values.spot(old.value, nil),
      "\(values.text(of: old.value)) is gone, and \"\(old.key)\" of old data is dropped"
        + (old.value.canBeMissing ? "" : "; deployed versions require it"),
      wayOut: "keep it"
    )
  }

  static func keyMoved(_ values: ValuePairing, _ key: String, _ old: WireValue, _ new: WireValue) -> LockChange {
    if let other = values.newKey(of: old.name), other.key == values.oldKey(of: new.name)?.key {
      let both = [new, other.value].sorted(byBytesOf: \.name)
      return LockChange(
        .keyMoved,
        values.spot(values.old.value(named: both[0].name), both[0]),
        "\(both[0].described) and \(values.text(of: both[1])) have each other's keys",
        wayOut: "give both their keys back"
      )
    }
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
      "\(swiftLiteral(key)) was \(values.text(of: old)), and is \(new.described) now",
      wayOut: wayOut
    )
  }

  static func keyRenamed(
    _ values: ValuePairing,
    _ old: KeyedValue<WireValue>,
    _ new: KeyedValue<WireValue>
  ) -> LockChange {
    let (oldKey, newKey) = (swiftLiteral(old.key), swiftLiteral(new.key))
    let (name, element) = (new.value.name, values.new.name)
    let kept: WireEdit = .key(old.key, of: name, in: element)
    return LockChange(
      .keyChanged,
      values.spot(old.value, new.value),
      "\(values.text(of: new.value)) is written as \(newKey); \(oldKey) is no longer read",
      cures: values.codingKeys(of: new.value).map { keys in
        [Cure("write case \(name) = \(oldKey) in its \(keys)", kept)]
      } ?? [
        Cure(
          "add keyAliases: [\(newKey): [\(oldKey)]] to its @CodableCase to read old data",
          .keyAliases(new.aliases + [old.key], of: name, in: element)
        ),
        Cure("keys: [\(swiftLiteral(name)): \(oldKey)] to keep the key", kept),
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
    let value = values.text(of: new)
    return LockChange(
      .defaultAdded,
      values.spot(old, new),
      of: isOld ? "old" : "",
      isOld
        ? "\(value) is left out if nil, which deployed versions read as \(old.defaultValue ?? "nil")"
        : "if missing, \(value) is \(new.defaultValue ?? "nil"); it was nil",
      wayOut: isOld ? "never let it be nil until no peer has the default" : nil,
      cures: isOld ? [] : [values.nilable(new, "keep it optional, without a default")]
    )
  }

  static func nilRefused(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .keyRequired,
      values.spot(old, new),
      "\(values.text(of: new)) is no longer optional, and old data lacks it if it was nil",
      cures: [values.nilable(new, "keep it optional")]
    )
  }

  static func nilWritten(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .nilWritten,
      values.spot(old, new),
      "\(values.text(of: new)) is optional, and deployed versions require it",
      wayOut: "keep it required, or never let it be nil, until no peer requires it"
    )
  }

  /// - Parameter isOld: Whether it is old code that reads nil.
  static func nullBecomesNil(_ values: ValuePairing, _ old: WireValue, _ new: WireValue, isOld: Bool) -> LockChange {
    let value = values.text(of: new)
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
    let own = values.old(of: new.value.name)?.name
    let other = values.old.content.keyedValues.first { new.keys.contains($0.key) && $0.value.name != own }
    let isGone = other.map { values.newKey(of: $0.value.name) == nil } ?? false
    return LockChange(
      .severalKeys,
      values.spot(nil, new.value),
      "old data has several of the keys \(new.keys.map(swiftLiteral).joined(separator: ", ")), which are all "
        + "\(values.text(of: new.value)) now",
      wayOut: isGone
        ? "keep \(other?.value.described ?? ""), which had one of them"
        : "remove \(swiftLiteral(other?.key ?? "")) from keyAliases:"
    )
  }

  /// Other types are merged with all cases.
  static func sharedTypesChanged(_ values: ValuePairing, _ before: String, _ after: String) -> LockChange {
    var spot = values.spot
    spot.element = nil
    return LockChange(
      .contentChanged,
      spot,
      "\(spot.type) has \(after) beside its cases instead of \(before)",
      wayOut: "keep what is beside its cases, or write the new JSON as another type"
    )
  }

  static func typeChanged(_ values: ValuePairing, _ old: WireValue, _ new: WireValue) -> LockChange {
    LockChange(
      .valueChanged,
      values.spot(old, new),
      "\(values.text(of: new)) is of type \(new.type.text) instead of \(old.type.text)",
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

  static func valuesGone(_ values: ValuePairing) -> LockChange {
    LockChange(
      .valuesRemoved,
      values.spot,
      "\(values.subject) no longer has values, and those of old data are dropped",
      wayOut: "keep them"
    )
  }
}

extension ValuePairing {
  /// Nil if it is missing.
  fileprivate func nilable(_ value: WireValue, _ text: String) -> Cure {
    Cure(text, .optional(true, of: value.name, in: new.name), .defaultValue(nil, of: value.name, in: new.name))
  }
}

extension WireValue {
  /// The name in messages.
  var described: String { Self.described(name) }

  static func described(_ name: String) -> String {
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
