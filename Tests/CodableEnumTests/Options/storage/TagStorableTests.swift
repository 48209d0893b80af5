import CodableEnum
import Goldens
import Testing

@Suite struct TagStorableTests {
  @Test(arguments: ["on", "off", "dim", "", "1", "true", "null", "[]", "a b", "größe", #"a"b"#, "a/b", " {"])
  func isTheTag(text: String) throws {
    let power = try #require(Power(rawValue: text))
    #expect(power.rawValue == text)
    #expect(power == (text == "on" ? .on : text == "off" ? .off : .other(text)))
  }

  /// What was stored before, and what would be taken for JSON.
  @Test(arguments: [
    (#""off""#, "off"), (#""dim""#, "dim"), (#"{"on":null}"#, "on"), (#""\"x""#, #""\"x""#), (#""{}""#, #""{}""#),
  ])
  func jsonIsRead(json: String, text: String) throws {
    let power = try #require(Power(rawValue: json))
    #expect(power.rawValue == text)
    #expect(Power(rawValue: text) == power)
  }

  @Test(arguments: ["{", #"""#, "{}", #"{"on":1,"off":2}"#])
  func otherTextIsNothing(text: String) {
    #expect(Power(rawValue: text) == nil)
  }

  @Test func othersAreJSON() {
    #expect(SavedState.empty.rawValue == #"{"empty":true}"#)
  }
}
