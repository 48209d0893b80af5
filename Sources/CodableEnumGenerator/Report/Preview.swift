/// What an annotated enum is written as, for people to read.
package struct EnumPreview {
  package var name: String
  package var line: Int
  /// Each case and its JSON, with `<Type>` where a value stands.
  package var cases: [(name: String, json: String)]
}

extension GeneratedFile {
  package func previews(in source: SourceFile) -> [EnumPreview] {
    let lines = LineTable(source)
    return enums.map { annotated, layout in
      EnumPreview(
        name: annotated.declaration.displayName,
        line: lines.position(at: annotated.declaration.header.start).line,
        cases: zip(annotated.declaration.cases, layout.cases).map { element, layout in
          (
            unquoted(element.name),
            layout.isSkipped
              ? "skipped"
              : json(layout, annotated.options.strategy, values: element.values.map { "<\($0.type.text)>" })
          )
        }
      )
    }
  }

  private func json(_ element: CaseLayout, _ strategy: Strategy, values: [String]) -> String {
    let members = zip(element.values, values).map { value, text in "\(jsonLiteral(value.key ?? "")):\(text)" }
    let tag =
      switch element.tag {
      case .string(let text): jsonLiteral(text)
      case .integer, .boolean: element.tag.quoted
      }
    var payload: String?
    switch element.payload {
    case .none, .flat, .merged: payload = nil
    case .bare: payload = values[0]
    case .array: payload = "[\(values.joined(separator: ","))]"
    case .object: payload = "{\(members.joined(separator: ","))}"
    }
    switch strategy {
    case .caseKeyed(.natural) where payload == nil:
      return tag
    case .caseKeyed:
      return "{\(tag):\(payload ?? "true")}"
    case .discriminator(let key), .flattenedStatus(let key):
      let members = element.payload == .merged ? ["…\(values[0])"] : members
      return "{" + (["\(jsonLiteral(key)):\(tag)"] + members).joined(separator: ",") + "}"
    case .adjacent(let key, let content):
      return "{\(jsonLiteral(key)):\(tag)" + (payload.map { ",\(jsonLiteral(content)):\($0)" } ?? "") + "}"
    }
  }
}

/// Text as a string of JSON.
private func jsonLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" {
      literal += "\\\(scalar)"
    } else if scalar.value < 0x20 {
      let digits = String(scalar.value, radix: 16)
      literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    } else {
      literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
