import CodableEnumMacros
import Foundation

/// What servers answer.
@CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .snakeCase)
public enum Answer: Equatable, Sendable {
  case waitList(position: Int, users: [String])
  @CodableCase("not allowed", aliases: ["forbidden"], keys: ["why": "reason"])
  case notAllowed(why: String?)
  @CodableCase(catches: [.unknown, .missing]) case other(CodableValue)
}

// What no other file could extend.
@CodableEnum(strategy: .adjacent(key: "t", content: "c"))
private enum Hidden: Equatable {
  case a(Int)
  #if os(Linux)
    @CodableCase("linux") case onlyHere(Int)
  #else
    case elsewhere
  #endif
}

struct Outer<Element> {
  @CodableEnum(strategy: .discriminator)
  @available(macOS 13, *)
  fileprivate indirect enum Tree {
    case leaf(Element)
    case node(Tree, Tree)
  }

  enum Plain {}
}

extension Outer.Plain where Element: Hashable {
  @CodableEnum(strategy: .caseKeyed(payload: .natural))
  enum Inside: Equatable {
    case nothing
    case pair(Int, label: String = "default")
  }
}

@CodableEnumMacros.CodableEnum
enum Declared: Codable, Equatable {
  case editing(String)
  @CodableEnumMacros.CodableCase("gone") case removed
  case kept  // @CodableCase("still here")
}

@CodableEnum(conformance: .encodable)
enum OneWay { case sent(Int) }

@CodableEnum(strategy: .flattenedStatus, nils: .null, unknownKeys: .reject)
enum Strict: Equatable {
  case note(text: String?)
}

@CodableEnum(storage: .json)
enum Saved: Equatable { case tab(Int) }

protocol Vehicle: Polymorphic where Extractor == VehicleType {}

struct VehicleType: TypeExtractor {
  typealias ObjectType = any Vehicle

  var type: String

  init(_ type: String) { self.type = type }
}

@CodableType("bike", of: Vehicle.self)
struct Bike: Vehicle, Codable, Equatable { var gears: Int }

/// What is private to this file, as the rest of the program sees it.
func hiddenValues() -> [any Codable] {
  #if os(Linux)
    [Hidden.a(1), Hidden.onlyHere(2), Outer<Int>.Tree.node(.leaf(1), .leaf(2))]
  #else
    [Hidden.a(1), Hidden.elsewhere, Outer<Int>.Tree.node(.leaf(1), .leaf(2))]
  #endif
}

@CodableEnum(strategy: .rawValue)
private enum Status: Equatable {
  case active
  @CodableCase("on hold", aliases: ["held"]) case onHold
  @CodableCase(catches: .unknown) case other(String)
}

func statuses() -> [any Codable] { [Status.active, Status.onHold, Status(rawValue: "new")] }

// Raw values are Swift's; what is on the wire may differ.
@CodableEnum(strategy: .rawValue)
public enum Plan: String, CaseIterable {
  case free
  @CodableCase("pro") case paid = "paid plan"
  #if os(Linux)
    case onlyHere = "linux"
  #endif
  @CodableCase(catches: .unknown) case other
}

@CodableEnum(strategy: .rawValue, rawRepresentable: false)
private enum Level: Int, CaseIterable { case low = -1, middle, high = 0x10 }

struct Dictionary {
  typealias Text = String

  @CodableEnum(strategy: .rawValue)
  enum Word: Dictionary.Text, Equatable { case a = "A", b = "B" }

  @CodableEnum(strategy: .rawValue)
  enum Weight: Double {
    @CodableCase("half") case half = 0.5
    @CodableCase("whole") case whole = 1
  }

  @CodableEnum(strategy: .rawValue)
  enum Partly: Int {
    case one = 1, two

    init?(rawValue: Int) { self = rawValue == 1 ? .one : .two }
  }
}

func levels() -> [Int] { Level.allCases.compactMap { Level(rawValue: $0.rawValue)?.rawValue } }

func levelsOnTheWire() -> [any Codable] { Level.allCases }

