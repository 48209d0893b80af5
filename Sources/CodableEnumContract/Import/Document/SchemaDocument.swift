import CodableEnumGenerator
import CodableEnumJSON

/// A schema as it is written, and where.
struct SchemaSite {
  var json: JSONValue
  /// In the document, as a JSON pointer; of schemas that are put together, where the last of them is.
  var pointer: String
  /// Different for different schemas.
  var id: String
  /// Of schemas that are put together, these, each with a place of its own.
  private var parts: [SchemaSite] = []

  init(_ json: JSONValue, at pointer: String, id: String? = nil) {
    (self.json, self.pointer, self.id) = (json, pointer, id ?? pointer)
  }

  /// The schema under a key; nil if there is none.
  subscript(key: String) -> SchemaSite? {
    json[key].map { part($0, at: JSONPointer.appending(key, to: pointer)) }
  }

  /// A schema inside: its id begins with that of the one around it.
  private func part(_ json: JSONValue, at place: String) -> SchemaSite {
    SchemaSite(json, at: place, id: id == pointer ? nil : id + place.dropFirst(pointer.count))
  }

  func list(_ key: String) -> [SchemaSite] {
    if !parts.isEmpty { return json[key] == nil ? [] : parts }
    let path = JSONPointer.appending(key, to: pointer)
    return json[key]?.array?.enumerated().map { part($1, at: "\(path)/\($0)") } ?? []
  }

  /// The schemas of an object under a key, with their names.
  func table(_ key: String) -> [(key: String, site: SchemaSite)] {
    let path = JSONPointer.appending(key, to: pointer)
    return json[key]?.members?.map { ($0.key, part($0.value, at: JSONPointer.appending($0.key, to: path))) } ?? []
  }

  /// Schemas that all hold.
  static func all(_ sites: [SchemaSite]) -> SchemaSite {
    combined("allOf", sites)
  }

  /// Schemas of which one holds; nil for none.
  static func any(_ sites: [SchemaSite]) -> SchemaSite? {
    var distinct: [SchemaSite] = []
    for site in sites where !distinct.contains(where: { $0.json == site.json }) { distinct.append(site) }
    return distinct.count > 1 ? combined("anyOf", distinct) : distinct.first
  }

  static func combined(_ keyword: String, _ sites: [SchemaSite]) -> SchemaSite {
    var site = SchemaSite(
      .members([keyword: .array(sites.map(\.json))]),
      at: sites.last?.pointer ?? "",
      id: "\(keyword)(\(sites.map(\.id).joined(separator: ",")))"
    )
    site.parts = sites
    return site
  }
}

// MARK: Unions inside

extension SchemaSite {
  /// Whether it says itself that it is one of several schemas, which aren't all values.
  var isUnion: Bool {
    ["oneOf", "anyOf"].contains { keyword in
      let members = (json[keyword]?.array ?? []).filter { $0["type"]?.string != "null" }
      return members.count > 1 && members.contains { $0["const"] == nil && $0["enum"] == nil }
    }
  }
}

extension SchemaDocument {
  var noUnion: InputFailure {
    var failure = failure("no schema is a union", at: "")
    failure.message += unionPlaces
    return failure
  }

  /// The first places of unions, as a message shows them.
  private var unionPlaces: String {
    var places: [String] = []
    func add(_ json: JSONValue, _ path: String) {
      if places.count > 4 { return }
      if SchemaSite(json, at: path).isUnion { return places.append(path) }
      for member in json.members ?? [] { add(member.value, JSONPointer.appending(member.key, to: path)) }
      for (index, element) in (json.array ?? []).enumerated() { add(element, "\(path)/\(index)") }
    }
    add(root.json, "")
    if places.isEmpty { return "" }
    let list = places.prefix(4).joined(separator: ", ") + (places.count > 4 ? ", …" : "")
    return "; --at takes the place of one inside: \(list)"
  }
}

/// A JSON Schema, or the schemas of an OpenAPI document.
struct SchemaDocument {
  let path: String
  let root: SchemaSite
  /// Whether a `$ref` hides what is beside it, but for annotations: JSON Schema before 2019-09, and OpenAPI 3.0.
  let referencesStandAlone: Bool
  /// The schemas with a name, in the document's order.
  let named: [(name: String, site: SchemaSite)]
  private let lines: LineTable?
  private var namesByPointer: [String: Int] = [:]
  let resources: SchemaResources
  /// Whether all that is asked for is a part of the document's own schema, or is reached from it: `$dynamicRef` and
  /// `$recursiveRef` lead to the outermost schema.
  var startsAtRoot = false

