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
  private var declaredTypes = DeclaredTypes()

  private struct Scope {
    enum Kind {
      case type(TypeHeader)
      /// An enum's, by its index in `ParsedFile.enums`.
      case enumMembers(Int, TypeHeader)
      /// A function's, a closure's, an accessor's, or anything else in brackets.
      case code
    }

    var kind: Kind
    /// Whether the brackets are round or square.
    var isBrackets = false
    var open: Range<Int>
    /// The default access of members, and the widest.
    var defaultAccess = AccessLevel.internal
    var maximumAccess = AccessLevel.public
    /// Whether it is code, or inside code.
    var isInCode = true
    /// Of a struct, its place in `ParsedFile.structs`.
    var structIndex: Int?
  }

  /// No program nests types as deep; what does is taken for code, since names would grow with the depth.
  private static let maximumDepth = 256

  struct OpenCondition {
    var condition: Condition
    var scopeCount: Int
  }

  package static func parse(_ source: SourceFile) -> ParsedFile {
    let (tokens, comments) = Lexer.lex(source)
    var parser = DeclarationParser(cursor: TokenCursor(source: source, tokens: tokens), comments: comments)
    parser.parseFile()
    return parser.file
  }

  private init(cursor: consuming TokenCursor, comments: [AttributeComment]) {
    self.cursor = cursor
    self.comments = comments
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
    declaredTypes.complete(&file.enums)
    declaredTypes.complete(&file.types)
    var structs = file.structs.map(\.declaration)
    declaredTypes.complete(&structs)
    for index in structs.indices { file.structs[index].declaration = structs[index] }
    file.headers = declaredTypes.headers
    for index in file.enums.indices {
      let name = file.enums[index].qualifiedName
      file.enums[index].members = file.members[name] ?? TypeMembers()
      if declaredTypes.contains("Error") { file.enums[index].acceptError() }
      file.enums[index].isIsolated = declaredTypes.isIsolated(file.enums[index].header)
    }
  }

  /// Takes whatever is at the place: a directive, a bracket, a part of a prefix, a declaration, or any other token.
  private mutating func parseItem() {
    switch cursor.kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return parseDirective()
    case .leftBrace: open(.code)
    case .leftParen, .leftBracket: open(.code, isBrackets: true)
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

  private mutating func open(_ kind: Scope.Kind, isBrackets: Bool = false) {
    scopes.append(Scope(kind: kind, isBrackets: isBrackets, open: cursor.token().range))
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

  /// Opens the scope of a type's members at its brace.
  private mutating func openMembers(
    _ kind: Scope.Kind,
    _ header: TypeHeader,
    access: AccessLevel,
    structIndex: Int? = nil
  ) {
    scopes.append(
      Scope(
        kind: kind,
        open: cursor.token().range,
        defaultAccess: header.isExtension ? header.access ?? .internal : .internal,
        maximumAccess: access,
        isInCode: isInCode,
        structIndex: structIndex
      )
    )
    cursor.advance()
  }

  private var enclosingTypes: [TypeHeader] {
    scopes.compactMap { scope in
      switch scope.kind {
      case .type(let header), .enumMembers(_, let header): header
      case .code: nil
      }
    }
  }

  /// The qualified name of the type whose members the place is among; nil in code, and at the top of the file.
  var memberOwner: String? {
    guard let scope = scopes.last, !scope.isInCode else { return nil }
    return enclosingTypes.map(\.name).joined(separator: ".")
  }

  /// The struct whose members the place is among.
  var currentStruct: Int? { scopes.last.flatMap { $0.isInCode ? nil : $0.structIndex } }

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
    case .enum: return parseEnum()
    case .struct, .class, .actor, .protocol, .extension: return parseType()
    case .case:
      guard case .enumMembers(let index, _) = scopes.last?.kind else { return false }
      return parseCases(ofEnum: index)
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

  private mutating func parseEnum() -> Bool {
    guard var header = cursor.parseTypeHeader() else { return false }
    let prefix = takePrefix()
    complete(&header, with: prefix)
    let declaration = declaration(of: header, with: prefix, access: effectiveAccess(prefix.access))
    declaredTypes.add(header, in: declaration.enclosing, access: declaration.access)
    openMembers(.enumMembers(file.enums.count, header), header, access: declaration.access)
    file.enums.append(declaration)
    return true
  }

  private func declaration(of header: TypeHeader, with prefix: Prefix, access: AccessLevel) -> TypeDeclaration {
    TypeDeclaration(
      header: header,
      enclosing: enclosingTypes,
      access: access,
      isLocal: isInCode,
      attributeComments: prefix.comments,
      suspects: prefix.suspects,
      conditions: conditions
    )
  }

  private mutating func parseType() -> Bool {
    let keyword = cursor.token()
    guard var header = cursor.parseTypeHeader() else { return false }
    complete(&header, with: prefix)
    let access = header.isExtension ? .public : effectiveAccess(header.access)
    if header.isExtension, header.requirements == nil {
      let name = (enclosingTypes + [header]).map(\.name).joined(separator: ".")
      file.members[name, default: TypeMembers()].inheritedTypes += header.inheritedTypes
    } else if !header.isExtension {
      declaredTypes.add(header, in: enclosingTypes, access: access)
    }
    let structIndex = record(header, access: access)
    let mayBeAnnotated = !prefix.comments.isEmpty || !header.attributes.isEmpty
    if mayBeAnnotated, keyword.keyword == .struct || keyword.keyword == .class {
      file.types.append(declaration(of: header, with: takePrefix(), access: access))
    } else {
      dropPrefix(above: keyword)
    }
    openMembers(.type(header), header, access: access, structIndex: structIndex)
    return true
  }

  /// Keeps a type that is not an enum, or what an extension conforms to.
  ///
  /// - Returns: Of a struct, where its properties go.
  private mutating func record(_ header: TypeHeader, access: AccessLevel) -> Int? {
    if header.isExtension {
      let name = (enclosingTypes + [header]).map(\.name).joined(separator: ".")
      file.extensions[name, default: []].append(.init(header: header, conditions: conditions))
      return nil
    }
    guard !isInCode else { return nil }
    let declaration = declaration(of: header, with: Prefix(), access: access)
    guard header.keyword == "struct" else {
      file.otherTypes.append(declaration)
      return nil
    }
    file.structs.append(StructDeclaration(declaration: declaration))
    return file.structs.count - 1
  }

  private func complete(_ header: inout TypeHeader, with prefix: Prefix) {
    header.attributes = attributes(of: prefix)
    header.access = prefix.access
    header.accessRange = prefix.accessRange
    header.isNonisolated = prefix.isNonisolated
  }

  /// import → "import" word? path
  mutating func parseImport() -> Bool {
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
