import CodableEnum

public enum KnownModel: String {
  case small, large
}

/// A raw value that is any string of its kind.
public struct Region: RawRepresentable, Equatable {
  public var rawValue: String

  public init(number: Int) { rawValue = "eu-\(number)" }

  public init?(rawValue: String) {
    guard rawValue.hasPrefix("eu-") else { return nil }
    self.rawValue = rawValue
  }
}

// @CodableEnum(strategy: .rawValue)
public enum Model: Equatable {
  case known(KnownModel)
  case auto
  case other(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
public enum Whereabouts: Equatable {
  case home  // @CodableCase(aliases: ["house"])
  case abroad(region: Region, note: String? = nil)  // @CodableCase(omit: ["note"])
  case shop(Shop)

  public enum Shop: String {
    case kiosk, home
  }
}

/// Without tags of its own.
// @CodableEnum(strategy: .rawValue)
public enum AnswerCode: Equatable {
  case success(Success)
  case failure(Failure)
  case other(Int)  // @CodableCase(catches: .unknown)

  public enum Success: Int { case ok = 200, created }
  public enum Failure: Int { case notFound = 404 }
}

// @CodableEnum(strategy: .rawValue)
public enum AnyAnswer: Equatable {
  case code(AnswerCode.Success)
  indirect case other(Nested)

  // @CodableEnum(strategy: .rawValue)
  public enum Nested: Equatable {
    case teapot  // @CodableCase(418)
  }
}

/// Raw values of other types than tags have.
// @CodableEnum(strategy: .rawValue)
public enum Port: Equatable {
  case known(KnownPort)
  case wide(WidePort)
  case other(Int)  // @CodableCase(catches: .unknown)

  public enum KnownPort: UInt8 { case ssh = 22, http = 80 }
  public enum WidePort: UInt64 { case proxy = 8080 }
}

// @CodableEnum(strategy: .rawValue)
public enum SmallPort: Equatable {
  case known(Number)

  public enum Number: UInt8 { case ssh = 22, http = 80 }
}

// @CodableEnum(strategy: .rawValue)
public enum Lamp: Equatable {
  case known(Switch)

  public enum Switch: RawRepresentable {
    case on, off

    public init?(rawValue: Bool) { self = rawValue ? .on : .off }
    public var rawValue: Bool { if case .on = self { true } else { false } }
  }
}

/// `0x1b`
public enum HexNumber: ValueCoder {
  public static func decode(from decoder: any Decoder) throws -> Int {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a hexadecimal number")
    }
    return value
  }

  public static func encode(_ value: Int, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("0x" + String(value, radix: 16))
  }
}

// @CodableEnum(strategy: .rawValue)
public enum BlockTag: Equatable {
  case latest, earliest
  case block(Int)  // @CodableCase(catches: .unknown, coders: ["_0": HexNumber.self])
}

// @CodableEnum(strategy: .rawValue)
public enum Expiry: Equatable {
  case unlimited
  case kept(KnownModel)
  // @CodableCase(catches: .unknown, coders: ["seconds": LosslessCoder<Double>.self], omit: ["note"])
  case after(seconds: Double?, note: String? = nil)
}
