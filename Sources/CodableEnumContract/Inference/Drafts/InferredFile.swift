import CodableEnumGenerator

/// A Swift file of enums and of the types that they need.
struct InferredFile {
  var usesFoundation = false
  var declarations: [InferredDeclaration] = []

  /// Formatted.
  var text: String {
    let writer = CodeWriter()
    writer.line("import CodableEnum")
    if usesFoundation { writer.line("import Foundation") }
    for declaration in declarations {
      writer.line()
      declaration.write(writer)
    }
    return writer.text
  }
}

enum InferredDeclaration {
  case enumeration(InferredEnum)
  case structure(InferredStructure)
  case alias(InferredAlias)

  func write(_ writer: CodeWriter) {
    switch self {
    case .enumeration(let enumeration): enumeration.write(writer)
    case .structure(let structure): structure.write(writer)
    case .alias(let alias):
      alias.comments.write(writer)
      writer.line("typealias \(alias.name) = Merged<\(alias.fields), \(alias.content)>")
    }
  }
}

struct InferredStructure {
  struct Property: Hashable {
    var key: String
    var type: String
    var comments = DeclarationComments()
  }

  var name: String
  var properties: [Property]
  var isClass = false
  var comments: DeclarationComments
}

/// `Merged<MessageFields, MessageContent>`
struct InferredAlias {
  var name: String
  var fields: String
  var content: String
  var comments = DeclarationComments()
}

extension InferredEnum {
  /// Writes the enum alone.
  func write(_ writer: CodeWriter) {
    comments.write(writer)
    Self.write(annotation: "CodableEnum", arguments, writer)
    writer.block("\(isIndirect ? "indirect " : "")enum \(name)") {
      for (index, element) in cases.enumerated() {
        let isCommented = !element.remarks.isEmpty || !element.documentation.isEmpty
        let followsComment = index > 0 && !(cases[index - 1].remarks + cases[index - 1].documentation).isEmpty
        if index > 0, isCommented || followsComment { writer.line() }
        DeclarationComments(documentation: element.documentation, remarks: element.remarks).write(writer)
        if !element.arguments.isEmpty { Self.write(annotation: "CodableCase", element.arguments, writer) }
        let head = "case \(SwiftNames.quoted(element.name))"
        if element.values.isEmpty { writer.line(head) } else { writer.call(head, element.values) }
      }
    }
  }

  /// `// @CodableEnum(strategy: .flattenedStatus)`, with one argument a line if it is too long.
  private static func write(annotation: String, _ arguments: [String], _ writer: CodeWriter) {
    if arguments.isEmpty { return writer.line("// @\(annotation)") }
    let line = "// @\(annotation)(\(arguments.joined(separator: ", ")))"
    if line.utf8.count <= 110 { return writer.line(line) }
    writer.line("// @\(annotation)(")
    for (index, argument) in arguments.enumerated() {
      writer.line("//   \(argument)\(index + 1 < arguments.count ? "," : "")")
    }
    writer.line("// )")
  }
}

extension InferredStructure {
  func write(_ writer: CodeWriter) {
    var used: Set<String> = []
    let names = properties.map { SwiftNames.unique(SwiftNames.name(of: $0.key, or: "value"), in: &used) }
    comments.write(writer)
    writer.block("\(isClass ? "final class" : "struct") \(name): Codable") {
      for (name, property) in zip(names, properties) {
        property.comments.write(writer)
        writer.line("var \(SwiftNames.quoted(name)): \(property.type)")
      }
      let areKeys = zip(names, properties).allSatisfy { $0.utf8.elementsEqual($1.key.utf8) }
      if !areKeys {
        writer.line()
        writer.block("enum CodingKeys: String, CodingKey") {
          for (name, property) in zip(names, properties) {
            let isSame = name.utf8.elementsEqual(property.key.utf8)
            writer.line("case \(SwiftNames.quoted(name))" + (isSame ? "" : " = \(swiftLiteral(property.key))"))
          }
        }
      }
      if isClass {
        writer.line()
        let parameters = zip(names, properties).map { name, property in
          "\(SwiftNames.quotedLabel(name)): \(property.type)\(property.type.hasSuffix("?") ? " = nil" : "")"
        }
        writer.call("init", parameters, " {")
        for name in names { writer.line("  self.\(SwiftNames.quoted(name)) = \(SwiftNames.quoted(name))") }
        writer.line("}")
      }
    }
  }
}
