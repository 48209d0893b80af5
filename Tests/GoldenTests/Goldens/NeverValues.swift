import CodableEnum

// No value of these cases can exist: nothing reads them, and no layout warns of code that is never executed.

// @CodableEnum
public enum NeverKeyed: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
public enum NeverLabeled: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum NeverNatural: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .array))
public enum NeverArray: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .flattenedStatus, unlabeled: .indexed)
public enum NeverFlat: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .flattenedStatus, unlabeled: .merged)
public enum NeverMerged: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .discriminator)
public enum NeverPrefixed: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .adjacent)
public enum NeverAdjacent: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .tagFirst)
public enum NeverFirst: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .untagged)
public enum NeverUntagged: Equatable {
  case vanished(Never)
  case restart(Int, by: Swift.Never)
  case kept(count: Int)
}

// @CodableEnum(strategy: .rawValue)
public enum NeverRaw: Equatable {
  case vanished(Never)
  case kept
}
