/// Finds the enums of a file: at any depth, in types, extensions, functions and `#if`.
///
/// One loop over the tokens, with a stack of scopes of its own, so that no nesting exhausts the machine's.
struct DeclarationParser: ~Copyable {
  var cursor: TokenCursor
  var file = ParsedFile()
  /// What is before the declaration that comes next.
  var prefix = Prefix()
  private let comments: [AttributeComment]
  private var nextComment = 0
  private var scopes: [Scope] = []
  private var openConditions: [OpenCondition] = []
  private var declaredTypes = DeclaredTypes()

  /// Comments, attributes and modifiers.
  struct Prefix {
    var isEmpty = true
    /// Where the first attribute or modifier is.
    var start: Int?
    var comments: [AttributeComment] = []
    /// How many `#if` were open where the comments are.
    var conditionCount = 0
    /// By their tokens; few attributes are ever asked for their text.
    var attributes: [Range<Int>] = []
    var access: AccessLevel?
    var accessRange: Range<Int>?
    var isNonisolated = false
  }

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
    /// What is visible of members that do not say, and what at the most.
    var defaultAccess = AccessLevel.internal
    var maximumAccess = AccessLevel.public
    /// Whether it is code, or inside code.
    var isInCode = true
  }

  /// No program nests types as deep; what does is taken for code, since names would grow with the depth.
  private static let maximumDepth = 256

  private struct OpenCondition {
    var condition: Condition
    var scopeCount: Int
  }

  static func parse(_ source: SourceFile) -> ParsedFile {
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
    let nested = declaredTypes.nested
    for index in file.enums.indices {
      let name = file.enums[index].qualifiedName
      file.enums[index].members = file.members[name] ?? TypeMembers()
      file.enums[index].nestedTypes = nested[name] ?? [:]
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
  private mutating func openMembers(_ kind: Scope.Kind, _ header: TypeHeader, access: AccessLevel) {
    scopes.append(
      Scope(
        kind: kind,
        open: cursor.token().range,
        defaultAccess: header.isExtension ? header.access ?? .internal : .internal,
        maximumAccess: access,
        isInCode: isInCode
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

  // MARK: What is before a declaration

  /// Takes an attribute or a modifier, if one is at the place.
  private mutating func parsePrefix() -> Bool {
    let start = prefix.start ?? cursor.token().start
    if cursor.at(.at) {
      parseAttribute()
      prefix.start = start
      return true
    }
    let keyword = cursor.token().keyword
    guard keyword.isModifier, !keyword.isContextual || beginsModifiers else { return false }
    prefix.isEmpty = false
    prefix.start = start
    if keyword == .nonisolated { prefix.isNonisolated = true }
    cursor.advance()
    if cursor.at(.leftParen), cursor.isAdjacent {
      // `private(set)` says nothing of who may read.
      cursor.skipBrackets()
    } else {
      if let access = AccessLevel(keyword) {
        prefix.access = access
        prefix.accessRange = cursor.previous?.range
      }
    }
    return true
  }

  /// Whether a word that may be a name, too, is a modifier at the place.
  private var beginsModifiers: Bool {
    let followsStatement = cursor.previous.map { previous in
      cursor.token().startsLine || [.leftBrace, .rightBrace, .semicolon].contains(previous.kind)
    }
    guard !prefix.isEmpty || followsStatement ?? true else { return false }
    return cursor.token(1).isWord || cursor.token(1).kind == .leftParen
  }

  /// attribute → "@" word ("." word)* angles? ( "(" … ")" )?
  private mutating func parseAttribute() {
    let start = cursor.index
    let isAvailability = cursor.spells(cursor.token(1), "available")
    cursor.advance()
    if cursor.token().isWord { cursor.advance() }
    while cursor.at(.period), cursor.token(1).isWord { cursor.advance(by: 2) }
    if cursor.isAdjacent { _ = cursor.skipAngles() }
    if cursor.at(.leftParen), cursor.isAdjacent || isAvailability { cursor.skipBrackets() }
    prefix.isEmpty = false
    prefix.attributes.append(start..<cursor.index)
  }

  /// Adds the comments before the place to the prefix.
  private mutating func takeComments() {
    while nextComment < comments.count, comments[nextComment].tokenIndex <= cursor.index {
      let comment = comments[nextComment]
      nextComment += 1
      if comment.trailsCode, prefix.isEmpty {
        file.strays.append(StrayComment(comment: comment, place: .afterCode))
      } else {
        prefix.isEmpty = false
        if prefix.comments.isEmpty { prefix.conditionCount = openConditions.count }
        prefix.comments.append(comment)
      }
    }
  }

  /// The comments inside the declaration that was just parsed, and after it on its last line.
  mutating func takeTrailingComments() -> [AttributeComment] {
    var trailing: [AttributeComment] = []
    while nextComment < comments.count {
      let comment = comments[nextComment]
      guard comment.tokenIndex < cursor.index || (comment.tokenIndex == cursor.index && comment.trailsCode) else {
        break
      }
      trailing.append(comment)
      nextComment += 1
    }
    return trailing
  }

  /// Forgets the prefix: what follows is nothing that its comments could belong to.
  mutating func dropPrefix(above token: Token?) {
    guard !prefix.isEmpty else { return }
    if !prefix.comments.isEmpty {
      let place = token.map { StrayComment.Place.above(cursor.text($0)) } ?? .aboveNothing
      file.strays += prefix.comments.map { StrayComment(comment: $0, place: place) }
    }
    prefix = Prefix()
  }

  func attributes(of prefix: Prefix) -> [DeclarationAttribute] {
    prefix.attributes.map { indices in
      var name = indices.lowerBound + 1
      while name + 2 < indices.upperBound, cursor.tokens[name + 1].kind == .period { name += 2 }
      return DeclarationAttribute(
        name: cursor.text(cursor.tokens[name]),
        text: cursor.text(indices),
        range: cursor.byteRange(indices)
      )
    }
  }

  /// Takes the prefix for a declaration. Between a comment and what it belongs to, an `#if` may hold attributes, but not
  /// the declaration.
  mutating func takePrefix() -> Prefix {
    defer { prefix = Prefix() }
    if openConditions.count > prefix.conditionCount {
      file.strays += prefix.comments.map { StrayComment(comment: $0, place: .above("#if")) }
      prefix.comments = []
    }
    return prefix
  }

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
    let mayBeAnnotated = !prefix.comments.isEmpty || !header.attributes.isEmpty
    if mayBeAnnotated, keyword.keyword == .struct || keyword.keyword == .class {
      file.types.append(declaration(of: header, with: takePrefix(), access: access))
    } else {
      dropPrefix(above: keyword)
    }
    openMembers(.type(header), header, access: access)
    return true
  }

  private func complete(_ header: inout TypeHeader, with prefix: Prefix) {
    header.attributes = attributes(of: prefix)
    header.access = prefix.access
    header.accessRange = prefix.accessRange
    header.isNonisolated = prefix.isNonisolated
  }
}
