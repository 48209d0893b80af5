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
        evaluator.types.properties(of: element.values[0].type) != nil || isUnknownObject(element.values[0].type)
      else { continue }
      let isRead = try read(json(tree, element).json)?.element == element.name
      // The example of an enum's raw value may be the tag.
      if !isRead || hasRawTag(element.values[0].type) { tagged.append(index) }
    }
    // A tag is under a key, or it is compared.
    if tagged.isEmpty || evaluator.words.isEmpty { return }
    let probe = try Probe(self)
    for index in tagged {
      let value = cases[index].values[0]
      guard let finding = probe.findings[cases[index].name], finding.constants.count == 1 else { continue }
      let properties = evaluator.types.properties(of: value.type)
      // All keys may be of a type that is not known.
      let known = properties?.map(\.key) ?? finding.json.members?.map(\.key) ?? []
      guard let key = known.first(where: { finding.constants.contains("/\($0)") }), let tag = finding.json[key] else {
        continue
      }
      keepOwnTag(tag, under: key, of: index, isFixed: isFixed(key, of: value.type, properties ?? []))
    }
  }

  /// Whether nothing is known of a type's JSON, which is taken for an object then.
  func isUnknownObject(_ type: TypeExpression) -> Bool {
    evaluator.types.properties(of: type) == nil && example(of: type) == Self.anything
  }

  /// A constant of a case that its value writes, too, since the compiler writes all properties of a struct.
  struct SharedConstant {
    var key: String
    var constant: JSONValue
    /// What the value has there; nil if that may be anything.
    var own: JSONValue?
    /// Whether the value is written last.
    var isOwnLast: Bool
  }

  func sharedConstants(of element: Case) -> [SharedConstant] {
    guard case .object(let members)? = element.tree else { return [] }
    return members.enumerated().flatMap { place, whole -> [SharedConstant] in
      guard whole.key == nil, case .value(let name) = whole.tree,
        let type = element.values.first(where: { $0.name == name })?.type,
        let properties = evaluator.types.properties(of: type)
      else { return [] }
      return members.enumerated().compactMap { index, member in
        guard let key = member.key, case .constant(let constant) = member.tree,
          let property = properties.first(where: { $0.key == key })
        else { return nil }
        let own = evaluator.fixedValue(of: property.name, in: type) ?? onlyRawValue(of: property, in: type)
        return SharedConstant(key: key, constant: constant, own: own, isOwnLast: index < place)
      }
    }
  }

  /// Whether a struct has a key with raw values that the code itself looks at.
  private func hasRawTag(_ type: TypeExpression) -> Bool {
    evaluator.types.properties(of: type)?.contains { property in
      evaluator.words.texts.contains(property.key) && rawValues(of: property.type, in: type) != nil
    } ?? false
  }

  private func rawValues(of type: TypeExpression, in owner: TypeExpression) -> [JSONValue]? {
    guard let typeName = evaluator.code.resolve(type, in: evaluator.typeName(of: owner)),
      evaluator.isReadAsRawValue(typeName)
    else { return nil }
    return evaluator.rawValues(of: typeName)?.values
  }

  /// Whether the tag of a struct can be no other.
  private func isFixed(
    _ key: String,
    of type: TypeExpression,
    _ properties: [AnnotationTrial.Property]
  ) -> Bool {
    if evaluator.code.hasFixedProperty(of: type, key, properties) { return true }
    return properties.first { $0.key == key }.flatMap { onlyRawValue(of: $0, in: type) } != nil
  }

  /// What a property is whose type has one raw value.
  private func onlyRawValue(
    of property: AnnotationTrial.Property,
    in type: TypeExpression
  ) -> JSONValue? {
    guard !property.isOptional, let all = rawValues(of: property.type, in: type), all.count == 1 else { return nil }
    return all[0]
  }
}

extension Evaluator {
  /// What a `let` of a struct is declared as; nil for all others.
  fileprivate func fixedValue(of name: String, in type: TypeExpression) -> JSONValue? {
    let typeName = typeName(of: type)
    guard code.structs[typeName]?.properties.first(where: { $0.name == name })?.isFixed ?? false,
      let property = code.properties[typeName]?[name]?.first(where: { !$0.place.isStatic })
    else { return nil }
    // Its type may be inside of the struct.
    if let enumeration = property.type.flatMap({ code.resolve($0, in: typeName) }), isReadAsRawValue(enumeration),
      case .expression(let value)? = (try? code.getter(property))?.first?.kind,
      case .implicitMember(let name) = value.kind
    {
      return rawValue(of: name, in: enumeration)
    }
    guard let value = try? value(of: property), let tree = try? tree(of: value), case .constant(let json) = tree else {
      return nil
    }
    return json
  }
}

extension CodeTypes {
  /// Whether a property of a struct is a `let` with a value.
  fileprivate func hasFixedProperty(
    of type: TypeExpression,
    _ key: String,
    _ properties: [AnnotationTrial.Property]
  ) -> Bool {
    let name = properties.first { $0.key == key }?.name
    let declared = structs[resolve(type, in: "") ?? type.text]?.properties
    return declared?.first { $0.name == name }?.isFixed ?? false
  }
}
