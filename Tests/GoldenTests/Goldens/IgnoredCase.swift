import CodableEnum

// @CodableEnum(ignoresCase: true)
enum CaselessKeyed: Hashable {
  case empty
  case list([Int])  // @CodableCase("LIST", aliases: ["items"])
  case pair(Int, String?)
  case maybe(Int?)
  case text(String)
  case count(Int)
  case rate(Double)
  case isOn(Bool)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), ignoresCase: true)
enum CaselessNatural: Hashable {
  case auto
  case note(String)
  case size(width: Int, height: Int)
  case other(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name, ignoresCase: true)
enum CaselessFlat: Hashable {
  case ready
  case user(name: String)  // @CodableCase("User", aliases: ["Person"])
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "type", content: .tag), unknownKeys: .reject, ignoresCase: true)
enum CaselessContent: Hashable {
  case store(key: String)  // @CodableCase(aliases: ["shop"])
  case count(Int)
  case empty
}

// @CodableEnum(strategy: .tagFirst, ignoresCase: true)
enum CaselessArray: Hashable {
  case event(String)
  case ready
  case other(Resource)  // @CodableCase(catches: .unknown)

  struct Resource: Codable, Hashable {
    var parts: [String]

    init(_ parts: String...) { self.parts = parts }

    init(from decoder: any Decoder) throws { parts = try [String](from: decoder) }

    func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }
}

// @CodableEnum(strategy: .rawValue, ignoresCase: true)
enum CaselessStatus: Hashable {
  case active
  case onHold  // @CodableCase("on_hold", aliases: ["Paused"])
  case unknown(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue, caseNames: .uppercase, ignoresCase: true)
enum CaselessMode: Hashable {
  case fast, slow
}

// @CodableEnum(strategy: .untagged, emptyCases: .name, ignoresCase: true)
enum CaselessLiteral: Hashable {
  case auto
  case always  // @CodableCase("ALWAYS", aliases: [true])
  case mode(Mode)
  case other(String)

  // @CodableEnum(strategy: .rawValue, caseNames: .uppercase, ignoresCase: true)
  enum Mode: Hashable {
    case fast, slow
  }
}
