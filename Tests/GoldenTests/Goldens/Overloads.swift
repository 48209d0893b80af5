// @CodableEnum
public enum Text: Equatable {
  case string(String)
  case load(retries: Int = 3)
  case empty
  case pair(Int, of: [Int]?)

  public static func string(_ value: Int) -> Self { .string("\(value)") }
  public static func load() -> Self { .load(retries: 0) }
  public static func empty(_: Int) -> Self { .empty }
}

// @CodableEnum
public enum Loose: Equatable {
  case pair(Int, of: [Int]?)
}

extension Loose {
  static func pair(_ first: String, of: [Int]?) -> Self { .pair(first.count, of: of) }
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Wrapped<Value: Equatable>: Equatable {
  case value(of: Value, count: Int)
  case other(Value?)  // @CodableCase(keys: ["other"])

  public static func value(of value: Value, count: String) -> Self { .value(of: value, count: count.count) }
  public static func other(_ value: Int) -> Self { .other(nil) }
}

// @CodableEnum(strategy: .untagged)
public enum Input: Equatable {
  case string(String)
  case content(Int = 2 * 3)
  case all(content: Bool, value: Int = 1 + 1)

  public static func string(_ value: Int) -> Self { .string("\(value)") }
}
