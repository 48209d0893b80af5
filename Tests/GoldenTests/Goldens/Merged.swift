public struct Dog: Codable, Equatable {
  public var name: String
  public var goodBoy: Bool?

  public init(name: String, goodBoy: Bool? = nil) {
    self.name = name
    self.goodBoy = goodBoy
  }
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
public enum Patient: Equatable {
  case dog(Dog)
  case cat(name: String, age: Int)
  case stray
  case tagged(Int)  // @CodableCase(keys: ["id"])
}

// @CodableEnum
public enum Shapes: Equatable {
  case Tuple(Int, Int), Unit
}

// @CodableEnum(strategy: .flattenedStatus(key: "tag"), unlabeled: .merged)
public enum Merging<Value> {
  case NewtypeStruct(Value)
  case NewtypeEnum(Shapes)
  case Map([String: Int])
  indirect case Nested(Patient)
}

extension Merging: Equatable where Value: Equatable {}

// The only value of a case is merged without a word.

public typealias Collar = [String: Int]

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum OnlyValues: Equatable, Sendable {
  case dog(Hound), named(name: String), collar(Collar), nested(OnlyValues.Inner)
  // @CodableCase(nil)
  case plain(Hound)
  case stray
  case keyed(Hound)  // @CodableCase(keys: ["hound"])

  public struct Hound: Codable, Equatable, Sendable {
    public var breed: String

    public init(breed: String) { self.breed = breed }
  }

  // @CodableEnum
  public enum Inner: Equatable, Sendable {
    case a(Int)
  }
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), labels: .ignore)
public enum OnlyLabels: Equatable, Sendable {
  case dog(hound: OnlyValues.Hound)
  case cat(age: Int)  // @CodableCase(labels: .keep)
}
