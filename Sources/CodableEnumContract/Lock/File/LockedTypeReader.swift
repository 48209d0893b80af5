import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Types of a lock file, taken from its objects.

extension WireDefinition {
  init(_ id: String, _ object: LockReader.Object) throws(LockFileError) {
    let parameters = try object.list("parameters", "strings") { $0.string }
    let object = object.with(parameters: parameters)
    let shape: WireShape
    var isAlias = false
    if object.has("alias") {
      shape = .rawValues(try object.type("alias"), cases: nil)
      isAlias = true
    } else if object.has("struct") {
      shape = .structure(try object.keyedValues("struct"))
    } else if object.has("merged") {
      let types = try object.value("merged", "an array of two types", object.types)
      shape = .merged(types[0], types[1])
    } else if object.has("openSet") {
      var types: [OpenSetType] = []
      for type in try object.objects("openSet") {
        let (name, tag) = (try type.string("type"), try type.value("tag", "a tag", Tag.init))
        types.append(OpenSetType(name: name, tag: tag, type: try type.type("type"), place: type.place))
      }
      shape = .openSet(types)
    } else if object.has("rawValue") {
      let cases = object.has("cases") ? try object.value("cases", "an object of tags", RawValueCase.list) : nil
      shape = .rawValues(try object.type("rawValue"), cases: cases)
    } else {
      shape = .enumeration(try WireEnum(object))
    }
    let place = object.place
    self.init(id: id, place: place, parameters: parameters, isUsed: true, isAlias: isAlias, shape: shape)
  }
}

extension RawValueCase {
  fileprivate static func list(_ json: JSONValue) -> [RawValueCase]? {
    guard let members = json.members else { return nil }
    let cases = members.compactMap { member in member.value.rawValue.map { RawValueCase(name: member.key, tag: $0) } }
    return cases.count == members.count ? cases : nil
  }
}

extension WireEnum {
  fileprivate init(_ object: LockReader.Object) throws(LockFileError) {
    let name: Strategy.Name = try object.word("enum")
    var arguments = Strategy.Arguments()
    for parameter in name.parameters {
      switch parameter {
      case .payload: arguments.payload = try object.word(parameter.rawValue)
      case .key: arguments.key = try object.string(parameter.rawValue)
      case .content:
        let isUnderTag = try object.flag(Self.contentUnderTag)
        arguments.content = isUnderTag ? .tag : .key(try object.string(parameter.rawValue))
      // It has one value.
      case .prefix: break
      }
    }
    let unknownKeys: UnknownKeys? = object.has("unknownKeys") ? try object.word("unknownKeys") : nil
    let strategy = Strategy(name, arguments)
    self.init(
      strategy: strategy,
      emptyCases: object.has("emptyCases") ? try object.word("emptyCases") : strategy.usualEmptyCases,
      rejectsUnknownKeys: unknownKeys == .reject,
      ignoresExtraElements: name == .tagFirst && unknownKeys == .ignore,
      ignoresCase: try object.flag("ignoresCase"),
      conformance: object.has("conformance") ? try object.word("conformance") : .codable,
      cases: [],
      rawKind: object.has("rawValues") ? try object.word("rawValues") : nil,
      isSynthesized: try object.flag("synthesized")
    )
    for element in try object.objects("cases") { cases.append(try WireCase(element, in: tagPlace)) }
  }
}

extension WireCase {
  fileprivate init(_ object: LockReader.Object, in tagPlace: TagPlace) throws(LockFileError) {
    self.init(
      name: try object.string("case"),
      place: object.place,
      tag: object.has("tag") ? try object.value("tag", "a tag", Tag.init) : nil,
      aliases: try object.list("aliases", "tags", Tag.init),
      catches: try object.words("catches"),
      content: try CaseContent(object, in: tagPlace),
      claim: object.has("matches") ? try Claim(object.object("matches")) : nil,
      skippedDirection: object.has("skip") ? try object.word("skip") : nil
    )
  }
}

