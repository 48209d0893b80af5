import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// TypeScript: a union for each enum, an interface for each struct. The types describe written JSON; comments say what
/// else is read.
struct TypeScriptDocument {
  let document: WireDocument
  let dates: SchemaDates?
  let docs: DocComments
  private var names = SchemaNames()
  /// By ids of definitions and names of open references.
  private var typeNames: [String: String] = [:]

  static func text(of document: WireDocument, _ dates: SchemaDates?) -> String {
    var module = TypeScriptDocument(document: document, dates: dates)
    module.nameAll()
    var declarations = document.definitions.map { (module.typeName($0.id), module.declaration(of: $0)) }
    for reference in document.openReferences {
      let name = module.typeName(open: reference.name)
      declarations.append((name, "/** Left open: \(comment(reference.name)). */\nexport type \(name) = unknown;\n"))
    }
    // A file without an export would be a script.
    let text = declarations.isEmpty ? ["export {};\n"] : declarations.sorted(byBytesOf: \.0).map(\.1)
    return "// \(WireDocument.schemaMark)\n\n" + text.joined(separator: "\n")
  }

  private init(document: WireDocument, dates: SchemaDates?) {
    self.document = document
    self.dates = dates
    docs = document.docComments
  }

  // MARK: Names

  private mutating func nameAll() {
    let ids = document.definitions.map(\.id)
    for id in ids.filter({ Self.plainName($0) == $0 }) + ids {
      typeNames[id] = names.name(of: id) { Self.plainName(id) }
    }
    for reference in document.openReferences {
      typeNames["open \(reference.name)"] = names.name(of: "open \(reference.name)") { Self.plainName(reference.name) }
    }
  }

  func typeName(_ id: String) -> String { typeNames[id] ?? "unknown" }

  func typeName(open name: String) -> String { typeNames["open \(name)"] ?? "unknown" }

  /// `OuterInner` of `Outer.Inner`
  private static func plainName(_ name: String) -> String {
    let name = words(in: name, and: ["_", "$"]).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = name.first.map { !$0.isNumber } ?? false
    return isName && !predefined.contains(name) ? name : "_" + name
  }

  /// Names that types cannot have, or should not, since other uses of the name in the file would mean them.
  private static let predefined: Set = [
    "Array", "Object", "String", "Number", "Boolean", "Symbol", "Function", "Infinity", "NaN",
  ]

  // MARK: Declarations

  private func declaration(of definition: WireDefinition) -> String {
    let name = typeName(definition.id)
    let isPlain = definition.name == name || definition.name.filter { $0 != "." } == name
    let id = isPlain && definition.id == definition.name ? nil : definition.id
    let heading = Self.comment(above: [id, docs[definition.place]])
    let parameters = definition.parameters.isEmpty ? "" : "<\(definition.parameters.joined(separator: ", "))>"
    switch definition.shape {
    case .structure(let properties):
      let members = properties.map { property in
        let sign = property.value.canBeMissing ? "?" : ""
        let comment = Self.comment(above: [docs[property.value.place]], indentation: "  ")
        return "\(comment)  \(Self.key(property.key))\(sign): \(type(of: property.value));\n"
      }
      return "\(heading)export interface \(name)\(parameters) {\n\(members.joined())}\n"
    case .openSet: return ""
    case .merged(let fields, let variant):
      let merged = MergedShape(fields, variant, at: definition.place, document.shape)
      let isUnion = merged.enumeration != nil && !merged.isEnumObject
      let type = isUnion ? merged.enumeration.map(union) ?? "" : " \(type(.merged(fields, variant)))"
      return "\(heading)export type \(name)\(parameters) =\(type);\n"
    case .rawValues(let type, let cases):
      if let cases, docs.text(of: cases) != nil {
        let branches = cases.map { Branch(type: JSONValue($0.tag).text(), text: docs[$0.place]) }
        return "\(heading)export type \(name)\(parameters) =\(union(of: branches));\n"
      }
      let values = cases.map { $0.map { JSONValue($0.tag).text() } } ?? [self.type(type)]
      return "\(heading)export type \(name)\(parameters) = \(values.joined(separator: " | "));\n"
    case .enumeration(let enumeration):
      return "\(heading)export type \(name)\(parameters) =\(union(of: enumeration));\n"
    }
  }

