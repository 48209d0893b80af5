/// The arguments of an annotation, all of them literals: `@Name(label: "value", .member(x: 1))`.
struct AnnotationSyntax {
  var name: String
  /// From the `@` to the end of the name.
  var nameRange: Range<Int>
  /// To the parenthesis that closes the arguments.
  var range: Range<Int>
  var arguments: [Argument] = []

  struct Argument {
    var label: String?
    /// Of the label, or of the value where there is none.
    var range: Range<Int>
    var value: Literal
  }
}

/// A value that can be understood without knowing its type.
struct Literal {
  indirect enum Kind {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case `nil`
    /// `.name`, `.name(…)`; also a bare `name` or `kebab-name`, as only comments may have it. The range is the name's.
    case member(String, [AnnotationSyntax.Argument]?)
    /// `Animal.self`, `(any Animal).self`, by the name of the type.
    case metatype(String)
    case array([Literal])
    case dictionary([(key: Literal, value: Literal)])
  }

  var kind: Kind
  var range: Range<Int>
}
