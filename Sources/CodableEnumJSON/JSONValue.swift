import CodableEnumGenerator

/// A JSON value (RFC 8259).
///
/// Foundation's coders would cost each start of the macro's plugin more than all its expansions do.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members have an order.
  case object([Member], Place = Place())

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Where a value was read, in bytes from the beginning; it makes no difference to what the value is.
  package struct Place: Equatable, Sendable {
    package var offset: Int

    package init(offset: Int = 0) {
      self.offset = offset
    }

    package static func == (lhs: Place, rhs: Place) -> Bool { true }
  }
}

// MARK: Making values

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

// MARK: Taking values apart

extension JSONValue {
  package var boolean: Bool? {
    guard case .boolean(let value) = self else { return nil }
    return value
  }

  /// The number, if it is written as an integer.
  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text)
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  package var members: [Member]? {
    guard case .object(let members, _) = self else { return nil }
    return members
  }

  /// Where an object was read.
  package var offset: Int? { if case .object(_, let place) = self { place.offset } else { nil } }

  /// The value under a key of an object; nil removes the member.
  package subscript(key: String) -> JSONValue? {
    get { members?.first { $0.key == key }?.value }
    set {
      guard case .object(var members, let place) = self else { return }
      if let index = members.firstIndex(where: { $0.key == key }) {
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      } else if let newValue {
        members.append(Member(key: key, value: newValue))
      }
      self = .object(members, place)
    }
  }
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
