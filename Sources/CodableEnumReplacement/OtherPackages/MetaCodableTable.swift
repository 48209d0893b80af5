import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// The attributes of MetaCodable: `@Codable`, `@CodedAt("type")`, `@ContentAt("content")`, `@CodedAs("load")`.
///
/// As of its release 1.6.0 (January 2026): github.com/SwiftyLab/MetaCodable.
struct MetaCodableTable {
  private(set) var table: CodingTable

  private let code: CodeTypes
  private let file: Int
  private var tagKey: String?
  private var contentKey: String?
  private var isUntagged = false
  private var keyStyle: NameStyle?
  /// Whether values with a default are left out.
  private var omitsInitialized = false

  private static let halves = ["Codable": nil, "Decodable": "decodable", "Encodable": "encodable"] as [String: String?]
  private static let others: Set = [
    "CodedAt", "ContentAt", "UnTagged", "CodedAs", "CodingKeys", "MemberInit", "IgnoreCodingInitialized", "CodedBy",
    "CodedIn", "Default", "DecodedAt", "EncodedAt", "IgnoreCoding", "IgnoreDecoding", "IgnoreEncoding",
  ]

  static func isKnown(_ declaration: TypeDeclaration) -> Bool {
    declaration.header.attributes.contains { halves[$0.name] != nil }
  }

  init?(_ code: CodeTypes, _ types: AnnotationTrial, _ declaration: TypeDeclaration, file: Int) throws(Refusal) {
    guard Self.isKnown(declaration) else { return nil }
    (self.code, self.file) = (code, file)
    table = CodingTable(cases: [])
    for attribute in declaration.header.attributes {
      if let half = Self.halves[attribute.name] { table.conformance = half }
      try read(attribute)
    }
    let rawValues = RawValues(of: declaration)
    let hasValues = declaration.cases.contains { !$0.values.isEmpty }
    for (index, element) in declaration.cases.enumerated() {
      let name = unquoted(element.name)
      let ownTag = rawValues.kind == nil ? .string(name) : rawValues.values[index].tag
      var tags = ownTag.map { [$0] } ?? []
      var row = CodingTable.Case()
      var isWritten = true
      for attribute in element.attributes where attribute.name != "available" {
        table.attributes.append(attribute.range)
        switch attribute.name {
        case "CodedAs": tags = try literals(of: attribute)
        case "IgnoreCoding": (isWritten, row.isRead) = (false, false)
        case "IgnoreDecoding":
          row.isRead = false
          row.arguments = ["skip: .decoding"]
        case "IgnoreEncoding":
          isWritten = false
          row.arguments = ["skip: .encoding"]
        // Another attribute of it, or of others.
        default: throw refusal(attribute, "'@\(attribute.name)' of a case has no counterpart")
        }
      }
      guard let tag = tags.first else {
        throw refusal(declaration.header.start, "a raw value of this type has no counterpart")
      }
      let tree = try tree(of: element, tag, types.valueNames(of: name), hasValues: hasValues)
      if isWritten { row.tree = tree } else if !row.arguments.isEmpty { row.arguments.append(tag.literal) }
      row.aliases = Array(tags.dropFirst())
      let omitted = omitsInitialized ? element.values.filter { $0.defaultValue != nil }.compactMap(\.label) : []
      if !omitted.isEmpty { row.arguments.append("omit: [\(omitted.map(swiftLiteral).joined(separator: ", "))]") }
      table.cases.append(row)
    }
  }

  // MARK: Attributes

  private mutating func read(_ attribute: DeclarationAttribute) throws(Refusal) {
    let isKnown = Self.halves[attribute.name] != nil || Self.others.contains(attribute.name)
    if isKnown { table.attributes.append(attribute.range) }
    switch attribute.name {
    case "CodedAt": tagKey = try key(of: attribute)
    case "ContentAt": contentKey = try key(of: attribute)
    case "UnTagged": isUntagged = true
    case "CodingKeys": keyStyle = try style(of: attribute)
    case "IgnoreCodingInitialized": omitsInitialized = true
    // The type of the tag, which the tags tell, or nothing about JSON.
    case "CodedAs", "MemberInit", "Codable", "Decodable", "Encodable": break
    // What has no counterpart, or is no attribute of MetaCodable.
    default: if isKnown { throw refusal(attribute, "'@\(attribute.name)' of an enum has no counterpart") }
    }
  }

