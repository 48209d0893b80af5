import CodableEnumGenerator
import CodableEnumJSON

// Reading a lock file.
extension WireDocument {
  /// - Parameter file: An output of ``Lock/text``, of which only the locked state counts.
  package init(reading file: SourceFile) throws(LockFileError) { self = try Lock(reading: file).document }
}

extension Lock {
  /// - Parameter file: An output of ``text``.
  package init(reading file: SourceFile) throws(LockFileError) {
    let lines = LineTable(file)
    let start = String(decoding: file.bytes.prefix(300), as: UTF8.self)
    guard start.parts(around: Self.mark) != nil else { throw .notOurs(lines.position(at: 0)) }
    if let offset = file.firstConflict { throw .conflict(lines.position(at: offset)) }
    let json: JSONValue
    do {
      json = try JSONValue(parsing: Array(file.bytes[file.textStart...]))
    } catch {
      throw .malformed(lines.position(at: file.textStart + error.offset))
    }
    let reader = LockReader(path: file.path, lines: lines, textStart: file.textStart)
    let object = LockReader.Object(json, reader)
    let version = try object.value("version", "an integer") { $0.integer }
    guard version == Self.version else { throw .version(version, object.position) }
    let types = try object.value("types", "an object") { $0.members }
    let document = try reader.document(of: types, roots: try object.list("roots", "strings", \.string))
    try reader.check(.object(types), isMadeOf: .object(document.nodes), in: object.position)
    try reader.checkKeys(json, Self.keys, in: object.position)
    let releases = try reader.releases(in: object, besides: types)
    let names = releases.map(\.name)
    var accepted: [Acceptance] = []
    for entry in try object.objects("accept") { accepted.append(try Acceptance(entry, releases: names)) }
    try reader.check(json["accept"] ?? .null, isMadeOf: .array(accepted.map(\.node)), in: object.position)
    self.init(document, releases: releases, accepted: accepted)
  }
}

extension Lock.Acceptance {
  fileprivate init(_ object: LockReader.Object, releases: [String]) throws(LockFileError) {
    let name = try object.string("id")
    guard let id = LockChange.ID(rawValue: name) else { throw .unknownFinding(name, object.position) }
    let release = object.has("release") ? try object.string("release") : nil
    if let release, !releases.contains(release) { throw .unknownRelease(release, of: releases, object.position) }
    self.init(id: id, at: try object.string("at"), release: release, why: try object.string("why"))
  }
}

extension LockReader {
  fileprivate func document(
    of types: [JSONValue.Member],
    roots: [String]
  ) throws(LockFileError) -> WireDocument {
    var reader = self
    reader.ids = Set(types.map(\.key))
    var definitions: [WireDefinition] = []
    for member in types { definitions.append(try WireDefinition(member.key, .init(member.value, reader))) }
    return WireDocument(definitions: definitions, unknownTypes: [], openReferences: [], roots: roots)
  }

  /// - Parameter locked: The types of the locked state, which releases share.
  fileprivate func releases(
    in file: Object,
    besides locked: [JSONValue.Member]
  ) throws(LockFileError) -> [Lock.Release] {
    guard file.has("releases") else { return [] }
    let members = try file.value("releases", "an object") { $0.members }
    var types = Dictionary(members.map { ($0.key, locked) }) { first, _ in first }
    var formerTypes: Set<String> = []
    let former = file.has("former") ? try file.value("former", "an object") { $0.members } : []
    try checkKeys(.object(former), former.map(\.key), in: file.position)
    for member in former {
      let shapes = try file.shapes(of: member)
      for (names, node) in shapes {
        for name in names {
          guard var others = types[name] else { throw .unknownRelease(name, of: members.map(\.key), file.position) }
          others.removeAll { $0.key == member.key }
          types[name] = others + [JSONValue.Member(key: member.key, value: node)]
        }
      }
      formerTypes.insert(member.key)
    }
    var releases: [Lock.Release] = []
    for member in members {
      let release = Object(member.value, self)
      let without = Set(try release.list("without", "strings", \.string))
      let own = (types[member.key] ?? []).filter { !without.contains($0.key) }
      let document = try document(of: own, roots: try release.list("roots", "strings", \.string))
      let formerOnes = own.filter { formerTypes.contains($0.key) }
      let nodes = document.nodes.filter { formerTypes.contains($0.key) }
      try check(.object(formerOnes), isMadeOf: .object(nodes), in: file.position)
      try checkKeys(member.value, ["roots", "without"], in: file.position)
      releases.append(Lock.Release(name: member.key, document: document))
    }
    try checkKeys(.object(members), members.map(\.key), in: file.position)
    return releases
  }

  /// Rejects other members, and repeated ones.
  fileprivate func checkKeys(
    _ json: JSONValue,
    _ keys: [String],
    in position: SourcePosition
  ) throws(LockFileError) {
    let known = JSONValue.object(keys.map { JSONValue.Member(key: $0, value: .null) })
    try check(json, isMadeOf: known, in: position)
  }
}

extension WireDocument {
  fileprivate var nodes: [JSONValue.Member] { definitions.map { JSONValue.Member(key: $0.id, value: $0.node) } }
}

