import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Values that write the tag of their case themselves, since it is a property of theirs.
extension HandWritten {
  /// The case's tree with the tag, where the code reads it from a property of the case's only value.
  func findOwnTags(_ code: CodeTypes) throws(Refusal) {
    guard decoder != nil, conformance == .codable else { return }
    var unread: [Int] = []
    for (index, element) in cases.enumerated() {
      guard case .value? = element.tree, let tree = element.tree, element.values.count == 1,
        evaluator.types.properties(of: element.values[0].type) != nil
      else { continue }
      if try read(json(tree, element).json)?.element != element.name { unread.append(index) }
    }
    if unread.isEmpty { return }
    let probe = try Probe(self)
    for index in unread {
      let value = cases[index].values[0]
      guard let finding = probe.findings[cases[index].name],
        let properties = evaluator.types.properties(of: value.type)
      else { continue }
      let keys = finding.constants.compactMap { pointer in properties.first { "/\($0.key)" == pointer }?.key }
      guard keys.count == 1, finding.constants.count == 1, let tag = finding.json[keys[0]] else { continue }
      keepOwnTag(tag, under: keys[0], of: index, isFixed: code.hasFixedProperty(of: value.type, keys[0], properties))
    }
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
