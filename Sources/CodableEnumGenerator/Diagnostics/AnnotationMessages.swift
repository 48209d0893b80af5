// Messages about annotations and their arguments, in alphabetical order: lower case, the thing in quotes, the way out.
extension Diagnostic {
  static func annotationAboveNothing(_ kind: AnnotationKind, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@\(kind.rawValue) is above nothing that it could belong to; put it above \(kind.target)")
  }

  static func annotationAfterCode(_ kind: AnnotationKind, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@\(kind.rawValue) follows code on its line; put it on a line of its own above \(kind.target)")
  }

  static func caseAnnotationOnSeveral(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@CodableCase applies to one case; give each case a 'case' line of its own")
  }

  static func caseWithoutEnum(_ enumName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@CodableCase has no effect without @CodableEnum; annotate enum '\(enumName)' too")
  }

  static func misplacedAnnotation(_ kind: AnnotationKind, above place: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@\(kind.rawValue) is above \(place); put it above \(kind.target)")
  }

  static func missingArgument(_ argument: String, of owner: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(owner) needs \(argument); write it as in @CodableType(\"dog\", of: Animal.self)")
  }

  static func missingComma(_ found: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "expected ',' before '\(found)'")
  }

  static func missingValue(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "expected a value before the end of the annotation")
  }

  static func rangeOfTags(_ text: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "'\(text)' is a range, which cannot be a tag; list the tags instead, as in '[1, 2, 3]'")
  }

  static func repeatedAnnotation(_ kind: AnnotationKind, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@\(kind.rawValue) is given twice; remove one")
  }

  static func repeatedOption(_ option: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "'\(option)' is given twice; remove one")
  }

  static func textAfterAnnotation(_ text: String, _ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "unexpected '\(text)' after @\(name); put options in parentheses and prose in a comment of its own"
    )
  }

  static func unclosedBracket(_ bracket: String, _ range: Range<Int>) -> Diagnostic {
    let close = bracket == "(" ? ")" : "]"
    return Diagnostic(
      range,
      "'\(bracket)' is never closed; add '\(close)', and begin every line of the annotation with '//'"
    )
  }

  static func unknownAnnotation(_ name: String, _ known: [String], _ range: Range<Int>) -> Diagnostic {
    unknown("annotation '@\(name)'", name, known, sigil: "@", range)
  }

  static func unknownOption(
    _ option: String,
    of owner: String,
    _ known: [String],
    _ range: Range<Int>
  ) -> Diagnostic {
    unknown("option '\(option)' of \(owner)", option, known, range)
  }

  static func unknownValue(
    _ value: String,
    of option: String,
    _ known: [String],
    _ range: Range<Int>
  ) -> Diagnostic {
    unknown("value '\(value)' of '\(option)'", value, known, sigil: ".", range)
  }

  static func unlabeledArgument(of owner: String, _ known: [String], _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "this argument of \(owner) needs a label; \(expectation(known))")
  }

  static func unreadableValue(_ text: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "'\(text)' is not a value that an annotation can have; write a string, an integer, true, false, a member or a list"
    )
  }

  static func wrongKind(of option: String?, _ expected: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(option.map { "'\($0)'" } ?? "the tag of a case") takes \(expected)")
  }
}
