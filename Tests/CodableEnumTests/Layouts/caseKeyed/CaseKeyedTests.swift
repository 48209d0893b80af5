import Foundation
import Goldens
import Testing

@Suite struct CaseKeyedTests {
  private let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"

  @Test func writesAndReads() throws {
    try expectBothWays(#"{"empty":true}"#, ViewState.empty)
    try expectBothWays(#"{"editing":"headers"}"#, ViewState.editing(subview: .headers))
    try expectBothWays(#"{"exchangeHistory":null}"#, ViewState.exchangeHistory(connection: nil))
    let url = try #require(URL(string: "https://x.y"))
    try expectBothWays(
      #"{"exchangeHistory":{"messages":["a"],"url":"https://x.y"}}"#,
      ViewState.exchangeHistory(connection: Connection(url: url, messages: ["a"]))
    )
    try expectBothWays(
      #"{"list":["\#(id)",[{"name":"Request 1"},{"name":"Request 2"}]]}"#,
      ViewState.list(
        selectedId: try #require(UUID(uuidString: id)),
        expandedItems: [Item(name: "Request 1"), Item(name: "Request 2")]
      )
    )
  }

  @Test(arguments: [#"{"empty":{}}"#, #"{"empty":null}"#, #"{"empty":[1]}"#, #""empty""#, #"{"x":1,"empty":true}"#])
  func readsCasesWithoutPayloadByTheirKeyAlone(json: String) throws {
    try expectRead(json, ViewState.empty)
  }

  @Test func refusesWrongNumbersOfValues() throws {
    try expectError(
      ViewState.self,
      #"{"list":["\#(id)"]}"#,
      #"dataCorrupted list: case "list" of ViewState has 2 values, found 1"#
    )
    try expectError(
      ViewState.self,
      #"{"list":[]}"#,
      #"dataCorrupted list: case "list" of ViewState has 2 values, found 0"#
    )
    try expectError(
      ViewState.self,
      #"{"list":["\#(id)",[],1]}"#,
      #"dataCorrupted list: case "list" of ViewState has 2 values, found more than 2"#
    )
    try expectError(
      ViewState.self,
      #""list""#,
      #"dataCorrupted : case "list" of ViewState has 2 values, found its tag alone"#
    )
    try expectError(
      ViewState.self,
      #""editing""#,
      #"dataCorrupted : case "editing" of ViewState has 1 value, found its tag alone"#
    )
    // Of an optional value, too.
    try expectError(
      ViewState.self,
      #""exchangeHistory""#,
      #"dataCorrupted : case "exchangeHistory" of ViewState has 1 value, found its tag alone"#
    )
  }

  @Test func refusesWhatIsNotOneCase() throws {
    let expected = #"expected one of "editing", "empty", "exchangeHistory", "list""#
    try expectError(ViewState.self, "{}", "dataCorrupted : no case of ViewState; \(expected)")
    try expectError(ViewState.self, #"{"x":1,"y":2}"#, "dataCorrupted : no case of ViewState; \(expected)")
    try expectError(
      ViewState.self,
      #"{"empty":true,"list":["\#(id)",[]]}"#,
      #"dataCorrupted : 2 cases of ViewState, "empty" and "list"; expected exactly one"#
    )
    try expectError(
      ViewState.self,
      #"{"list":1,"empty":true,"editing":2}"#,
      #"dataCorrupted : 3 cases of ViewState, "editing", "empty" and "list"; expected exactly one"#
    )
    try expectError(
      ViewState.self,
      #"{"other":1}"#,
      #"dataCorrupted other: unknown case "other" of ViewState; \#(expected)"#
    )
    try expectError(
      ViewState.self,
      #"{"lsit":1,"version":2}"#,
      #"dataCorrupted lsit: unknown case "lsit" of ViewState; \#(expected); did you mean "list"?"#
    )
    try expectError(
      ViewState.self,
      #""Empty""#,
      #"dataCorrupted : unknown case "Empty" of ViewState; \#(expected); did you mean "empty"?"#
    )
  }

  @Test(arguments: ["7", "[]", "true"])
  func refusesWhatIsNoObject(json: String) throws {
    try expectError(ViewState.self, json, "typeMismatch ")
  }

  @Test func refusesWrongPayloads() throws {
    try expectError(ViewState.self, "null", "valueNotFound ")
    try expectError(ViewState.self, #"{"editing":"x"}"#, "dataCorrupted editing")
    try expectError(ViewState.self, #"{"editing":null}"#, "valueNotFound editing")
    try expectError(ViewState.self, #"{"list":{}}"#, "typeMismatch list")
    try expectError(ViewState.self, #"{"list":["\#(id)",[{}]]}"#, "keyNotFound(name) list.1.0")
  }

  @Test func survivesUserDefaults() throws {
    let suite = "swift-codable-enum.tests.\(UUID())"
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let state = ViewState.list(selectedId: try #require(UUID(uuidString: id)), expandedItems: [Item(name: "a")])
    let defaults = try #require(UserDefaults(suiteName: suite))
    defaults.set(try JSONEncoder().encode(state), forKey: "state")
    #expect(defaults.synchronize())
    let data = try #require(UserDefaults(suiteName: suite)?.data(forKey: "state"))
    #expect(try JSONDecoder().decode(ViewState.self, from: data) == state)
  }

  private struct KeptWhole: Decodable {
    var tag: String

    init(from decoder: any Decoder) throws {
      tag = try decoder._caseKeyedObject(of: Self.self, keepsWhole: true) { ["t"] }.tag.stringValue
    }
  }

  /// The order of keys differs from name to name.
  @Test(arguments: 0..<50)
  func theOrderOfKeysDecidesNothing(index: Int) throws {
    let kept = try JSONDecoder().decode(KeptWhole.self, from: Data(#"{"k\#(index)":1,"a":2}"#.utf8))
    #expect(kept.tag == "a")
  }

  @Test func enumsWithoutCasesReadNothing() throws {
    try expectError(Nothing.self, #""x""#, #"dataCorrupted : unknown case "x" of Nothing; it has no cases"#)
    try expectError(Nothing.self, "{}", "dataCorrupted : no case of Nothing; it has no cases")
  }
}
