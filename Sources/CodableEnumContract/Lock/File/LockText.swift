import CodableEnumGenerator
import CodableEnumJSON

extension WireDocument {
  /// The version of the format, as in the file.
  static let lockVersion = 1
  static let lockMark = "Written by codable-enum lock, read by codable-enum check --lock. Do not edit."

  /// The same bytes for the same shapes, wherever they are declared. Ends with a newline.
  package var lockText: String {
    let types = locked.definitions.filter(\.isUsed).map { JSONValue.Member(key: $0.id, value: $0.node) }
    return Self.lockFile(types: .object(types)).text(.indented(width: 110)) + "\n"
  }

  static func lockFile(types: JSONValue) -> JSONValue {
    .members(["$comment": .string(lockMark), "version": .integer(lockVersion), "types": types])
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

/// The payload of a case, in a word of the file.
enum ContentWord: String, CaseIterable {
  case none, bare, array, object, flat, merged, unknownTag, unknownTagAndContent, anything, skipped

  init(_ content: CaseContent<WireValue>) {
    switch content {
    case .payload(.none): self = .none
    case .payload(.bare): self = .bare
    case .payload(.array): self = .array
    case .payload(.object): self = .object
    case .payload(.flat): self = .flat
    case .payload(.merged): self = .merged
    case .capture(.tag): self = .unknownTag
    case .capture(.tagAndContent): self = .unknownTagAndContent
    case .capture(.whole): self = .anything
    case .skipped: self = .skipped
    }
  }
}

extension Claim {
  fileprivate var node: JSONValue {
    .members([
      "kinds": .strings(kinds.map(\.rawValue)), "keys": .list(groups.map { .strings($0.keys) }),
      "nullKeys": .list(groups.filter(\.admitsNull).map { .string($0.keys[0]) }),
      "explicit": isExplicit ? .boolean(true) : nil, "values": .list(constants.map { JSONValue($0) }),
    ])
  }
}

extension WireValue {
  fileprivate func node(key: String? = nil, _ aliases: [String] = []) -> JSONValue {
    func flag(_ isSet: Bool) -> JSONValue? { isSet ? .boolean(true) : nil }
    return .members([
      "name": .string(name), "key": key.map { .string($0) }, "keyAliases": .list(aliases.map { .string($0) }),
      "type": .string(type.text), "optional": flag(isOptional), "writesNull": flag(writesNil),
      "default": defaultValue.map { .string($0) }, "fixed": flag(isFixed),
      "rest": flag(isRest),
    ])
  }
}

extension JSONValue {
  /// An array; nil if it is empty.
  fileprivate static func list(_ elements: [JSONValue]) -> JSONValue? { elements.isEmpty ? nil : .array(elements) }
}
