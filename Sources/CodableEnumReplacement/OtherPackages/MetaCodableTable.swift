import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// The attributes of MetaCodable: `@Codable`, `@CodedAt("type")`, `@ContentAt("content")`, `@CodedAs("load")`.
///
/// As of April 2026, after its release 1.6.0: github.com/SwiftyLab/MetaCodable.
struct MetaCodableTable {
  private(set) var table: CodingTable

  private let code: CodeTypes
  private let file: Int
  private var tagKey: String?
  private var contentKey: String?
  private var isUntagged = false
  private var keyStyle: KeyStyle?
  private var isRawValue = false
  /// Whether there is `@CodedAs<Int>` with a type of the tags.
  private var hasTagType = false
  /// Whether values with a default are left out.
  private var omitsInitialized = false

  private static let halves: [String: Conformance] = [
    "Codable": .codable, "Decodable": .decodable, "Encodable": .encodable,
  ]
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
    table = CodingTable(package: "MetaCodable")
    for attribute in declaration.header.attributes {
      if let half = Self.halves[attribute.name] { table.conformance = half }
      try read(attribute)
    }
    let rawValues = RawValues(of: declaration)
    isRawValue = rawValues.kind != nil
    for (index, element) in declaration.cases.enumerated() {
      let names = types.valueNames(of: element)
      table.cases.append(try row(of: element, names, rawValue: isRawValue ? rawValues.values[index].tag : nil))
    }
  }

  private mutating func row(
    of element: EnumCase,
    _ names: [String],
    rawValue: Tag?
  ) throws(Refusal) -> CodingTable.Case {
    let name = unquoted(element.name)
    var said = try attributes(of: element)
    var row = CodingTable.Case()
    // The raw value is read and written, whatever the attributes say; beside it, the case's name is read.
    if isRawValue {
      guard let rawValue else { throw refusal(element.start, "a raw value of this type has no counterpart") }
      row.tree = tree(ofRawValue: rawValue)
      if said.isRead { row.aliases = (said.tags ?? [.string(name)]).filter { $0 != rawValue } }
      return row
    }
    let tags = said.tags.flatMap { $0.isEmpty ? nil : $0 } ?? [.string(name)]
    // Its name is no tag of the type that the enum's `@CodedAs<Int>` says.
    if hasTagType, tagKey != nil, said.tags == nil { said.isRead = false }
    let omitted = element.values.indices.filter { said.omits && element.values[$0].defaultValue != nil }
    if !said.isWritten {
      if !isUntagged { remark(onIgnored: name) }
      if !said.isRead { return row }
      row.skip = .encoding
    } else if !said.isRead {
      row.skip = .decoding
    }
    row.tree = try tree(of: element, tags[0], names, said.style, without: omitted)
    if !isUntagged { row.aliases = Array(tags.dropFirst()) }
    row.omitted = omitted.map { names[$0] }
    return row
  }

  private struct CaseAttributes {
    var isWritten = true
    var isRead = true
    var tags: [Tag]?
    var style: KeyStyle?
    var omits: Bool
  }

  private mutating func attributes(of element: EnumCase) throws(Refusal) -> CaseAttributes {
    var said = CaseAttributes(style: keyStyle, omits: omitsInitialized)
    for attribute in element.attributes where attribute.name != "available" {
      table.attributes.append(attribute.range)
      switch attribute.name {
      case "CodedAs": said.tags = try literals(of: attribute)
      case "CodingKeys": said.style = try self.style(of: attribute)
      case "IgnoreCodingInitialized": said.omits = true
      case "IgnoreCoding": (said.isWritten, said.isRead) = (false, false)
      case "IgnoreDecoding": said.isRead = false
      case "IgnoreEncoding":
        if try !arguments(of: attribute).isEmpty {
          throw refusal(attribute, "'@IgnoreEncoding' with a condition has no counterpart")
        }
        said.isWritten = false
      // Another attribute of it, or of others.
      default: throw refusal(attribute, "'@\(attribute.name)' of a case has no counterpart")
      }
    }
    return said
  }

  private func tree(ofRawValue rawValue: Tag) -> WrittenTree {
    let constant = WrittenTree.constant(JSONValue(rawValue))
    return tagKey.map { .object([WrittenTree.Member(key: $0, tree: constant)]) } ?? constant
  }

  /// The containers are made all the same.
  private mutating func remark(onIgnored name: String) {
    let json = contentKey.map { "{\(jsonText($0)):{}}" } ?? "{}"
    table.remarks.append("with MetaCodable, .\(name) is written as \(json); now that is an error")
  }

  // MARK: Attributes

  private mutating func read(_ attribute: DeclarationAttribute) throws(Refusal) {
    let isKnown = Self.halves[attribute.name] != nil || Self.others.contains(attribute.name)
    if isKnown { table.attributes.append(attribute.range) }
    switch attribute.name {
    case "Codable", "Decodable", "Encodable":
      if try !arguments(of: attribute).isEmpty {
        throw refusal(attribute, "'@\(attribute.name)' with strategies has no counterpart")
      }
    case "CodedAt": tagKey = try key(of: attribute)
    case "ContentAt": contentKey = try key(of: attribute)
    case "UnTagged": isUntagged = true
    case "CodingKeys": keyStyle = try style(of: attribute)
    case "IgnoreCodingInitialized": omitsInitialized = true
    case "CodedAs": hasTagType = true
    // Nothing about JSON.
    case "MemberInit": break
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
  private func style(of attribute: DeclarationAttribute) throws(Refusal) -> KeyStyle {
    let arguments = try arguments(of: attribute)
    guard arguments.count == 1, case .implicitMember(let name) = arguments[0].value.kind,
      let style = KeyStyle(rawValue: name)
    else { throw refusal(attribute, "this style of keys has no counterpart") }
    return style
  }

  private func refusal(_ attribute: DeclarationAttribute, _ message: String) -> Refusal {
    refusal(attribute.range.lowerBound, message)
  }

  private func refusal(_ offset: Int, _ message: String) -> Refusal {
    Refusal(file: file, offset: offset, message: message)
  }

  // MARK: JSON

  private func tree(
    of element: EnumCase,
    _ tag: Tag,
    _ names: [String],
    _ style: KeyStyle?,
    without omitted: [Int]
  ) throws(Refusal) -> WrittenTree {
    // A value without a name is coded in the place of the object of the others.
    let members = element.values.enumerated().filter { !omitted.contains($0.offset) }.map { index, value in
      let key = value.label.map { style?.apply(to: $0) ?? $0 }
      return WrittenTree.Member(key: key, tree: .value(names[index]))
    }
    let content = members.count == 1 && members[0].key == nil ? members[0].tree : .object(members)
    let literal = WrittenTree.constant(JSONValue(tag))
    if isUntagged {
      if element.values.isEmpty { throw refusal(element.start, "a case without values and tag has no counterpart") }
      return content
    }
    if let tagKey {
      let tagged = WrittenTree.Member(key: tagKey, tree: literal)
      // The content is there, even if there is nothing in it.
      if let contentKey { return .object([tagged, WrittenTree.Member(key: contentKey, tree: content)]) }
      return .object([tagged] + members)
    }
    guard case .string(let key) = tag else { throw refusal(element.start, "a tag that is a key is a string") }
    return .object([WrittenTree.Member(key: key, tree: content)])
  }
}

/// How MetaCodable makes keys of names.
private enum KeyStyle: String {
  case camelCase
  case pascalCase = "PascalCase"
  case snakeCase = "snake_case"
  case camelSnakeCase = "camel_Snake_Case"
  case screamingSnakeCase = "SCREAMING_SNAKE_CASE"
  // With the full-width hyphen that names may have.
  case kebabCase = "kebab\u{FF0D}case"
  case screamingKebabCase = "SCREAMING\u{FF0D}KEBAB\u{FF0D}CASE"
  case trainCase = "Train\u{FF0D}Case"

  func apply(to name: String) -> String {
    var parts = [""]
    var last: Character?
    for character in name {
      let isEnd = last.map { $0.isASCII && ($0.isLowercase || $0.isNumber) } ?? false
      if isEnd, character.isASCII, character.isUppercase { parts.append("") }
      if character.isLetter || character.isNumber {
        parts[parts.count - 1] += character.lowercased()
      } else {
        parts.append("")
      }
      last = character
    }
    func capital(_ part: String) -> String { part.prefix(1).uppercased() + part.dropFirst() }
    switch self {
    case .camelCase: return parts[0] + parts.dropFirst().map(capital).joined()
    case .pascalCase: return parts.map(capital).joined()
    case .snakeCase: return parts.joined(separator: "_")
    case .camelSnakeCase: return ([parts[0]] + parts.dropFirst().map(capital)).joined(separator: "_")
    case .screamingSnakeCase: return parts.map { $0.uppercased() }.joined(separator: "_")
    case .kebabCase: return parts.joined(separator: "-")
    case .screamingKebabCase: return parts.map { $0.uppercased() }.joined(separator: "-")
    case .trainCase: return parts.map(capital).joined(separator: "-")
    }
  }
}
