/// A comment that begins with an attribute: `// @Name(…)`.
struct AttributeComment {
  /// From the `@` to the end of the comment's text, which for a `//` comment is the end of its line.
  var range: Range<Int>
  /// Whether the text goes on in `//` comments on the lines below.
  var isLineComment: Bool
  /// Whether code is before the comment on its line.
  var trailsCode: Bool
  /// The number of tokens before the comment.
  var tokenIndex: Int
}