extension CaseContent<WireValue> {
  fileprivate init(_ object: LockReader.Object, in tagPlace: TagPlace) throws(LockFileError) {
    let word: ContentWord = object.has("content") ? try object.word("content") : .none
    switch word {
    case .none: self = .payload(.none)
    case .bare: self = .payload(.bare(try object.onlyValue("values")))
    case .array: self = .payload(.array(try object.plainValues("values")))
    case .object: self = .payload(.object(try object.keyedValues("values")))
    case .flat: self = .payload(.flat(try object.keyedValues("values")))
    case .merged:
      guard case .value(let key, _) = tagPlace else { throw object.unexpected(word.rawValue, forKey: "content") }
      let (merged, keyed) = try object.mergedValues("values")
      self = .payload(.merged(merged, beside: keyed, tagKey: key))
    case .unknownTag: self = .capture(.tag(try object.onlyValue("values")))
    case .unknownTagAndContent:
      let values = try object.plainValues("values")
      guard let tag = values.first, values.count <= 2 else { throw object.unexpected(word.rawValue, forKey: "content") }
      let content = values.dropFirst().first ?? .kept(at: object.place)
      self = .capture(.tagAndContent(tag: tag, content: content))
    case .anything:
      let isKept = !object.has("values")
      self = .capture(.whole(isKept ? .kept(at: object.place) : try object.onlyValue("values")))
    case .skipped: self = .skipped
    }
  }
}

extension Claim {
  fileprivate init(_ object: LockReader.Object) throws(LockFileError) {
    let nullKeys = Set(try object.list("nullKeys", "strings", \.string).map(ExactText.init))
    let groups = try object.list("keys", "arrays of strings") { json in
      json.array?.compactMap(\.string)
    }
    self.init(
      kinds: try object.words("kinds"),
      groups: groups.filter { !$0.isEmpty }.map { KeyGroup($0, admitsNull: nullKeys.contains(ExactText($0[0]))) },
      isExplicit: try object.flag("explicit"),
      constants: try object.list("values", "tags", Tag.init),
      ignoresCase: try object.flag("ignoresCase"),
      isRawValue: try object.flag("rawValue")
    )
  }
}

extension LockReader.Object {
  fileprivate func unexpected(_ found: String, forKey key: String) -> LockFileError {
    .unexpected("anything but \"\(found)\" beside the other members", forKey: key, position)
  }

  fileprivate func plainValues(_ key: String) throws(LockFileError) -> [WireValue] {
    try objects(key).map { object throws(LockFileError) in try WireValue(object) }
  }

  fileprivate func onlyValue(_ key: String) throws(LockFileError) -> WireValue {
    let values = try plainValues(key)
    guard values.count == 1 else { throw .unexpected("an array of one object", forKey: key, position) }
    return values[0]
  }

  fileprivate func keyedValues(_ key: String) throws(LockFileError) -> [KeyedValue<WireValue>] {
    try objects(key).map { object throws(LockFileError) in try KeyedValue(object) }
  }

  /// The values without a key, at least one, and those with one.
  fileprivate func mergedValues(
    _ key: String
  ) throws(LockFileError) -> (merged: [WireValue], keyed: [KeyedValue<WireValue>]) {
    var merged: [WireValue] = []
    var keyed: [KeyedValue<WireValue>] = []
    for object in try objects(key) {
      if object.has("key") { keyed.append(try KeyedValue(object)) } else { merged.append(try WireValue(object)) }
    }
    if merged.isEmpty { throw .unexpected("an array with an object that has no \"key\"", forKey: key, position) }
    return (merged, keyed)
  }
}

extension KeyedValue<WireValue> {
  fileprivate init(_ object: LockReader.Object) throws(LockFileError) {
    let aliases = try object.list("keyAliases", "strings") { $0.string }
    self.init(value: try WireValue(object), key: try object.string("key"), aliases: aliases)
  }
}

extension WireValue {
  fileprivate init(_ object: LockReader.Object) throws(LockFileError) {
    self.init(
      name: try object.string("name"),
      place: object.place,
      type: try object.type("type"),
      isOptional: try object.flag("optional"),
      writesNil: try object.flag("writesNull"),
      defaultValue: object.has("default") ? try object.string("default") : nil,
      defaultCauses: Set(
        try object.list("defaults", "words for defaults") { $0.string.flatMap { DefaultCause(rawValue: $0) } }
      ),
      isFixed: try object.flag("fixed"),
      isRest: try object.flag("rest")
    )
  }
}
