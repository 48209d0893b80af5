import CodableEnumContract

/// What an encoder or a container writes next: makes the place, which replaces an earlier one of the same key.
extension Owner<() -> Slot> {
  fileprivate static var encoder: Self {
    Self(isContainer: true) { _, use in
      if case .encoder(let slot) = use.value { { slot } } else { nil }
    }
  }
  fileprivate static var single: Self {
    Self(isContainer: true) { _, use in
      if case .valueWriter(let slot) = use.value { { slot } } else { nil }
    }
  }
  /// What is under the key that the last argument is.
  fileprivate static var member: Self {
    Self(isContainer: true) { evaluator, use in
      guard case .keyedWriter(let slot, let keys) = use.value else { return nil }
      let key = try use.arguments.last.map { try evaluator.text(ofKey: $0.value, keys) } ?? "super"
      return { slot.member(key) }
    }
  }
  fileprivate static var element: Self {
    Self(isContainer: true) { evaluator, use in
      guard case .listWriter(let slot) = use.value else { return nil }
      try evaluator.refuseWhole(slot, use)
      return { slot.element() }
    }
  }
}

extension Owner<Slot> {
  fileprivate static var list: Self {
    Self(isContainer: true) { if case .listWriter(let slot) = $1.value { slot } else { nil } }
  }
}

extension Evaluator {
  static let writerCalls = [
    Row(.encoder, "container", ["keyedBy"]) { try $0.writeObject($1, $2) },
    Row(.member, "nestedContainer", ["keyedBy", "forKey"]) { try $0.writeObject($1, $2) },
    Row(.element, "nestedContainer", ["keyedBy"]) { try $0.writeObject($1, $2) },
    Row(.encoder, "unkeyedContainer", []) { try $0.writeArray($1, $2) },
    Row(.member, "nestedUnkeyedContainer", ["forKey"]) { try $0.writeArray($1, $2) },
    Row(.element, "nestedUnkeyedContainer", []) { try $0.writeArray($1, $2) },
    Row(.encoder, "singleValueContainer", []) { _, slot, _ in .valueWriter(slot()) },
    Row(.member, "superEncoder", []) { _, slot, _ in .encoder(slot()) },
    Row(.member, "superEncoder", ["forKey"]) { _, slot, _ in .encoder(slot()) },
    Row(.element, "superEncoder", []) { _, slot, _ in .encoder(slot()) },
    Row(.single, "encode", [nil]) { try $0.writeValue($1, $2) },
    Row(.member, "encode", [nil, "forKey"]) { try $0.writeValue($1, $2) },
    Row(.element, "encode", [nil]) { try $0.writeValue($1, $2) },
    Row(.list, "encode", ["contentsOf"]) { try $0.writeElements($1, $2) },
    Row(.member, "encodeIfPresent", [nil, "forKey"]) { try $0.writeOptional($1, $2) },
    Row(.single, "encodeNil", []) { try $0.writeNull($1, $2) },
    Row(.member, "encodeNil", ["forKey"]) { try $0.writeNull($1, $2) },
    Row(.element, "encodeNil", []) { try $0.writeNull($1, $2) },
  ]

  private func writeObject(_ makeSlot: () -> Slot, _ use: Use) throws -> CodeValue? {
    let slot = makeSlot()
    slot.open()
    return .keyedWriter(slot, keys: try metatype(use))
  }

  private func writeArray(_ makeSlot: () -> Slot, _ use: Use) throws -> CodeValue? {
    let slot = makeSlot()
    slot.content = .list([])
    return .listWriter(slot)
  }

  private func writeValue(_ slot: () -> Slot, _ use: Use) throws -> CodeValue? {
    let value = try evaluateText(use[0], expecting: nil)
    try encode(value, to: slot(), at: use.range)
    return .nothing
  }

  private func writeOptional(_ slot: () -> Slot, _ use: Use) throws -> CodeValue? {
    let value = try evaluateText(use[0], expecting: nil)
    if !value.isNull { try encode(value.wrapped, to: slot(), isOmitted: true, at: use.range) }
    return .nothing
  }

  private func writeNull(_ slot: () -> Slot, _ use: Use) throws -> CodeValue? {
    slot().content = .tree(.constant(.null))
    return .nothing
  }

  private func writeElements(_ slot: Slot, _ use: Use) throws -> CodeValue? {
    try refuseWhole(slot, use)
    return encode(elementsOf: try evaluate(use[0], expecting: nil), to: slot) ? .nothing : nil
  }

  fileprivate func refuseWhole(_ slot: Slot, _ use: Use) throws {
    if slot.isWhole {
      throw refusal("an array's elements beside others have no counterpart; write them as an array", at: use.range)
    }
  }
}
