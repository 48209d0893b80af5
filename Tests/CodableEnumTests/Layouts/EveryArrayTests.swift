import Foundation
import Goldens
import Testing

/// What holds in every layout that writes values as an array: the end of it may be missing, and nothing else.
@Suite struct EveryArrayTests {
  /// A layout, and the JSON of `list` in it.
  struct Layout: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The JSON around the array, which is where `%` is.
    let json: String
    /// Where the array is.
    let path: String
    let expect: @Sendable (_ json: String, _ second: String?, _ third: Bool) throws -> Void
    let refuse: @Sendable (_ json: String, _ error: String) throws -> Void

    init<Value: Codable & Equatable & Sendable>(
      _ json: String,
      path: String = "",
      _ make: @escaping @Sendable (Int, String?, Bool) -> Value
    ) {
      testDescription = "\(Value.self)"
      (self.json, self.path) = (json, path)
      expect = { json, second, third in try expectRead(json, make(1, second, third)) }
      refuse = { json, error in try expectError(Value.self, json, error) }
    }

    func json(_ values: String) -> String { json.replacing("%", with: values) }
  }

  static let layouts = [
    Layout(#"{"list":%}"#, path: "list", EveryLayout.Positional.list),
    Layout(#"{"list":%}"#, path: "list", EveryLayout.InArray.list),
    Layout(#"{"list":%}"#, path: "list", EveryLayout.NaturalList.list),
    Layout(#"{"type":"list","content":%}"#, path: "content", EveryLayout.AdjacentList.list),
    Layout("%", EveryLayout.UntaggedList.list),
  ]

  @Test(arguments: layouts)
  func theEndMayBeMissing(layout: Layout) throws {
    try layout.expect(layout.json("[1]"), nil, true)
    try layout.expect(layout.json(#"[1,"x"]"#), "x", true)
    try layout.expect(layout.json("[1,null]"), nil, true)
    try layout.expect(layout.json("[1,null,false]"), nil, false)
    try layout.expect(layout.json(#"[1,"x",false]"#), "x", false)
  }

  @Test(arguments: layouts)
  func nothingElseMayBe(layout: Layout) throws {
    let count = #"dataCorrupted \#(layout.path): case "list" of \#(layout.testDescription) has 1 to 3 values, found "#
    try layout.refuse(layout.json("[]"), count + "0")
    try layout.refuse(layout.json(#"[1,"x",true,4]"#), count + "more than 3")
    let path = layout.path.isEmpty ? "" : layout.path + "."
    try layout.refuse(layout.json("[null]"), "valueNotFound \(path)0")
    try layout.refuse(layout.json(#"["x"]"#), "typeMismatch \(path)0")
    try layout.refuse(layout.json("[1,2]"), "typeMismatch \(path)1")
    try layout.refuse(layout.json(#"[1,null,"x"]"#), "typeMismatch \(path)2")
  }

  /// A null under the key of a case with values, beside another case's key, names no case.
  @Test(arguments: layouts.prefix(3))
  func nullBesideAnotherKeyIsNoCase(layout: Layout) throws {
    let values = #"[1,"x"],"other":null"#
    try layout.expect(layout.json(values), "x", true)
    try layout.expect(#"{"other":null,"list":[1]}"#, nil, true)
    let name = layout.testDescription
    try layout.refuse(
      #"{"list":null,"other":null}"#,
      #"dataCorrupted : no case of \#(name); expected one of "list", "other""#
    )
    try layout.refuse(
      #"{"list":[1],"other":1}"#,
      #"dataCorrupted : 2 cases of \#(name), "list" and "other"; expected exactly one"#
    )
  }
}
