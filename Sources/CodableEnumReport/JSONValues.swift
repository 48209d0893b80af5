import CodableEnumGenerator
import CodableEnumJSON

// What the compiler's messages do without, so that users of the macro need not compile it.

extension JSONValue {
  package static func integer(_ value: Int) -> JSONValue { .number("\(value)") }

  /// A string; null if there is none.
  package static func string(orNull text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// An integer; null if there is none.
  package static func integer(orNull value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }

  package static func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }

  /// An object without members.
  package static let empty = JSONValue.object([])

  /// An object.
  ///
  /// - Parameter members: Those whose value is nil are left out.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// Stands for a value in a text for people, such as `<UUID>`; it is written as it is.
  package static func placeholder(_ text: String) -> JSONValue { .number(text) }
}

extension JSONValue {
  /// Numbers are integers if they are spelled as such.
  package var kind: JSONKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number(let text):
      text.utf8.dropFirst(text.utf8.first == .minus ? 1 : 0).allSatisfy(\.isDigit) ? .integer : .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

// A tag as JSON.
extension JSONValue {
  package init(_ tag: Tag) {
    switch tag {
    case .string(let text): self = .string(text)
    case .integer(let value): self = .integer(value)
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number("\(value)")
    }
  }
}

extension Tag {
  /// Nil if no tag is written as the value.
  package init?(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .string(text)
    case .boolean(let value): self = .boolean(value)
    case .number:
      guard let value = json.integer else { return nil }
      self = .integer(value)
    case .null, .array, .object: return nil
    }
  }
}

extension JSONValue {
  /// As a raw value, which may have a fraction; nil if none is written so.
  package var rawValue: Tag? {
    if let tag = Tag(self) { return tag }
    guard case .number(let text) = self, let value = Double(text) else { return nil }
    return Tag(value)
  }
}
