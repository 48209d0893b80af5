/// The tag of a case on the wire.
package enum Tag: Hashable {
  case string(String)
  case integer(Int)
  case boolean(Bool)

  package var kind: TagKind {
    switch self {
    case .string: .string
    case .integer: .integer
    case .boolean: .boolean
    }
  }

  /// As messages quote it.
  package var quoted: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    }
  }
}

extension Tag {
  /// As a key.
  package var text: String {
    switch self {
    case .string(let text): text
    case .integer, .boolean: quoted
    }
  }
}

/// The kinds of tag, in the order in which a decoder is asked for them.
package enum TagKind: String, CaseIterable {
  case string, integer, boolean

  /// As messages name it.
  var name: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .boolean: "a boolean"
    }
  }

  package var jsonKind: JSONKind {
    switch self {
    case .string: .string
    case .integer: .integer
    case .boolean: .boolean
    }
  }

  /// The type of a value that can keep a tag.
  var valueTypeName: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .boolean: "Bool"
    }
  }
}

extension [TagKind] {
  /// Those of some tags; of none, strings, unless something else is known.
  package func kinds(of tags: some Sequence<Tag>, or known: TagKind? = nil) -> [TagKind] {
    let kinds = Set(tags.map(\.kind))
    return kinds.isEmpty ? [known ?? .string] : filter(kinds.contains)
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
