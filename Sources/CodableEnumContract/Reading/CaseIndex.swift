import CodableEnumGenerator
import CodableEnumReport

/// What is looked up in an enum for each example, found when it is first asked for.
final class CaseIndex {
  /// Without the values beside all its cases.
  let enumeration: WireEnum
  /// These values; nil if there are none.
  let shared: ObjectShape<WireValue>?
  private lazy var byTag = tags(isFolded: false)
  /// The same, for tags that are read without regard to the case of letters.
  private lazy var byFoldedTag = tags(isFolded: true)
  private lazy var forms = [Forms?](repeating: nil, count: enumeration.cases.count)
  private(set) lazy var dispatch = enumeration.dispatch
  private(set) lazy var tagKinds = enumeration.tagKinds
  private(set) lazy var tagsAsKeys = TagsAsKeys.Reader(
    TagsAsKeys(enumeration.cases, ignoresCase: enumeration.ignoresCase)
  )
  /// The cases that are read by the raw values of their values.
  private(set) lazy var holders = enumeration.cases.indices.filter { index in
    enumeration.cases[index].isDecoded && enumeration.holdsRawValue(enumeration.cases[index])
  }
  /// The first case that catches each.
  private(set) lazy var catching = Dictionary(
    enumeration.cases.enumerated().flatMap { index, element in
      element.isDecoded ? element.catches.map { ($0, index) } : []
    }
  ) { first, _ in first }

  /// What one case is on the wire.
  private struct Forms {
    var shapes: [Shape<WireValue>]
    var tagged: [TaggedShape]
  }

  typealias TaggedShape = (tags: [Tag], tag: Shape<WireValue>, object: ObjectShape<WireValue>)

  init(_ enumeration: WireEnum) {
    shared = enumeration.shared.isEmpty ? nil : enumeration.shared.object(isClosed: false)
    self.enumeration = enumeration.shared.isEmpty ? enumeration : enumeration.sharing(SharedValues())
  }

  /// The written one first.
  func shapes(of place: Int) -> [Shape<WireValue>] { forms(of: place).shapes }

  /// The shapes that have a tag under a key: the tag, and the object without it.
  func tagged(_ place: Int) -> [TaggedShape] { forms(of: place).tagged }

  private func forms(of place: Int) -> Forms {
    if let known = forms[place] { return known }
    var found = Forms(shapes: enumeration.shapes(of: enumeration.cases[place]), tagged: [])
    if case .value(let key, _) = enumeration.tagPlace {
      found.tagged = found.shapes.compactMap { shape in
        guard case .object(var object) = shape, object.members.first?.key.isLiteral(key) ?? false else { return nil }
        let tag = object.members.removeFirst().shape
        return (shape.tags(underKey: key), tag, object)
      }
    }
    forms[place] = found
    return found
  }

  /// The cases that are read, by their tags, and behind all of these by other constants.
  private func tags(isFolded: Bool) -> [ExactText: Int] {
    var places: [ExactText: Int] = [:]
    func add(_ tags: [Tag], _ index: Int, ignoresCase: Bool) {
      if isFolded, !ignoresCase { return }
      for tag in tags {
        let key = key(isFolded ? tag.folded(true) : tag)
        if places[key] == nil { places[key] = index }
      }
    }
    for (index, element) in enumeration.cases.enumerated() {
      add(element.readTags, index, ignoresCase: enumeration.ignoresCase)
    }
    for (index, element) in enumeration.cases.enumerated() {
      if let claim = element.readClaim { add(claim.constants, index, ignoresCase: claim.ignoresCase) }
    }
    return places
  }

  /// The case that is read by a tag.
  func place(of tag: Tag) -> Int? {
    byTag[key(tag)] ?? (byFoldedTag.isEmpty ? nil : byFoldedTag[key(tag.folded(true))])
  }

  /// Tags that are keys are strings.
  private func key(_ tag: Tag) -> ExactText { ExactText(enumeration.tagIsKey ? tag.text : tag.quoted) }
}
