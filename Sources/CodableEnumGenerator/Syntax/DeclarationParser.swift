/// Finds the enums of a file: at any depth, in types, extensions, functions and `#if`.
///
/// One loop over the tokens, with a stack of scopes of its own, so that no nesting exhausts the machine's.
package struct DeclarationParser: ~Copyable {
  var cursor: TokenCursor
  var file = ParsedFile()
  /// The prefix of the next declaration.
  var prefix = Prefix()
  let comments: [AttributeComment]
  var nextComment = 0
  private var scopes: [Scope] = []
  var openConditions: [OpenCondition] = []

  private struct Scope {
    /// Of the type or extension whose members are in it; nil for code, and for anything else in brackets.
    var header: TypeHeader?
    /// Of a type, its place in `ParsedFile.declarations`.
    var declaration: Int?
    /// Whether the brackets are round or square.
    var isBrackets = false
    var open: Range<Int>
    /// The default access of members, and the widest.
    var defaultAccess = AccessLevel.internal
    var maximumAccess = AccessLevel.public
    /// Whether it is code, or inside code.
    var isInCode = true
  }

  /// No program nests types as deep; what does is taken for code, since names would grow with the depth.
  private static let maximumDepth = 256

  struct OpenCondition {
    var condition: Condition
    var scopeCount: Int
  }

  /// - Parameter part: Of the source; nil for all of it.
  package static func parse(_ source: SourceFile, in part: Range<Int>? = nil) -> ParsedFile {
    let (tokens, comments) = Lexer.lex(source, in: part)
    var parser = DeclarationParser(cursor: TokenCursor(source: source, tokens: tokens), comments: comments)
    parser.parseFile()
    return parser.file
  }

  private mutating func parseFile() {
    while true {
      takeComments()
      if cursor.isAtEnd { break }
      parseItem()
    }
    dropPrefix(above: nil)
    if file.unbalancedBrace == nil {
      file.unbalancedBrace = scopes.last { !$0.isBrackets }?.open
    }
    file.completeDeclarations()
  }

  /// Takes whatever is at the place: a directive, a bracket, a part of a prefix, a declaration, or any other token.
  private mutating func parseItem() {
    switch cursor.kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return parseDirective()
    case .leftBrace: open()
    case .leftParen, .leftBracket: open(isBrackets: true)
    case .rightBrace: closeBrace()
    case .rightParen, .rightBracket: closeBracket()
    default:
      if !isInBrackets, parsePrefix() || parseDeclaration() { return }
    }
    dropPrefix(above: cursor.token())
    cursor.advance()
  }

  // MARK: Scopes

  private var isInBrackets: Bool { !scopes.isEmpty && scopes[scopes.count - 1].isBrackets }

  private mutating func open(isBrackets: Bool = false) {
    scopes.append(Scope(isBrackets: isBrackets, open: cursor.token().range))
  }

  private mutating func closeBracket() {
    if isInBrackets { scopes.removeLast() }
  }

  private mutating func closeBrace() {
    while isInBrackets { scopes.removeLast() }
    if scopes.isEmpty {
      if file.unbalancedBrace == nil { file.unbalancedBrace = cursor.token().range }
    } else {
      scopes.removeLast()
    }
  }

  private var enclosingTypes: [TypeHeader] { scopes.compactMap(\.header) }

  /// The qualified name of the type whose members the place is among; nil in code, and at the top of the file.
  var memberOwner: String? {
    guard let scope = scopes.last, !scope.isInCode else { return nil }
    return enclosingTypes.map(\.name).joined(separator: ".")
  }

  /// The type whose members the place is among, if it is of one of these kinds; its place in `ParsedFile.declarations`.
  func enclosing(_ keywords: String...) -> Int? {
    guard let scope = scopes.last, let index = scope.declaration else { return nil }
    return keywords.contains(file.declarations[index].header.keyword) ? index : nil
  }

  /// Whether the place is outside all declarations.
  var isAtTop: Bool { scopes.isEmpty }

  private var isInCode: Bool { !scopes.isEmpty && scopes[scopes.count - 1].isInCode }

  private func effectiveAccess(_ access: AccessLevel?) -> AccessLevel {
    min(access ?? scopes.last?.defaultAccess ?? .internal, scopes.last?.maximumAccess ?? .public)
  }

  // MARK: #if

  /// directive → "#if" condition | "#elseif" condition | "#else" | "#endif"
  private mutating func parseDirective() {
    let kind = cursor.kind
    let start = cursor.index
    cursor.advance()
    if kind == .poundIf || kind == .poundElseif { skipCondition() }
    let line = cursor.text(start..<cursor.index)
    switch kind {
    case .poundIf:
      let condition = Condition(block: file.conditionBlocks.count, clause: 0)
      openConditions.append(OpenCondition(condition: condition, scopeCount: scopes.count))
      file.conditionBlocks.append([line])
    case .poundEndif:
      _ = openConditions.popLast()
    default:
      guard var open = openConditions.popLast() else { return }
      open.condition.clause += 1
      file.conditionBlocks[open.condition.block].append(line)
      // Every clause begins where the first one did.
      scopes.removeLast(max(scopes.count - open.scopeCount, 0))
      openConditions.append(open)
    }
  }

  /// A condition ends with its line, unless a bracket or an operator joins it to the next one.
  private mutating func skipCondition() {
    let start = cursor.index
    var openParens = 0
    while cursor.index == start || !cursor.token().startsLine || openParens > 0 || continuesCondition {
      switch cursor.kind {
      case .leftParen: openParens += 1
      case .rightParen where openParens > 0: openParens -= 1
      case .identifier, .quotedIdentifier, .keyword, .operatorSign, .period, .comma, .colon, .integer, .float: break
      default: return
      }
      cursor.advance()
    }
  }

  private var continuesCondition: Bool {
    [cursor.token(), cursor.previous].contains { token in
      token.map { cursor.spells($0, "||") || cursor.spells($0, "&&") } ?? false
    }
  }

  var conditions: [Condition] { openConditions.map(\.condition) }

  // MARK: Declarations

  /// Takes the head of a declaration: of a type up to its brace, of an enum's cases, of an import.
  private mutating func parseDeclaration() -> Bool {
    guard cursor.token().keyword != .none, cursor.previous?.kind != .period, scopes.count < Self.maximumDepth else {
      return false
    }
    switch cursor.token().keyword {
    case .enum, .struct, .class, .actor, .protocol, .extension: return parseType()
    case .case:
      guard let index = enclosing("enum") else { return false }
      return parseCases(ofType: index)
    case .import: return parseImport()
    case .func, .`init`, .var:
      recordMember()
      if cursor.at(.var) { recordProperties() }
      return false
    case .let:
      recordProperties()
      return false
    case .typealias:
      recordAlias()
      return false
    default: return false
    }
  }

  private mutating func parseType() -> Bool {
    let keyword = cursor.token()
    guard var header = cursor.parseTypeHeader() else { return false }
    let mayBeAnnotated = [.enum, .struct, .class].contains(keyword.keyword)
    let prefix = mayBeAnnotated ? takePrefix() : self.prefix
    if !mayBeAnnotated { dropPrefix(above: keyword) }
    header.attributes = attributes(of: prefix)
    header.access = prefix.access
    header.accessRange = prefix.accessRange
    header.isNonisolated = prefix.isNonisolated
    let enclosing = enclosingTypes
    let access = header.isExtension ? .public : effectiveAccess(header.access)
    let scope = Scope(
      header: header,
      declaration: header.isExtension ? nil : file.declarations.count,
      open: cursor.token().range,
      defaultAccess: header.isExtension ? header.access ?? .internal : .internal,
      maximumAccess: access,
      isInCode: isInCode
    )
    if header.isExtension {
      let name = (enclosing + [header]).map(\.name).joined(separator: ".")
      file.members[name, default: TypeMembers()].extensions.append((header, conditions))
    } else {
      file.declarations.append(
        TypeDeclaration(
          header: header,
          enclosing: enclosing,
          access: access,
          isLocal: isInCode,
          attributeComments: prefix.comments,
          suspects: prefix.suspects,
          conditions: conditions
        )
      )
    }
    scopes.append(scope)
    cursor.advance()
    return true
  }

  /// import → "import" word? path
  private mutating func parseImport() -> Bool {
    let keyword = cursor.token()
    cursor.advance()
    let start = cursor.index
    while cursor.token().isWord || cursor.at(.period) || cursor.at(.operatorSign) {
      if cursor.index > start, cursor.token().startsLine { break }
      cursor.advance()
    }
    file.imports.append(
      ImportDeclaration(
        attributes: attributes(of: prefix),
        access: prefix.access,
        path: cursor.text(start..<cursor.index),
        conditions: conditions
      )
    )
    dropPrefix(above: keyword)
    return true
  }
}
