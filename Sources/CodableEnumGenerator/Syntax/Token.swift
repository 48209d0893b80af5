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
    case poundIf, poundElseif, poundElse, poundEndif
    /// `#available`, `#selector`, a macro, or a lone `#`.
    case poundWord
    case unknown
    case endOfFile
  }

  package var kind: Kind
  var keyword: Keyword
  /// Whether a line ends between the token before and this one.
  var startsLine: Bool
  // A file has about a token for every five bytes, so small ones pay.
  private var startOffset: UInt32
  private var endOffset: UInt32

  init(kind: Kind, keyword: Keyword = .none, startsLine: Bool = false, start: Int, end: Int) {
    self.kind = kind
    self.keyword = keyword
    self.startsLine = startsLine
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
  }

  /// The most bytes that a file may have of which tokens can tell their places.
  static let maximumOffset = Int(UInt32.max)

  var start: Int { Int(startOffset) }
  var end: Int { Int(endOffset) }
  package var range: Range<Int> { start..<end }

  /// Whether the token can be a name: of a declaration, an argument label, a member.
  var isWord: Bool { kind == .identifier || kind == .quotedIdentifier || kind == .keyword }
}

/// The words that direct the lexer and the parser.
enum Keyword: String, CaseIterable {
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
  var isModifier: Bool {
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

/// Finds the keyword that some bytes spell, with one probe for nearly every word that is none.
struct KeywordTable {
  /// By the hash of a word: its first eight bytes as one number, the first one highest, its length, and the keyword.
  private let slots: [(head: UInt64, length: Int, keyword: Keyword)]

  private let maximumLength = Keyword.allCases.map(\.rawValue.utf8.count).max() ?? 0

  static let shared = KeywordTable()

  private init() {
    var slots = Array(repeating: (head: UInt64(0), length: 0, keyword: Keyword.none), count: 512)
    for keyword in Keyword.allCases where keyword != .none {
      let head = keyword.rawValue.utf8.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      var slot = Self.slot(of: head)
      while slots[slot].keyword != .none { slot = (slot + 1) % slots.count }
      slots[slot] = (head, keyword.rawValue.utf8.count, keyword)
    }
    self.slots = slots
  }

  func keyword(_ word: UnsafePointer<UInt8>, length: Int) -> Keyword {
    guard length <= maximumLength else { return .none }
    var head: UInt64 = 0
    for offset in 0..<min(length, 8) { head = head << 8 | UInt64(word[offset]) }
    var slot = Self.slot(of: head)
    while slots[slot].keyword != .none {
      if slots[slot].head == head, slots[slot].length == length, spells(slots[slot].keyword, word, length) {
        return slots[slot].keyword
      }
      slot = (slot + 1) % slots.count
    }
    return .none
  }

  func keyword(_ word: String) -> Keyword {
    var word = word
    return word.withUTF8 { bytes in bytes.baseAddress.map { keyword($0, length: bytes.count) } ?? .none }
  }

  /// Whether a word that begins like a keyword goes on like it.
  private func spells(_ keyword: Keyword, _ word: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    length <= 8 || keyword.rawValue.utf8.elementsEqual(UnsafeBufferPointer(start: word, count: length))
  }

  private static func slot(of head: UInt64) -> Int {
    Int(truncatingIfNeeded: (head &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
