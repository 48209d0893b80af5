import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport
import Testing

@Suite struct JSONParserTests {
  @Test(arguments: [JSONForm.compact, .indented, .indented(width: 20), .spacious])
  func readsWhatIsPrinted(form: JSONForm) throws {
    let texts = ["", "a\"\\/é🙂\u{7F}\u{2028}", "\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}"]
    let value = JSONValue.object(
      texts.map {
        .init(key: $0, value: .array([.string($0), .null, .boolean(false), .empty, .members([$0: .array([])])]))
      }
    )
    #expect(try JSONValue(parsing: value.bytes(form)) == value)
  }

  @Test(arguments: ["0", "-0", "10", "-1.50", "1e5", "2E-07", "1.0e+10", "123456789012345678901234567890"])
  func keepsNumbersAsWritten(number: String) throws {
    #expect(try JSONValue(parsing: Array(number.utf8)) == .number(number))
  }

  @Test(arguments: [
    ("", 0), ("-", 1), ("+1", 0), (".5", 0), ("1.", 2), ("1.e5", 2), ("1e", 2), ("1e+", 3), ("01", 1), ("1 2", 2),
    ("NaN", 0), ("[1,]", 3), (#"{"a":1,}"#, 7), ("nul", 3), (##"["\ud800""##, 9),
  ])
  func saysWhereItIsMalformed(text: String, offset: Int) {
    let error = #expect(throws: JSONValue.Malformed.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(error?.offset == offset)
  }

  @Test func keepsTheOrderOfMembersAndTheirPlaces() throws {
    let value = try JSONValue(parsing: Array(#"{"b":1, "a": [{}]}"#.utf8))
    #expect(value.members?.map(\.key) == ["b", "a"])
    guard case .object(_, let place) = value["a"]?.array?.first else {
      Issue.record("there is no object")
      return
    }
    #expect(place.offset == 14)
  }

  /// It is not read either.
  @Test func leavesOutWhatIsIgnored() throws {
    let bytes = Array(#"{"a":"\x","b":{"a":2}}"#.utf8)
    #expect(try JSONValue(parsing: bytes, ignoring: "a") == .members(["b": .members(["a": .integer(2)])]))
  }
}
