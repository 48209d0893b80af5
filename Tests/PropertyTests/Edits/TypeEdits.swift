extension WireEdit {
  /// Edits of the types of values.
  static let ofTypes: [WireEdit] = [
    ofRawEnum("a raw value is put between others") { type, numbers in
      let element = ModelCase(name: "between")
      guard !type.cases.contains(where: { $0.name == element.name }) else { return false }
      type.cases.insert(element, at: numbers.pick(Array(0...type.cases.count)))
      return true
    },
    ofRawEnum("a raw value is removed") { type, numbers in
      guard type.cases.count > 1 else { return false }
      type.cases.remove(at: numbers.pick(Array(type.cases.indices)))
      return true
    },
    ofRawEnum("another order of raw values") { type, numbers in
      guard type.cases.count > 1 else { return false }
      type.cases.shuffle(using: &numbers)
      return true
    },
    ofRawEnum("a raw value is changed") { type, numbers in
      let index = numbers.pick(Array(type.cases.indices))
      let isString = type.rawType == "String"
      type.cases[index].rawValue = type.cases[index].rawValue == nil ? (isString ? "\"changed\"" : "40") : nil
      return true
    },
    ofRawEnum("a raw value is renamed") { type, numbers in
      let index = numbers.pick(Array(type.cases.indices))
      type.cases[index].name += "New"
      return true
    },
    ofRawEnum("another raw type") { type, numbers in
      type.rawType = numbers.pick(["Int", "UInt8", "String", "Double"].filter { $0 != type.rawType })
      for index in type.cases.indices { type.cases[index].rawValue = nil }
      return true
    },
    WireEdit(name: "a type is renamed") { model, numbers in
      guard let index = model.declarations.indices.randomElement(using: &numbers) else { return false }
      switch model.declarations[index] {
      case .annotated(var type):
        type.name += "New"
        model.declarations[index] = .annotated(type)
      case .structure(var type):
        type.name += "New"
        model.declarations[index] = .structure(type)
      case .raw(var type):
        type.name += "New"
        model.declarations[index] = .raw(type)
      }
      return true
    },
    WireEdit(name: "a plain enum is annotated") { model, numbers in
      for case (let index, .raw(let type)) in zip(model.declarations.indices, model.declarations)
      where ["Int", "String"].contains(type.rawType) {
        model.declarations[index] = .annotated(
          ModelEnum(name: type.name, strategy: ".rawValue", cases: type.cases, rawType: type.rawType)
        )
        return true
      }
      return false
    },
  ]

  private static func ofRawEnum(
    _ name: String,
    _ change: @escaping @Sendable (inout ModelRawEnum, inout RandomNumbers) -> Bool
  ) -> WireEdit {
    WireEdit(name: name) { model, numbers in
      for case (let index, .raw(var type)) in zip(model.declarations.indices, model.declarations) {
        guard change(&type, &numbers) else { return false }
        model.declarations[index] = .raw(type)
        return true
      }
      // One that is annotated has raw values as well.
      guard model.root.layout == .rawValue, let rawType = model.root.rawType else { return false }
      var type = ModelRawEnum(name: model.root.name, rawType: rawType, cases: model.root.cases)
      guard change(&type, &numbers), type.rawType == rawType else { return false }
      model.root.cases = type.cases
      return true
    }
  }
}
