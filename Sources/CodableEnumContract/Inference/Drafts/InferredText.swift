import CodableEnumGenerator

extension InferredEnum {
  /// The enum as a formatted Swift file.
  var text: String {
    var writer = CodeWriter()
    writer.line("import CodableEnum")
    if usesFoundation { writer.line("import Foundation") }
    writer.line()
    Self.write(annotation: "CodableEnum", arguments, &writer)
    writer.block("enum \(name)") { writer in
      for (index, element) in cases.enumerated() {
        if index > 0, !element.remarks.isEmpty || !cases[index - 1].remarks.isEmpty { writer.line() }
        for remark in element.remarks { writer.line("// \(remark)") }
        if !element.arguments.isEmpty { Self.write(annotation: "CodableCase", element.arguments, &writer) }
        let head = "case \(SwiftNames.quoted(element.name))"
        if element.values.isEmpty { writer.line(head) } else { writer.call(head, element.values) }
      }
    }
    for structure in structures {
      writer.line()
      structure.write(&writer)
    }
    return writer.text
  }

  /// `// @CodableEnum(strategy: .flattenedStatus)`, with one argument a line if it is too long.
  private static func write(annotation: String, _ arguments: [String], _ writer: inout CodeWriter) {
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
  fileprivate func write(_ writer: inout CodeWriter) {
    var used: Set<String> = []
    let names = properties.map { SwiftNames.unique(SwiftNames.name(of: $0.key, or: "value"), in: &used) }
    for remark in remarks { writer.line("// \(remark)") }
    writer.block("struct \(name): Codable") { writer in
      for (name, property) in zip(names, properties) {
        writer.line("var \(SwiftNames.quoted(name)): \(property.type)")
      }
      let areKeys = zip(names, properties).allSatisfy { $0.utf8.elementsEqual($1.key.utf8) }
      if areKeys { return }
      writer.line()
      writer.block("enum CodingKeys: String, CodingKey") { writer in
        for (name, property) in zip(names, properties) {
          let isSame = name.utf8.elementsEqual(property.key.utf8)
          writer.line("case \(SwiftNames.quoted(name))" + (isSame ? "" : " = \(swiftLiteral(property.key))"))
        }
      }
    }
  }
}
