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
