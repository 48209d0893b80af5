import CodableEnum
import Foundation
import Goldens
import Testing

private struct User: Codable, Hashable {
  var name: String
  var age: Int
}

/// One with its coding written out.
private struct Point: Hashable, StorageCodable {
  enum CodingKeys: CodingKey { case x, y }
  var x = 0.0
  var y = 0.0

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    x = try container.decode(Double.self, forKey: .x)
    y = try container.decode(Double.self, forKey: .y)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(x, forKey: .x)
    try container.encode(y, forKey: .y)
  }
}

/// One inside another, and as text of its own.
private struct Line: StorageCodable, Equatable {
  var from: Point
  var to: Point

  init(_ from: Point, _ to: Point) { (self.from, self.to) = (from, to) }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    from = try container.decode(Point.self)
    to = try #require(Point(rawValue: container.decode(String.self)))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(from)
    try container.encode(to.storedText())
  }
}

/// Chooses its text.
private struct Listed: Codable, Equatable, CustomStorage {
  struct Coder: StorageCoder {
    func encode<Value: Encodable>(_ value: Value) throws -> String {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
      try PropertyListDecoder().decode(type, from: Data(text.utf8))
    }
  }

  static var storageCoder: any StorageCoder { Coder() }
  var name: String
}

/// An annotated enum.
extension ViewState: StorageCodable {}

/// As in the article: its coding is not written out.
@available(*, deprecated)
private struct Unwritten: StorageCodable {
  let name: String
  let age: Int
}

@available(*, deprecated)
private enum Theme: String, StorageCodable {
  case dark, light
}

/// Encodes itself as its raw value.
private struct Endless: StorageCodable {
  init() {}
  init(from _: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

@Suite struct StorageCodableTests {
  @Test func isText() throws {
    let point = Point(x: 1, y: 2)
    #expect(point.rawValue == #"{"x":1,"y":2}"#)
    #expect(Point(rawValue: #"{"y":2,"x":1}"#) == point)
    let line = Line(point, Point(x: 0, y: -1))
    #expect(line.rawValue == #"[{"x":1,"y":2},"{\"x\":0,\"y\":-1}"]"#)
    #expect(Line(rawValue: line.rawValue) == line)
    try expectBothWays(#"[{"x":1,"y":2}]"#, [point])
  }

  @Test(arguments: ["", "{", "{}", "null", #"{"x":1,"y":"a"}"#, #""{\"x\":1,\"y\":2}""#])
  func isNilWhereTextDoesNotDecode(text: String) {
    #expect(Point(rawValue: text) == nil)
    #expect(throws: DecodingError.self) { try Point(storedText: text) }
    #expect(Stored<Point>(rawValue: text) == nil)
  }

  /// Not by their raw values, which would be slow, and is impossible for some.
  @Test func comparesByMembers() {
    let odd = Point(x: .nan, y: 1)
    #expect(odd != odd)
    #expect(Set([Point(x: 1, y: 2), Point(x: 1, y: 2), odd]).count == 2)
    #expect(Point(x: 0, y: 0).hashValue == Point(x: -0.0, y: 0).hashValue)
    func isEqual<Value: StorageCodable & Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs && !(lhs != rhs) }
    #expect(isEqual(Point(x: 0, y: 0), Point(x: -0.0, y: 0)))
  }

  @Test func throwsWhatCannotBeEncoded() {
    #expect(throws: EncodingError.self) { try Point(x: .nan, y: 1).storedText() }
  }

  @Test func stopsDebugBuildsWhereTextCannotThrow() async {
    await #expect(processExitsWith: .failure) { _ = Point(x: .nan, y: 1).rawValue }
    await #expect(processExitsWith: .failure) { _ = Stored(Double.nan).rawValue }
  }
}

@Suite struct UnwrittenCodingTests {
  private let message = """
    is not written out: write init(from:) and encode(to:), annotate an enum with @CodableEnum(storage: .json), \
    or make it Codable alone, and store a
    """

  @available(*, deprecated)
  @Test func isAnError() throws {
    expectRefusal(
      Unwritten(name: "a", age: 1),
      "the coding of Unwritten \(message) Stored<Unwritten> or an enum's raw value"
    )
    expectRefusal(Theme.dark, "the coding of Theme \(message) Stored<Theme> or an enum's raw value")
    expectDecodingError(
      "dataCorrupted : the coding of Unwritten \(message) Stored<Unwritten> or an enum's raw value"
    ) {
      _ = try Unwritten(storedText: "{}")
    }
    #expect(Unwritten(rawValue: #"{"name":"a","age":1}"#) == nil)
  }

  @available(*, deprecated)
  @Test func stopsWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Unwritten(name: "a", age: 1).rawValue
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("the coding of Unwritten \(message) Stored<Unwritten>"))
  }

  @Test func stopsWithAMessageInPlaceOfAStackOverflow() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Endless().rawValue
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("encode(to:) of Endless encodes its rawValue, which encodes Endless again; encode its members")
    )
  }
}

