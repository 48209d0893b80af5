/// A word, a literal or a mark of Swift source. A string literal is one token, whatever it interpolates.
package struct Token {
  package enum Kind: UInt8 {
    case identifier
    /// `` `class` ``, or a raw identifier such as `` `two words` ``.
    case quotedIdentifier
    case keyword
    case integer, float, string, regex
    case operatorSign
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, period, at
    /// The `::` behind the name of a module.
    case doubleColon
    case poundIf, poundElseif, poundElse, poundEndif
    /// `#available`, `#selector`, a macro, or a lone `#`.
    case poundWord
    case unknown
    case endOfFile
  }

  package var kind: Kind
  package var keyword: Keyword
  /// Whether a line ends between the token before and this one.
  package var startsLine: Bool
  /// Whether it is an operator that belongs to what is before it.
  package var isPostfix: Bool
  // A file has about a token for every five bytes, so small ones pay.
  private var startOffset: UInt32
  private var endOffset: UInt32

  init(
    kind: Kind,
    keyword: Keyword = .none,
    startsLine: Bool = false,
    isPostfix: Bool = false,
    start: Int,
    end: Int
  ) {
    (self.kind, self.keyword, self.startsLine, self.isPostfix) = (kind, keyword, startsLine, isPostfix)
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
  }

  /// The most bytes that a file may have of which tokens can tell their places.
  static let maximumOffset = Int(UInt32.max)

  var start: Int { Int(startOffset) }
  var end: Int { Int(endOffset) }
  package var range: Range<Int> { start..<end }

  /// Whether the token can be a name: of a declaration, an argument label, a member.
  package var isWord: Bool { kind == .identifier || kind == .quotedIdentifier || kind == .keyword }

  /// Whether it joins two parts of a name: `Swift::Array.Index`.
  var joinsName: Bool { kind == .period || kind == .doubleColon }

  /// Whether an expression, and no operator, is to be expected after the token.
  var precedesExpression: Bool {
    switch kind {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon: true
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    case .operatorSign: !isPostfix
    case .keyword: !keyword.isExpression
    default: false
    }
  }

  /// Whether an operator may follow the token as a value: `reduce(1, /)`.
  var mayPrecedeOperatorReference: Bool {
    kind == .leftParen || kind == .leftBracket || kind == .comma || kind == .colon
  }
}

/// The words that direct the lexer and the parser.
package enum Keyword: String, CaseIterable {
  case none = ""

  // Reserved: never a name without backticks, but for argument labels and members.
  case `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `static`, `struct`
  case `subscript`, `typealias`, `var`
  case `Any`, `as`, `break`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `false`, `for`,
    `guard`, `if`, `in`, `inout`, `is`, `nil`
  case `repeat`, `rethrows`, `return`, `self`, `Self`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `where`
  case `while`

  // Contextual: names wherever they are not keywords.
  case actor, any, async, await, borrowing, consuming, distributed, each, final, indirect, macro, nonisolated, open
  case package, sending, some, unsafe, yield

  var isContextual: Bool {
    switch self {
    case .actor, .any, .async, .await, .borrowing, .consuming, .distributed, .each, .final, .indirect, .macro,
      .nonisolated, .open, .package, .sending, .some, .unsafe, .yield:
      true
    default: false
    }
  }

  /// Whether the word may come before a declaration that matters here.
  package var isModifier: Bool {
    switch self {
    case .distributed, .fileprivate, .final, .indirect, .internal, .nonisolated, .open, .package, .private, .public,
      .unsafe:
      true
    default: false
    }
  }

  /// Whether the word begins a type or an extension, whose members are in braces.
  var opensMembers: Bool {
    switch self {
    case .actor, .class, .enum, .extension, .protocol, .struct: true
    default: false
    }
  }

  /// Whether the word can only begin a declaration, so that what came before it has ended.
  var startsDeclaration: Bool {
    switch self {
    case .associatedtype, .case, .enum, .extension, .func, .import, .protocol, .struct, .typealias, .var: true
    default: false
    }
  }

  /// Whether the word is an expression, so that a `/` after it divides.
  var isExpression: Bool {
    switch self {
    case .none, .`Any`, .`false`, .nil, .`self`, .`Self`, .super, .true: true
    default: isContextual
    }
  }

  /// Whether an operator's name may follow the word.
  var namesOperator: Bool { self == .func || self == .operator }
}

extension Keyword {
  /// By their first bytes, as numbers, which no two have in common.
  private static let byHead = Dictionary(
    uniqueKeysWithValues: allCases.map { keyword in
      var word = keyword.rawValue
      return (word.withUTF8(head), keyword)
    }
  )

  private static let maximumLength = allCases.map(\.rawValue.utf8.count).max() ?? 0

  private static func head(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for offset in 0..<min(word.count, 8) { head = head << 8 | UInt64(word[offset]) }
    return head
  }

  /// The keyword that some bytes spell, or none.
  init(_ word: UnsafeBufferPointer<UInt8>) {
    guard word.count <= Keyword.maximumLength, let keyword = Keyword.byHead[Keyword.head(word)],
      keyword.rawValue.utf8.elementsEqual(word)
    else {
      self = .none
      return
    }
    self = keyword
  }
}

extension [Token] {
  /// The index of the token at an offset, or of the first after it.
  package func index(at offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Those that begin in a range.
  package func within(_ range: Range<Int>) -> ArraySlice<Token> {
    self[index(at: range.lowerBound)...].prefix { $0.range.lowerBound < range.upperBound }
  }
}
