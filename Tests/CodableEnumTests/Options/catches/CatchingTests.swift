import CodableEnum
import Foundation
import Testing

private enum Shape: Equatable {
  case circle(radius: Int)
  case rectangle(corners: Int?)
}

extension Shape: Codable {
  init(from decoder: any Decoder) throws {
    do {
      let untagged = try decoder._payloadObject()
      guard untagged.contains("type") else {
        let tags: () -> [_TagLiteral] = { ["circle", "rectangle"] }
        decoder._reportCaught(untagged.noTagError(by: "type", of: Self.self, tags))
        self = try .rectangle(corners: untagged.optionalValue(forKey: "corners"))
        return
      }
      let object = try untagged.taggedObject(by: "type", of: Self.self) {
        ["circle", "rectangle"]
      }
      switch object.tag {
      case "circle":
        self = try .circle(radius: object.value(forKey: "radius"))
      case "rectangle":
        self = try .rectangle(corners: object.optionalValue(forKey: "corners"))
      default:
        decoder._reportCaught(object.unknownTagError())
        self = .rectangle(corners: nil)
      }
    } catch {
      try decoder._catchInvalid(error)
      self = .rectangle(corners: nil)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: _CodableKey.self)
    switch self {
    case .circle(let radius):
      try object._encodeTag("circle", forKey: "type")
      try object._encodeValue(radius, forKey: "radius")
    case .rectangle(let corners):
      try object._encodeTag("rectangle", forKey: "type")
      try object._encodeOptionalValue(corners, forKey: "corners")
    }
  }
}

/// Catches what is invalid, neither unknown nor missing tags, and keeps it.
private indirect enum Node: Equatable {
  case leaf(Int)
  case branch([Node])
  case inner(Strict)
  case broken(CodableValue)
}

extension Node: Decodable {
  init(from decoder: any Decoder) throws {
    do {
      let object = try decoder._unlessMissing(
        decoder._taggedObject(by: "t", of: Self.self) {
          ["leaf", "branch", "inner", "broken"]
        }
      )
      switch object.tag {
      case "leaf":
        self = try .leaf(object.value(forKey: "v"))
      case "branch":
        self = try .branch(object.value(forKey: "v"))
      case "inner":
        self = try .inner(object.value(forKey: "v"))
      case "broken":
        self = try .broken(object.otherValues())
      default:
        throw decoder._uncaughtError(object.unknownTagError())
      }
    } catch {
      try decoder._catchInvalid(error)
      self = try .broken(CodableValue(from: decoder))
    }
  }
}

/// Catches nothing.
private enum Strict: String, Equatable, Decodable {
  case a

  init(from decoder: any Decoder) throws {
    let object = try decoder._taggedObject(by: "t", of: Self.self) { ["a"] }
    switch object.tag {
    case "a":
      self = .a
    default:
      throw object.unknownTagError()
    }
  }
}

/// Case-keyed, catches what is invalid.
private enum Keyed: Equatable {
  case one(Int)
  case two
  case invalid
}

extension Keyed: Decodable {
  init(from decoder: any Decoder) throws {
    do {
      let object = try decoder._unlessMissing(
        decoder._caseKeyedObject(of: Self.self) {
          ["one", "two", "invalid"]
        }
      )
      switch object.tag {
      case "one":
        self = try .one(object.value())
      case "two":
        self = .two
      case "invalid":
        self = .invalid
      default:
        throw decoder._uncaughtError(object.unknownTagError())
      }
    } catch {
      try decoder._catchInvalid(error)
      self = .invalid
    }
  }
}

