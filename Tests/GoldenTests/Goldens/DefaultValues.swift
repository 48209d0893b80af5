// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Retrying: Equatable, Sendable {
  public static let usual = 3

  case literal(n: Int = 7, isOn: Bool = true, name: String = "a\"b")
  case declared(n: Int = Retrying.usual)
  case several(id: Int, n: Int = Retrying.usual, names: [String] = ["a"], limit: Int? = usual, flag: Bool = .init())
  case optional(n: Int?, m: Int? = nil, o: Int? = 5)
  case unlabeled(_ names: [String] = usual == 3 ? ["b"] : [], _ ratio: Double = 0.5, _ note: String? = nil)
}

// @CodableEnum
public enum Trailing: Equatable, Sendable {
  public static let usual = 3

  case bare(Int = 7)
  case declared(Int = Trailing.usual)
  case list(Int, String = "x", Bool = true)
  case mixed(Int, String?, Int = Trailing.usual, Bool = usual == 3)
  case early(Int = 1, String)
  case literalLast(Int, Int = usual, Int = 4, limit: Int = 5)
}

// @CodableEnum(strategy: .adjacent)
public enum AdjacentTrailing: Equatable {
  case list(Int, String? = "x", [Int] = [1 + 1])
  case bare(Int = 2 * 3)
}

/// What stands between two values without labels decides whether the second one can be given.
// @CodableEnum(strategy: .tagFirst)
public enum SpacedDefaults: Equatable {
  public static let usual = 3

  case apart(Int = SpacedDefaults.usual, at: Int?, Double = 0.5, Int?)
  case together(Int = SpacedDefaults.usual, Double = 0.5, at: Int?)
}

// @CodableEnum(strategy: .rawValue)
public enum HeldDefaults: Equatable {
  public static let usual = 3

  case rarely
  case on(Int = HeldDefaults.usual, Double = 0.5, day: Weekday)  // @CodableCase(omit: ["_0", "_1"])

  public enum Weekday: String, Codable { case friday }
}
