// Messages about raw values, in alphabetical order: lower case, the thing in quotes, the way out.
extension Diagnostic {
  /// A case with a text for a tag.
  struct CaseTag {
    var name: String
    var tag: String
    /// Of the name.
    var range: Range<Int>

    /// All but ASCII as escapes: tags that are reported may look the same.
    var literal: String {
      let scalars = tag.unicodeScalars.map { scalar in
        scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
      return "\"\(scalars.joined())\""
    }
  }

  static func equalTags(_ first: CaseTag, _ second: CaseTag) -> Diagnostic {
    let message = """
      the raw values of cases '\(first.name)' and '\(second.name)', \(first.literal) and \(second.literal), are equal \
      in Swift although their bytes differ; give one a different tag with @CodableCase, or say 'rawRepresentable: false'
      """
    let note = Note(range: first.range, message: "the first one is here")
    return Diagnostic(range: second.range, message: message, notes: [note])
  }

  static func integerRawValues(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      the raw values of enum '\(name)' are integers, and this strategy would write the names of its cases; \
      use strategy '.rawValue', or give each case a tag with @CodableCase
      """
    )
  }

  static func optionOfHeldRawValue(_ option: String, _ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "\(option) has no effect on case '\(caseName)', which is written as the raw value of its value; remove it"
    )
  }

  static func otherRawValues(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "the raw values of enum '\(name)' are neither strings nor integers; give each case a tag with @CodableCase"
    )
  }

  static func rawValueBesideMixedTags(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' has the raw values of its value, but tags of several kinds are read; \
      give all tags and aliases one kind
      """
    )
  }

  static func rawValueWithValues(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' has a value, which strategy '.rawValue' has no room for; use another strategy, \
      or let the case keep unknown tags with @CodableCase(catches: .unknown)
      """
    )
  }

  /// The reason that a case's raw value is unknown.
  enum RawValueDoubt {
    /// The literal, or what Swift counts on to, is no integer that a tag can be.
    case integer
    /// The literal is no string on one line.
    case text
    /// Swift counts on from a case that is not always compiled.
    case condition
    /// Swift counts on from a raw value that is not known.
    case previous
  }

  static func unknownRawValue(_ caseName: String, _ doubt: RawValueDoubt, _ range: Range<Int>) -> Diagnostic {
    let (problem, way) =
      switch doubt {
      case .integer: ("is not an integer that fits 'Int'", "")
      case .text: ("is not a string on one line", "write it on one line, or ")
      case .condition: ("depends on the '#if' before it", "write it after '=', or ")
      case .previous: ("follows one that is not known here", "write it after '=', or ")
      }
    return Diagnostic(
      range,
      "the raw value of case '\(caseName)' \(problem); \(way)give the case a tag with @CodableCase"
    )
  }

  /// Only a macro writes raw values.
  static func unwrittenRawValue(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      the macro writes the raw value of case '\(caseName)', which is not known here; \
      write it after '=' as a literal on one line
      """
    )
  }
}
