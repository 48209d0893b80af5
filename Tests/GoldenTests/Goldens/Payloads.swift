import Foundation

public typealias MaybeInt = Int?

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Payload: Equatable {
  case optional(a: Int?, b: Optional<Int>, c: Swift.Optional<String>, d: String!)
  case doubled(e: Int??)
  case alias(f: MaybeInt)
  case collections(g: [String: Int?], h: [[Int]], i: Set<Int>, j: [Int: String])
  case numbers(k: UInt64, l: Float, m: Double, n: Int8, o: Bool, p: Decimal)
  case foundation(q: Date, r: Data, s: URL, t: UUID)
  indirect case nested(Payload)  // @CodableCase(keys: ["nested"])
}

// @CodableEnum
public enum Keyed: Equatable {
  case optional(Int?)
  case alias(MaybeInt)
  case list(Int?, String, [Int]?)
  case dates(Date, Data)
  indirect case nested(Keyed, [Keyed])
}
