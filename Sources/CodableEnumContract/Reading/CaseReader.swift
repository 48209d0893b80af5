import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Reads examples as the enum's generated code does.
struct CaseReader {
  private let index: CaseIndex
  /// The forms of the types of its values.
  let forms: ExampleForms
  let types: TypeReading

  init(_ enumeration: WireEnum, _ forms: ExampleForms, _ types: TypeReading) {
    self.init(CaseIndex(enumeration), forms, types)
  }

  init(_ index: CaseIndex, _ forms: ExampleForms, _ types: TypeReading) {
    (self.index, self.forms, self.types) = (index, forms, types)
  }

  var enumeration: WireEnum { index.enumeration }
  private var tagKinds: [TagKind] { index.tagKinds }

  /// The same for what takes the parts of other values.
  var takingParts: CaseReader { CaseReader(index, forms, types.takingParts) }

  /// - Parameter maps: The places of dictionaries.
  func read(_ example: Example, _ maps: PointerTree? = nil) -> CaseReading {
    let example = example.opened
    look(at: example)
    return sharing(example, maps) { read($0, whole: example, maps) }
  }

  /// Keys are looked at where they are read; all other JSON is looked at as a whole.
  private func look(at example: Example) {
    guard let looks = types.looks else { return }
    looks.add(.kind)
    let readsKeys =
      switch enumeration.tagPlace {
      case .value(_, let content): content != .tag
      case .nowhere: true
      case .alone, .first, .key: false
      }
    if readsKeys, index.shared == nil, case .object = example { return }
    looks.add(.all)
  }

  /// Reads what is beside the cases, and then a case.
  private func sharing(_ example: Example, _ maps: PointerTree?, _ read: (Example) -> CaseReading) -> CaseReading {
    guard let shared = index.shared else { return read(example) }
    var beside = CaseReading(maps: maps)
    guard case .object(var members) = example else {
      beside.add(.kind(example.json, "an object"))
      return beside
    }
    types.readShared(shared, in: &members, &beside)
    var reading = read(.object(members))
    reading.add(beside)
    reading.values.merge(beside.values) { $1 }
    reading.parts.merge(beside.parts) { $1 }
    return reading
  }

  /// - Parameter whole: The example with what is beside the case, which untagged enums find.
  private func read(_ example: Example, whole: Example, _ maps: PointerTree?) -> CaseReading {
    var reading = CaseReading(maps: maps)
    switch found(!enumeration.hasTags ? whole : example) {
    case .known(let index): read(example, as: index, &reading)
    case .unknown(let tag):
      if let index = catching(.unknown), tagKinds.contains(tag.kind) {
        reading.isCaught = true
        read(example, as: index, &reading)
        // What the case keeps may be of another type, which is the error then.
        if types.json == nil, enumeration.cases[index].typedCapture != nil, !reading.problems.isEmpty {
          reading = CaseReading()
          reading.add(.unknownTag(tag))
        }
      } else if case .value(let key, _) = enumeration.tagPlace, case .object = example {
        reading.read(at: key) { $0.add(.unknownTag(tag)) }
      } else {
        reading.add(.unknownTag(tag))
      }
      // A tag of another kind than the enum's is an error like others, an unknown one isn't.
      if tagKinds.contains(tag.kind) { return reading }
    case .absent:
      if let index = catching(.missing) {
        reading.lacksTag = true
        read(example, as: index, &reading)
      } else {
        reading.add(.noTag(enumeration.tagKey))
      }
    case .none(let problem):
      guard !enumeration.hasTags, problem.isNoCase, let index = catching(.unknown) else {
        reading.add(problem)
        break
      }
      reading.isCaught = true
      read(example, as: index, &reading)
    }
    return types.json == nil ? reading : caught(example, reading)
  }

  /// Reads a example as a case that doesn't claim it, to find other changes.
  func read(_ example: Example, forcedAs element: WireCase) -> CaseReading {
    sharing(example.opened, nil) { example in
      var reading = CaseReading()
      if let index = enumeration.cases.firstIndex(where: { $0.name == element.name }) {
        read(example, as: index, &reading)
      }
      return reading
    }
  }

  /// What is read where a case catches errors.
  private func caught(_ example: Example, _ reading: CaseReading) -> CaseReading {
    guard let index = catching(.invalid), !reading.problems.isEmpty else { return reading }
    if let first = reading.findings.first, first.owner == nil, case .noTag = first.problem { return reading }
    var caught = CaseReading()
    (caught.element, caught.isCaught) = (enumeration.cases[index], true)
    caught.failed = .some(reading.element)
    // Only a `CodableValue` keeps what is caught.
    if types.json?.countsCaught ?? true, enumeration.cases[index].content.values.first?.type != .anything {
      caught.add(reading)
    }
    return caught
  }