  private func arguments(of attribute: DeclarationAttribute) throws(Refusal) -> [Argument] {
    var cursor = code.cursors[file]
    cursor.index = cursor.tokens.firstIndex { $0.range.lowerBound >= attribute.range.lowerBound } ?? 0
    while !cursor.at(.leftParen), !cursor.isAtEnd, cursor.start < attribute.range.upperBound { cursor.advance() }
    guard cursor.start < attribute.range.upperBound else { return [] }
    var parser = CodeParser(cursor)
    return try parser.arguments(.leftParen, .rightParen)
  }

  private func key(of attribute: DeclarationAttribute) throws(Refusal) -> String {
    let arguments = try arguments(of: attribute)
    guard arguments.count == 1, case .text(let key) = arguments[0].value.kind else {
      throw refusal(attribute, "a key inside another object has no counterpart; only @\(attribute.name)(\"key\") has")
    }
    return key
  }

  private func literals(of attribute: DeclarationAttribute) throws(Refusal) -> [Tag] {
    try arguments(of: attribute).map { (argument) throws(Refusal) -> Tag in
      switch argument.value.kind {
      case .text(let text): return .string(text)
      case .integer(let value): return .integer(value)
      case .boolean(let value): return .boolean(value)
      // A range, a float, or an expression.
      default: throw refusal(argument.value.range.lowerBound, "a tag is a string, an integer or a boolean")
      }
    }
  }

  /// `.snake_case`
  private func style(of attribute: DeclarationAttribute) throws(Refusal) -> NameStyle {
    let arguments = try arguments(of: attribute)
    if arguments.count == 1, case .implicitMember(let name) = arguments[0].value.kind {
      switch name {
      case "camelCase": return .camelCase
      case "PascalCase": return .pascalCase
      case "snake_case": return .snakeCase
      case "SCREAMING_SNAKE_CASE": return .screamingSnakeCase
      case "kebab-case", "kebabCase": return .kebabCase
      // The others join styles.
      default: break
      }
    }
    throw refusal(attribute, "this style of keys has no counterpart")
  }

  private func refusal(_ attribute: DeclarationAttribute, _ message: String) -> Refusal {
    refusal(attribute.range.lowerBound, message)
  }

  private func refusal(_ offset: Int, _ message: String) -> Refusal {
    Refusal(file: file, offset: offset, message: message)
  }

  // MARK: JSON

  private func tree(of element: EnumCase, _ tag: Tag, _ names: [String], hasValues: Bool) throws(Refusal) -> WrittenTree
  {
    let whole = element.values.count == 1 && element.values[0].label == nil
    let members = zip(element.values, element.members(names) { keyStyle?.apply(to: $0) ?? $0 })
      .filter { !omitsInitialized || $0.0.defaultValue == nil }.map(\.1)
    let content: WrittenTree = whole ? .value(names[0]) : .object(members)
    let literal = WrittenTree.constant(JSONValue(tag))
    if isUntagged {
      if element.values.isEmpty { throw refusal(element.start, "a case without values and tag has no counterpart") }
      return content
    }
    if let tagKey {
      let tagged = WrittenTree.Member(key: tagKey, tree: literal)
      if element.values.isEmpty { return .object([tagged]) }
      if let contentKey { return .object([tagged, WrittenTree.Member(key: contentKey, tree: content)]) }
      return .object([tagged] + (whole ? [WrittenTree.Member(key: nil, tree: content)] : members))
    }
    // Without any values, it is its raw value.
    if !hasValues { return literal }
    guard case .string(let key) = tag else { throw refusal(element.start, "a tag that is a key is a string") }
    return .object([WrittenTree.Member(key: key, tree: content)])
  }
}
