/// One enum in every layout that has keys, and one in every layout that has arrays.
public enum EveryLayout {
  // @CodableEnum(strategy: .flattenedStatus)
  public enum Flattened: Equatable, Sendable {
    case waitlist(position: Int, names: [String] = [], note: String?)
    case accepted
  }

  // @CodableEnum(strategy: .discriminator)
  public enum Discriminator: Equatable, Sendable {
    case waitlist(position: Int, names: [String] = [], note: String?)
    case accepted
  }

  // @CodableEnum(strategy: .adjacent)
  public enum Adjacent: Equatable, Sendable {
    case waitlist(position: Int, names: [String] = [], note: String?)
    case accepted
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural))
  public enum Natural: Equatable, Sendable {
    case waitlist(position: Int, names: [String] = [], note: String?)
    case accepted
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .labeled))
  public enum Labeled: Equatable, Sendable {
    case waitlist(position: Int, names: [String] = [], note: String?)
    case accepted
  }

  // @CodableEnum(strategy: .untagged)
  public enum Untagged: Equatable, Sendable {
    // @CodableCase(matches: ["names"])
    case waitlist(position: Int, names: [String] = [], note: String?)
    case accepted
  }

  // @CodableEnum(strategy: .flattenedStatus, unlabeled: .merged)
  public enum Merged: Equatable, Sendable {
    case waitlist(Waitlist)
    case accepted
    case labeled(Labeled)
  }

  // @CodableEnum
  public enum Positional: Equatable, Sendable {
    case list(Int, String?, Bool = true)
    case other(Int)
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .array))
  public enum InArray: Equatable, Sendable {
    case list(Int, String?, Bool = true)
    case other(Int)
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural))
  public enum NaturalList: Equatable, Sendable {
    case list(Int, String?, Bool = true)
    case other(Int)
  }

  // @CodableEnum(strategy: .adjacent)
  public enum AdjacentList: Equatable, Sendable {
    case list(Int, String?, Bool = true)
    case other(Int)
  }

  // @CodableEnum(strategy: .untagged)
  public enum UntaggedList: Equatable, Sendable {
    case list(Int, String?, Bool = true)
    case other(Int)
  }

  public struct Waitlist: Codable, Equatable, Sendable {
    public var position: Int
    public var names: [String]?
    public var note: String?

    public init(position: Int, names: [String]? = nil, note: String? = nil) {
      (self.position, self.names, self.note) = (position, names, note)
    }
  }
}
