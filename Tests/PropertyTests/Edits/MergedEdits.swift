extension WireEdit {
  /// Edits of fields beside an enum.
  static let ofMerged: [WireEdit] = [
    ofMerged("other fields") { merged, model, numbers in
      guard let other = model.randomObject(&numbers, isFields: true) else { return false }
      merged.fields = other
      return true
    },
    ofMerged("another variant") { merged, model, numbers in
      guard merged.variant != .root, let other = model.randomObject(&numbers) else { return false }
      merged.variant = other
      return true
    },
    ofMerged("fields and a variant are exchanged") { merged, _, _ in
      swap(&merged.fields, &merged.variant)
      return true
    },
    ofMerged("more fields, or fewer") { merged, model, numbers in
      if case .merged(_, let variant) = merged.variant, numbers.chance(50) {
        merged.variant = variant
        return true
      }
      guard let other = model.randomObject(&numbers, isFields: true) else { return false }
      merged.variant = .merged(other, merged.variant)
      return true
    },
    WireEdit(name: "a field gets a key beside it") { model, numbers in
      guard let merged = model.randomUse(&numbers) else { return false }
      let keys = model.keys(of: merged.variant)
      guard let key = keys.randomElement(using: &numbers),
        let index = model.structures(in: merged.fields).randomElement(using: &numbers),
        case .structure(var type) = model.declarations[index],
        let place = type.properties.indices.randomElement(using: &numbers)
      else { return false }
      type.properties[place].key = key
      if numbers.chance(50) { type.properties[place].type = .plain("String") }
      model.declarations[index] = .structure(type)
      return true
    },
    WireEdit(name: "a case gets a key beside it") { model, numbers in
      guard let merged = model.randomUse(&numbers),
        let key = model.keys(of: merged.fields).randomElement(using: &numbers)
      else { return false }
      func change(_ type: inout ModelEnum) -> Bool {
        guard let index = type.cases.indices.randomElement(using: &numbers) else { return false }
        if type.layout.tagIsKey {
          type.cases[index].tag = "\"\(key)\""
          return true
        }
        guard let place = type.cases[index].values.indices.randomElement(using: &numbers) else { return false }
        type.cases[index].values[place].key = key
        return type.layout.hasKeys
      }
      switch merged.variant {
      case .root: return change(&model.root)
      case .declared(let index):
        guard case .annotated(var type) = model.declarations[index] else { return false }
        defer { model.declarations[index] = .annotated(type) }
        return change(&type)
      case .plain, .optional, .array, .set, .dictionary, .merged: return false
      }
    },
    WireEdit(name: "an alias is spelled out") { model, _ in
      for case (let index, .merged(let merged)) in zip(model.declarations.indices, model.declarations) {
        model.mapTypes { $0 == .declared(index) ? .merged(merged.fields, merged.variant) : $0 }
        return true
      }
      return false
    },
    ofValue("fields beside a value, or none") { value, model, numbers in
      switch value.type {
      case .merged(_, let variant): value.type = variant
      case .declared(let index):
        if case .merged(let merged) = model.declarations[index] {
          value.type = merged.variant
        } else if let fields = model.randomObject(&numbers, isFields: true), model.isObject(index), fields != value.type
        {
          value.type = .merged(fields, value.type)
        } else {
          return false
        }
      case .plain, .optional, .array, .set, .dictionary, .root: return false
      }
      return true
    },
  ]

  /// An edit of an alias of `Merged`.
  private static func ofMerged(
    _ name: String,
    _ change: @escaping @Sendable (inout ModelMerged, WireModel, inout RandomNumbers) -> Bool
  ) -> WireEdit {
    WireEdit(name: name) { model, numbers in
      let aliases = model.declarations.indices.filter {
        if case .merged = model.declarations[$0] { true } else { false }
      }
      if var whole = model.whole, aliases.isEmpty || numbers.chance(50) {
        defer { model.whole = whole }
        return change(&whole, model, &numbers)
      }
      guard let index = aliases.randomElement(using: &numbers), case .merged(var merged) = model.declarations[index]
      else { return false }
      // A type has values of those before it alone.
      var outer = model
      outer.declarations.removeSubrange(index...)
      defer { model.declarations[index] = .merged(merged) }
      return change(&merged, outer, &numbers)
    }
  }
}

extension WireModel {
  /// Adds aliases of `Merged` to the declarations.
  mutating func addMerged(_ numbers: inout RandomNumbers) {
    for name in ["M", "N"] where numbers.chance(30) {
      guard let (fields, variant) = randomMerged(&numbers) else { continue }
      declarations.append(.merged(ModelMerged(name: name, fields: fields, variant: variant)))
    }
  }

