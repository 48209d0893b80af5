import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Enums with Sourcery's template AutoCodable: `enum Event: AutoCodable`, with names in its `CodingKeys`.
///
/// As of its release 2.3 (the template AutoCodable.swifttemplate): github.com/krzysztofzablocki/Sourcery.
struct SourceryTable {
  private(set) var table: CodingTable

  private static let protocols: [String: Conformance] = [
    "AutoCodable": .codable, "AutoDecodable": .decodable, "AutoEncodable": .encodable,
  ]

  static var protocolNames: Set<String> { Set(protocols.keys) }

  static func isKnown(_ declaration: TypeDeclaration) -> Bool {
    declaration.inheritedTypes.contains { protocols[$0] != nil }
  }

  init?(_ code: CodeTypes, _ types: AnnotationTrial, _ declaration: TypeDeclaration, file: Int) throws(Refusal) {
    guard Self.isKnown(declaration) else { return nil }
    table = CodingTable(package: "AutoCodable")
    table.writesNull = true
    let own = code.functions[declaration.displayName] ?? []
    if let container = own.first(where: { ["decodingContainer", "encodingContainer"].contains($0.name) }) {
      let message = "'\(container.name)' of an enum has no counterpart"
      throw Refusal(file: container.file, offset: container.range.lowerBound, message: message)
    }
    let halves = Set(declaration.inheritedTypes.compactMap { Self.protocols[$0] })
    if halves.count == 1, let half = halves.first { table.conformance = half }
    let keys = Self.keys(of: code.enums["\(declaration.displayName).CodingKeys"])
    func key(_ name: String) -> String { keys[name] ?? name }
    let hasValues = declaration.cases.contains { !$0.values.isEmpty }
    for element in declaration.cases {
      let name = unquoted(element.name)
      let names = types.valueNames(of: element)
      let unnamed = try Self.unnamedValues(of: element, hasTagKey: keys["enumCaseKey"] != nil, file)
      let members = element.members(names, key)
      let tree: WrittenTree =
        if !hasValues {
          .constant(.string(key(name)))
        } else if let tagKey = keys["enumCaseKey"] {
          .object([WrittenTree.Member(key: tagKey, tree: .constant(.string(key(name))))] + members)
        } else {
          .object([
            WrittenTree.Member(
              key: key(name),
              tree: unnamed > 0 ? .array(names.map { .value($0) }) : .object(members)
            )
          ])
        }
      table.cases.append(CodingTable.Case(tree: tree))
    }
  }

  /// The number of the values without labels.
  private static func unnamedValues(of element: EnumCase, hasTagKey: Bool, _ file: Int) throws(Refusal) -> Int {
    let unnamed = element.values.filter { $0.label == nil }.count
    if unnamed > 0, unnamed < element.values.count {
      let message = "AutoCodable has no values with and without labels in one case"
      throw Refusal(file: file, offset: element.start, message: message)
    }
    if unnamed > 0, hasTagKey {
      let message = "AutoCodable neither reads nor writes values without labels beside 'enumCaseKey'"
      throw Refusal(file: file, offset: element.start, message: message)
    }
    return unnamed
  }

  /// The texts of the keys, by their names.
  private static func keys(of declaration: TypeDeclaration?) -> [String: String] {
    guard let declaration else { return [:] }
    var keys: [String: String] = [:]
    for (element, value) in zip(declaration.cases, RawValues(of: declaration).values) {
      if case .string(let text)? = value.tag { keys[unquoted(element.name)] = text }
    }
    return keys
  }
}
