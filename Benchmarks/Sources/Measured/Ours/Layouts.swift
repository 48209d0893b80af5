enum Ours {
  // @CodableEnum
  enum CaseKeyed: Sampled {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .labeled))
  enum Labeled: Sampled {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural))
  enum Natural: Sampled {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)
  }

  // @CodableEnum(strategy: .discriminator)
  enum Discriminator: Sampled {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)
  }

  // @CodableEnum(strategy: .flattenedStatus)
  enum FlattenedStatus: Sampled {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)
  }

  // @CodableEnum(strategy: .adjacent)
  enum Adjacent: Sampled {
    case empty
    case single(text: String)
    case several(id: Int, name: String, ratio: Double)
    case nested(owner: Owner, tags: [String])
    case optional(count: Int?, note: String?)
  }
}
