import Testing

@testable import CodableEnumGenerator

@Suite struct JSONTests {
  private let value = JSONValue.members([
    "b": .array([.members(["x": .integer(1)]), .empty, .null]),
    "a": .members(["none": .array([]), "long": .array([.array([.boolean(true)])]), "left out": nil]),
  ])

  @Test(arguments: [
    (JSONForm.compact, #"{"b":[{"x":1},{},null],"a":{"none":[],"long":[[true]]}}"#),
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
  ])
  func keepsTheOrderOfKeys(form: JSONForm, text: String) throws {
    #expect(value.text(form) == text)
    #expect(try JSONValue(parsing: Array(text.utf8)) == value)
  }

  /// As Foundation prints it, which `inspect` did at first.
  @Test func printsALineForEachValue() {
    let value = JSONValue.members(["a": .array([]), "b": .array([.null, .empty])])
    #expect(value.text(.spacious) == "{\n  \"a\" : [\n\n  ],\n  \"b\" : [\n    null,\n    {\n\n    }\n  ]\n}")
  }

  @Test(arguments: ["", "a\"\\/é🙂\u{7F}\u{2028}", "\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}"])
  func readsWhatItWrites(text: String) throws {
    let value = JSONValue.object([.init(key: text, value: .string(text))])
    #expect(try JSONValue(parsing: value.bytes()) == value)
    #expect(!value.bytes().contains { $0 < 0x20 })
  }

  @Test func escapesShortly() {
    #expect(JSONValue.string("\u{8}\t\n\u{B}\u{C}\r\u{1F}\"\\/").text() == #""\b\t\n\u000b\f\r\u001f\"\\/""#)
  }

  @Test(arguments: ["0", "-0", "10", "-1.50", "1e5", "2E-07", "1.0e+10", "123456789012345678901234567890"])
  func keepsNumbersAsWritten(number: String) throws {
    #expect(try JSONValue(parsing: Array(number.utf8)) == .number(number))
  }

  @Test(arguments: [
    ("", 0), ("-", 1), ("+1", 0), (".5", 0), ("1.", 2), ("1.e5", 2), ("1e", 2), ("1e+", 3), ("01", 1), ("1 2", 2),
    ("NaN", 0), ("[1,]", 3), ("{\"a\":1,}", 7), ("nul", 3),
  ])
  func saysWhereItIsMalformed(text: String, offset: Int) {
    let error = #expect(throws: JSONValue.Malformed.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(error?.offset == offset)
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
