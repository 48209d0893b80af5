/// The parts of a file that matter to an enum's conformance.
package struct ParsedFile {
  /// Enums, structs, classes, actors and protocols, in the order of the source.
  package var declarations: [TypeDeclaration] = []
  /// The heads of all types, by their qualified names.
  var headers: [String: TypeHeader] = [:]
  /// The declarations that generated code may collide with, by qualified type name.
  package var members: [String: TypeMembers] = [:]
  package var imports: [ImportDeclaration] = []
  /// Each `#if` of the file, by the lines that open its clauses: `#if DEBUG`, `#elseif os(Linux)`, `#else`.
  var conditionBlocks: [[String]] = []
  /// Attribute comments that belong to no type and no case.
  var strays: [StrayComment] = []
  /// The brace that is never closed, or the one that closes nothing.
  package var unbalancedBrace: Range<Int>?
  package var aliases: [AliasDeclaration] = []
  var protocols = RefinedProtocols()
}

extension ParsedFile {
  package var enums: [TypeDeclaration] { declarations.filter { $0.header.keyword == "enum" } }
  /// Those that are not inside functions, and that code can name.
  package var structs: [TypeDeclaration] { declarations.filter { $0.header.keyword == "struct" && !$0.isLocal } }
  /// Classes, actors and protocols.
  package var otherTypes: [TypeDeclaration] { declarations.filter { !["enum", "struct"].contains($0.header.keyword) } }
  /// Those that can be in open sets.
  package var types: [TypeDeclaration] {
    declarations.filter { ["enum", "struct", "class"].contains($0.header.keyword) }
  }
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

/// A comment that begins with an attribute, `// @Name(…)`, or that may be meant to.
package struct AttributeComment {
  enum Form {
    /// `// @Name(…)`
    case attribute
    /// `// CodableCase(…)`
    case withoutSign
    /// `// the tag is @CodableCase(…)`, which is prose in backticks
    case afterText
  }

  var form = Form.attribute
  /// From the `@` to the end of the comment's text, which for a `//` comment is the end of its line; of what is no
  /// annotation, that of its name.
  package var range: Range<Int>
  /// Whether the text goes on in `//` comments on the lines below.
  var isLineComment: Bool
  /// Whether code is before the comment on its line.
  var trailsCode: Bool
  /// The number of tokens before the comment.
  var tokenIndex: Int
}

/// A clause of an `#if` that a declaration is in.
package struct Condition: Hashable {
  /// The `#if`, as an index into `ParsedFile.conditionBlocks`.
  var block: Int
  var clause: Int
}

extension [Condition] {
  /// Whether no `#if` compiles only one of what is in these conditions and what is in others.
  func canCoexist(with others: [Condition]) -> Bool {
    !others.contains { other in contains { $0.block == other.block && $0.clause != other.clause } }
  }
}

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
  package var attributeComments: [AttributeComment] = []
  /// The comments above it that may be meant as annotations.
  var suspects: [AttributeComment] = []
  package var conditions: [Condition] = []
  /// Of an enum.
  package var cases: [EnumCase] = []
  /// Of a struct, a class or an actor: its stored properties, in order.
  package var properties: [StoredProperty] = []
  /// Why the parsed properties may be incomplete or misleading; nil if they aren't.
  package var obstacle: PropertyObstacle?
  /// Those that its generated extension can meet.
  package var members = TypeMembers()
  /// Whether an attribute, or a protocol of the same file, isolates the type to a global actor.
  var isIsolated = false

  /// `Outer.Inner`
  package var qualifiedName: String { (enclosing + [header]).map(\.name).joined(separator: ".") }

  /// `Outer.Inner`, or `Module::Outer.Inner`, as an extension names it.
  var spelledName: String { (enclosing + [header]).map(\.spelledName).joined(separator: ".") }

  /// The type as its own code names it: `Self`, unless a case has that name.
  var nameInside: String { cases.contains { unquoted($0.name) == "Self" } ? spelledName : "Self" }

  /// `Outer.Inner`, as messages name it.
  package var displayName: String { qualifiedName.withoutBackticks }

  /// `struct 'Outer.Inner'`, as messages name it too.
  var kindAndName: String { "\(header.keyword) '\(displayName)'" }
}

