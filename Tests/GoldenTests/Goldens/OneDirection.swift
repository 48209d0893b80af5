import CodableEnum
import Foundation

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Order: Equatable {
  case buy(amount: Int)
  // @CodableCase("buy", skip: .decoding)
  case buyAgain(amount: Int, of: Int)
  // @CodableCase(skip: .decoding)
  case closing
  // @CodableCase(aliases: ["sold"], skip: .encoding)
  case sell(amount: Int)
  // @CodableCase(catches: .unknown, skip: .encoding)
  case withdrawn
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), emptyCases: .name)
public enum Marker: Equatable {
  case start, stop(Int)
  // @CodableCase("start", skip: .decoding)
  case restart
  case resume(at: Date)  // @CodableCase("stop", coders: ["at": MarkerTime.self], skip: .decoding)
}

/// Written and never read.
public enum MarkerTime: ValueEncoder {
  public static func encode(_ value: Date, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970)
  }
}

// @CodableEnum(strategy: .untagged)
public enum Scalar: Equatable {
  case text(String)
  case number(Int)
  case slice(Substring)  // @CodableCase(coders: ["_0": SubstringCoder.self], skip: .decoding)
  case nothing
  case vanished  // @CodableCase(matches: .object, skip: .decoding)
  case toggled(Bool)  // @CodableCase(skip: .encoding)
}

public enum SubstringCoder: ValueEncoder {
  public static func encode(_ value: Substring, to encoder: any Encoder) throws {
    try String(value).encode(to: encoder)
  }
}

// @CodableEnum(strategy: .rawValue)
public enum Switching: Equatable {
  case on, off
  case enabled  // @CodableCase("on", skip: .decoding)
}

// @CodableEnum(strategy: .adjacent(key: "event", content: "data"), conformance: .encodable)
public enum TrackedEvent {
  case opened(Int)
  case viewed(Int)  // @CodableCase("opened")
  case failed(any Encodable & Sendable)
  case shown(at: Date)  // @CodableCase("opened", coders: ["at": Stamp.self])

  enum Stamp: ValueEncoder {
    static func encode(_ value: Date, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Int(value.timeIntervalSince1970))
    }
  }
}
