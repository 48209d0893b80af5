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
