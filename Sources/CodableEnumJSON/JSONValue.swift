import CodableEnumGenerator

/// A JSON value (RFC 8259).
///
/// Foundation's coders would cost each start of the macro's plugin more than all its expansions do.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members have an order.
  case object([Member], Place = Place())

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Where a value was read, in bytes from the beginning; it makes no difference to what the value is.
  package struct Place: Hashable, Sendable {
    package var offset: Int

    package init(offset: Int = 0) {
      self.offset = offset
    }

    package static func == (lhs: Place, rhs: Place) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }
}

// MARK: Taking values apart

extension JSONValue {
  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The number, if it is written as an integer.
  package var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  package var members: [Member]? { if case .object(let members, _) = self { members } else { nil } }

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
