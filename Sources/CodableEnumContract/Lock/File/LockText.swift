import CodableEnumGenerator
import CodableEnumJSON

extension WireDocument {
  /// The text of a lock file with this state alone.
  package var lockText: String { Lock(self).text }
}

extension Lock {
  /// The version of the format, as in the file.
  static let version = 1
  static let mark = "Written by codable-enum lock, read by codable-enum check --lock. Do not edit."

  /// The same bytes for the same shapes, wherever they are declared. Ends with a newline.
  package var text: String { json.text(.indented(width: 110)) + "\n" }

  private var json: JSONValue {
    let (releases, former) = releaseNodes
    return .members([
      "$comment": .string(Self.mark),
      "version": .integer(Self.version),
      "roots": .list(document.roots.map { .string($0) }),
      "accept": .list(accepted.map(\.node)),
      "types": .object(document.definitions.map { JSONValue.Member(key: $0.id, value: $0.node) }),
      "releases": releases.isEmpty ? nil : .object(releases),
      "former": former.isEmpty ? nil : .object(former),
    ])
  }

  /// What the releases have besides the locked types, and their types that are locked no more: each shape once.
  private var releaseNodes: (releases: [JSONValue.Member], former: [JSONValue.Member]) {
    let locked = document.nodesByID.mapValues { ExactText($0.text(.compact)) }
    var nodes: [JSONValue.Member] = []
    var former: [String: [(text: ExactText, node: JSONValue, releases: [String])]] = [:]
    for release in releases {
      let types = release.document.nodesByID
      for (id, node) in types {
        let text = ExactText(node.text(.compact))
        if locked[id] == text { continue }
        if let index = former[id]?.firstIndex(where: { $0.text == text }) {
          former[id]?[index].releases.append(release.name)
        } else {
          former[id, default: []].append((text, node, [release.name]))
        }
      }
      let without = locked.keys.filter { types[$0] == nil }.sorted(byBytesOf: \.self)
      let node = JSONValue.members([
        "roots": .list(release.document.roots.map { .string($0) }), "without": .list(without.map { .string($0) }),
      ])
      nodes.append(JSONValue.Member(key: release.name, value: node))
    }
    let members = former.keys.sorted(byBytesOf: \.self).map { id in
      let shapes = (former[id] ?? []).map { shape in
        JSONValue.object([.init(key: Self.releasesKey, value: .strings(shape.releases))] + (shape.node.members ?? []))
      }
      return JSONValue.Member(key: id, value: .array(shapes))
    }
    return (nodes, members)
  }

  static let keys = ["$comment", "version", "roots", "accept", "types", releasesKey, "former"]
  static let releasesKey = "releases"
}

extension WireDocument {
  fileprivate var nodesByID: [String: JSONValue] {
    Dictionary(definitions.map { ($0.id, $0.node) }) { first, _ in first }
  }
}

extension Lock.Acceptance {
  var node: JSONValue {
    .members([
      "id": .string(id.rawValue), "at": .string(at), "release": release.map { .string($0) }, "why": .string(why),
    ])
  }
}

extension WireDefinition {
  var node: JSONValue {
    let parameters = JSONValue.list(parameters.map { .string($0) })
    switch shape {
    case .enumeration(let enumeration):
      var node = enumeration.node
      node["parameters"] = parameters
      return node
    case .structure(let properties):
      return .members([
        "parameters": parameters, "struct": .array(properties.map { $0.value.node(key: $0.key, $0.aliases) }),
      ])
    case .rawValues(let type, let cases):
      let members = cases.map { cases in
        JSONValue.object(cases.map { JSONValue.Member(key: $0.name, value: JSONValue($0.tag)) })
      }
      if isAlias { return .members(["parameters": parameters, "alias": .string(type.text)]) }
      return .members(["parameters": parameters, "rawValue": .string(type.text), "cases": members])
    case .merged(let fields, let variant):
      return .members(["parameters": parameters, "merged": .strings([fields.text, variant.text])])
    case .openSet(let types):
      return .members([
        "openSet": .array(types.map { .members(["type": .string($0.type.text), "tag": JSONValue($0.tag)]) })
      ])
    }
  }
}

