import CodableEnumGenerator
import CodableEnumJSON

/// A keyword that says: see there.
struct SchemaReference {
  enum Keyword: String, CaseIterable {
    case ref = "$ref"
    case dynamicRef = "$dynamicRef"
    case recursiveRef = "$recursiveRef"
  }

  var keyword: Keyword
  /// A URI, which may be relative to the `$id` around it.
  var text: String

  /// Nil if a schema has none.
  init?(in json: JSONValue) {
    for keyword in Keyword.allCases {
      guard let text = json[keyword.rawValue]?.string else { continue }
      (self.keyword, self.text) = (keyword, text)
      return
    }
    return nil
  }
}

extension SchemaDocument {
  /// What a schema's reference refers to; nil if it has none.
  func target(of site: SchemaSite) throws(InputFailure) -> SchemaSite? {
    guard let reference = SchemaReference(in: site.json) else { return nil }
    let place = "\(site.pointer)/\(reference.keyword.rawValue)"
    let parts = reference.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (uri, fragment) = (parts[0], parts.count > 1 ? parts[1].removingPercentEscapes : "")
    guard let start = resources.resource(uri, from: site.pointer) else {
      let message = "'\(reference.text)' is in another document; import reads one: bundle them first"
      throw failure(message, at: place)
    }
    let isPointer = fragment.isEmpty || fragment.hasPrefix("/")
    let path = isPointer ? start + fragment : resources.anchors[start]?[fragment]
    guard let path, let pointer = JSONPointer(path), let target = self.site(at: pointer) else {
      let nearest = nearestSpelling(to: reference.text, in: named.map { "#" + $0.site.pointer })
      let advice = nearest.map { "; did you mean '\($0)'?" } ?? ""
      throw failure("'\(reference.text)' is not in the document\(advice)", at: place)
    }
    if resources.isAmbiguous(reference.keyword, fragment, target) {
      // The outermost schema decides, and that is the document.
      if startsAtRoot, let outermost = resources.outermost(reference.keyword, fragment) {
        return JSONPointer(outermost).flatMap { self.site(at: $0) }
      }
      let message = "where '\(reference.text)' leads depends on what refers to it; write a '$ref' there"
      throw failure(message, at: place, ofOneSchema: true)
    }
    return target
  }
}

/// The schemas of a document that have a URI or an anchor; searched for when a reference asks first.
final class SchemaResources {
  private let root: JSONValue
  private let isOpenAPI: Bool
  private let referencesStandAlone: Bool
  /// By the place, the URI of each schema with an `$id` or something like it; of the document itself, too.
  private lazy var uris = [("", rootURI)] + found.ids
  private lazy var places = Dictionary(uris.map { ($0.1, $0.0) }) { first, _ in first }
  private lazy var uriByPlace = Dictionary(uris) { first, _ in first }
  /// The places of anchors, by that of the schema with the `$id` around them.
  private(set) lazy var anchors = found.anchors
  private lazy var found = Found(root, isOpenAPI, referencesStandAlone, idKeyword, rootURI)

  private var idKeyword: String {
    let dialect = root["$schema"]?.string ?? ""
    return ["draft-04", "draft-03"].contains { dialect.parts(around: $0) != nil } ? "id" : "$id"
  }

  private var rootURI: String {
    (root[isOpenAPI ? "$self" : idKeyword]?.string ?? "").withoutFragment
  }

  init(_ root: JSONValue, isOpenAPI: Bool, referencesStandAlone: Bool) {
    (self.root, self.isOpenAPI, self.referencesStandAlone) = (root, isOpenAPI, referencesStandAlone)
  }

  /// The place of the schema with a URI; nil if it is not in the document.
  ///
  /// - Parameter pointer: Where it is referred to.
  func resource(_ uri: String, from pointer: String) -> String? {
    let around = resource(around: pointer)
    if uri.isEmpty { return around }
    return places[(uriByPlace[around] ?? "").resolving(uri)]
  }

  /// The place of the schema with a URI that is around another, or is it.
  func resource(around pointer: String) -> String {
    if uris.count == 1 { return "" }
    var place = pointer[...]
    while uriByPlace[String(place)] == nil, let slash = place.lastIndex(of: "/") { place = place[..<slash] }
    return String(place)
  }

  /// Whether another schema may be meant, depending on the references on the way.
  func isAmbiguous(_ keyword: SchemaReference.Keyword, _ fragment: String, _ target: SchemaSite) -> Bool {
    switch keyword {
    case .ref: false
    case .dynamicRef: target.json["$dynamicAnchor"]?.string == fragment && found.dynamicAnchors[fragment] ?? 0 > 1
    case .recursiveRef: target.json["$recursiveAnchor"] == .boolean(true) && found.recursiveAnchors > 1
    }
  }

  /// The place in the document's own schema that such a reference leads to; nil if it has none.
  func outermost(_ keyword: SchemaReference.Keyword, _ fragment: String) -> String? {
    switch keyword {
    case .ref: nil
    case .dynamicRef: found.outermostAnchors[fragment]
    case .recursiveRef: root["$recursiveAnchor"] == .boolean(true) ? "" : nil
    }
  }
}

