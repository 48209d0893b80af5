/// A type as its source spells it, with all around it that decides how an extension of it must be written.
package struct TypeDeclaration {
  package var header: TypeHeader
  /// The types and extensions around the type, the outermost first.
  package var enclosing: [TypeHeader]
  /// The access that the type and its surroundings leave.
  package var access: AccessLevel
  /// Whether the type is inside a function, closure or accessor, where no extension can reach it.
  package var isLocal: Bool
  /// The comments that begin with an attribute, above the declaration.
  var attributeComments: [AttributeComment] = []
  package var conditions: [Condition] = []
  /// Of an enum.
  package var cases: [EnumCase] = []
  /// Of an enum: those that its generated extension can meet.
  var members = TypeMembers()
  /// Whether an attribute, or a protocol of the same file, isolates the type to a global actor.
  var isIsolated = false

  /// Takes a bare `Error` for a type of the file, which hides the protocol.
  mutating func acceptError() {
    for position in cases.indices {
      for index in cases[position].values.indices { cases[position].values[index].type.hidesError = true }
    }
  }

  /// `Outer.Inner`, as an extension names it.
  var qualifiedName: String { (enclosing + [header]).map(\.name).joined(separator: ".") }

  /// `Outer.Inner`, as messages name it.
  package var displayName: String { qualifiedName.filter { $0 != "`" } }

  /// `struct 'Outer.Inner'`, as messages name it too.
  var kindAndName: String { "\(header.keyword) '\(displayName)'" }
}

/// The declaration of a type, or of an extension, up to its brace.
package struct TypeHeader {
  /// `enum`
  package var keyword: String
  /// As written; for an extension, the extended type.
  package var name: String
  /// Of the name.
  package var range: Range<Int>
  /// Of the keyword.
  package var start: Int
  package var isExtension = false
  var access: AccessLevel?
  /// Of the modifier that says the access.
  var accessRange: Range<Int>?
  package var attributes: [DeclarationAttribute] = []
  var isNonisolated = false
  package var genericParameters: [GenericParameter] = []
  /// The types after the colon, as written.
  package var inheritedTypes: [String] = []
  /// The text after `where`.
  package var requirements: String?
}

/// generic-parameter → ( "each" | "let" )? name ( ":" constraint )?
package struct GenericParameter {
  enum Kind { case type, pack, value }
  var kind = Kind.type
  package var name: String
  var constraint: String?
}

/// One element of a `case` declaration.
package struct EnumCase {
  /// With backticks where the source has them.
  package var name: String
  package var range: Range<Int>
  /// Where its declaration begins, with an attribute if it has one.
  var start: Int
  package var values: [AssociatedValue] = []
  /// The literal after `=`.
  var rawValue: String?
  var attributeComments: [AttributeComment] = []
  var attributes: [DeclarationAttribute] = []
  /// Whether its `case` declaration has more elements.
  var hasSiblings = false
  package var conditions: [Condition] = []
}

/// An associated value: `confirmedUsers: [User]`, `_ confirmedUsers: [User]`, `[User]`.
package struct AssociatedValue {
  /// The label at the call, in backticks if the source has them.
  package var argumentLabel: String?
  /// The name that says what it is, without backticks: the argument label, or the name after `_`.
  package var label: String?
  package var range: Range<Int>
  package var type: TypeSyntax
  /// The expression after `=`.
  package var defaultValue: String?

  /// The label, where it could be a variable; in backticks, it may have any characters.
  var variableName: String? {
    guard let label else { return nil }
    return argumentLabel?.utf8.first == .backtick && !isASCIIIdentifier(label) ? nil : label
  }
}

/// An import, as the source spells it.
package struct ImportDeclaration {
  var attributes: [DeclarationAttribute]
  /// The access level before `import`, if there is one.
  var access: AccessLevel?
  /// All after `import`: `Foundation`, `struct Foundation.Date`.
  package var path: String
  package var conditions: [Condition]
}

/// Access levels, the narrowest first. `open` counts as `public`.
package enum AccessLevel: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  init?(_ keyword: Keyword) {
    switch keyword {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public, .open: self = .public
    default: return nil
    }
  }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