extension WireEnum {
  static let contentUnderTag = "contentUnderTag"

  fileprivate var node: JSONValue {
    var members = [JSONValue.Member(key: "enum", value: .string(strategy.name.rawValue))]
    members += strategy.arguments.map { parameter, value in
      switch (parameter, value) {
      // A text is a key.
      case (.content, .member): .init(key: Self.contentUnderTag, value: .boolean(true))
      case (_, .member(let text)), (_, .text(let text)): .init(key: parameter.rawValue, value: .string(text))
      }
    }
    let rest = JSONValue.members([
      "emptyCases": tagIsKey || emptyCases != strategy.usualEmptyCases ? .string(emptyCases.rawValue) : nil,
      "unknownKeys": (rejectsUnknownKeys ? UnknownKeys.reject : ignoresExtraElements ? .ignore : nil).map {
        .string($0.rawValue)
      },
      "ignoresCase": ignoresCase ? .boolean(true) : nil,
      "rawValues": rawKind.map { .string($0.rawValue) },
      "synthesized": isSynthesized ? .boolean(true) : nil,
      "conformance": conformance == .codable ? nil : .string(conformance.rawValue),
      "cases": .array(cases.map(\.node)),
    ])
    return .object(members + (rest.members ?? []))
  }
}

extension WireCase {
  fileprivate var node: JSONValue {
    let word = ContentWord(content)
    return .members([
      "case": .string(name), "tag": tag.map { JSONValue($0) }, "aliases": .list(aliases.map { JSONValue($0) }),
      "catches": .list(catches.map { .string($0.rawValue) }), "matches": claim?.node,
      "skip": skippedDirection.map { .string($0.rawValue) },
      "content": word == .none ? nil : .string(word.rawValue), "values": .list(content.nodes),
    ])
  }
}

extension CaseContent<WireValue> {
  fileprivate var nodes: [JSONValue] {
    switch self {
    case .payload(.object(let values)), .payload(.flat(let values)):
      values.map { $0.value.node(key: $0.key, $0.aliases) }
    case .payload(.merged(let values, let keyed, _)):
      values.map { $0.node() } + keyed.map { $0.value.node(key: $0.key, $0.aliases) }
    case .payload(let payload): payload.values.map { $0.node() }
    case .capture(let capture): capture.values.filter { $0.type != .anything }.map { $0.node() }
    case .skipped: []
    }
  }
}

extension Claim {
  fileprivate var node: JSONValue {
    .members([
      "kinds": .strings(kinds.map(\.rawValue)), "keys": .list(groups.map { .strings($0.keys) }),
      "nullKeys": .list(groups.filter(\.admitsNull).map { .string($0.keys[0]) }),
      "explicit": isExplicit ? .boolean(true) : nil, "values": .list(constants.map { JSONValue($0) }),
      "ignoresCase": ignoresCase ? .boolean(true) : nil, "rawValue": isRawValue ? .boolean(true) : nil,
    ])
  }
}

extension WireValue {
  fileprivate func node(key: String? = nil, _ aliases: [String] = []) -> JSONValue {
    func flag(_ isSet: Bool) -> JSONValue? { isSet ? .boolean(true) : nil }
    return .members([
      "name": .string(name), "key": key.map { .string($0) }, "keyAliases": .list(aliases.map { .string($0) }),
      "type": .string(type.text), "optional": flag(isOptional), "writesNull": flag(writesNil),
      "default": defaultValue.map { .string($0) },
      "defaults": .list(DefaultCause.allCases.filter(defaultCauses.contains).map { .string($0.rawValue) }),
      "fixed": flag(isFixed),
      "rest": flag(isRest),
    ])
  }
}

extension JSONValue {
  /// An array; nil if it is empty.
  fileprivate static func list(_ elements: [JSONValue]) -> JSONValue? { elements.isEmpty ? nil : .array(elements) }
}
