import CodableEnumGenerator
import Testing

@testable import CodableEnumContract

@Suite struct DocCommentTests {
  /// Each comment, and what it says of `value` and of the parameter `x`.
  @Test(arguments: [
    ("/// One.", "One.", nil),
    ("///One.", "One.", nil),
    ("/// One.\n///\n///   Two.", "One.\n\n  Two.", nil),
    ("/// Before.\n\n/// One.", "One.", nil),
    ("/// Before.\r\n\r\n/// One.\r\n/// Two.", "One.\nTwo.", nil),
    ("/// One.\n// @CodableCase(\"a\")", "One.", nil),
    ("/// One.\n/// @CodableCase(\"a\")", "One.", nil),
    ("/// One.\n@available(macOS 10, *)\n", "One.", nil),
    ("/** One. */", "One.", nil),
    ("/** One.\n * Two.\n */", "One.\nTwo.", nil),
    ("/**\n  One.\n    Two.\n*/", "One.\n  Two.", nil),
    ("/** One /* inside */ two. */", "One /* inside */ two.", nil),
    ("/* One. */", nil, nil), ("//// One.", nil, nil), ("/***/", nil, nil), ("/**/", nil, nil), ("///", nil, nil),
    ("/// - Parameter x: Ex.", nil, "Ex."),
    ("/// One.\n/// - Parameter x: Ex\n///   and on.\n/// - Note: Two.", "One.\n- Note: Two.", "Ex and on."),
    ("/// - Parameters:\n///   - y: Why.\n///   - x: Ex.\n///\n/// Two.", "Two.", "Ex."),
    ("/// ```\n/// - Parameter x: Ex.\n/// @CodableCase\n/// ```", "```\n- Parameter x: Ex.\n@CodableCase\n```", nil),
  ])
  func commentSays(comment: String, text: String?, parameter: String?) {
    let source = "// @CodableEnum\nenum E {\n\(comment)\ncase value(x: Int)\ncase next\n}\n"
    let document = document(["E.swift": source])
    let cases = document["E"]?.enumeration?.cases ?? []
    #expect(cases.count == 2)
    let docs = document.docComments
    #expect(docs[cases[0].place] == text)
    #expect(docs[cases[1].place] == nil)
    #expect(cases[0].content.values.map { docs[$0.place] } == [parameter])
  }

  /// A comment is for the declaration below it, or for the value on its line.
  @Test func commentsBehindOthersAreForNobodyElse() {
    let source = """
      // @CodableEnum
      enum E {
        case a(x: Int, /// Ex.
          y: Int
          /// Why.
        )  /// Not b.
        case b(x: Int)
      }
      """
    let document = document(["E.swift": source])
    let (docs, cases) = (document.docComments, document["E"]?.enumeration?.cases ?? [])
    #expect(cases.map { docs[$0.place] } == [nil, nil])
    #expect(cases.flatMap(\.content.values).map { docs[$0.place] } == ["Ex.", nil, nil])
  }

  /// The lock has no comments, so a change of one is none.
  @Test func lockIgnoresComments() {
    let plain = "// @CodableEnum\nenum E { case a(x: P) }\nstruct P: Codable { var y: Int }"
    let commented = """
      /// E.
      // @CodableEnum
      enum E { /// A.
        case a(/** Ex. */ x: P) }
      /// P.
      struct P: Codable { /// Why.
        var y: Int }
      """
    #expect(document(["E.swift": plain]).lockText == document(["E.swift": commented]).lockText)
    #expect(document(["E.swift": commented]).schema(in: .jsonSchema, dates: nil).contains("Why."))
  }
}
