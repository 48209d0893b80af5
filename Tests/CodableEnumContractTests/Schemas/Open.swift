import Elsewhere

// What is left open, and why.

// @CodableEnum
enum Open {
  case notDeclared(Theme)
  case member(Elsewhere.Theme.Part)
  case handWritten(HandWritten)
  case byProtocol(ByProtocol)
  case notCodable(NotCodable)
  case notAnnotated(NotAnnotated)
  case reference(Reference)
  case wrapper(Wrapper)
  case attribute(Attributed)
  case untyped(Untyped)
  case pattern(Pattern)
  case condition(Conditional)
  case keys(StrangeKeys)
  case generic(Tagged<Open, Int>)
  case coded(Int)  // @CodableCase(coders: ["_0": OwnCoder.self])
  case compiled(HasTuple)
}

struct HandWritten: Codable {
  var x: Int
  init(from decoder: any Decoder) throws { x = 1 }
}

protocol Described: Codable {}
extension Described {
  func encode(to encoder: any Encoder) throws {}
}
struct ByProtocol: Described {
  var x: Int
}

struct NotCodable {
  var x: Int
}

enum NotAnnotated: Hashable, Codable {
  case a
}

final class Reference: Codable {
  var x = 1
}

struct Wrapper: Codable {
  @Default var x: Int
}

@MemberwiseCoding
struct Attributed: Codable {
  var x: Int
}

struct Untyped: Codable {
  var x = makeX()
}

struct Pattern: Codable {
  let (a, b) = (1, 2)
}

struct Conditional: Codable {
  var x: Int
  #if DEBUG
    var y: Int
  #endif
}

struct StrangeKeys: Codable {
  var x: Int
  typealias CodingKeys = OtherKeys
}

struct HasTuple: Codable {
  var pair: (Int, Int)
}

enum OwnCoder: ValueCoder {}
