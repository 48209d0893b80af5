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
