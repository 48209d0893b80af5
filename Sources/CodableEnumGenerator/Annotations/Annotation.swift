/// An annotation as it is written. Its arguments are read once it is known what it belongs to.
struct Annotation {
  enum Form {
    /// `// @CodableEnum`, for the tool: the extension goes into another file.
    case comment
    /// `@CodableEnum`, for the compiler: the extension goes into the enum's own file.
    case attribute
  }

  var form: Form
  /// `CodableEnum`; without the module that qualifies it.
  var name: String
  /// From the `@` to the end of the name.
  var nameRange: Range<Int>
  /// The text that begins with the annotation.
  var text: Range<Int>
  /// Whether the text goes on in `//` comments on the lines below.
  var continuesBelow: Bool

  init(_ comment: AttributeComment, in source: SourceFile) {
    self.init(.comment, comment.range, continuesBelow: comment.isLineComment, in: source)
  }

  init(_ attribute: DeclarationAttribute, in source: SourceFile) {
    self.init(.attribute, attribute.range, continuesBelow: false, in: source)
  }

  private init(_ form: Form, _ text: Range<Int>, continuesBelow: Bool, in source: SourceFile) {
    self.form = form
    self.text = text
    self.continuesBelow = continuesBelow
    let name = Self.nameRange(in: text, of: source)
    self.name = source.text(name)
    nameRange = text.lowerBound..<name.upperBound
  }

  /// The range of the last part of a name such as `CodableEnumMacros.CodableEnum`.
  private static func nameRange(in text: Range<Int>, of source: SourceFile) -> Range<Int> {
    var start = text.lowerBound + 1
    while true {
      let end = source.bytes[start..<text.upperBound].firstIndex { !$0.isIdentifierPart } ?? text.upperBound
      guard end + 1 < text.upperBound, source.bytes[end] == .period, source.bytes[end + 1].isIdentifierPart else {
        return start..<end
      }
      start = end + 1
    }
  }

  /// Which of ours it is; nil if it is not spelled like one.
  var kind: AnnotationKind? { AnnotationKind(rawValue: name) }
}
