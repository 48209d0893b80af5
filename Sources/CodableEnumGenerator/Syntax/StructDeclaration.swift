/// A struct as its source spells it, with what decides how the compiler would code it.
struct StructDeclaration: Sendable {
  var declaration: TypeDeclaration
  /// Stored properties, in order.
  var properties: [StoredProperty] = []
  /// Why the properties that were read are not all there are, or are not what they seem; nil if they are.
  var obstacle: Obstacle?

  enum Obstacle: Equatable {
    /// A property with an attribute that may be a wrapper or a macro.
    case wrapper(String)
    /// A property whose type only the compiler can tell.
    case untyped(String)
    /// `let (a, b) = …`
    case pattern
    /// A property in an `#if` inside the struct.
    case condition(String)
  }
}

/// A stored property of a struct.
struct StoredProperty: Sendable {
  /// Without backticks.
  var name: String
  /// Of the name.
  var range: Range<Int>
  /// As written, or as its literal says.
  var type: TypeSyntax
  /// Whether it is a `let` with a value, which the compiler writes and never reads.
  var isFixed: Bool
}

/// typealias → "typealias" name angles? "=" type
struct AliasDeclaration: Sendable {
  /// The types around it, from the outermost, joined by periods; empty at the top of the file.
  var owner: String
  var name: String
  /// Its own.
  var genericParameters: [String] = []
  var access: AccessLevel
  var type: TypeSyntax
}
