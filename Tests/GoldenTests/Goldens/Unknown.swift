import CodableEnum

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Evolving: Equatable {
  case A(x: Int)
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
  case untyped(a: Int, b: Int?)  // @CodableCase(catches: .missing)
}

// @CodableEnum
public enum EvolvingKeyed: Equatable {
  case a(Int)
  case b
  case other(name: String, content: CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent)
public enum EvolvingAdjacent: Equatable {
  case a(Int)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
  case none  // @CodableCase(catches: [.missing])
}

// @CodableEnum(strategy: .discriminator(key: "type", prefix: .caseName))
public enum Whole: Equatable {
  case a(x: Int)
  case other(CodableValue)  // @CodableCase(catches: [.unknown, .missing])
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum Named: Equatable {
  case a
  case other(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "code"))
public enum Code: Equatable {
  case ok  // @CodableCase(200)
  case notFound(path: String)  // @CodableCase(404)
  case other(Int)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
public enum Dropping: Equatable {
  case a(Int)
  case dropped  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public indirect enum Chain: Equatable {
  case end
  case link(next: Chain)  // @CodableCase(catches: .missing)
}

// @CodableEnum(strategy: .adjacent)
public enum Memo: Equatable {
  case text(body: String?, size: Int = 12)  // @CodableCase(catches: .missing)
  case image(url: String)
}

// @CodableEnum(strategy: .adjacent)
public enum MemoPair: Equatable {
  case pair(String?, Int?)  // @CodableCase(catches: .missing)
}

// @CodableEnum(strategy: .adjacent, unknownKeys: .reject)
public enum MemoNumber: Equatable {
  case number(Int?)  // @CodableCase(catches: .missing)
}