  /// A line for each case.
  private func union(of enumeration: WireEnum) -> String { union(of: branches(of: enumeration)) }

  private func union(of branches: [Branch]) -> String {
    let lines = branches.map { branch in
      Self.comment(above: [branch.text, branch.note], indentation: "  ") + "  | \(branch.type)"
    }
    return lines.isEmpty ? " never" : "\n" + lines.joined(separator: "\n")
  }

  // MARK: Types

  func type(_ type: WireType) -> String {
    switch type {
    case .scalar(let scalar): scalar.typeScript(dates)
    case .optional(let wrapped): "\(self.type(wrapped)) | null"
    case .list(let element), .set(let element), .lossyList(let element): "\(self.element(element))[]"
    case .tuple(let elements, _): "[\(elements.map { self.type($0) }.joined(separator: ", "))]"
    case .record(let members, _):
      "{ \(members.map { "\(Self.key($0.key)): \(self.type($0.type))" }.joined(separator: "; ")) }"
    case .map(_, let value): "{ [key: string]: \(self.type(value)) }"
    case .pairs(let key, let value): "(\(self.type(key)) | \(self.type(value)))[]"
    case .definition(let id, let arguments):
      arguments.isEmpty ? typeName(id) : "\(typeName(id))<\(arguments.map { self.type($0) }.joined(separator: ", "))>"
    case .parameter(let name): name
    case .anything: "unknown"
    case .lossless(let value): self.type(value)
    case .jsonText: "string"
    case .open(let name): typeName(open: name)
    case .merged(let fields, let variant): merged(fields, variant)
    }
  }

  /// Two values in one object; if one may also be no object, the members in each case.
  private func merged(_ fields: WireType, _ variant: WireType) -> String {
    let merged = MergedShape(fields, variant, at: .none, document.shape)
    guard let enumeration = merged.enumeration, !merged.isEnumObject else {
      return merged.parts.map { element($0) }.joined(separator: " & ")
    }
    return "(\(branches(of: enumeration).map(\.type).joined(separator: " | ")))"
  }

  /// A type in front of `[]`.
  private func element(_ type: WireType) -> String {
    switch type {
    case .optional, .merged: "(\(self.type(type)))"
    case .scalar, .list, .set, .lossyList, .tuple, .record, .map, .pairs, .definition, .parameter, .anything, .lossless,
      .jsonText, .open:
      self.type(type)
    }
  }

  /// A key of an object, quoted unless it is a name.
  static func key(_ key: String) -> String { isASCIIIdentifier(key) ? key : JSONValue.string(key).text() }

  // MARK: Comments

  /// Lines above a declaration, on one if there is one.
  private static func comment(above texts: [String?], indentation: String = "") -> String {
    let lines = texts.compactMap(\.self).flatMap { text in
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { comment(String($0)) }
    }
    switch lines.count {
    case 0: return ""
    case 1: return "\(indentation)/** \(lines[0]) */\n"
    // Of any other number.
    default:
      let starred = lines.map { "\(indentation) *\($0.isEmpty ? "" : " ")\($0)\n" }
      return "\(indentation)/**\n\(starred.joined())\(indentation) */\n"
    }
  }

  /// `/** The key. */ `, before a part of a type.
  func inlineComment(_ value: WireValue) -> String {
    let texts = [docs[value.place], value.noteOnInvalid].compactMap(\.self)
    return texts.isEmpty ? "" : "/** \(Self.comment(texts.joined(separator: "; "))) */ "
  }

  /// A line of text that doesn't end the comment.
  private static func comment(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "/", safe.last == "*" { safe.append(" ") }
      let isControl = scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
      safe.append(isControl ? " " : scalar)
    }
    return String(safe)
  }
}