  /// - Parameter root: A whole document.
  init(_ root: JSONValue, path: String = "", lines: LineTable? = nil) {
    self.path = path
    self.root = SchemaSite(root, at: "")
    self.lines = lines
    let version = root["openapi"]?.string ?? root["swagger"]?.string
    let dialect = root["$schema"]?.string ?? ""
    referencesStandAlone =
      version.map { !$0.hasPrefix("3.1") && !$0.hasPrefix("3.2") }
      ?? ["draft-07", "draft-06", "draft-04"].contains { dialect.parts(around: $0) != nil }
    if version != nil, let components = self.root["components"] {
      named = components.table("schemas").map { ($0.key, $0.site) }
    } else {
      named = (self.root.table("$defs") + self.root.table("definitions")).map { ($0.key, $0.site) }
    }
    resources = SchemaResources(root, isOpenAPI: version != nil, referencesStandAlone: referencesStandAlone)
    for (index, element) in named.enumerated() { namesByPointer[element.site.pointer] = index }
  }

  /// Whether the document itself is a schema, with more in it than definitions.
  var rootIsSchema: Bool {
    let keywords = [
      "$dynamicRef", "$recursiveRef", "$ref", "allOf", "anyOf", "const", "enum", "items", "oneOf", "prefixItems",
      "properties", "type",
      "additionalProperties", "patternProperties",
    ]
    return root.json["openapi"] == nil && root.json["swagger"] == nil
      && keywords.contains { root.json[$0] != nil }
  }

  /// The name of the schema at a pointer, if it has one.
  func name(at pointer: String) -> String? { namesByPointer[pointer].map { named[$0].name } }

  /// - Parameter ofOneSchema: Whether other schemas can be imported without the one at the place.
  func failure(_ message: String, at pointer: String, ofOneSchema: Bool = false) -> InputFailure {
    let offset = JSONPointer(pointer)?.offset(in: root.json)
    let shown = pointer.isEmpty ? "the document" : pointer
    return InputFailure(
      message: "\(message), at \(shown)",
      place: lines.map { (path, $0.position(at: offset ?? 0)) },
      isOfOneSchema: ofOneSchema
    )
  }

  /// Whether a member of a union stands beside keywords that know keys, too.
  func hasKeysBeside(_ member: SchemaSite) -> Bool {
    guard let pointer = JSONPointer(member.pointer), pointer.tokens.count > 1,
      let keyword = pointer.tokens.dropLast().last, ["anyOf", "oneOf"].contains(keyword)
    else { return false }
    guard let json = pointer.dropLast(2).value(in: root.json) else { return false }
    return ["properties", "patternProperties", "allOf", "$ref", "anyOf", "oneOf"].contains {
      $0 != keyword && json[$0] != nil
    }
  }

  /// The schema at a place; nil if nothing is there.
  func site(at pointer: JSONPointer) -> SchemaSite? {
    let path = pointer.text
    // A document may have thousands of names, each the object of a reference.
    if let index = namesByPointer[path] { return named[index].site }
    return pointer.value(in: root.json).map { SchemaSite($0, at: path) }
  }
}

extension SchemaDocument {
  /// Reads a document.
  init(_ file: SourceFile) throws(InputFailure) {
    let lines = LineTable(file)
    let documents: [JSONValue.Located]
    do {
      documents = try JSONValue.documents(parsing: file.bytes)
    } catch {
      var failure = InputFailure(error, in: file)
      if Self.isYAML(file) { failure.message = Self.yamlMessage }
      throw failure
    }
    guard let first = documents.first, documents.count == 1, first.value.members != nil else {
      throw InputFailure(
        message: "a schema is one object; for recorded JSON, run codable-enum infer \(file.path)",
        place: (file.path, lines.position(at: documents.first?.offset ?? 0))
      )
    }
    self.init(first.value, path: file.path, lines: lines)
  }

  private static let yamlMessage =
    "this is YAML, and import reads JSON; convert it first, as in: yq -o=json . openapi.yaml > openapi.json"

  /// Whether a file that is not JSON looks like YAML: its first line with text is `key: …`, `---` or `# …`.
  private static func isYAML(_ file: SourceFile) -> Bool {
    if file.path.hasSuffix(".swift") { return false }
    if file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml") { return true }
    let line = file.bytes[file.textStart...].drop { $0 <= .space }.prefix { !$0.isLineEnd }
    guard let first = line.first else { return false }
    if line.starts(with: "---".utf8) || first == UInt8(ascii: "#") || first == UInt8(ascii: "%") { return true }
    return first != .leftBrace && first != .leftBracket && line.contains(.colon)
  }
}
