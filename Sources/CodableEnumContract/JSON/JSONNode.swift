import CodableEnumGenerator

/// JSON whose keys have an order.
indirect enum JSONNode: Equatable, Sendable {
  case null
  case boolean(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: JSONNode
  }

  /// - Parameter members: Those whose value is nil are left out.
  static func members(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  static func strings(_ strings: [String]) -> JSONNode { .array(strings.map { .string($0) }) }

  static let empty = JSONNode.object([])

  /// The value under a key of an object.
  subscript(key: String) -> JSONNode? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      if let index = members.firstIndex(where: { $0.key == key }) {
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      } else if let newValue {
        members.append(Member(key: key, value: newValue))
      }
      self = .object(members)
    }
  }
}

extension JSONNode {
  init(_ tag: Tag) {
    switch tag {
    case .string(let text): self = .string(text)
    case .integer(let value): self = .number("\(value)")
    case .boolean(let value): self = .boolean(value)
    }
  }

  /// What a Swift literal means; nil for any other expression.
  init?(literal: String) {
    switch literal {
    case "nil": self = .null
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    case "[]": self = .array([])
    case "[:]": self = .empty
    default:
      if let text = StringLiteral.value(of: literal) {
        self = .string(text)
      } else if let value = integerValue(of: literal) {
        self = .number("\(value)")
      } else if let value = Double(literal.filter { $0 != "_" }), value.isFinite, !literal.contains("x") {
        self = .number("\(value)")
      } else {
        return nil
      }
    }
  }

  /// Indented by two spaces; what has no members inside it is on one line.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): text += JSONText.string(string)
    case .array(let elements):
      let isFlat = elements.allSatisfy(\.isFlat)
      write(elements.map { ("", $0) }, "[", "]", isFlat, to: &text, indentation)
    case .object(let members):
      write(members.map { (JSONText.string($0.key) + ": ", $0.value) }, "{", "}", isFlat, to: &text, indentation)
    }
  }

  private func write(
    _ parts: [(head: String, value: JSONNode)],
    _ open: String,
    _ close: String,
    _ isFlat: Bool,
    to text: inout String,
    _ indentation: String
  ) {
    text += open
    let inner = indentation + "  "
    for (index, part) in parts.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += "\n" + inner }
      text += part.head
      part.value.write(to: &text, indentation: inner)
    }
    if !isFlat { text += "\n" + indentation }
    text += close
  }

  /// Whether it is short enough for one line.
  private var isFlat: Bool {
    switch self {
    case .null, .boolean, .number, .string: true
    case .array(let elements): elements.isEmpty
    case .object(let members):
      members.isEmpty || members.count == 1 && members.allSatisfy(\.value.isScalar)
    }
  }

  private var isScalar: Bool {
    switch self {
    case .null, .boolean, .number, .string: true
    case .array, .object: false
    }
  }
}
