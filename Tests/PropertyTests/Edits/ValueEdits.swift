extension WireEdit {
  /// Edits of associated values and of properties.
  static let ofValues: [WireEdit] = [
    ofValues("a value is added") { values, model, numbers in
      let label = values.contains { $0.label == nil } && numbers.chance(60) ? nil : "n"
      if values.contains(where: { $0.label == "n" }) { return false }
      values.insert(model.randomValue(label, &numbers), at: numbers.pick(Array(0...values.count)))
      return true
    },
    ofValues("a value is removed") { values, _, numbers in
      guard !values.isEmpty else { return false }
      values.remove(at: numbers.pick(Array(values.indices)))
      return true
    },
    ofValues("a value is removed, and another one has its key as an alias") { values, _, numbers in
      guard values.count > 1, values.allSatisfy({ $0.label != nil && $0.key == nil }) else { return false }
      let gone = values.remove(at: numbers.pick([0, values.count - 1]))
      values[0].key = values[0].label
      values[0].keyAliases = [gone.label ?? ""]
      return true
    },
    ofValues("another order of values") { values, _, numbers in
      guard values.count > 1 else { return false }
      values.shuffle(using: &numbers)
      return true
    },
    ofValues("labels shift") { values, _, _ in
      guard values.count > 1, values.allSatisfy({ $0.label != nil }) else { return false }
      let labels = values.map(\.label)
      for index in values.indices { values[index].label = index + 1 < labels.count ? labels[index + 1] : "n" }
      return true
    },
    ofValues("two values exchange their keys") { values, _, _ in
      guard values.count > 1, let first = values[0].label, let second = values[1].label else { return false }
      (values[0].key, values[1].key) = (values[1].key ?? second, values[0].key ?? first)
      return true
    },
    ofValue("a value is renamed") { value, _, numbers in
      guard let label = value.label else { return false }
      if numbers.chance(50) { value.key = value.key ?? label }
      value.label = label + "New"
      return true
    },
    ofValue("a value gets a label, or loses it") { value, _, _ in
      if value.key != nil { return false }
      value.label = value.label == nil ? "n" : nil
      return true
    },
    ofValue("another type") { value, model, numbers in
      let other = model.randomValue(value.label, &numbers)
      (value.type, value.defaultValue, value.coder) = (other.type, other.defaultValue, other.coder)
      return true
    },
    ofValue("a similar type") { value, _, numbers in
      let similar = [
        ["Int", "Int8", "Int32", "UInt64", "Double"], ["String", "UUID"], ["Range<Int>", "ClosedRange<Int>"],
        ["PartialRangeFrom<Int>", "PartialRangeThrough<Int>"], ["Date", "Double"],
      ]
      guard case .plain(let name) = value.type.wrapped, value.coder == nil, value.defaultValue == nil,
        let group = similar.first(where: { $0.contains(name) })
      else { return false }
      let other = ModelType.plain(numbers.pick(group.filter { $0 != name } + ["CodableValue"]))
      value.type = value.type.isOptional && !other.isNullable ? .optional(other) : other
      return true
    },
    ofValue("a list, a set or a dictionary") { value, _, numbers in
      if value.coder != nil || value.defaultValue != nil { return false }
      switch value.type {
      case .array(let type):
        value.type = numbers.pick(
          [.dictionary(type), type, .set("Int")] + (type.isNullable ? [] : [.array(.optional(type))])
        )
      case .set: value.type = .array(.plain("Int"))
      case .dictionary(let type): value.type = .array(type)
      case .plain, .optional, .declared, .merged, .root: value.type = .array(value.type)
      }
      return true
    },
    ofValue("optional, or required") { value, _, _ in
      switch value.type {
      case .optional(let type): value.type = type
      case .plain("CodableValue"): return false
      case .plain, .array, .set, .dictionary, .declared, .merged, .root: value.type = .optional(value.type)
      }
      if value.defaultValue == "nil" { value.defaultValue = nil }
      return true
    },
    ofValue("another default, or none") { value, _, numbers in
      guard value.coder == nil else { return false }
      let defaults = WireModel.defaults.filter { $0.0.wrapped == value.type.wrapped && $0.1 != value.defaultValue }
      if value.defaultValue != nil, numbers.chance(40) || defaults.isEmpty {
        value.defaultValue = nil
        return true
      }
      guard let other = defaults.randomElement(using: &numbers) else { return false }
      (value.type, value.defaultValue) = other
      return true
    },
    ofValue("another key") { value, _, numbers in
      guard let label = value.label else { return false }
      let old = value.key ?? label
      value.key = value.key == nil || numbers.chance(50) ? "\(label)Key2" : nil
      if numbers.chance(40), value.key != nil { value.keyAliases.append(old) }
      return true
    },
    ofValue("another alias of a key, or none") { value, _, numbers in
      guard let label = value.label else { return false }
      value.key = value.key ?? label
      value.keyAliases = value.keyAliases.isEmpty ? [numbers.pick(["\(label)Alias2"] + WireModel.keys)] : []
      return true
    },
    ofValue("a value is left out, or no longer") { value, _, _ in
      value.isOmitted.toggle()
      return value.type.isOptional || value.defaultValue != nil
    },
    ofValue("another coder, or none") { value, _, numbers in
      let coders = WireModel.coders.filter { $0.0.wrapped == value.type.wrapped && $0.1 != value.coder }
      let other = (coders.map(\.1) + [nil]).filter { $0 != value.coder }
      guard value.defaultValue == nil, let coder = other.randomElement(using: &numbers) else { return false }
      value.coder = coder
      return true
    },
  ]
}
