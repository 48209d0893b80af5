/// The type of an associated value, as text, and what its spelling tells.
package struct TypeSyntax {
  /// The source, white space folded.
  package var text: String
  package var range: Range<Int>
  /// `T?`, `T!`, `Optional<T>`.
  package var isOptional = false
  /// `[T]`
  var isArray = false
  /// What no coder can hold, by the part that says so.
  var uncodable: Uncodable?
  /// The words in it that may be names of generic parameters, with the members asked of them: `T`, `T.Element`.
  var names: [String] = []

  enum Uncodable {
    case tuple, function, existential, metatype
    /// The protocol of errors, which is neither encodable nor decodable.
    case error
  }
}

extension TypeSyntax {
  /// A name.
  package init(text: String, range: Range<Int>) { self.init(text: text, range: range, isOptional: false) }

  init(_ indices: Range<Int>, in cursor: borrowing TokenCursor) {
    text = cursor.text(indices)
    range = cursor.byteRange(indices)
    isOptional = Self.isOptional(indices, in: cursor)
    isArray = Self.isArray(indices, in: cursor)
    names = Self.names(indices, in: cursor)
    uncodable = Self.uncodable(indices, in: cursor)
  }

  private static func isOptional(_ indices: Range<Int>, in cursor: borrowing TokenCursor) -> Bool {
    if let wrapped = parenthesized(indices, in: cursor) { return isOptional(wrapped, in: cursor) }
    guard let last = indices.last, cursor.tokens[last].kind == .operatorSign, isPlain(indices, in: cursor) else {
      return false
    }
    switch cursor.source.bytes[cursor.tokens[last].end - 1] {
    case .questionMark, .exclamationMark:
      return true
    case .greater:
      // `Optional<…>` closes only at the end.
      let name = cursor.text(indices.lowerBound..<(indices.first { cursor.tokens[$0].kind == .operatorSign } ?? last))
      guard name == "Optional" || name == "Swift.Optional" else { return false }
      var depth = 0
      for index in indices where cursor.tokens[index].kind == .operatorSign && !isArrow(index, in: cursor) {
        depth += cursor.angleDepth(of: cursor.tokens[index])
        if depth == 0 { return index == last }
      }
      return false
    default:
      return false
    }
  }

  /// What is in parentheses around the whole type; nil where there are none, or where they are those of a tuple.
  private static func parenthesized(_ indices: Range<Int>, in cursor: borrowing TokenCursor) -> Range<Int>? {
    guard indices.count > 2, cursor.tokens[indices.lowerBound].kind == .leftParen else { return nil }
    var depth = 0
    for index in indices {
      switch cursor.tokens[index].kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma where depth == 1, .colon where depth == 1: return nil
      default: break
      }
      if depth == 0 { return index == indices.upperBound - 1 ? indices.dropFirst().dropLast() : nil }
    }
    return nil
  }

  private static func isArray(_ indices: Range<Int>, in cursor: borrowing TokenCursor) -> Bool {
    guard let first = indices.first, cursor.tokens[first].kind == .leftBracket else { return false }
    var depth = 0
    for index in indices {
      switch cursor.tokens[index].kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .colon where depth == 1: return false
      default: break
      }
      if depth == 0 { return index == indices.last }
    }
    return false
  }

  /// Whether a sign at the end belongs to the whole type: not where it ends a function's result, `any P` or `P & Q`.
  private static func isPlain(_ indices: Range<Int>, in cursor: borrowing TokenCursor) -> Bool {
    if let first = indices.first, [.any, .some, .each].contains(cursor.tokens[first].keyword) { return false }
    var depth = 0
    for index in indices {
      switch cursor.tokens[index].kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .operatorSign:
        let isSeparator = isArrow(index, in: cursor) || cursor.spells(cursor.tokens[index], "&")
        if isSeparator, depth == 0 { return false }
        if !isSeparator { depth += cursor.angleDepth(of: cursor.tokens[index]) }
      default: break
      }
    }
    return true
  }

  private static func names(_ indices: Range<Int>, in cursor: borrowing TokenCursor) -> [String] {
    var names: [String] = []
    var isMember = false
    for index in indices {
      let token = cursor.tokens[index]
      if token.kind == .period {
        isMember = true
      } else if token.isWord {
        if isMember, !names.isEmpty { names[names.count - 1] += "." + cursor.text(token) }
        if !isMember { names.append(cursor.text(token)) }
        isMember = false
      } else {
        isMember = false
      }
    }
    return names
  }

  /// Finds what cannot be coded outside the arguments of a generic type, which may know how to code anything.
  private static func uncodable(_ indices: Range<Int>, in cursor: borrowing TokenCursor) -> Uncodable? {
    var angles = 0
    var isParen: [Bool] = []
    var found: Uncodable?
    for index in indices {
      let token = cursor.tokens[index]
      if token.kind == .operatorSign {
        guard isArrow(index, in: cursor) else {
          angles += cursor.angleDepth(of: token)
          continue
        }
        if angles == 0 { return .function }
      }
      guard angles == 0 else { continue }
      switch token.kind {
      case .leftParen:
        isParen.append(true)
        if cursor.tokens[index + 1].kind == .rightParen { found = found ?? .tuple }
      case .leftBracket: isParen.append(false)
      case .rightParen, .rightBracket: _ = isParen.popLast()
      case .comma, .colon: if isParen.last == true { found = found ?? .tuple }
      case .identifier, .keyword: found = found ?? uncodableName(index, in: cursor)
      default: break
      }
    }
    return found
  }

  private static func uncodableName(_ index: Int, in cursor: borrowing TokenCursor) -> Uncodable? {
    let token = cursor.tokens[index]
    let isMember = index > 0 && cursor.tokens[index - 1].kind == .period
    if cursor.spells(token, "Type") || cursor.spells(token, "Protocol") { return isMember ? .metatype : nil }
    if isMember { return nil }
    if cursor.spells(token, "Void") { return .tuple }
    if cursor.spells(token, "Error") { return cursor.tokens[index + 1].kind == .period ? nil : .error }
    if cursor.spells(token, "Any") || cursor.spells(token, "AnyObject") { return .existential }
    guard token.keyword == .any, cursor.tokens[index + 1].isWord else { return nil }
    return cursor.spells(cursor.tokens[index + 1], "Error") ? .error : .existential
  }

  private static func isArrow(_ index: Int, in cursor: borrowing TokenCursor) -> Bool {
    cursor.spells(cursor.tokens[index], "->")
  }
}
