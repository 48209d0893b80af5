import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Reads examples as the enum's generated code does.
struct CaseReader {
  let index: CaseIndex
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

  /// Reads an example as a case that doesn't claim it, to find other changes.
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
  var coded: Int? {
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

  /// The first case whose value has an example's raw value.
  private func holder(where holds: (WireType) -> Bool) -> Int? {
    index.holders.first { place in
      if case .bare(let value) = enumeration.cases[place].payload { holds(value.type) } else { false }
    }
  }

  /// The first untagged case whose value may have an example as its raw value, unless an earlier one with `matches:` takes it.
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
}
