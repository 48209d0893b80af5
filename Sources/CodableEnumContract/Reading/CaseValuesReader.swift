import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Where the values of a case are.
extension CaseReader {
  func read(_ example: Example, as place: Int, _ reading: inout CaseReading) {
    let element = enumeration.cases[place]
    // What is kept may be the values of another case.
    if element.capture != nil, !types.takesParts { return takingParts.read(example, as: place, &reading) }
    let shapes = index.shapes(of: place)
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
    // Which constants its value has is how the case is recognized.
    case (.nowhere, .constant) where types.json == nil && !(element.claim?.constants ?? []).isEmpty:
      keep(example, as: element, &reading)
    case (.nowhere, _):
      guard let shape = shapes.first.map({ leftBeside($0, example) }) else { break }
      if case .constant = shape, element.tag != nil { break }
      types.read(example, as: shape, isClosed: enumeration.rejectsUnknownKeys && !reading.isCaught, &reading)
    case (.value(let key, let contentKey), .object(let members)):
      read(members, tagged: key, contentKey, as: place, &reading)
    case (.key, .object(let members)): read(members, of: example, as: place, &reading)
    case (.first, .array(let examples)): read(examples, afterTagOf: example, as: place, &reading)
    case (.key, .constant(let json)), (.value, .constant(let json)), (.first, .constant(let json)):
      readTagAlone(json, as: place, &reading)
    case (.key, _), (.value, _), (.first, _): reading.add(.layout)
    }
  }

  /// An array whose first element is the tag.
  private func read(_ examples: [Example], afterTagOf example: Example, as place: Int, _ reading: inout CaseReading) {
    guard let tag = examples.first else {
      for value in enumeration.cases[place].content.values { reading.values[value.name] = .missing }
      return
    }
    // Nobody knows what an unknown tag has behind it.
    let isOpen = reading.isCaught
    for case .array(let elements) in index.shapes(of: place) {
      types.read(examples, as: elements, from: 1, isOpen: isOpen, &reading)
    }
    readName(tag.json, in: example, as: place, &reading)
  }

  /// A value beside others has what is left of their object, be it any JSON or a dictionary.
  private func leftBeside(_ shape: Shape<WireValue>, _ example: Example) -> Shape<WireValue> {
    guard types.json == nil, index.shared != nil, case .value(let value) = shape, case .object(let members) = example,
      members.contains(where: { $0.key == nil }), types.shape(of: value.type) == nil,
      types.reader(of: value.type) == nil
    else { return shape }
    var object = ObjectShape<WireValue>([], isClosed: false)
    object.merged = [value]
    return .object(object)
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
    if types.json != nil { readName(members[tagIndex].example.json, in: .object(members), as: place, &reading) }
    members[tagIndex].isHidden = true
    let tag = members[tagIndex].example.tag
    let known = tag.map(spelled)
    let tagged = index.tagged(place)
    let own = tagged.first { shape in shape.tags.contains { $0 == known } }
    guard let shape = own ?? tagged.first else { return }
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
    let (element, shapes) = (enumeration.cases[place], index.shapes(of: place))
    let isClosed = enumeration.rejectsUnknownKeys && !reading.isCaught
    let members = members.filter { !$0.isHidden }
    let own = members.firstIndex { $0.key.map { index.place(of: .string($0)) == place } ?? false } ?? 0
    guard let member = members.isEmpty ? nil : members[own] else {
      for value in element.content.values { reading.values[value.name] = .missing }
      return
    }
    if let key = member.key { readName(.string(key), in: example, as: place, &reading) }
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
      guard let key = other.key else {
        // The keys of another type in the object.
        if isClosed, case .value(let value) = other.example, types.mayBeObject(value.type) { reading.add(.unknownKeys) }
        continue
      }
      if isClosed { reading.add(.unknownKey(key)) }
      if !other.example.isNull { reading.add(.lost(.key(key))) }
    }
  }

  private func readTagAlone(_ json: JSONValue, as place: Int, _ reading: inout CaseReading) {
    let (element, shapes) = (enumeration.cases[place], index.shapes(of: place))
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

  /// An array or an object whose tag alone is written.
  private func readName(_ tag: JSONValue, in example: Example, as place: Int, _ reading: inout CaseReading) {
    if case .constant(let names)? = index.shapes(of: place).first {
      reading.add(.lost(.constant(example.json, names[0])))
    } else if types.json != nil, enumeration.namesStandAlone, case .tag? = enumeration.cases[place].capture {
      reading.add(.lost(.constant(example.json, tag)))
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