  // MARK: Which case

  private enum FoundTag {
    case known(Int)
    case unknown(Tag)
    /// An object or array without a tag.
    case absent
    case none(CaseReading.Problem)
  }

  private func found(_ example: Example) -> FoundTag {
    let found = foundByPlace(example)
    if case .known = found { return found }
    return coded.map { .known($0) } ?? found
  }

  /// The case of recorded raw values that keeps what a coder makes of any other value.
  private var coded: Int? {
    guard types.json != nil, enumeration.tagIsAll, let index = catching(.unknown) else { return nil }
    return enumeration.cases[index].keepsWhole && enumeration.cases[index].typedCapture != nil ? index : nil
  }

  private func foundByPlace(_ example: Example) -> FoundTag {
    switch (enumeration.tagPlace, example) {
    case (.nowhere, _): return taker(of: example)
    case (.alone, .value(let value)):
      // An unknown raw value.
      return holder { types.canRead(value.type, as: $0) }.map { .known($0) } ?? .none(.layout)
    case (.alone, .constant(let json)): return found(json, or: "a tag")
    case (.first, .constant(let json)):
      return enumeration.namesStandAlone ? found(json, or: "an array") : wrong(example, "an array")
    case (.key, .constant(let json)):
      return json.string.map { found(.string($0)) } ?? wrong(example, "an object")
    case (.value, .constant(let json)):
      return enumeration.namesStandAlone ? found(json, or: "an object") : wrong(example, "an object")
    case (.first, .array(let elements)):
      guard let first = elements.first else { return .absent }
      return tag(first)
    case (.value(let key, _), .object(let members)):
      types.looks?.add(.all, at: [key])
      return members.first { $0.key?.isExactly(key) ?? false }.map { tag($0.example) } ?? .absent
    case (.key, .object(let members)):
      let members = members.filter { !$0.isHidden }
      if members.isEmpty { return .absent }
      guard members.count == 1 else { return found(several: members) }
      return members[0].key.map { found(.string($0)) } ?? .none(.layout)
    case (.alone, _): return wrong(example, "a tag")
    case (.first, _): return wrong(example, "an array")
    case (.value, _), (.key, _): return wrong(example, "an object")
    }
  }

  private func tag(_ example: Example) -> FoundTag {
    if case .constant(let json) = example { found(json, or: "a tag") } else { .none(.layout) }
  }

  private func found(_ json: JSONValue, or expected: String) -> FoundTag {
    if let known = json.rawValue.flatMap(index.place) { return .known(known) }
    return Tag(json).map(found) ?? .none(.kind(json, expected))
  }

  private func wrong(_ example: Example, _ expected: String) -> FoundTag { .none(.kind(example.json, expected)) }

  private func found(_ tag: Tag) -> FoundTag {
    if let known = index.place(of: tag) { return .known(known) }
    return holder { types.holds(tag, as: $0, forms) }.map { .known($0) } ?? .unknown(tag)
  }

  /// The case of an object with several keys, of which one is its tag.
  private func found(several members: [Example.Member]) -> FoundTag {
    let keys = members.compactMap { member in member.key.map { ($0, member.example.isNull) } }
    switch index.tagsAsKeys.tag(among: keys) {
    case .tag(let key): return found(.string(key))
    case .several(let keys): return .none(.severalCases(keys))
    case .whole: return keys.first.map { .unknown(.string($0.0)) } ?? .none(.noCase)
    case .none: return .none(.noCase)
    }
  }

  /// The first case whose value has a example's raw value.
  private func holder(where holds: (WireType) -> Bool) -> Int? {
    index.holders.first { place in
      if case .bare(let value) = enumeration.cases[place].payload { holds(value.type) } else { false }
    }
  }

  /// The first untagged case whose value may have a example as its raw value, unless an earlier one with `matches:` takes it.
  private func holderOfRawValue(_ example: Example) -> Int? {
    if index.holders.isEmpty || enumeration.hasTags { return nil }
    let held = holder { type in
      switch example {
      case .value(let value) where value.form == nil: types.canRead(value.type, as: type)
      case .value, .constant: example.tag.map { types.holds($0, as: type, forms) } ?? false
      case .array, .object: false
      }
    }
    let earlier = index.dispatch.takers(of: example.kind).first { place in
      (enumeration.cases[place].claim?.isExplicit ?? false) && (example.kind != .integer || mayHold(example, place))
    }
    return held.flatMap { held in earlier.map { $0 < held } ?? false ? nil : held }
  }

  /// Whether a case's value may have an integer.
  private func mayHold(_ integer: Example, _ place: Int) -> Bool {
    enumeration.cases[place].content.values.first.map { types.mayHold(integer, as: $0.type, forms) } ?? true
  }

