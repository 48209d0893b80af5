/// An annotation as it is written: `@Name(label: "value", .member(x: 1))`.
package struct Annotation {
  package enum Form {
    /// `// @CodableEnum`, for the tool: the extension goes into another file.
    case comment
    /// `@CodableEnum`, for the compiler: the extension goes into the enum's own file.
    case attribute
  }

  var form: Form
  /// `CodableEnum`; without the module that qualifies it, with the spaces after the sign.
  var name: String
  /// From the `@` to the end of the name.
  var nameRange: Range<Int>
  /// The text that begins with the annotation; once it is parsed, the annotation alone.
  var text: Range<Int>
  /// Whether the text goes on in `//` comments on the lines below.
  var continuesBelow: Bool
  /// All of them literals; they are parsed once it is known what the annotation belongs to.
  var arguments: [Argument] = []

  struct Argument {
    var label: String?
    /// Of the label, or of the value where there is none.
    var range: Range<Int>
    var value: Literal
    /// As written, on one line.
    var text: String
  }

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

  /// The range of the last part of a name such as `CodableEnumMacros.CodableEnum` or `CodableEnumMacros::CodableEnum`.
  private static func nameRange(in text: Range<Int>, of source: SourceFile) -> Range<Int> {
    var start = text.lowerBound + 1
    while true {
      let word = source.bytes[start..<text.upperBound].firstIndex { $0 != .space } ?? text.upperBound
      let end = source.bytes[word..<text.upperBound].firstIndex { !$0.isIdentifierPart } ?? text.upperBound
      let rest = source.bytes[end..<text.upperBound]
      let length = rest.first == .period ? 1 : rest.starts(with: [.colon, .colon]) ? 2 : 0
      guard length > 0, let next = rest.dropFirst(length).first, next.isIdentifierPart else { return start..<end }
      start = end + length
    }
  }

  /// Which of ours it is; nil if it is not spelled like one.
  var kind: AnnotationKind? { AnnotationKind(rawValue: name) }
}

/// A value that can be understood without knowing its type.
struct Literal {
  indirect enum Kind {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case `nil`
    /// `.name`, `.name(…)`; also a bare `name` or `kebab-name`, as only comments may have it. The range is the name's.
    case member(String, [Annotation.Argument]?)
    /// `Animal.self`, `(any Animal).self`, by the name of the type.
    case metatype(String)
    case array([Literal])
    case dictionary([(key: Literal, value: Literal)])
  }

  var kind: Kind
  var range: Range<Int>
  /// Whether it is a member behind a point, as code spells it.
  var isDotted = false
}

// What a literal may be; nil where it is something else.
extension Literal {
  var string: String? { if case .string(let text) = kind { text } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = kind { value } else { nil } }
  var metatype: String? { if case .metatype(let type) = kind { type } else { nil } }
  var elements: [Literal]? { if case .array(let elements) = kind { elements } else { nil } }
  var pairs: [(key: Literal, value: Literal)]? { if case .dictionary(let pairs) = kind { pairs } else { nil } }

  /// As the string that it may be meant as: `type` is `"type"`.
  var quoted: String? {
    switch kind {
    case .string(let text), .member(let text, nil): swiftLiteral(text)
    case .integer(let value): swiftLiteral("\(value)")
    case .boolean(let value): swiftLiteral("\(value)")
    case .nil, .member, .metatype, .array, .dictionary: nil
    }
  }

  var tag: Tag? {
    switch kind {
    case .string(let text): .string(text)
    case .integer(let value): .integer(value)
    case .boolean(let value): .boolean(value)
    case .nil, .member, .metatype, .array, .dictionary: nil
    }
  }
}
