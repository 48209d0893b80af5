import CodableEnum

// @CodableEnum(strategy: .untagged, emptyCases: .name)
enum Length: Hashable {
  case auto
  case pixels(Pixels)  // @CodableCase(matches: .rawValue)
  case share(Share)  // @CodableCase(matches: .rawValue)
  case number(Double)
  case text(String)

  struct Pixels: RawRepresentable, Hashable {
    var count: Int

    init(count: Int) { self.count = count }

    init?(rawValue: String) {
      guard rawValue.hasSuffix("px"), let count = Int(rawValue.dropLast(2)) else { return nil }
      self.count = count
    }

    var rawValue: String { "\(count)px" }
  }

  enum Share: String {
    case half = "50%"
    case whole = "100%"
  }
}

// @CodableEnum(strategy: .untagged)
enum Identifier: Hashable {
  case small(Int8)  // @CodableCase(matches: .integer)
  case code(Code)  // @CodableCase(matches: .rawValue)
  case token(Token)  // @CodableCase(matches: .rawValue)
  case list([Int])

  enum Code: Int {
    case one = 1
    case thousand = 1_000
  }

  struct Token: RawRepresentable, Hashable {
    let rawValue: String

    init(name: String) { rawValue = "oauth_\(name)" }

    init?(rawValue: String) {
      guard rawValue.hasPrefix("oauth_") else { return nil }
      self.rawValue = rawValue
    }
  }
}

// @CodableEnum(strategy: .untagged)
enum Urgency: Hashable {
  case text(String)  // @CodableCase(matches: .string)
  case level(UrgencyLevel)  // @CodableCase(matches: .rawValue)
  case number(Double)
}

// @CodableEnum(strategy: .untagged)
enum AnyIdentifier: Hashable {
  case flag(Bool)
  case known(Known)
  case other(CodableValue)

  // @CodableEnum(strategy: .untagged)
  enum Known: Hashable {
    case code(Code)  // @CodableCase(matches: .rawValue)
    case list([Int])

    enum Code: Int {
      case thousand = 1_000
    }
  }
}