/// What a search of a document finds.
private struct Found {
  var ids: [(String, String)] = []
  var anchors: [String: [String: String]] = [:]
  /// How often there is each.
  var dynamicAnchors: [String: Int] = [:]
  /// The places of those that belong to the document's own schema.
  var outermostAnchors: [String: String] = [:]
  var recursiveAnchors = 0
  private let isOpenAPI: Bool
  private let referencesStandAlone: Bool
  private let idKeyword: String

  private struct Place {
    var json: JSONValue
    var pointer: String
    /// The schema around it that has a URI.
    var resource: String
    var uri: String
    /// Whether its keys are names, and its values schemas.
    var isTable = false
  }

  init(_ root: JSONValue, _ isOpenAPI: Bool, _ referencesStandAlone: Bool, _ idKeyword: String, _ uri: String) {
    (self.isOpenAPI, self.referencesStandAlone, self.idKeyword) = (isOpenAPI, referencesStandAlone, idKeyword)
    var rest = [Place(json: root, pointer: "", resource: "", uri: uri)]
    while let place = rest.popLast() { add(place, &rest) }
  }

  private mutating func add(_ place: Place, _ rest: inout [Place]) {
    var place = place
    for (index, element) in (place.json.array ?? []).enumerated() {
      rest.append(Place(json: element, pointer: "\(place.pointer)/\(index)", resource: place.resource, uri: place.uri))
    }
    if !place.isTable { note(&place) }
    for member in place.json.members ?? [] {
      let isTable = !place.isTable && Self.tables.contains(member.key)
      guard
        place.isTable || isTable || Self.schemas.contains(member.key) || isOpenAPI && !Self.data.contains(member.key)
      else { continue }
      let pointer = JSONPointer.appending(member.key, to: place.pointer)
      rest.append(
        Place(json: member.value, pointer: pointer, resource: place.resource, uri: place.uri, isTable: isTable)
      )
    }
  }

  /// Notes what a schema is called.
  private mutating func note(_ place: inout Place) {
    let json = place.json
    // Before 2019-09, a reference hides what is beside it.
    if referencesStandAlone, json["$ref"]?.string != nil { return }
    if let text = json[idKeyword]?.string, place.pointer != "" {
      if text.hasPrefix("#") {
        anchors[place.resource, default: [:]][String(text.dropFirst())] = place.pointer
      } else {
        (place.resource, place.uri) = (place.pointer, place.uri.resolving(text.withoutFragment))
        ids.append((place.resource, place.uri))
      }
    }
    for keyword in ["$anchor", "$dynamicAnchor"] {
      guard let text = json[keyword]?.string else { continue }
      anchors[place.resource, default: [:]][text] = place.pointer
      if keyword != "$dynamicAnchor" { continue }
      dynamicAnchors[text, default: 0] += 1
      if place.resource.isEmpty { outermostAnchors[text] = place.pointer }
    }
    if json["$recursiveAnchor"] == .boolean(true) { recursiveAnchors += 1 }
  }

  private static let tables: Set = [
    "$defs", "definitions", "dependentSchemas", "dependencies", "patternProperties", "properties",
  ]
  private static let schemas: Set = [
    "additionalItems", "additionalProperties", "allOf", "anyOf", "contains", "contentSchema", "else", "if", "items",
    "not",
    "oneOf", "prefixItems", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties",
  ]
  /// What is no schema, whatever it looks like.
  private static let data: Set = ["const", "default", "enum", "example", "examples", "value"]
}

// MARK: URIs

extension String {
  fileprivate var withoutFragment: String { firstIndex(of: "#").map { String(self[..<$0]) } ?? self }

  /// What a URI without a fragment means where this one is the base: RFC 3986, 5.2.
  fileprivate func resolving(_ reference: String) -> String {
    if reference.isEmpty || reference.scheme != nil { return reference.isEmpty ? self : reference }
    let (start, path) = partsBeforePath
    if reference.hasPrefix("//") { return (scheme.map { $0 + ":" } ?? "") + reference }
    if reference.hasPrefix("/") { return start + reference.withoutDots }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? (start.parts(around: "//") == nil ? "" : "/")
    return start + (folder + reference).withoutDots
  }

  private var scheme: String? {
    guard let colon = firstIndex(of: ":"), colon != startIndex else { return nil }
    let name = self[..<colon]
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) } ? String(name) : nil
  }

  /// `http://example.com` and `/a/b`, without a query.
  private var partsBeforePath: (start: String, path: String) {
    let whole = prefix { $0 != "?" }
    var rest = whole.dropFirst(scheme.map { $0.count + 1 } ?? 0)
    if rest.hasPrefix("//") { rest = rest.dropFirst(2).drop { $0 != "/" } }
    return (String(whole.dropLast(rest.count)), String(rest))
  }

  /// `/a/./b/../c` → `/a/c`
  private var withoutDots: String {
    if parts(around: "./") == nil, !hasSuffix("/.."), !hasSuffix("/.") { return self }
    var kept: [Substring] = []
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if part == ".." {
        if kept.count > 1 || kept.first.map({ !$0.isEmpty }) ?? false { kept.removeLast() }
      } else if part != "." {
        kept.append(part)
        continue
      }
      if isLast { kept.append("") }
    }
    return kept.joined(separator: "/")
  }

  /// `a%20b` → `a b`; a `%` without two hexadecimal digits stays.
  fileprivate var removingPercentEscapes: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
