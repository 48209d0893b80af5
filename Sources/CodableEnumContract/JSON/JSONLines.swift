import CodableEnumGenerator

extension JSONNode {
  /// Indented by two spaces; what fits is on one line.
  ///
  /// - Parameter width: The most bytes that a line of several values has.
  func text(inLinesOf width: Int) -> String {
    var text = ""
    // The outermost value has a line for each member, and so has each of those that are as long.
    writeLines(to: &text, indentation: "", width)
    return text
  }

  private func write(to text: inout String, indentation: String, _ width: Int) {
    var room = width - indentation.utf8.count
    if fits(in: &room) { writeLine(to: &text) } else { writeLines(to: &text, indentation: indentation, width) }
  }

  private func writeLines(to text: inout String, indentation: String, _ width: Int) {
    let inner = indentation + "  "
    switch self {
    case .null, .boolean, .number, .string: writeLine(to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += index > 0 ? ",\n" : "\n"
        text += inner
        element.write(to: &text, indentation: inner, width)
      }
      text += elements.isEmpty ? "]" : "\n\(indentation)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ",\n" : "\n"
        text += inner
        JSONText.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: inner, width)
      }
      text += members.isEmpty ? "}" : "\n\(indentation)}"
    }
  }

  /// On one line, with blanks between values.
  private func writeLine(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): JSONText.write(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.writeLine(to: &text)
      }
      text += "]"
    case .object(let members):
      text += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        JSONText.write(member.key, to: &text)
        text += ": "
        member.value.writeLine(to: &text)
      }
      text += members.isEmpty ? "}" : " }"
    }
  }

  /// Whether what ``writeLine(to:)`` writes is short enough, but for escapes; looks no further than that.
  ///
  /// - Parameter room: How many bytes are left, of which it takes its own.
  private func fits(in room: inout Int) -> Bool {
    switch self {
    case .null, .boolean: room -= 5
    case .number(let number): room -= number.utf8.count
    case .string(let string): room -= string.utf8.count + 2
    case .array(let elements):
      room -= 2
      for element in elements {
        guard room >= 0, element.fits(in: &room) else { return false }
        room -= 2
      }
    case .object(let members):
      room -= 4
      for member in members {
        room -= member.key.utf8.count + 6
        guard room >= 0, member.value.fits(in: &room) else { return false }
      }
    }
    return room >= 0
  }
}
