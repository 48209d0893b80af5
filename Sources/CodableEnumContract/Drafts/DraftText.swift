import CodableEnumGenerator

extension Draft {
  func write(_ writer: CodeWriter) {
    comments.write(writer, annotation: annotation)
    switch body {
    case .enumeration(let enumeration, let names):
      enumeration.write("\(isRecursive ? "indirect " : "")enum \(name)", names, writer)
    case .structure(let properties):
      writer.block("\(isRecursive ? "final class" : "struct") \(name): Codable") {
        Self.write(properties, isClass: isRecursive, writer)
      }
    case .alias(let type): writer.line("typealias \(name) = \(type.text)")
    }
  }

  private var annotation: [String] {
    switch body {
    case .enumeration(_, let names): names.options.lines
    case .structure, .alias: []
    }
  }

  private static func write(_ properties: [ValueDraft], isClass: Bool, _ writer: CodeWriter) {
    var used: Set<String> = []
    let named = properties.map { property in
      let key = property.key ?? ""
      return (name: SwiftNames.unique(SwiftNames.name(of: key, or: "value"), in: &used), key: key, property: property)
    }
    for (name, _, property) in named {
      property.comments.write(writer)
      writer.line("var \(SwiftNames.quoted(name)): \(property.type.text)")
    }
    if !named.allSatisfy({ $0.name.utf8.elementsEqual($0.key.utf8) }) {
      writer.line()
      writer.block("enum CodingKeys: String, CodingKey") {
        for (name, key, _) in named {
          let isSame = name.utf8.elementsEqual(key.utf8)
          writer.line("case \(SwiftNames.quoted(name))" + (isSame ? "" : " = \(swiftLiteral(key))"))
        }
      }
    }
    guard isClass else { return }
    writer.line()
    let parameters = named.map { name, _, property in
      "\(SwiftNames.quotedLabel(name)): \(property.type.text)\(property.type.isOptional ? " = nil" : "")"
    }
    writer.call("init", parameters, " {")
    for (name, _, _) in named { writer.line("  self.\(SwiftNames.quoted(name)) = \(SwiftNames.quoted(name))") }
    writer.line("}")
  }
}

extension EnumDraft<ValueDraft> {
  fileprivate func write(_ head: String, _ names: EnumNames, _ writer: CodeWriter) {
    writer.block(head) {
      var isSpaced = false
      for (index, (element, named)) in zip(cases, names.cases).enumerated() {
        let isCommented = element.comments != DraftComments()
        if index > 0, isCommented || isSpaced { writer.line() }
        isSpaced = isCommented
        element.comments.write(writer, annotation: named.options.arguments.isEmpty ? [] : named.options.lines)
        let values = zip(named.labels, element.values).map { label, value in
          let start = label.map { "\(SwiftNames.quotedLabel($0)): " } ?? ""
          return start + value.type.text + (value.defaultValue.map { " = \($0)" } ?? "")
        }
        let head = "case \(SwiftNames.quoted(named.name))"
        if values.isEmpty { writer.line(head) } else { writer.call(head, values) }
      }
    }
  }
}

extension DraftComments {
  /// Doc comments stand last: linters take a comment between one and its declaration for a mistake.
  func write(_ writer: CodeWriter, annotation: [String] = []) {
    for remark in remarks { writer.line("// \(remark.inComment)") }
    for line in annotation { writer.line("// \(line)") }
    for line in documentation { writer.line(line.isEmpty ? "///" : "/// \(line.inComment)") }
    for attribute in attributes { writer.line(attribute) }
  }
}

extension String {
  /// As the text of one comment: it neither ends there, nor begins a block of code, nor is an annotation.
  fileprivate var inComment: String {
    var text = ""
    var rest = unicodeScalars[...]
    var isInWord = false
    while let scalar = rest.popFirst() {
      let isSign = scalar == "@" && !isInWord && String(rest.drop { $0 == " " }.prefix(3)).lowercased() == "cod"
      if !isSign { text.unicodeScalars.append(scalar.isControl ? " " : scalar) }
      isInWord = scalar.properties.isAlphabetic
    }
    let start = text.drop { $0 == " " || $0 == "\t" }
    if start.hasPrefix("```") || start.hasPrefix("~~~") { return String(start.drop { $0 == "`" || $0 == "~" }) }
    // Without the sign, it would be a misspelled annotation.
    return start.lowercased().hasPrefix("codablecase(") ? "(\(start))" : text
  }
}

extension Unicode.Scalar {
  /// Whether it may end a line, or is none of a text's characters.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: self != "\t"
    // All that readers see.
    default: false
    }
  }
}
