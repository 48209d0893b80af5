import CodableEnumGenerator
import CodableEnumReport

/// What is looked up in an enum for each example.
final class CaseIndex {
  /// Without the values beside all its cases.
  let enumeration: WireEnum
  /// These values; nil if there are none.
  let shared: ObjectShape<WireValue>?
  /// The first case that catches each.
  let catching: [Catch: Int]
  /// The cases that are read, by their tags.
  private let byTag: [ExactText: Int]
  /// The same, for tags that are read without regard to the case of letters.
  private let byFoldedTag: [ExactText: Int]
  /// Of each case; the written one first.
  let shapes: [[Shape<WireValue>]]
  /// The shapes of each case that have a tag under a key: the tag, and the object without it.
  let tagged: [[(tags: [Tag], tag: Shape<WireValue>, object: ObjectShape<WireValue>)]]
  let dispatch: Dispatch
  let tagsAsKeys: TagsAsKeys.Reader
  private let areKeys: Bool
  /// The cases that are read by the raw values of their values.
  let holders: [Int]
  let tagKinds: [TagKind]

  init(_ enumeration: WireEnum) {
    shared = enumeration.shared.isEmpty ? nil : enumeration.shared.object(isClosed: false)
    let enumeration = enumeration.shared.isEmpty ? enumeration : enumeration.sharing(SharedValues())
    self.enumeration = enumeration
    areKeys = enumeration.tagIsKey
    tagKinds = enumeration.tagKinds
    let cases = enumeration.cases
    var catching: [Catch: Int] = [:]
    for (index, element) in cases.enumerated().reversed() where element.isDecoded {
      for kind in Catch.allCases where element.catches.contains(kind) { catching[kind] = index }
    }
    self.catching = catching
    holders = cases.indices.filter { cases[$0].isDecoded && enumeration.holdsRawValue(cases[$0]) }
    let tags = cases.indices.map { (index: $0, tags: cases[$0].readTags, ignoresCase: enumeration.ignoresCase) }
    // After all literals.
    let constants = cases.indices.map { index in
      let claim = cases[index].readClaim
      return (index: index, tags: claim?.constants ?? [], ignoresCase: claim?.ignoresCase ?? false)
    }
    var (byTag, byFoldedTag): ([ExactText: Int], [ExactText: Int]) = ([:], [:])
    for (index, tags, ignoresCase) in tags + constants {
      for tag in tags {
        let (key, folded) = (Self.key(tag, areKeys), Self.key(tag.folded(true), areKeys))
        if byTag[key] == nil { byTag[key] = index }
        if ignoresCase, byFoldedTag[folded] == nil { byFoldedTag[folded] = index }
      }
    }
    (self.byTag, self.byFoldedTag) = (byTag, byFoldedTag)
    dispatch = enumeration.dispatch
    tagsAsKeys = TagsAsKeys.Reader(TagsAsKeys(cases, ignoresCase: enumeration.ignoresCase))
    shapes = cases.map(enumeration.shapes)
    tagged = shapes.map { shapes in
      guard let key = enumeration.tagKey else { return [] }
      return shapes.compactMap { shape in
        guard var object = shape.object, object.members.first?.key.isLiteral(key) ?? false else { return nil }
        let tag = object.members.removeFirst().shape
        return (shape.tags(underKey: key), tag, object)
      }
    }
  }

  /// The case that is read by a tag.
  func place(of tag: Tag) -> Int? {
    byTag[Self.key(tag, areKeys)]
      ?? (byFoldedTag.isEmpty ? nil : byFoldedTag[Self.key(tag.folded(true), areKeys)])
  }

  /// Tags that are keys are strings.
  private static func key(_ tag: Tag, _ areKeys: Bool) -> ExactText { ExactText(areKeys ? tag.text : tag.quoted) }
}

extension Shape<WireValue> {
  fileprivate var object: ObjectShape<WireValue>? { if case .object(let object) = self { object } else { nil } }
}
