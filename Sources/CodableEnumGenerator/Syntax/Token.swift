/// A word, a literal or a mark of Swift source. A string literal is one token, whatever it interpolates.
struct Token {
  enum Kind: UInt8 {
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

  var kind: Kind
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
  var range: Range<Int> { start..<end }

  /// Whether the token can be a name: of a declaration, an argument label, a member.
  var isWord: Bool { kind == .identifier || kind == .quotedIdentifier || kind == .keyword }
}
