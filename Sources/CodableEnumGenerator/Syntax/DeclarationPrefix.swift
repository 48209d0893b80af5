// The prefix of a declaration: comments, attributes, modifiers.
extension DeclarationParser {
  /// Comments, attributes and modifiers.
  struct Prefix {
    var isEmpty = true
    /// Where the first attribute or modifier is.
    var start: Int?
    var comments: [AttributeComment] = []
    /// Comments that may be meant to be annotations.
    var suspects: [AttributeComment] = []
    /// The number of open `#if` at the comments.
    var conditionCount = 0
    /// By their tokens; few attributes are ever asked for their text.
    var attributes: [Range<Int>] = []
    var access: AccessLevel?
    var accessRange: Range<Int>?
    var isNonisolated = false
  }

  /// Takes an attribute or a modifier, if one is at the place.
  mutating func parsePrefix() -> Bool {
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
    } else if let access = AccessLevel(keyword) {
      prefix.access = access
      prefix.accessRange = cursor.previous?.range
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

  /// attribute → "@" word (("." | "::") word)* angles? ( "(" … ")" )?
  private mutating func parseAttribute() {
    let start = cursor.index
    let isAvailability = cursor.spells(cursor.token(1), "available")
    cursor.advance()
    if cursor.token().isWord { cursor.advance() }
    while cursor.token().joinsName, cursor.token(1).isWord { cursor.advance(by: 2) }
    if cursor.isAdjacent { _ = cursor.skipAngles() }
    if cursor.at(.leftParen), cursor.isAdjacent || isAvailability { cursor.skipBrackets() }
    prefix.isEmpty = false
    prefix.attributes.append(start..<cursor.index)
  }

  /// Adds the comments before the place to the prefix.
  mutating func takeComments() {
    while nextComment < comments.count, comments[nextComment].tokenIndex <= cursor.index {
      let comment = comments[nextComment]
      nextComment += 1
      let followsOther = comment.trailsCode && prefix.isEmpty
      if comment.form != .attribute {
        if !followsOther { prefix.suspects.append(comment) }
      } else if followsOther {
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
    prefix.suspects = []
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
      while name + 2 < indices.upperBound, cursor.tokens[name + 1].joinsName { name += 2 }
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
}
