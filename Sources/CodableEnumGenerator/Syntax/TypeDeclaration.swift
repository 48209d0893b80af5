/// A type as its source spells it, with all around it that decides how an extension of it must be written.
struct TypeDeclaration {
  var header: TypeHeader
  /// The types and extensions around the type, the outermost first.
  var enclosing: [TypeHeader]
  /// What the type and its surroundings leave visible.
  var access: AccessLevel
  /// Whether the type is inside a function, closure or accessor, where no extension can reach it.
  var isLocal: Bool
  /// The comments that begin with an attribute, above the declaration.
  var attributeComments: [AttributeComment] = []
  var conditions: [Condition] = []
  /// Of an enum.
  var cases: [EnumCase] = []
  /// Of an enum: those that its generated extension can meet.
  var members = TypeMembers()
  /// Whether an attribute, or a protocol of the same file, isolates the type to a global actor.
  var isIsolated = false
  /// Of an enum: the types declared in it, by their names.
  var nestedTypes: [String: TypeHeader] = [:]

  /// Takes a bare `Error` for a type of the file, which hides the protocol.
  mutating func acceptError() {
    for position in cases.indices {
      for index in cases[position].values.indices where cases[position].values[index].type.uncodable == .error {
        if !cases[position].values[index].type.text.hasPrefix("any ") {
          cases[position].values[index].type.uncodable = nil
        }
      }
    }
  }

  /// `Outer.Inner`, as an extension names it.
  var qualifiedName: String { (enclosing + [header]).map(\.name).joined(separator: ".") }

  /// `Outer.Inner`, as messages name it.
  var displayName: String { qualifiedName.filter { $0 != "`" } }

  /// `struct 'Outer.Inner'`, as messages name it too.
  var kindAndName: String { "\(header.keyword) '\(displayName)'" }
}

/// The declaration of a type, or of an extension, up to its brace.
struct TypeHeader {
  /// `enum`
  var keyword: String
  /// As written; for an extension, the extended type.
  var name: String
  /// Of the name.
  var range: Range<Int>
  /// Of the keyword.
  var start: Int
  var isExtension = false
  var access: AccessLevel?
  /// Of the modifier that says the access.
  var accessRange: Range<Int>?
  var attributes: [DeclarationAttribute] = []
  var isNonisolated = false
  var genericParameters: [GenericParameter] = []
  /// The types after the colon, as written.
  var inheritedTypes: [String] = []
  /// The text after `where`.
  var requirements: String?
}

/// generic-parameter → ( "each" | "let" )? name ( ":" constraint )?
struct GenericParameter {
  enum Kind { case type, pack, value }
  var kind = Kind.type
  var name: String
  var constraint: String?
}

/// One element of a `case` declaration.
struct EnumCase {
  /// With backticks where the source has them.
  var name: String
  var range: Range<Int>
  /// Where its declaration begins, with an attribute if it has one.
  var start: Int
  var values: [AssociatedValue] = []
  /// The literal after `=`.
  var rawValue: String?
  var attributeComments: [AttributeComment] = []
  var attributes: [DeclarationAttribute] = []
  /// Whether its `case` declaration has more elements.
  var hasSiblings = false
  var conditions: [Condition] = []
}

/// An associated value: `confirmedUsers: [User]`, `_ confirmedUsers: [User]`, `[User]`.
struct AssociatedValue {
  /// What a caller writes before the colon, in backticks if the source has them.
  var argumentLabel: String?
  /// The name that says what it is, without backticks: the argument label, or the name after `_`.
  var label: String?
  var range: Range<Int>
  var type: TypeSyntax
  /// The expression after `=`.
  var defaultValue: String?

  /// The label, where it could be a variable; in backticks, it may have any characters.
  var variableName: String? {
    guard let label else { return nil }
    return argumentLabel?.utf8.first == .backtick && !isASCIIIdentifier(label) ? nil : label
  }
}

/// An import, as the source spells it.
struct ImportDeclaration {
  var attributes: [DeclarationAttribute]
  /// What is before `import`, if anything is.
  var access: AccessLevel?
  /// All after `import`: `Foundation`, `struct Foundation.Date`.
  var path: String
  var conditions: [Condition]
}

/// Who sees a declaration, the fewest first. `open` counts as `public`.
enum AccessLevel: Int, Comparable {
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

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
