import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Values that write the tag of their case themselves, since it is a property of theirs.
extension HandWritten {
  /// The case's tree with the tag, where the code reads it from a property of the case's only value.
  func findOwnTags() throws(Refusal) {
    guard decoder != nil, conformance == .codable else { return }
    var tagged: [Int] = []
    for (index, element) in cases.enumerated() {
      guard case .value? = element.tree, let tree = element.tree, element.values.count == 1,
        evaluator.types.properties(of: element.values[0].type) != nil
      else { continue }
      let isRead = try read(json(tree, element).json)?.element == element.name
      // The example of an enum's raw value may be the tag.
      if !isRead || hasRawTag(element.values[0].type) { tagged.append(index) }
    }
    if tagged.isEmpty { return }
    let probe = try Probe(self)
    for index in tagged {
      let value = cases[index].values[0]
      guard let finding = probe.findings[cases[index].name],
        let properties = evaluator.types.properties(of: value.type)
      else { continue }
      let keys = finding.constants.compactMap { pointer in properties.first { "/\($0.key)" == pointer }?.key }
      guard keys.count == 1, finding.constants.count == 1, let tag = finding.json[keys[0]] else { continue }
      keepOwnTag(tag, under: keys[0], of: index, isFixed: isFixed(keys[0], of: value.type, properties))
    }
  }

  /// Whether a struct has a key with raw values that the code itself looks at.
  private func hasRawTag(_ type: String) -> Bool {
    evaluator.types.properties(of: type)?.contains { property in
      evaluator.words.contains(property.key) && rawValues(of: property.type, in: type) != nil
    } ?? false
  }

  private func rawValues(of type: String, in owner: String) -> [JSONValue]? {
    guard let name = evaluator.code.resolve(type, in: evaluator.resolve(owner) ?? owner),
      evaluator.isReadAsRawValue(name)
    else { return nil }
    return evaluator.rawValues(of: name)?.values
  }

  /// Whether the tag of a struct can be no other.
  private func isFixed(
    _ key: String,
    of type: String,
    _ properties: [(name: String, key: String, type: String, isOptional: Bool)]
  ) -> Bool {
    if evaluator.code.hasFixedProperty(of: type, key, properties) { return true }
    guard let property = properties.first(where: { $0.key == key }), !property.isOptional else { return false }
    return rawValues(of: property.type, in: type)?.count == 1
  }
}

extension CodeTypes {
  /// Whether a property of a struct is a `let` with a value.
  fileprivate func hasFixedProperty(
    of type: String,
    _ key: String,
    _ properties: [(name: String, key: String, type: String, isOptional: Bool)]
  ) -> Bool {
    let name = properties.first { $0.key == key }?.name
    let declared = structs[resolve(type, in: "") ?? type]?.properties
    return declared?.first { $0.name == name }?.isFixed ?? false
  }
}
