import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// The JSON of tags that neither side knows, as the case writes it that has kept them.
extension Examples {
  /// - Parameters:
  ///   - element: The case that catches them. Of one that keeps nothing, it is what others wrote.
  ///   - known: The tags of both sides.
  func unknown(_ element: WireCase, besides known: [Tag]) -> [Example] {
    guard enumeration.hasContent,
      let tag = Self.unknownTag(of: enumeration.tagKinds.first ?? .string, besides: known)
    else { return [] }
    guard let capture = element.capture else {
      return tagged(element, tag, content: nil) + underKey(tag)
    }
    switch capture {
    case .tag: return tagged(element, tag, content: nil)
    case .tagAndContent(_, let value):
      let isNullable = value.isOptional || value.type == .anything
      return tagged(element, tag, content: value) + (isNullable ? tagged(element, tag, content: nil, isNull: true) : [])
    case .whole(let value): return whole(value, tag).map { [beside($0)] } ?? []
    }
  }

  private static func unknownTag(of kind: TagKind, besides known: [Tag]) -> Tag? {
    let tags: [Tag] =
      switch kind {
      case .string: (0...known.count).map { .string("zzz" + String(repeating: "z", count: $0)) }
      case .integer: (0...known.count).map { .integer(999 + $0) }
      // No enum with these keeps unknown ones.
      case .number: []
      // Both may be known.
      case .boolean: [.boolean(true), .boolean(false)]
      }
    return tags.first { !known.contains($0) }
  }

  /// With something where the content is.
  private func underKey(_ tag: Tag) -> [Example] {
    guard case .value(let key, let contentKey?) = enumeration.tagPlace else { return [] }
    let members = [(key, JSONValue(tag)), (contentKey.key(of: tag), .number("1"))]
    return [beside(.object(members.map { Example.Member(key: $0.0, example: .constant($0.1)) }))]
  }

  /// - Parameter isNull: Whether the content is a nil.
  private func tagged(_ element: WireCase, _ tag: Tag, content: WireValue?, isNull: Bool = false) -> [Example] {
    let json = Example.constant(JSONValue(tag))
    let example = content.map { Example.value(ExampleValue($0)) }
    if content == nil, enumeration.namesStandAlone { return [json] }
    func object(_ members: [Example.Member]) -> [Example] { [beside(.object(members))] }
    switch enumeration.tagPlace {
    case .key:
      let nothing = isNull ? JSONValue.null : enumeration.shapes(of: element).first?.constant ?? .boolean(true)
      return object([Example.Member(key: tag.text, example: example ?? .constant(nothing))])
    case .first:
      // The rest of the array.
      guard let content, case .list(let type) = content.type else {
        return [.array([json] + (example.map { [$0] } ?? []))]
      }
      return [.array([json, .value(ExampleValue(name: content.name, type: type))])]
    case .value(let key, let contentKey):
      let own = example.map { Example.Member(key: contentKey?.key(of: tag), example: $0) }
      return object([Example.Member(key: key, example: json)] + (own.map { [$0] } ?? []))
    case .alone, .nowhere: return []
    }
  }

  /// What a type writes that is all there is; nil if it has no place for the tag, or that is not known.
  private func whole(_ value: WireValue, _ tag: Tag) -> Example? {
    let json = Example.constant(JSONValue(tag))
    switch (enumeration.tagPlace, value.type) {
    case (.key, .anything): return .object([Example.Member(key: tag.text, example: .constant(.null))])
    case (.value(let key, _), .anything): return .object([Example.Member(key: key, example: json)])
    case (.first, .anything): return .array([json, .constant(.empty)])
    case (.key, .map(_, let type)):
      return .object([Example.Member(key: tag.text, example: .value(ExampleValue(name: value.name, type: type)))])
    case (.value(let key, _), .map):
      return .object([Example.Member(key: key, example: json), Example.Member(example: .value(ExampleValue(value)))])
    case (.value(let key, _), .definition):
      guard case .object(var members)? = TypeReading(forms.shapes).expanded(ExampleValue(value)),
        let index = members.firstIndex(where: { $0.key == key })
      else { return nil }
      members[index].example = json
      return .object(members)
    case (.first, .list(let type)):
      return .array([json, .value(ExampleValue(name: value.name, type: type))])
    // Other types have no place for a tag.
    default: return nil
    }
  }

  /// With what all cases share.
  private func beside(_ example: Example) -> Example {
    guard case .object(let members) = example, !enumeration.shared.isEmpty,
      case .object(let shared) = self.example(of: .object(enumeration.shared.object(isClosed: false)), Variation())
    else { return example }
    return .object(shared + members)
  }
}

extension Shape<WireValue> {
  /// What an object has under its only key.
  fileprivate var constant: JSONValue? {
    guard case .object(let object) = self, case .constant(let values)? = object.members.last?.shape else { return nil }
    return values.first
  }
}
