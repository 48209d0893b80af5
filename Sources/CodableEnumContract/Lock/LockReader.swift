import CodableEnumGenerator
import CodableEnumReport

// What a lock file says.
extension LockedDocument {
  /// - Parameter file: What ``text`` made, at any time before.
  package init(reading file: SourceFile) throws(LockFileError) {
    let lines = LineTable(file)
    let start = String(decoding: file.bytes.prefix(300), as: UTF8.self)
    guard start.contains(Self.mark) else { throw .notOurs(lines.position(at: 0)) }
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
    self.init(types: [])
    for member in types.sorted(byBytesOf: \.key) {
      self.types.append(try LockedType(member.key, .init(member.value, reader)))
    }
  }
}

extension SourceFile {
  /// Where the first line is that version control marks a conflict with.
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

/// Takes the parts of objects, and says where one is not what it should be.
private struct LockReader {
  var path: String
  var lines: LineTable
  var textStart: Int

  struct Object {
    private let json: JSONValue
    private let reader: LockReader

    init(_ json: JSONValue, _ reader: LockReader) {
      self.json = json
      self.reader = reader
    }

    var position: SourcePosition {
      guard case .object(_, let place) = json else { return SourcePosition(line: 1, column: 1) }
      return reader.lines.position(at: reader.textStart + place.offset)
    }

    var place: LockedPlace { LockedPlace(path: reader.path, position: position) }

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

    /// A word of a set of ours.
    func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String) throws(LockFileError) -> Word {
      try value(key, Self.expectation(Word.self)) { $0.string.flatMap(Word.init) }
    }

    /// None if the key is missing.
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

    func words<Word: RawRepresentable<String> & CaseIterable>(_ key: String) throws(LockFileError) -> [Word] {
      try list(key, "words") { $0.string.flatMap(Word.init) }
    }

    func object(_ key: String) throws(LockFileError) -> Object {
      try value(key, "an object") { json in if case .object = json { Object(json, reader) } else { nil } }
    }

    /// None if the key is missing.
    func objects(_ key: String) throws(LockFileError) -> [Object] {
      try list(key, "objects") { json in if case .object = json { Object(json, reader) } else { nil } }
    }

    private static func expectation<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> String {
      "one of " + Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
  }
}

extension LockedType {
  fileprivate init(_ id: String, _ object: LockReader.Object) throws(LockFileError) {
    let shape: LockedShape
    if object.has("struct") {
      var properties: [LockedValue] = []
      for property in try object.objects("struct") { properties.append(try LockedValue(property)) }
      shape = .structure(properties)
    } else if object.has("rawValue") {
      let tags = object.has("tags") ? try object.list("tags", "tags", Tag.init) : nil
      shape = .rawValues(try object.string("rawValue"), tags: tags)
    } else {
      shape = .enumeration(try LockedEnum(object))
    }
    let parameters = try object.list("parameters", "strings") { $0.string }
    self.init(id: id, parameters: parameters, shape: shape, place: object.place)
  }
}

extension LockedEnum {
  fileprivate init(_ object: LockReader.Object) throws(LockFileError) {
    let name: Strategy.Name = try object.word("enum")
    strategy =
      switch name {
      case .caseKeyed: .caseKeyed(payload: try object.word("payload"))
      case .discriminator: .discriminator(key: try object.string("key"))
      case .flattenedStatus: .flattenedStatus(key: try object.string("key"))
      case .adjacent: .adjacent(key: try object.string("key"), content: try object.string("content"))
      case .rawValue: .rawValue
      case .untagged: .untagged
      }
    emptyCases = object.has("emptyCases") ? try object.word("emptyCases") : .true
    let unknownKeys: UnknownKeys = object.has("unknownKeys") ? try object.word("unknownKeys") : .ignore
    rejectsUnknownKeys = unknownKeys == .reject
    conformance = object.has("conformance") ? try object.word("conformance") : .codable
    cases = []
    for element in try object.objects("cases") { cases.append(try LockedCase(element)) }
  }
}

extension LockedCase {
  fileprivate init(_ object: LockReader.Object) throws(LockFileError) {
    name = try object.string("case")
    tag = object.has("tag") ? try object.value("tag", "a tag", Tag.init) : nil
    aliases = try object.list("aliases", "tags", Tag.init)
    catches = try object.words("catches")
    match = object.has("matches") ? try LockedMatch(object.object("matches")) : nil
    content = object.has("content") ? try object.word("content") : .none
    for value in try object.objects("values") { values.append(try LockedValue(value)) }
    place = object.place
  }
}

extension LockedMatch {
  fileprivate init(_ object: LockReader.Object) throws(LockFileError) {
    kinds = try object.words("kinds")
    requiredKeys = try object.list("keys", "arrays of strings") { json in json.array?.compactMap(\.string) }
    isExplicit = try object.flag("explicit")
  }
}

extension LockedValue {
  fileprivate init(_ object: LockReader.Object) throws(LockFileError) {
    name = try object.string("name")
    key = object.has("key") ? try object.string("key") : nil
    keyAliases = try object.list("keyAliases", "strings") { $0.string }
    type = try object.string("type")
    isOptional = try object.flag("optional")
    writesNil = try object.flag("writesNull")
    defaultValue = object.has("default") ? try object.string("default") : nil
    isFixed = try object.flag("fixed")
    place = object.place
  }
}
