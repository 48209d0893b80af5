import Foundation

public struct Outer {
  public struct Payload: Codable, Equatable {
    public var text: String
    public init(text: String) { self.text = text }
  }

  // `Payload` has a short name that no extension outside can see.
  // @CodableEnum
  public enum Inner: Equatable {
    case payload(Payload), payloads([Payload], Payload?)
  }
}

extension Outer {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  public enum Extended: Equatable {
    case payload(one: Payload)

    // @CodableEnum(strategy: .discriminator)
    public enum Deeper: Equatable {
      case inner(Inner)
      indirect case deeper(Deeper)
    }
  }
}

public struct Box<Content> {
  // @CodableEnum
  public enum State {
    case full(Content), empty
  }
}

extension Box {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  public enum Event {
    case put(content: Content)
    case take
  }
}

extension Box.State: Equatable where Content: Equatable {}
extension Box.Event: Equatable where Content: Equatable {}

// @CodableEnum
public indirect enum Tree<Leaf> {
  case leaf(Leaf)
  case node(left: Self, right: Tree<Leaf>)
}

extension Tree: Equatable where Leaf: Equatable {}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Pair<First, Second: Collection> where Second: Equatable {
  case first(First)  // @CodableCase(keys: ["first"])
  case element(of: Second.Element)
  case neither
}

extension Pair: Equatable where First: Equatable, Second.Element: Equatable {}

// @CodableEnum(strategy: .discriminator)
public enum Ready<Value: Codable & Equatable>: Equatable {
  case value(Value)
}
