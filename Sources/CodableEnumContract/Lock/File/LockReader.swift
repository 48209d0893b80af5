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
struct LockReader {
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