  private func catching(_ kind: Catch) -> Int? { index.catching[kind] }

  private func taker(of example: Example) -> FoundTag {
    if let tag = example.tag, let place = index.place(of: tag) { return .known(place) }
    if let held = holderOfRawValue(example) { return .known(held) }
    let dispatch = index.dispatch
    let taker: Int?
    // JSON decoders take `1.0` for an integer.
    switch types.isWhole(example) ? .integer : example.kind {
    case .object:
      let found = dispatch.taker { key, countsNull in
        types.looks?.add(.kind, at: [key])
        return example.has(key, countsNull: countsNull)
      }
      switch found {
      case .one(let index): taker = index
      case .several(let cases): return .none(.severalMatch(cases.map { enumeration.cases[$0].name }))
      case .none: taker = nil
      }
    case .integer:
      taker = dispatch.taker { mayHold(example, $0) }
    case let kind: taker = dispatch.takers(of: kind).first
    }
    return (taker ?? dispatch.rest).map { .known($0) } ?? .none(.noCase)
  }

  // MARK: Where its values are

  private func read(_ example: Example, as place: Int, _ reading: inout CaseReading) {
    let element = enumeration.cases[place]
    // What is kept may be the values of another case.
    if element.capture != nil, !types.takesParts { return takingParts.read(example, as: place, &reading) }
    let shapes = index.shapes[place]
    reading.element = element
    defer { if types.json != nil, let tag = element.capture?.capturedTag { reading.values[tag.name] = .kept } }
    if !element.isEncoded { reading.add(.lost(.element(element.name))) }
    if enumeration.hasContent || place == coded, case .whole(let value) = element.capture {
      if value.isAnything {
        if types.keepsParts { reading.parts[value.name] = example }
        return reading.values[value.name] = .kept
      }
      return types.read(example, as: .value(value), &reading)
    }
    switch (enumeration.tagPlace, example) {
    case (.alone, .value(let found)):
      for value in element.content.values { reading.values[value.name] = .example(found.name) }
    case (.alone, _):
      // The raw value of a case's value, or a tag that is kept.
      keep(example, as: element, &reading)
      if element.content.values.isEmpty, let shape = shapes.first { readTag(example, shape, &reading) }
    case (.nowhere, _) where enumeration.holdsRawValue(element): keep(example, as: element, &reading)
    case (.nowhere, _):
      guard let shape = shapes.first else { break }
      if case .constant = shape, element.tag != nil { break }
      types.read(example, as: shape, isClosed: enumeration.rejectsUnknownKeys && !reading.isCaught, &reading)
    case (.value(let key, let contentKey), .object(let members)):
      read(members, tagged: key, contentKey, as: place, &reading)
    case (.key, .object(let members)): read(members, of: example, as: place, &reading)
    case (.first, .array(let examples)) where examples.isEmpty:
      for value in element.content.values { reading.values[value.name] = .missing }
    case (.first, .array(let examples)):
      for case .array(let elements) in shapes { types.read(examples, as: elements, from: 1, &reading) }
      if case .constant(let names)? = shapes.first { reading.add(.lost(.constant(example.json, names[0]))) }
    case (.key, .constant(let json)), (.value, .constant(let json)), (.first, .constant(let json)):
      readTagAlone(json, as: place, &reading)
    case (.key, _), (.value, _), (.first, _): reading.add(.layout)
    }
  }

  private func keep(_ example: Example, as element: WireCase, _ reading: inout CaseReading) {
    for value in element.content.values {
      reading.values[value.name] = .kept
      if types.keepsParts { reading.parts[value.name] = example }
    }
  }

  /// An object with its tag as a value.
  private func read(
    _ members: [Example.Member],
    tagged key: String,
    _ contentKey: ContentKey?,
    as place: Int,
    _ reading: inout CaseReading
  ) {
    let element = enumeration.cases[place]
    var members = members
    guard let tagIndex = members.firstIndex(where: { $0.key == key }) else {
      if element.payload != nil { types.read(members, as: enumeration.untaggedObject(of: element), &reading) }
      return
    }
    members[tagIndex].isHidden = true
    let tag = members[tagIndex].example.tag
    let known = tag.map(spelled)
    let own = index.tagged[place].first { shape in shape.tags.contains { $0 == known } }
    guard let shape = own ?? index.tagged[place].first else { return }
    if own == nil { reading.read(at: key) { readTag(members[tagIndex].example, shape.tag, &$0) } }
    var object = shape.object
    // Nobody knows which keys an unknown tag has beside it.
    if reading.isCaught { object.isClosed = false }
    // A captured nothing is null.
    if element.capture != nil, let last = object.members.indices.last,
      case .value(let value) = object.members[last].shape
    {
      object.members[last].canBeMissing = value.canBeMissing || value.type == .anything
    }
    // The example is read as a case with another tag, so its content is where that case has it.
    if contentKey == .tag, let known, let content = object.members.indices.last {
      object.members[content].key = .literal(keys(of: known, in: members))
      // Under an unknown tag is nothing that is the tag itself, or another value's.
      if element.capture != nil { members.removeAll { $0.isHidden && $0.key?.isExactly(known.text) ?? false } }
    }
    types.read(members, as: object, &reading)
  }

