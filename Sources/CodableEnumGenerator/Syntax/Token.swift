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
  var keyword = Keyword.none
  /// Whether a line ends between the token before and this one.
  var startsLine = false
  var start: Int
  var end: Int

  var range: Range<Int> { start..<end }

  /// Whether the token can be a name: of a declaration, an argument label, a member.
  var isWord: Bool { kind == .identifier || kind == .quotedIdentifier || kind == .keyword }
}
