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
      if type.rawType == "Double" {
        type.cases[index].rawValue = numbers.pick(["40.5", "40"])
      } else {
        type.cases[index].rawValue = type.cases[index].rawValue == nil ? (isString ? "\"changed\"" : "40") : nil
      }
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
      case .coded(var type):
        type.name += "New"
        model.declarations[index] = .coded(type)
      case .merged(var type):
        type.name += "New"
        model.declarations[index] = .merged(type)
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
    WireEdit(name: "an enum that the compiler codes is annotated") { model, _ in
      for case (let index, .coded(var type)) in zip(model.declarations.indices, model.declarations) {
        type.strategy = ".caseKeyed(payload: .labeled)"
        model.declarations[index] = .annotated(type)
        return true
      }
      return false
    },
    ofCodedEnum("a coded case is renamed") { type, _, numbers in
      type.cases[numbers.pick(Array(type.cases.indices))].name += "New"
      return true
    },
    ofCodedEnum("a coded case is added") { type, model, numbers in
      var element = ModelCase(name: "added")
      element.values = model.randomCodedValues(["n", "x"], type, &numbers)
      type.cases.append(element)
      return true
    },
    ofCodedEnum("a coded case is removed") { type, _, numbers in
      type.cases.remove(at: numbers.pick(Array(type.cases.indices)))
      return !type.cases.isEmpty
    },
    ofCodedEnum("a coded case has other values") { type, model, numbers in
      let index = numbers.pick(Array(type.cases.indices))
      type.cases[index].values = model.randomCodedValues(["u", "n"], type, &numbers)
      return true
    },
    ofCodedEnum("a coded case gets a value") { type, model, numbers in
      let index = numbers.pick(Array(type.cases.indices))
      type.cases[index].values += model.randomCodedValues(["n"], type, &numbers)
      return true
    },
    ofCodedEnum("a coded value is optional, or required") { type, _, numbers in
      let index = numbers.pick(Array(type.cases.indices))
      guard let place = type.cases[index].values.indices.randomElement(using: &numbers) else { return false }
      let old = type.cases[index].values[place].type
      type.cases[index].values[place].type = old.isOptional ? old.wrapped : .optional(old)
      return old != .plain("CodableValue")
    },
  ]

  private static func ofCodedEnum(
    _ name: String,
    _ change: @escaping @Sendable (inout ModelEnum, WireModel, inout RandomNumbers) -> Bool
  ) -> WireEdit {
    WireEdit(name: name) { model, numbers in
      for case (let index, .coded(var type)) in zip(model.declarations.indices, model.declarations) {
        // A type has values of those before it alone.
        var outer = model
        outer.declarations.removeSubrange(index...)
        guard change(&type, outer, &numbers) else { return false }
        model.declarations[index] = .coded(type)
        return true
      }
      return false
    }
  }

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