@Suite struct StoredTests {
  private func expectText<Value: Codable & Hashable>(
    _ value: Value,
    _ text: String,
    file: String = #filePath,
    line: Int = #line
  ) throws {
    #expect(Stored(value).rawValue == text, sourceLocation: .init(file, line))
    #expect(Stored<Value>(rawValue: text) == Stored(value), sourceLocation: .init(file, line))
    // Itself encoded, it is the value.
    try expectBothWays("[\(text)]", [Stored(value)], file: file, line: line)
    #expect(Set([Stored(value), Stored(value)]).count == 1, sourceLocation: .init(file, line))
  }

  @Test func isText() throws {
    try expectText(User(name: "A/B", age: 4), #"{"age":4,"name":"A/B"}"#)
    try expectText([User(name: "A", age: 4)], #"[{"age":4,"name":"A"}]"#)
    try expectText(["a": User(name: "A", age: 4)], #"{"a":{"age":4,"name":"A"}}"#)
    try expectText(User?.some(User(name: "A", age: 4)), #"{"age":4,"name":"A"}"#)
    try expectText(User?.none, "null")
    try expectText([Int](), "[]")
    try expectText(7, "7")
    try expectText("a", #""a""#)
    try expectText(true, "true")
    try expectText(1.5, "1.5")
    try expectText(Point(x: 1, y: 2), #"{"x":1,"y":2}"#)
    try expectText(Stored(7), "7")
  }

  @Test func comparesValues() {
    #expect(Stored(Double.nan) != Stored(Double.nan))
    #expect(Stored(0.0) == Stored(-0.0) && Stored(0.0).hashValue == Stored(-0.0).hashValue)
  }

  @Test(arguments: ["", "{", "null", #"{"name":"a"}"#])
  func isNilWhereTextDoesNotDecode(text: String) {
    #expect(Stored<User>(rawValue: text) == nil)
    #expect(throws: DecodingError.self) { try Stored<User>(storedText: text) }
  }

  @Test func letsAValueChooseItsText() throws {
    let text = Stored(Listed(name: "A")).rawValue
    #expect(text.contains("<key>name</key>"))
    #expect(Stored<Listed>(rawValue: text)?.value == Listed(name: "A"))
    try expectBothWays(#"{"name":"A"}"#, Stored(Listed(name: "A")))
  }
}

@Suite struct UserDefaultsTests {
  private struct App {
    @UserDefault<Stored<User>?> var user: Stored<User>?
    @UserDefault<Stored<User>> var owner: Stored<User>
    @UserDefault<Stored<[User]>> var users: Stored<[User]>
    @UserDefault<Stored<[String: User]>?> var named: Stored<[String: User]>?
    @UserDefault<ViewState?> var state: ViewState?
    @UserDefault<ViewState> var start: ViewState

    init(_ suite: TestSuite) {
      _user = UserDefault("user", suite)
      _owner = UserDefault(wrappedValue: Stored(User(name: "nobody", age: 0)), "owner", suite)
      _users = UserDefault(wrappedValue: Stored([]), "users", suite)
      _named = UserDefault("named", suite)
      _state = UserDefault("state", suite)
      _start = UserDefault(wrappedValue: .empty, "start", suite)
    }
  }

  @Test func survivesALaunch() {
    let suite = TestSuite()
    let rachel = User(name: "Rachel", age: 30)
    let list = ViewState.list(selectedId: UUID(), expandedItems: [Item(name: "Request 1")])
    let app = App(suite)
    #expect(app.user == nil && app.named == nil && app.state == nil)
    #expect(app.owner.value.name == "nobody" && app.users.value.isEmpty && app.start == .empty)
    app.user = Stored(rachel)
    app.owner.value = rachel
    app.users.value.append(rachel)
    app.named = Stored(["a": rachel])
    app.state = list
    app.start = .editing(subview: .query)
    let restored = App(suite)
    #expect(restored.user?.value == rachel && restored.owner.value == rachel)
    #expect(restored.users.value == [rachel] && restored.named?.value == ["a": rachel])
    #expect(restored.state == list && restored.start == .editing(subview: .query))
    restored.user = nil
    #expect(App(suite).user == nil)
  }

  @Test func survivesTextOfAnotherVersion() {
    let suite = TestSuite()
    for key in ["user", "owner", "users", "state", "start"] { suite.defaults?.set("old", forKey: key) }
    let app = App(suite)
    #expect(app.user == nil && app.owner.value.name == "nobody" && app.users.value.isEmpty)
    #expect(app.state == nil && app.start == .empty)
  }
}