  /// An object whose key is the tag.
  private func read(_ members: [Example.Member], of example: Example, as place: Int, _ reading: inout CaseReading) {
    let (element, shapes) = (enumeration.cases[place], index.shapes[place])
    let isClosed = enumeration.rejectsUnknownKeys && !reading.isCaught
    let members = members.filter { !$0.isHidden }
    let own = members.firstIndex { $0.key.map { index.place(of: .string($0)) == place } ?? false } ?? 0
    guard let member = members.isEmpty ? nil : members[own] else {
      for value in element.content.values { reading.values[value.name] = .missing }
      return
    }
    if case .constant(let names)? = shapes.first { reading.add(.lost(.constant(example.json, names[0]))) }
    if enumeration.isSynthesized, types.json != nil, member.example.kind != .object {
      return reading.read(at: member.key ?? "") { $0.add(.kind(member.example.json, "an object")) }
    }
    for case .object(let object) in shapes {
      for part in object.members {
        reading.read(at: member.key ?? "") { reading in
          types.read(member.example.opened, as: part.shape, isClosed: isClosed, &reading)
        }
      }
    }
    for (index, other) in members.enumerated() where index != own {
      guard let key = other.key else { continue }
      if isClosed { reading.add(.unknownKey(key)) }
      if !other.example.isNull { reading.add(.lost(.key(key))) }
    }
  }

  /// A tag alone.
  private func readTagAlone(_ json: JSONValue, as place: Int, _ reading: inout CaseReading) {
    let (element, shapes) = (enumeration.cases[place], index.shapes[place])
    let isRead = shapes.contains {
      if case .constant = $0 { true } else { element.capture != nil && element.mayBeTagAlone }
    }
    guard isRead else { return reading.add(.kind(json, "an object")) }
    for value in element.content.values { reading.values[value.name] = .null }
    switch shapes.first {
    case .constant(let names)?:
      let isOwn = Tag(json).map { element.tags.contains(spelled($0)) } ?? false
      if element.tag != nil, !isOwn { reading.add(.lost(.constant(json, names[0]))) }
    case .object?, .array?:
      if element.capture == nil, let written = shapes.first?.written { reading.add(.lost(.constant(json, written))) }
    case .value?, .ignored?, nil: break
    }
  }

  /// A tag as the enum spells it.
  private func spelled(_ tag: Tag) -> Tag {
    guard enumeration.ignoresCase, let place = index.place(of: tag) else { return tag }
    let tags = enumeration.cases[place].readTags
    return tags.contains(tag) ? tag : tags.first { $0.folded(true) == tag.folded(true) } ?? tag
  }

  /// The key that is a tag; where only case tells another one apart, that one if the object has it.
  private func keys(of tag: Tag, in members: [Example.Member]) -> [String] {
    let keys = members.filter { !$0.isHidden }.compactMap(\.key)
    if !enumeration.ignoresCase || keys.contains(where: tag.text.isExactly) { return [tag.text] }
    return [tag.text] + keys.filter { Tag.string($0).folded(true) == tag.folded(true) }.prefix(1)
  }

  /// A tag that the case doesn't have is not written.
  private func readTag(_ example: Example, _ shape: Shape<WireValue>, _ reading: inout CaseReading) {
    guard case .constant(let names) = shape, case .constant(let json) = example, let written = names.first else {
      return
    }
    let known = Tag(json).map { JSONValue(spelled($0)) } ?? json
    if !names.contains(where: known.isSpelling) { reading.add(.lost(.constant(json, written))) }
  }
}

extension Capture {
  /// The value that keeps an unknown tag; nil if the whole is kept.
  fileprivate var capturedTag: Value? {
    switch self {
    case .tag(let value), .tagAndContent(let value, _): value
    case .whole: nil
    }
  }
}

extension Shape<WireValue> {
  /// The JSON of a case without values.
  fileprivate var written: JSONValue {
    switch self {
    case .constant(let values): values.first ?? .null
    case .array(let elements): .array(elements.map(\.shape.written))
    case .object(let object):
      .object(
        object.members.compactMap { member in
          guard case .literal(let keys) = member.key, case .constant = member.shape else { return nil }
          return JSONValue.Member(key: keys[0], value: member.shape.written)
        }
      )
    case .value, .ignored: .null
    }
  }
}
