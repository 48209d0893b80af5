import CodableEnum

// What an unknown case keeps is of a type of its own.

public struct Header: Codable, Equatable, Sendable {
  public var n: Int
  public init(n: Int) { self.n = n }
}

/// Writes its tag itself.
public struct AnyResource: Codable, Equatable, Sendable {
  public var kind: String?
  public var id: Int
  public init(kind: String?, id: Int) { (self.kind, self.id) = (kind, id) }
}

// @CodableEnum
public enum KeyedEntry: Equatable {
  case text(String)
  case other(String, Header)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum NamedEntry: Equatable {
  case empty
  case other(String, Header?)  // @CodableCase(catches: .unknown)
}

// @CodableEnum
public enum WholeEntry: Equatable {
  case text(String)
  case other([String: Header])  // @CodableCase(catches: .unknown)
}

// @CodableEnum
public enum TextEntry: Equatable {
  case text(String)
  case other([String: String])  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .merged)
public enum Resource: Equatable {
  case dog(Header)
  case unrecognized(AnyResource)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), emptyCases: .name)
public enum FlatEntry: Equatable {
  case text(body: String)
  case none
  case other(tag: String, header: Header?)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"))
public enum ContentEntry: Equatable {
  case text(String)
  case other(String, Header?)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"))
public enum CodedEntry: Equatable {
  case text(String)
  case other(String, Int)  // @CodableCase(catches: .unknown, coders: ["_1": LosslessCoder<Int>.self])
}

// @CodableEnum(strategy: .adjacent(key: "t", content: .tag))
public enum TaggedEntry<Kept>: Equatable where Kept: Equatable {
  case text(String)
  case other(String, Kept)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: .tag))
public enum LabelEntry: Equatable {
  case text(String)
  case other(String, Header?)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst)
public enum ArrayEntry: Equatable {
  case text(String)
  case other(String, [Int])  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst)
public enum ListEntry: Equatable {
  case text(String)
  case other([String])  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
public enum NestedEntry: Equatable {
  case text(String)
  case other(NumberedText)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
public enum NumberedText: Equatable {
  case ready
  case go(Int)
}

// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
public enum NumberedEntry: Equatable {
  case one  // @CodableCase(1)
  case other(Int, [Int]?)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum UnknownOnly: Equatable {
  case other([String: String])  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst)
public enum UnknownListOnly: Equatable {
  case other([String])  // @CodableCase(catches: .unknown)
}

// Without a tag, the same case is read, so its value may write none.

// @CodableEnum(strategy: .flattenedStatus(key: "kind"))
public enum TaglessResource: Equatable {
  case dog(Header)
  case unrecognized(AnyResource)  // @CodableCase(catches: [.unknown, .missing])
}

// @CodableEnum
public enum TaglessEntry: Equatable {
  case text(String)
  case other([String: Header])  // @CodableCase(catches: [.unknown, .missing])
}

// @CodableEnum(strategy: .tagFirst)
public enum TaglessArray: Equatable {
  case text(String)
  case other([CodableValue])  // @CodableCase(catches: [.unknown, .missing])
}
