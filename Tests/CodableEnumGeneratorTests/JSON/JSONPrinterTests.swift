import CodableEnumJSON
import Testing

@testable import CodableEnumReport

@Suite struct JSONPrinterTests {
  private let value = JSONValue.members([
    "b": .array([.members(["x": .integer(1)]), .empty, .null]),
    "a": .members(["none": .array([]), "long": .array([.array([.boolean(true)])]), "left out": nil]),
  ])

  @Test(
    arguments: [
      (.compact, #"{"b":[{"x":1},{},null],"a":{"none":[],"long":[[true]]}}"#),
      (
        .indented,
        """
        {
          "b": [{"x": 1}, {}, null],
          "a": {
            "none": [],
            "long": [
              [true]
            ]
          }
        }
        """
      ),
      (
        .indented(width: 32),
        """
        {
          "b": [{ "x": 1 }, {}, null],
          "a": {
            "none": [],
            "long": [[true]]
          }
        }
        """
      ),
    ] as [(JSONForm, String)]
  )
  func keepsTheOrderOfKeys(form: JSONForm, text: String) {
    #expect(value.text(form) == text)
  }

  /// As Foundation prints it, and `inspect` did at first.
  @Test func printsALineForEachValue() {
    let value = JSONValue.members(["a": .array([]), "b": .array([.null, .empty])])
    #expect(value.text(.spacious) == "{\n  \"a\" : [\n\n  ],\n  \"b\" : [\n    null,\n    {\n\n    }\n  ]\n}")
  }

  @Test func escapesShortly() {
    #expect(JSONValue.string("\u{8}\t\n\u{B}\u{C}\r\u{1F}\"\\/é").text() == #""\b\t\n\u000b\f\r\u001f\"\\/é""#)
  }

  @Test func takesIntegersThatAreWrittenAsSuch() {
    #expect(JSONValue.integer(.min).integer == .min)
    #expect(JSONValue.number("1.0").integer == nil)
    #expect(JSONValue.number("9223372036854775808").integer == nil)
  }

  @Test func changesMembers() {
    var value = JSONValue.members(["a": .integer(1), "b": .null])
    value["c"] = .boolean(true)
    value["a"] = .integer(2)
    value["b"] = nil
    #expect(value.text() == #"{"a":2,"c":true}"#)
  }
}
