/// The parts of a file that matter to an enum's conformance.
package struct ParsedFile {
  package var enums: [TypeDeclaration] = []
  /// Structs and classes that have attributes, or attribute comments above them.
  var types: [TypeDeclaration] = []
  /// The heads of all types, by their qualified names.
  var headers: [String: TypeHeader] = [:]
  /// The declarations that generated code may collide with, by qualified type name.
  package var members: [String: TypeMembers] = [:]
  var imports: [ImportDeclaration] = []
  /// Each `#if` of the file, by the lines that open its clauses: `#if DEBUG`, `#elseif os(Linux)`, `#else`.
  var conditionBlocks: [[String]] = []
  /// Attribute comments that belong to no type and no case.
  var strays: [StrayComment] = []
  /// The brace that is never closed, or the one that closes nothing.
  package var unbalancedBrace: Range<Int>?

  // Only if the parser was asked for properties.

  /// Those that are not inside functions, and that code can name.
  package var structs: [StructDeclaration] = []
  /// Classes, actors and protocols.
  package var otherTypes: [TypeDeclaration] = []
  package var aliases: [AliasDeclaration] = []
  /// The types after the colon of extensions, as written, by the qualified names of what they extend.
  package var conformances: [String: [String]] = [:]

  package init() {}
}

/// A comment that begins with an attribute where no type or case follows.
struct StrayComment {
  enum Place {
    case aboveNothing
    case above(String)
    /// After code, on the same line.
    case afterCode
  }

  var comment: AttributeComment
  var place: Place
}