@Suite struct CatchingTests {
  @Test func whatIsValidIsRead() throws {
    try expectBothWays(#"{"radius":1,"type":"circle"}"#, Shape.circle(radius: 1))
    try expectBothWays(#"{"corners":4,"type":"rectangle"}"#, Shape.rectangle(corners: 4))
    try expectCatches(#"{"radius":1,"type":"circle"}"#, Shape.circle(radius: 1), hears: [])
  }

  @Test(arguments: [
    (#"{"type":"circle","radius":"x"}"#, "typeMismatch radius"),
    (#"{"type":"circle"}"#, #"keyNotFound(radius) : case "circle" of Shape has no "radius""#),
    (#"{"type":"rectangle","corners":"oops"}"#, "typeMismatch corners"),
    ("[]", "typeMismatch "), ("null", "valueNotFound "), ("7", "typeMismatch "),
    (#"{"type":null}"#, #"valueNotFound type: the "type" of Shape is null; expected one of "circle", "rectangle""#),
    (#"{"type":5}"#, #"typeMismatch type: the "type" of Shape is not a string; expected one of "circle", "rectangle""#),
    (
      #"{"type":"square"}"#,
      #"dataCorrupted type: unknown case "square" of Shape; expected one of "circle", "rectangle""#
    ),
    (#"{"a":1}"#, #"keyNotFound(type) : Shape has no "type"; expected one of "circle", "rectangle""#),
  ])
  func eachCatchIsHeardOf(json: String, error: String) throws {
    try expectCatches(json, Shape.rectangle(corners: nil), hears: [error])
  }

  @Test func elementsCatchForThemselves() throws {
    try expectCatches(
      #"{"t":"branch","v":[{"t":"leaf","v":1},{"t":"leaf","v":"x"},[]]}"#,
      Node.branch([.leaf(1), .broken(["t": "leaf", "v": "x"]), .broken([])]),
      hears: ["typeMismatch v.1.v", "typeMismatch v.2"]
    )
  }

  @Test func unknownAndMissingTagsAreNotInvalid() throws {
    try expectError(
      Node.self,
      #"{"t":"tree"}"#,
      #"dataCorrupted t: unknown case "tree" of Node; expected one of "branch", "broken", "inner", "leaf""#
    )
    try expectError(
      Node.self,
      #"{"v":1}"#,
      #"keyNotFound(t) : Node has no "t"; expected one of "branch", "broken", "inner", "leaf""#
    )
  }

  @Test func unknownAndMissingTagsInsideAreInvalid() throws {
    // The inner enum throws what it does not catch; to the outer one, it is a bad payload.
    for inner in [#"{"t":"tree"}"#, "{}"] {
      let json = #"{"t":"branch","v":[{"t":"leaf","v":1},\#(inner)]}"#
      let value = try JSONDecoder().decode(CodableValue.self, from: Data(json.utf8))
      #expect(try JSONDecoder().decode(Node.self, from: Data(json.utf8)) == .broken(value))
    }
    try expectCatches(
      #"{"t":"inner","v":{"t":"b"}}"#,
      Node.broken(["t": "inner", "v": ["t": "b"]]),
      hears: [#"dataCorrupted v.t: unknown case "b" of Strict; expected one of "a""#]
    )
    try expectCatches(
      #"{"t":"inner","v":{}}"#,
      Node.broken(["t": "inner", "v": [:]]),
      hears: [#"keyNotFound(t) v: Strict has no "t"; expected one of "a""#]
    )
  }

  @Test(arguments: [
    (#"{"one":"x"}"#, "typeMismatch one"),
    (#"{"one":1,"two":true}"#, #"dataCorrupted : 2 cases of Keyed, "one" and "two"; expected exactly one"#),
    (#"{"x":1,"y":2}"#, #"dataCorrupted : no case of Keyed; expected one of "invalid", "one", "two""#),
    (#""one""#, #"dataCorrupted : case "one" of Keyed has 1 value, found its tag alone"#),
    ("7", "typeMismatch "),
  ])
  func caseKeyedEnumsCatch(json: String, error: String) throws {
    try expectCatches(json, Keyed.invalid, hears: [error])
  }

  @Test func caseKeyedEnumsTellUnknownAndMissingTags() throws {
    try expectError(Keyed.self, "{}", #"dataCorrupted : no case of Keyed; expected one of "invalid", "one", "two""#)
    try expectError(
      Keyed.self,
      #"{"three":1}"#,
      #"dataCorrupted three: unknown case "three" of Keyed; expected one of "invalid", "one", "two""#
    )
  }

  @Test func theStackLimitIsNotCaught() {
    let json = String(repeating: #"{"t":"branch","v":["#, count: 250) + String(repeating: "]}", count: 250)
    // Read only once the thread is done.
    nonisolated(unsafe) var result = ""
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do { result = "\(try JSONDecoder().decode(Node.self, from: Data(json.utf8)))" } catch { result = "\(error)" }
      done.signal()
    }
    thread.stackSize = 256 * 1024
    thread.start()
    done.wait()
    #expect(result.contains("nested too deep for the stack of this thread"))
    #expect(!result.contains("broken"))
  }

  @Test func everyDecoderIsHeardOf() throws {
    let heard = CaughtErrors()
    let list = try PropertyListEncoder().encode(["type": "square"])
    let lists = PropertyListDecoder()
    lists.onCaughtError { heard.append($0) }
    #expect(try lists.decode(Shape.self, from: list) == .rectangle(corners: nil))
    let decoder = JSONDecoder()
    decoder.userInfo.onCaughtError { heard.append($0) }
    #expect(try decoder.decode(Shape.self, from: Data("[]".utf8)) == .rectangle(corners: nil))
    var userInfo: [CodingUserInfoKey: Any] = [:]
    userInfo.onCaughtError { heard.append($0) }
    #expect(userInfo.count == 1)
    let unknown = #"unknown case "square" of Shape; expected one of "circle", "rectangle""#
    heard.expect(["dataCorrupted type: \(unknown)", "typeMismatch "])
  }

  @Test func droppedElementsAreHeardOf() throws {
    struct Row: Decodable, Equatable {
      let numbers: [Int]

      init(numbers: [Int]) { self.numbers = numbers }

      init(from decoder: any Decoder) throws {
        numbers = try decoder._coded(decoder._payloadObject().value(forKey: "n"), by: LossyListCoder<Int>.self)
      }
    }
    try expectCatches(#"{"n":[1,"x",2]}"#, Row(numbers: [1, 2]), hears: ["typeMismatch n.1"])
  }
}