  /// Adds fields beside `E`.
  mutating func addWhole(_ numbers: inout RandomNumbers) {
    guard let fields = randomObject(&numbers, isFields: true) else { return }
    let others = numbers.chance(25) ? randomObject(&numbers, isFields: true) : nil
    whole = ModelMerged(name: "Whole", fields: fields, variant: others.map { .merged($0, .root) } ?? .root)
  }

  /// Two types that are most likely objects with different keys.
  func randomMerged(_ numbers: inout RandomNumbers) -> (fields: ModelType, variant: ModelType)? {
    guard let fields = randomObject(&numbers, isFields: true), let variant = randomObject(&numbers), fields != variant
    else { return nil }
    return (fields, variant)
  }

  /// A type that is most likely an object.
  ///
  /// - Parameter isFields: Whether it is a struct, in most cases.
  func randomObject(_ numbers: inout RandomNumbers, isFields: Bool = false) -> ModelType? {
    let isPlain = isFields && numbers.chance(80)
    let objects = declarations.indices.filter { index in
      if case .structure = declarations[index] { return true }
      return !isPlain && isObject(index)
    }
    return objects.randomElement(using: &numbers).map { .declared($0) }
  }

  func isObject(_ index: Int) -> Bool {
    switch declarations[index] {
    case .structure, .coded, .merged: true
    case .annotated(let type): type.layout != .rawValue && type.layout != .tagFirst
    case .raw: false
    }
  }

  /// Any `Merged` with a name.
  fileprivate func randomUse(_ numbers: inout RandomNumbers) -> ModelMerged? {
    let aliases = declarations.compactMap { if case .merged(let merged) = $0 { merged } else { nil } }
    return (aliases + (whole.map { [$0] } ?? [])).randomElement(using: &numbers)
  }

  /// The structs that are merged.
  fileprivate func structures(in type: ModelType) -> [Int] {
    switch type {
    case .declared(let index):
      switch declarations[index] {
      case .structure: [index]
      case .merged(let merged): structures(in: merged.fields) + structures(in: merged.variant)
      case .annotated, .coded, .raw: []
      }
    case .merged(let fields, let variant): structures(in: fields) + structures(in: variant)
    case .plain, .optional, .array, .set, .dictionary, .root: []
    }
  }

  /// Keys that an object may have.
  fileprivate func keys(of type: ModelType) -> [String] {
    func keys(_ type: ModelEnum) -> [String] {
      let names = type.cases.map { element in element.tag.map { $0.filter { $0 != "\"" } } ?? element.name }
      let labels = type.cases.flatMap(\.values).compactMap { $0.key ?? $0.label }
      return (type.tagKey.map { [$0] } ?? []) + (type.layout.tagIsKey ? names : labels)
    }
    switch type {
    case .root: return keys(root)
    case .merged(let fields, let variant): return self.keys(of: fields) + self.keys(of: variant)
    case .declared(let index):
      switch declarations[index] {
      case .annotated(let type): return keys(type)
      case .coded(let type): return type.cases.map(\.name)
      case .structure(let type): return type.properties.compactMap { $0.key ?? $0.label }
      case .merged(let merged): return self.keys(of: .merged(merged.fields, merged.variant))
      case .raw: return []
      }
    case .plain, .optional, .array, .set, .dictionary: return []
    }
  }

  /// Replaces types everywhere but where they are declared.
  fileprivate mutating func mapTypes(_ replace: (ModelType) -> ModelType) {
    func map(_ type: ModelType) -> ModelType {
      switch replace(type) {
      case .optional(let type): .optional(map(type))
      case .array(let type): .array(map(type))
      case .dictionary(let type): .dictionary(map(type))
      case .merged(let fields, let variant): .merged(map(fields), map(variant))
      case let other: other
      }
    }
    func map(_ values: [ModelValue]) -> [ModelValue] {
      values.map { value in
        var value = value
        value.type = map(value.type)
        return value
      }
    }
    func map(_ type: ModelEnum) -> ModelEnum {
      var type = type
      for index in type.cases.indices { type.cases[index].values = map(type.cases[index].values) }
      return type
    }
    func map(_ merged: ModelMerged) -> ModelMerged {
      ModelMerged(name: merged.name, fields: map(merged.fields), variant: map(merged.variant))
    }
    root = map(root)
    whole = whole.map(map)
    for index in declarations.indices {
      switch declarations[index] {
      case .annotated(let type): declarations[index] = .annotated(map(type))
      case .coded(let type): declarations[index] = .coded(map(type))
      case .merged(let merged): declarations[index] = .merged(map(merged))
      case .structure(let type):
        declarations[index] = .structure(ModelStruct(name: type.name, properties: map(type.properties)))
      case .raw: break
      }
    }
  }
}
