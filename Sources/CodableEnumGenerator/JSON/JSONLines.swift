extension JSONNode {
  /// Indented by two spaces; what fits is on one line.
  ///
  /// - Parameter width: The most characters that a line of several values has.
  func text(inLinesOf width: Int) -> String {
    var text = ""
    write(to: &text, indentation: "", room: width)
    return text
  }

  private func write(to text: inout String, indentation: String, room width: Int) {
    switch self {
    case .null, .boolean, .number, .string: text += line
    case .array(let elements): write(elements.map { ("", $0) }, "[", "]", to: &text, indentation, width)
    case .object(let members):
      write(members.map { (JSONText.string($0.key) + ": ", $0.value) }, "{", "}", to: &text, indentation, width)
    }
  }

  private func write(
    _ parts: [(head: String, value: JSONNode)],
    _ open: String,
    _ close: String,
    to text: inout String,
    _ indentation: String,
    _ width: Int
  ) {
    // The outermost value is a line for each member.
    if !indentation.isEmpty || parts.isEmpty, leastLength + indentation.utf8.count <= width {
      let line = line
      if line.utf8.count + indentation.utf8.count <= width {
        text += line
        return
      }
    }
    let inner = indentation + "  "
    text += open
    for (index, part) in parts.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + inner + part.head
      part.value.write(to: &text, indentation: inner, room: width)
    }
    text += "\n" + indentation + close
  }

  /// On one line, with blanks between values.
  private var line: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number
    case .string(let string): JSONText.string(string)
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { "\(JSONText.string($0.key)): \($0.value.line)" }.joined(separator: ", ") + " }"
    }
  }

  /// What tells, without making it, that a line would be too long.
  private var leastLength: Int {
    switch self {
    case .null, .boolean, .number, .string: 0
    case .array(let elements): elements.count * 3
    case .object(let members): members.reduce(0) { $0 + $1.key.utf8.count + 6 }
    }
  }
}
