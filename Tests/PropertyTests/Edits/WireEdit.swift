/// A change of a model, as people make them.
struct WireEdit {
  var name: String
  /// Returns whether there was something to change.
  var apply: @Sendable (inout WireModel, inout RandomNumbers) -> Bool

  static let all: [WireEdit] = ofEnums + ofCases + ofValues + ofTypes + ofMerged

  /// An edit of one of the annotated enums: `E`, in most cases.
  static func ofEnum(
    _ name: String,
    _ change: @escaping @Sendable (inout ModelEnum, WireModel, inout RandomNumbers) -> Bool
  ) -> WireEdit {
    WireEdit(name: name) { model, numbers in
      let annotated = model.declarations.indices.filter {
        if case .annotated = model.declarations[$0] { true } else { false }
      }
      guard let index = annotated.randomElement(using: &numbers), numbers.chance(35),
        case .annotated(var type) = model.declarations[index]
      else { return change(&model.root, model, &numbers) }
      // A type has values of those before it alone.
      var outer = model
      outer.declarations.removeSubrange(index...)
      defer { model.declarations[index] = .annotated(type) }
      return change(&type, outer, &numbers)
    }
  }

  /// An edit of a case with a payload, or without one.
  static func ofCase(
    _ name: String,
    where isSuitable: @escaping @Sendable (ModelCase, ModelEnum) -> Bool = { _, _ in true },
    _ change: @escaping @Sendable (inout ModelCase, ModelEnum, WireModel, inout RandomNumbers) -> Bool
  ) -> WireEdit {
    ofEnum(name) { type, model, numbers in
      let suitable = type.cases.indices.filter { isSuitable(type.cases[$0], type) }
      guard let index = suitable.randomElement(using: &numbers) else { return false }
      return change(&type.cases[index], type, model, &numbers)
    }
  }

  /// An edit of an associated value or of a property.
  static func ofValue(
    _ name: String,
    _ change: @escaping @Sendable (inout ModelValue, WireModel, inout RandomNumbers) -> Bool
  ) -> WireEdit {
    ofValues(name) { values, model, numbers in
      guard let index = values.indices.randomElement(using: &numbers) else { return false }
      return change(&values[index], model, &numbers)
    }
  }

  /// An edit of the values of a case or of the properties of a struct.
  static func ofValues(
    _ name: String,
    _ change: @escaping @Sendable (inout [ModelValue], WireModel, inout RandomNumbers) -> Bool
  ) -> WireEdit {
    let ofCase = ofCase(name, where: { element, _ in element.capture == nil }) { element, _, model, numbers in
      change(&element.values, model, &numbers)
    }
    return WireEdit(name: name) { model, numbers in
      let structs = model.declarations.indices.filter {
        if case .structure = model.declarations[$0] { true } else { false }
      }
      guard let index = structs.randomElement(using: &numbers), numbers.chance(35),
        case .structure(var type) = model.declarations[index]
      else { return ofCase.apply(&model, &numbers) }
      var outer = model
      outer.declarations.removeSubrange(index...)
      guard change(&type.properties, outer, &numbers) else { return false }
      // Properties have no coders here, and the compiler's decoding does not use their defaults.
      for index in type.properties.indices {
        (type.properties[index].coder, type.properties[index].defaultValue) = (nil, nil)
        (type.properties[index].keyAliases, type.properties[index].isOmitted) = ([], false)
      }
      if type.properties.contains(where: { $0.label == nil }) { return false }
      model.declarations[index] = .structure(type)
      return true
    }
  }
}
