import CodableEnumGenerator
import CodableEnumJSON

/// The layout of printed JSON.
package struct JSONForm: Sendable {
  /// Which values are on one line, with all that is in them.
  fileprivate enum Line {
    case every, short, none
    /// Those that fit, but for the outermost.
    case fitting(width: Int)
  }

  fileprivate var line: Line
  fileprivate var colon = ": "
  /// Between the parts of a value on one line.
  fileprivate var comma = ", "
  /// Inside the braces of an object on one line.
  fileprivate var padding = ""

  /// `{"a":1,"b":[]}`
  package static let compact = JSONForm(line: .every, colon: ":", comma: ",")

  /// Indented by two spaces; only objects of one plain value, and arrays of such objects and values, are on one line.
  package static let indented = JSONForm(line: .short)

  /// Indented by two spaces; what fits is on one line, `{ "a": 1, "b": [] }`.
  ///
  /// - Parameter width: The most bytes that a line of several values has.
  package static func indented(width: Int) -> JSONForm { JSONForm(line: .fitting(width: width), padding: " ") }

  /// Indented by two spaces as Foundation does it: each value has a line, and nothing at all has one, too.
  package static let spacious = JSONForm(line: .none, colon: " : ")
}

extension JSONValue {
  package func text(_ form: JSONForm = .compact) -> String { String(decoding: bytes(form), as: UTF8.self) }

  package func bytes(_ form: JSONForm = .compact) -> [UInt8] {
    var printer = JSONPrinter(form: form)
    printer.write(self)
    return printer.bytes
  }
}

private struct JSONPrinter {
  let form: JSONForm
  private(set) var bytes: [UInt8] = []

  /// - Parameters:
  ///   - depth: How many values it is in.
  ///   - isInLine: Whether these are on one line.
  mutating func write(_ value: JSONValue, depth: Int = 0, isInLine: Bool = false) {
    let isLine = isInLine || form.hasLine(for: value, depth: depth)
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number): bytes += number.utf8
    case .string(let text): bytes.append(json: text)
    case .array(let elements):
      bytes.append(.leftBracket)
      for (index, element) in elements.enumerated() {
        separate(index, depth, isLine)
        write(element, depth: depth + 1, isInLine: isLine)
      }
      finish(elements.count, depth, isLine)
      bytes.append(.rightBracket)
    case .object(let members, _):
      let padding = isLine && !members.isEmpty ? form.padding : ""
      bytes.append(.leftBrace)
      bytes += padding.utf8
      for (index, member) in members.enumerated() {
        separate(index, depth, isLine)
        bytes.append(json: member.key)
        bytes += form.colon.utf8
        write(member.value, depth: depth + 1, isInLine: isLine)
      }
      finish(members.count, depth, isLine)
      bytes += padding.utf8
      bytes.append(.rightBrace)
    }
  }

  /// Writes what is before a part.
  private mutating func separate(_ index: Int, _ depth: Int, _ isLine: Bool) {
    if index > 0 { bytes += (isLine ? form.comma : ",").utf8 }
    if !isLine { startLine(depth + 1) }
  }

  /// Writes what is after the last part.
  private mutating func finish(_ count: Int, _ depth: Int, _ isLine: Bool) {
    if isLine { return }
    if count == 0 { bytes.append(.lineFeed) }
    startLine(depth)
  }

  private mutating func startLine(_ depth: Int) {
    bytes.append(.lineFeed)
    bytes += repeatElement(.space, count: 2 * depth)
  }
}

// MARK: What is on one line

extension JSONForm {
  fileprivate func hasLine(for value: JSONValue, depth: Int) -> Bool {
    switch line {
    case .every: return true
    case .none: return false
    case .short: return value.array?.allSatisfy(\.isShort) ?? value.isShort
    case .fitting(let width):
      var room = width - 2 * depth
      return value.isEmpty || depth > 0 && value.fits(in: &room)
    }
  }
}

extension JSONValue {
  fileprivate var isEmpty: Bool { array?.isEmpty ?? members?.isEmpty ?? false }

  fileprivate var isShort: Bool { isPlain || isEmpty || members?.count == 1 && members?.first?.value.isPlain == true }

  private var isPlain: Bool { array == nil && members == nil }

  /// Whether it is short enough for a line, but for escapes; looks no further than that.
  ///
  /// - Parameter room: How many bytes are left, of which it takes its own.
  fileprivate func fits(in room: inout Int) -> Bool {
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
    case .object(let members, _):
      room -= 4
      for member in members {
        room -= member.key.utf8.count + 6
        guard room >= 0, member.value.fits(in: &room) else { return false }
      }
    }
    return room >= 0
  }
}