@CodableEnum(strategy: .untagged)
indirect enum Anything: Equatable {
  case nothing, flag(Bool), count(Int), ratio(Double), text(String), list([Anything])
  @CodableCase(matches: ["id"]) case user(User)
  case table([String: Anything])

  struct User: Codable, Equatable { var id: Int }
}

@CodableEnum(
  strategy: .flattenedStatus(key: "type"),
  unlabeled: .key("value"),
  keys: ["at": "time"],
  nils: .null,
  unknownKeys: .ignore
)
enum Logged: Equatable {
  @CodableCase(coders: ["at": SecondsSince1970Coder.self, "_1": LosslessCoder<Int>.self], omit: ["cause"])
  case failed(at: Date, Int, cause: String? = nil)
  @CodableCase(catches: [.missing, .invalid]) case ignored
}

@CodableEnum(strategy: .caseKeyed(payload: .array), emptyCases: .array)
enum Stanza: Equatable { case brew([String]), executable }

@CodableEnum(strategy: .adjacent(key: "kind", content: .tag), emptyCases: .name)
enum PageBlock: Equatable {
  case image(url: String), divider
  @CodableCase(catches: .unknown) case other(String, CodableValue)
}

@CodableEnum(strategy: .adjacent(content: "tag"))
enum PageTag: Equatable { case named(String) }

@CodableEnum(strategy: .tagFirst, emptyCases: .omit)
enum Packet: Equatable {
  @CodableCase("EVENT") case event(String, [String: Int]?)
  @CodableCase(6, aliases: ["bye"]) case goodbye
}

@CodableEnum(strategy: .tagFirst)
enum Condition: Equatable {
  case has(String)
  @CodableCase(rest: true) indirect case all([Condition])
  @CodableCase(catches: .unknown) case other(String, [Int])
}

@CodableEnum(strategy: .adjacent, emptyCases: .object)
enum Payment: Equatable { case cash, card(String) }

@CodableEnum(strategy: .untagged)
enum Width: Equatable {
  enum Keyword: String, Codable { case auto }
  case keyword(Keyword), points(Int), text(String)
}

enum Log {
  enum Stamp: ValueCoder {
    static func decode(from decoder: any Decoder) throws -> Date {
      Date(timeIntervalSince1970: try Double(from: decoder))
    }
    static func encode(_ value: Date, to encoder: any Encoder) throws {
      try value.timeIntervalSince1970.encode(to: encoder)
    }
  }

  // A coder of the type around the enum, and one of the enum itself.
  @CodableEnum(strategy: .flattenedStatus(key: "type"), coders: ["at": Log.Stamp.self])
  enum Entry: Equatable {
    case opened(at: Date)
    @CodableCase("opened", skip: .decoding) case reopened(at: Date)
    @CodableCase(coders: ["count": Text.self]) case counted(count: Int)
    @CodableCase(skip: .encoding) case closed

    enum Text: ValueCoder {
      static func decode(from decoder: any Decoder) throws -> Int { try LosslessCoder<Int>.decode(from: decoder) }
      static func encode(_ value: Int, to encoder: any Encoder) throws { try String(value).encode(to: encoder) }
    }
  }

  // What is only written needs no decoder.
  @CodableEnum(strategy: .adjacent, conformance: .encodable)
  enum Sent {
    case a(Int)
    @CodableCase("a", coders: ["_0": Exclaimed.self]) case b(String)

    enum Exclaimed: ValueEncoder {
      static func encode(_ value: String, to encoder: any Encoder) throws { try "\(value)!".encode(to: encoder) }
    }
  }
}

enum KnownModel: String { case small, large }

@CodableEnum(strategy: .rawValue)
enum Model: Equatable {
  case known(KnownModel)
  case auto
  @CodableCase(catches: .unknown) case other(String)
}

struct Profile: Codable, Equatable { var name: String }

// Where conformances are inferred to be an actor's, that of `Profile` may be.
@CodableEnum
@MainActor enum Opened: Equatable {
  case profile(Profile), `Self`
}
