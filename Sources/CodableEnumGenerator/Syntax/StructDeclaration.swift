/// A struct as its source spells it, with what decides how the compiler would code it.
package struct StructDeclaration: Sendable {
  package var declaration: TypeDeclaration
  /// Stored properties, in order.
  package var properties: [StoredProperty] = []
  /// Why the parsed properties may be incomplete or misleading; nil if they aren't.
  package var obstacle: Obstacle?

  package enum Obstacle: Equatable {
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
package struct StoredProperty: Sendable {
  /// Without backticks.
  package var name: String
  /// Of the name.
  package var range: Range<Int>
  /// As written, or as its literal says.
  package var type: TypeSyntax
  /// Whether it is a `let` with a value, which the compiler writes and never reads.
  package var isFixed: Bool
}

/// typealias → "typealias" name angles? "=" type
package struct AliasDeclaration: Sendable {
  /// The types around it, from the outermost, joined by periods; empty at the top of the file.
  package var owner: String
  package var name: String
  /// Its own.
  package var genericParameters: [String] = []
  package var access: AccessLevel
  package var type: TypeSyntax
}