extension LockReader {
  /// Rejects unknown and repeated members.
  ///
  /// - Parameters:
  ///   - known: The members that were understood.
  ///   - position: The position of the enclosing object.
  fileprivate func check(
    _ json: JSONValue,
    isMadeOf known: JSONValue,
    in position: SourcePosition
  ) throws(LockFileError) {
    switch (json, known) {
    case (.object(let members, _), .object):
      let position = self.position(of: json) ?? position
      var seen: Set<String> = []
      for member in members {
        let start = self.position(of: member.value) ?? position
        guard seen.insert(member.key).inserted else { throw .repeated(member.key, start) }
        guard let value = known[member.key] else { throw .unknown(member.key, start) }
        try check(member.value, isMadeOf: value, in: position)
      }
    case (.array(let elements), .array(let others)):
      for (element, other) in zip(elements, others) { try check(element, isMadeOf: other, in: position) }
    // Without parts, or of another kind, which is told when it is read.
    default: break
    }
  }

  /// Nil unless it is an object from the file.
  fileprivate func position(of json: JSONValue) -> SourcePosition? {
    guard case .object(_, let place) = json else { return nil }
    return lines.position(at: textStart + place.offset)
  }
}

extension SourceFile {
  /// The first line with a conflict marker of version control.
  fileprivate var firstConflict: Int? {
    let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].map { Array($0.utf8) }
    var offset = 0
    while offset < bytes.count {
      if markers.contains(where: { bytes[offset...].starts(with: $0) }) { return offset }
      guard let end = bytes[offset...].firstIndex(of: .lineFeed) else { return nil }
      offset = end + 1
    }
    return nil
  }
}

/// Takes objects apart, and reports unexpected parts.
private struct LockReader {
  var path: String
  var lines: LineTable
  var textStart: Int
  /// The ids of all types in the file.
  var ids: Set<String> = []
  /// The generic parameters of the current type.
  var parameters: [String] = []

  struct Object {
    private let json: JSONValue
    private var reader: LockReader

    init(_ json: JSONValue, _ reader: LockReader) {
      self.json = json
      self.reader = reader
    }

    /// The object, with generic parameters that types in it may name.
    func with(parameters: [String]) -> Object {
      var object = self
      object.reader.parameters = parameters
      return object
    }

    func type(_ key: String) throws(LockFileError) -> WireType {
      WireType(reading: try string(key), ids: reader.ids, parameters: reader.parameters)
    }

    /// Two types; nil for other JSON.
    func types(_ json: JSONValue) -> [WireType]? {
      guard let names = json.array?.compactMap(\.string), names.count == 2, json.array?.count == 2 else { return nil }
      return names.map { WireType(reading: $0, ids: reader.ids, parameters: reader.parameters) }
    }

    var position: SourcePosition { reader.position(of: json) ?? SourcePosition(line: 1, column: 1) }

    var place: WirePlace { WirePlace(path: reader.path, position: position) }

    func value<Value>(
      _ key: String,
      _ expected: String,
      _ convert: (JSONValue) -> Value?
    ) throws(LockFileError) -> Value {
      guard let json = json[key], let value = convert(json) else { throw .unexpected(expected, forKey: key, position) }
      return value
    }

    func string(_ key: String) throws(LockFileError) -> String { try value(key, "a string") { $0.string } }

    func has(_ key: String) -> Bool { json[key] != nil }

    func flag(_ key: String) throws(LockFileError) -> Bool {
      guard has(key) else { return false }
      return try value(key, "a boolean") { $0.boolean }
    }

    /// One of our words.
    func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String) throws(LockFileError) -> Word {
      try value(key, Self.expectation(Word.self)) { $0.string.flatMap(Word.init) }
    }

    /// Empty if the key is missing.
    func list<Value>(
      _ key: String,
      _ expected: String,
      _ convert: (JSONValue) -> Value?
    ) throws(LockFileError) -> [Value] {
      guard has(key) else { return [] }
      return try value(key, "an array of \(expected)") { json in
        guard let elements = json.array else { return nil }
        let values = elements.compactMap(convert)
        return values.count == elements.count ? values : nil
      }
    }

    /// The shapes that a type had, each with the names of its releases.
    func shapes(of type: JSONValue.Member) throws(LockFileError) -> [(releases: [String], node: JSONValue)] {
      var shapes: [(releases: [String], node: JSONValue)] = []
      for object in try Object(.object([type]), reader).objects(type.key) {
        var node = object.json
        node[Lock.releasesKey] = nil
        shapes.append((try object.list(Lock.releasesKey, "strings", \.string), node))
      }
      return shapes
    }

    func words<Word: RawRepresentable<String> & CaseIterable>(_ key: String) throws(LockFileError) -> [Word] {
      try list(key, "words") { $0.string.flatMap(Word.init) }
    }

    func object(_ key: String) throws(LockFileError) -> Object {
      try value(key, "an object") { json in if case .object = json { Object(json, reader) } else { nil } }
    }

    /// Empty if the key is missing.
    func objects(_ key: String) throws(LockFileError) -> [Object] {
      try list(key, "objects") { json in if case .object = json { Object(json, reader) } else { nil } }
    }

    private static func expectation<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> String {
      "one of " + Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
  }
}

extension WireDefinition {
  fileprivate init(_ id: String, _ object: LockReader.Object) throws(LockFileError) {
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
    var values: [WireValue] = []
    for object in try objects(key) { values.append(try WireValue(object)) }
    return values
  }

  fileprivate func onlyValue(_ key: String) throws(LockFileError) -> WireValue {
    let values = try plainValues(key)
    guard values.count == 1 else { throw .unexpected("an array of one object", forKey: key, position) }
    return values[0]
  }

  fileprivate func keyedValues(_ key: String) throws(LockFileError) -> [KeyedValue<WireValue>] {
    var values: [KeyedValue<WireValue>] = []
    for object in try objects(key) { values.append(try KeyedValue(object)) }
    return values
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
