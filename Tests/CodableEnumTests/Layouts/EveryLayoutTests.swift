import Foundation
import Goldens
import Testing

/// What holds in every layout whose values have keys: how an enum that has such a layout is spelled in JSON, and what is
/// refused.
@Suite struct EveryLayoutTests {
  /// A layout, and the JSON of `waitlist` in it.
  struct Layout: CustomTestStringConvertible, Sendable {
    /// The name of the enum that reads the payload.
    let testDescription: String
    /// The JSON around a payload's members: `%` is where they are.
    let json: String
    /// Before each key of a payload.
    var prefix = ""
    /// Where the payload is.
    let path: String
    /// Whether a struct of the user's reads the payload.
    var isStruct = false
    let expect: @Sendable (_ json: String, _ error: String?) throws -> Void

    init<Value: Codable & Equatable & Sendable>(
      _ value: Value,
      _ json: String,
      prefix: String = "",
      path: String = "",
      isStruct: Bool = false,
      name: String? = nil
    ) {
      testDescription = name ?? "\(Value.self)"
      (self.json, self.prefix, self.path, self.isStruct) = (json, prefix, path, isStruct)
      expect = { json, error in
        if let error { return try expectError(Value.self, json, error) }
        try expectRead(json, value)
      }
    }

    func json(_ members: KeyValuePairs<String, String>) -> String {
      let members = members.map { "\"\(prefix)\($0)\":\($1)" }.joined(separator: ",")
      return json.replacing(members.isEmpty ? ",%" : "%", with: members).replacing("%", with: members)
    }

    func path(_ key: String) -> String { path.isEmpty ? prefix + key : "\(path).\(prefix)\(key)" }
  }

  static let layouts: [Layout] = [
    Layout(EveryLayout.Flattened.waitlist(position: 1, names: [], note: nil), #"{"status":"waitlist",%}"#),
    Layout(
      EveryLayout.Discriminator.waitlist(position: 1, names: [], note: nil),
      #"{"discriminator":"waitlist",%}"#,
      prefix: "waitlist_"
    ),
    Layout(
      EveryLayout.Adjacent.waitlist(position: 1, names: [], note: nil),
      #"{"type":"waitlist","content":{%}}"#,
      path: "content"
    ),
    Layout(EveryLayout.Natural.waitlist(position: 1, names: [], note: nil), #"{"waitlist":{%}}"#, path: "waitlist"),
    Layout(EveryLayout.Labeled.waitlist(position: 1, names: [], note: nil), #"{"waitlist":{%}}"#, path: "waitlist"),
    Layout(EveryLayout.Untagged.waitlist(position: 1, names: [], note: nil), "{%}"),
    Layout(
      EveryLayout.Merged.waitlist(EveryLayout.Waitlist(position: 1, names: [])),
      #"{"status":"waitlist",%}"#,
      isStruct: true
    ),
    Layout(
      EveryLayout.Merged.labeled(.waitlist(position: 1, names: [], note: nil)),
      #"{"status":"labeled","waitlist":{%}}"#,
      path: "waitlist",
      name: "Labeled"
    ),
  ]

  @Test(arguments: layouts)
  func valuesAreFoundByTheirKeys(layout: Layout) throws {
    try layout.expect(layout.json(["position": "1", "names": "[]"]), nil)
    try layout.expect(layout.json(["note": "null", "names": "[]", "position": "1", "zzz": "1"]), nil)
  }

  @Test(arguments: layouts)
  func aMissingKeyNamesItsCase(layout: Layout) throws {
    let json = layout.json(["names": "[]"])
    let key = layout.prefix + "position"
    let error = #"keyNotFound(\#(key)) \#(layout.path): case "waitlist" of \#(layout.testDescription) has no "\#(key)""#
    try layout.expect(json, error)
  }

  @Test(arguments: layouts)
  func wrongValuesAreNotNilNorTheDefault(layout: Layout) throws {
    func expect(_ members: KeyValuePairs<String, String>, _ kind: String, at path: String) throws {
      try layout.expect(layout.json(members), "\(kind) \(path)")
    }
    try expect(["position": #""1""#, "names": "[]"], "typeMismatch", at: layout.path("position"))
    try expect(["position": "null", "names": "[]"], "valueNotFound", at: layout.path("position"))
    try expect(["position": "1", "names": "[1]"], "typeMismatch", at: layout.path("names") + ".0")
    try expect(["position": "1", "names": "[]", "note": "1"], "typeMismatch", at: layout.path("note"))
    if !layout.isStruct, layout.testDescription != "Untagged" {
      try expect(["position": "1", "names": "null"], "valueNotFound", at: layout.path("names"))
    }
  }
}
