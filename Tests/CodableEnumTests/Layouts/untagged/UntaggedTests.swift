import CodableEnum
import Foundation
import Goldens
import Testing

@Suite struct UntaggedKindTests {
  @Test func anyJSONIsRead() throws {
    try expectBothWays(
      #"[true,12,-43,36.5,"test",{"k":[]},null]"#,
      JSON.array([
        .bool(true), .int(12), .int(-43), .double(36.5), .string("test"), .object(["k": .array([])]), .null,
      ])
    )
    try expectBothWays(
      #"{"a":{"b":[[],[{}]]}}"#,
      JSON.object(["a": .object(["b": .array([.array([]), .array([.object([:])])])])])
    )
  }

  @Test(arguments: [
    ("1e20", JSON.double(1e20)), ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
    ("9223372036854775808", .double(0x1p63)), ("2.0", .int(2)), ("-0.5", .double(-0.5)), ("0", .int(0)), ("1", .int(1)),
    ("true", .bool(true)), ("false", .bool(false)), (#""1""#, .string("1")), (#""true""#, .string("true")),
    ("null", .null),
  ])
  func numbersAndBooleansAreToldApart(json: String, value: JSON) throws {
    // Whatever was found before.
    for before in ["null", "true", "3", "2.5", #""a""#, "[]", "{}"] {
      try expectRead("[\(before),\(json)]", [try JSONDecoder().decode(JSON.self, from: Data(before.utf8)), value])
    }
  }

  @Test func keyStrategiesLeaveDictionariesAlone() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(JSON.self, from: Data(#"{"a_b":1}"#.utf8)) == .object(["a_b": .int(1)]))
  }

  @Test func nonFiniteNumbersAreStrings() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let values = try decoder.decode([JSON].self, from: Data(#"[1.5,"inf","nan"]"#.utf8))
    #expect(values == [.double(1.5), .string("inf"), .string("nan")])
  }

  @Test func propertyListsAreRead() throws {
    let scalars: [JSON] = [.bool(true), .int(1), .double(1.5), .string("1"), .string("true"), .bool(false), .int(0)]
    // Each after each other, twice, so that each is guessed at in place of each other.
    let pairs = scalars.flatMap { first in scalars.flatMap { [first, $0, first, $0] } }
    let value = JSON.array(pairs + [.object(["k": .array([.bool(false)])]), .string("a"), .array([]), .object([:])])
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode(JSON.self, from: encoder.encode(value)) == value)
    }
  }

  @Test func textsOfOtherCodersAreReadInOneOrder() throws {
    for text in ["1", "true", "1.5", "a", "~"] {
      let expected: JSON =
        switch text {
        case "1": .int(1)
        case "true": .bool(true)
        case "1.5": .double(1.5)
        case "~": .null
        default: .string(text)
        }
      #expect(try JSON(from: TextDecoder(content: .text(text))) == expected)
    }
    #expect(try JSON(from: TextDecoder(content: .texts(["a", "2"]))) == .array([.string("a"), .int(2)]))
    #expect(try Target(from: TextDecoder(content: .text("1"))) == .one("1"))
    #expect(try Target(from: TextDecoder(content: .texts(["1"]))) == .many(["1"]))
  }

  @Test func kindsAreChosen() throws {
    try expectBothWays(#"["a",["a"],[]]"#, [Target.one("a"), .many(["a"]), .many([])])
    try expectBothWays(
      #"[7,null,300,1.5,"https://x.y",[1,"a"],[1,null]]"#,
      [
        Assorted.small(7), .small(nil), .real(300), .real(1.5), .link(try #require(URL(string: "https://x.y"))),
        .pair(1, "a"), .pair(1, nil),
      ]
    )
    try expectRead("[[1]]", [Assorted.pair(1, nil)])
  }

  @Test func addressesOfPropertyListsAreRead() throws {
    let links = [Assorted.link(try #require(URL(string: "https://x.y"))), .small(1)]
    let data = try PropertyListEncoder().encode(links)
    #expect(try PropertyListDecoder().decode([Assorted].self, from: data) == links)
  }

  /// An enum whose case is an untagged enum, which takes a URL and a decimal number.
  private enum Stop: Codable, Equatable {
    case place(Place)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let content = try decoder._untaggedValue(
        of: Self.self,
        kinds: [.null, .boolean, .number, .decimal, .string, .url]
      )
      switch content.kind {
      case .null, .number, .decimal, .string, .url: self = try .place(content.payload(from: decoder))
      case .boolean: self = try .flag(content.payload(from: decoder))
      default: throw content.noMatchError(in: decoder)
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .place(let value): try encoder._encodeBareFinite(value, inCase: "place", of: Self.self)
      case .flag(let value): try encoder._encodeBare(value)
      }
    }
  }

  @Test func nestedAddressesAndDecimalsAreRead() throws {
    let link = try #require(URL(string: "x", relativeTo: URL(string: "https://x.y")))
    let stops = [Stop.flag(true), .place(.link(link)), .place(.price(Decimal(1) / 3)), .place(.price(2))]
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode([Stop].self, from: encoder.encode(stops)) == stops)
    }
    let all = stops + [.place(.nothing)]
    let read = try JSONDecoder().decode([Stop].self, from: JSONEncoder().encode(all))
    #expect(read == all.map { $0 == .place(.link(link)) ? .place(.link(link.absoluteURL)) : $0 })
  }

  @Test(arguments: [
    ("[1]", "dataCorrupted 0: no case of Target takes a number; expected a string or an array"),
    ("[1.5]", "dataCorrupted 0: no case of Target takes a number; expected a string or an array"),
    ("[false]", "dataCorrupted 0: no case of Target takes a boolean; expected a string or an array"),
    ("[null]", "dataCorrupted 0: no case of Target takes null; expected a string or an array"),
    ("[{}]", "dataCorrupted 0: no case of Target takes an object; expected a string or an array"),
    ("[[1]]", "typeMismatch 0.0"),
  ])
  func otherKindsAreRefused(json: String, error: String) throws {
    try expectError([Target].self, json, error)
  }

  @Test(arguments: [
    ("[[]]", #"dataCorrupted 0: case "pair" of Assorted has 1 to 2 values, found 0"#),
    (#"[[1,"a",2]]"#, #"dataCorrupted 0: case "pair" of Assorted has 1 to 2 values, found more than 2"#),
    (#"[["a"]]"#, "typeMismatch 0.0"),
    ("[true]", "dataCorrupted 0: no case of Assorted takes a boolean; expected null, a number, a string or an array"),
  ])
  func errorsAreThoseOfTheChosenCase(json: String, error: String) throws {
    try expectError([Assorted].self, json, error)
  }

  /// Each object is opened as often in another as alone.
  @Test func nestingTakesLinearTime() throws {
    func openedObjects(depth: Int) throws -> Int {
      let json = Data((String(repeating: #"[{"k":"#, count: depth) + "[]" + String(repeating: "}]", count: depth)).utf8)
      let decoder = JSONDecoder()
      nonisolated(unsafe) var count = 0
      decoder.keyDecodingStrategy = .custom { keys in
        count += 1
        return keys[keys.count - 1]
      }
      _ = try decoder.decode(JSON.self, from: json)
      return count
    }
    let once = try openedObjects(depth: 1)
    #expect(once > 0)
    #expect(try openedObjects(depth: 64) == once * 64)
  }

  @Test func hostileInputIsAnError() {
    let json = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    // Read only once the thread is done.
    nonisolated(unsafe) var result = ""
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do { _ = try JSONDecoder().decode(JSON.self, from: Data(json.utf8)) } catch { result = "\(error)" }
      done.signal()
    }
    thread.stackSize = 256 * 1024
    thread.start()
    done.wait()
    #expect(result.contains("nested too deep for the stack of this thread"))
  }
}
