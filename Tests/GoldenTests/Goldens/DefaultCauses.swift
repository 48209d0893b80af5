import CodableEnum

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged, defaults: [.null, .invalid])
public enum Defaulting: Equatable, Sendable {
  public static let usual = 3

  case literal(n: Int = 7, isOn: Bool = true, names: [String] = [])
  case declared(n: Int = Defaulting.usual, id: Int)
  case aliased(n: Int = 1, id: Int)  // @CodableCase(keyAliases: ["n": ["m", "k"]])
  case optional(n: Int?, o: Int? = 5, p: Int? = Defaulting.usual)
  // @CodableCase(coders: ["at": LosslessCoder<Int>.self, "maybe": LosslessCoder<Int>.self])
  case coded(at: Int = 0, maybe: Int?)
  case strict(n: Int = 2, o: Int?)  // @CodableCase(defaults: [])
  case nullOnly(n: Int = 2, o: Int?)  // @CodableCase(defaults: .null)
  case kept(String = "-", any: CodableValue = .null, inner: Inner = .a)  // @CodableCase(keys: ["_0": "text"])
  case page(Paging, total: Int = 0)

  // @CodableEnum(strategy: .rawValue)
  public enum Inner: Equatable, Sendable {
    case a, b
    case rest  // @CodableCase("rest", catches: .unknown)
  }

  public struct Paging: Codable, Equatable, Sendable {
    public var offset: Int

    public init(offset: Int) { self.offset = offset }
  }
}

// @CodableEnum(defaults: .invalid)
public enum DefaultingKeyed: Equatable {
  public static let usual = 3

  case bare(Int = 7)
  case declared(Int = DefaultingKeyed.usual)
  case maybe(Int?)
  case list(Int, String = "x", Bool = true)
  case early(Int = 1, String)
  case mixed(Int?, String, Int = DefaultingKeyed.usual, Bool = usual == 3)
  case plain(Int)
  // @CodableCase(defaults: [.null, .invalid])
  case aPairOfValuesWithLongLabels(theFirstOfThem: [Int] = [1, 2, 3], theSecondOfThem: [String: Int] = [:])
}

// @CodableEnum(defaults: .null)
public enum NullKeyed: Equatable {
  case bare(Int = 7)
  case plain(Int)
  case early(Int = 1, String)
}

// @CodableEnum(strategy: .adjacent, defaults: [.null, .invalid])
public enum DefaultingAdjacent: Equatable {
  case bare(Int = 2 * 3)
  case list(Int = 1, String? = "x", [Int] = [1 + 1])
  case object(id: Int, n: Int = 4)
}

// @CodableEnum(strategy: .adjacent(content: .tag), unknownKeys: .reject)
public enum DefaultingUnderTag: Equatable {
  case count(Int = 1)  // @CodableCase("count", aliases: ["number"], defaults: .invalid)
  case object(n: Int = 4, m: Int)  // @CodableCase(defaults: .invalid)
}

// @CodableEnum(strategy: .tagFirst, defaults: .invalid)
public enum DefaultingFirst: Equatable {
  case event(Int = 1, String, Double = 0.5)
  case all(Int = 1, [Int])  // @CodableCase(rest: true)
}

// @CodableEnum(strategy: .untagged, defaults: .invalid)
public enum DefaultingUntagged: Equatable {
  case object(id: Int, n: Int = 4)
  case array(Int = 1, String)
  case text(String = "")
}

/// What its own case catches comes first.
// @CodableEnum(strategy: .flattenedStatus(key: "type"), defaults: .invalid)
public enum DefaultingOuter: Equatable {
  case inner(DefaultingInner = .a, strict: Int)  // @CodableCase(keys: ["_0": "inner"])
  case broken  // @CodableCase(catches: .invalid)
  case overloaded(n: Int = 1)

  public static func overloaded(n: String) -> DefaultingOuter { .broken }

  // @CodableEnum(strategy: .rawValue)
  public enum DefaultingInner: Equatable {
    case a
    case other  // @CodableCase(catches: [.unknown, .invalid])
  }
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "v"), defaults: .invalid)
public indirect enum DefaultingTree: Equatable {
  case branch([DefaultingTree] = [])
}