/// The declaration of a type, or of an extension, up to its brace.
package struct TypeHeader {
  /// `enum`
  package var keyword: String
  /// For an extension, the extended type, without the modules that select it.
  package var name: String
  /// As written.
  var spelledName: String
  /// Of the name.
  package var range: Range<Int>
  /// Of the keyword.
  package var start: Int
  package var isExtension = false
  package var access: AccessLevel?
  /// Of the modifier that says the access.
  package var accessRange: Range<Int>?
  package var attributes: [DeclarationAttribute] = []
  var isNonisolated = false
  package var genericParameters: [GenericParameter] = []
  /// The types after the colon, as written; aliases of the file as what they name.
  package var inheritedTypes: [String] = []
  package var inheritedRanges: [Range<Int>] = []
  /// What those of them, or of their parts, name that are aliases of the file.
  package var aliases: [String: String] = [:]
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

extension TypeHeader {
  /// The types that its requirements bind generic parameters to: `where Element == Int`.
  package var bindings: [String: String] {
    Dictionary(WhereClause(requirements).sameTypes.map { ($0.subject, $0.type) }) { $1 }
  }
}

/// One element of a `case` declaration.
package struct EnumCase {
  /// With backticks where the source has them.
  package var name: String
  package var range: Range<Int>
  /// Where its declaration begins, with an attribute if it has one.
  package var start: Int
  package var values: [AssociatedValue] = []
  /// The literal after `=`.
  package var rawValue: String?
  package var attributeComments: [AttributeComment] = []
  /// Comments that may be meant as annotations.
  var suspects: [AttributeComment] = []
  package var attributes: [DeclarationAttribute] = []
  /// Whether its `case` declaration has more elements.
  package var hasSiblings = false
  package var conditions: [Condition] = []

  var holdsNever: Bool { values.contains { $0.type.expression.nameWithoutModule == "Never" } }
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

  /// `Foundation`
  package var module: String {
    let name = path.split(separator: " ").last ?? ""
    return String(name.prefix { $0 != "." })
  }
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

/// An attribute of a declaration, as written: `@available(iOS 17, *)`.
package struct DeclarationAttribute {
  /// `available`; without the module that qualifies it.
  package var name: String
  var text: String
  package var range: Range<Int>

  /// The arguments of `@available`; nil for any other attribute.
  var availability: Substring? {
    guard name == "available", let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    return text[text.index(after: open)...].dropLast()
  }
}

extension DeclarationAttribute {
  /// The condition of `#available` that says as much as `@available(iOS 17, *)` or `@available(iOS, introduced: 17)`.
  var introduction: String? {
    guard let availability else { return nil }
    let parts = availability.split(separator: ",").map { $0.filter { $0 != " " } }
    // The compiler answers what depends on it, not the running program.
    guard let platform = parts.first, platform != "_PackageDescription", !platform.hasPrefix("swift") else {
      return nil
    }
    if parts.last == "*", parts.count > 1, !availability.contains(":") { return String(availability) }
    let introduced = parts.first { $0.hasPrefix("introduced:") }?.dropFirst("introduced:".count)
    return introduced.map { "\(platform) \($0), *" }
  }

  /// Whether code that uses the declaration gets a warning.
  var isDeprecation: Bool { availability?.parts(around: "deprecated") != nil }

  /// Whether no code may use the declaration.
  var isUnavailable: Bool { availability?.filter { $0 != " " }.hasPrefix("*,unavailable") ?? false }
}

/// What makes the properties of a struct unknown.
package enum PropertyObstacle: Equatable {
  /// A property with an attribute that may be a wrapper or a macro.
  case wrapper(String)
  /// A property whose type only the compiler can tell.
  case untyped(String)
  /// `let (a, b) = …`
  case pattern
  /// A property in an `#if` inside the struct.
  case condition(String)
}

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

  package var qualifiedName: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

/// The type of an associated value or of a property, as text. What the text means is in `Types/`.
package struct TypeSyntax: Sendable {
  /// The source, white space folded.
  package var text: String
  package var range: Range<Int>
  /// Whether the file declares a type `Error`, which a bare `Error` then is.
  var hidesError = false

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  init(_ indices: Range<Int>, in cursor: borrowing TokenCursor) {
    text = cursor.text(indices)
    range = cursor.byteRange(indices)
  }

  /// The type taken apart.
  package var expression: TypeExpression { parts.expression }

  /// The type taken apart, and what no coder can hold of it.
  var parts: TypeParts {
    var parser = TypeExpressionParser(text)
    let expression = parser.parseAll()
    let isHidden = parser.uncodable == .error && hidesError && !text.hasPrefix("any ")
    return TypeParts(expression: expression, uncodable: isHidden ? nil : parser.uncodable)
  }

  /// `T?`, `T!`, `Optional<T>`.
  var isOptional: Bool { expression.isOptional }

  /// The words in it that may be names of generic parameters, with the members asked of them: `T`, `T.Element`.
  var names: [String] {
    let source = SourceFile(path: "", text: text)
    var names: [String] = []
    var previous: Token?
    for token in Lexer.lex(source).tokens {
      defer { previous = token }
      guard token.isWord else { continue }
      if let previous, previous.joinsName, !names.isEmpty {
        // What a module declares is no parameter.
        names[names.count - 1] += source.text(previous.range) + source.text(token.range)
      } else {
        names.append(source.text(token.range))
      }
    }
    return names
  }
}
