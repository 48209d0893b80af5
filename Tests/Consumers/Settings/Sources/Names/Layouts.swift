public import CodableEnum

// An enum of every layout, in a module whose own types are called like those of the standard library and of ours.

public typealias Number = Swift.Int
public typealias Flag = Swift.Bool

// @CodableEnum
public enum Positional: Equatable {
  case none, one(Number), several(Number, String?, Number = 4)
  case other(String, CodableEnum.CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), unknownKeys: .reject)
public enum Natural: Equatable {
  case none, one(Number), object(decoder: Number, encoder: Number?)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
public enum Labeled: Equatable {
  case none, object(decoder: Number, encoder: Number?)
  // @CodableCase(catches: [.unknown, .missing, .invalid])
  case invalid
}

// @CodableEnum(strategy: .caseKeyed(payload: .array), emptyCases: .array)
public enum InArrays: Equatable {
  case none, one(Number), two(Number, Flag)
}

// @CodableEnum(strategy: .discriminator)
public enum Discriminated: Equatable {
  case none, one(Number), object(decoder: Number, encoder: Number?)
  case other(CodableEnum.CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Flattened: Equatable {
  case none
  // @CodableCase(keyAliases: ["decoder": ["reader"]])
  case object(decoder: Number, encoder: Number = 7)
  // @CodableCase(catches: [.missing, .invalid])
  case missing(value: Number?)
}

// @CodableEnum(strategy: .flattenedStatus(key: "ok"))
public enum Answer: Equatable {
  case yes(value: Number)  // @CodableCase(true)
  case no  // @CodableCase(false)
}

// @CodableEnum(strategy: .flattenedStatus(key: "code"))
public enum Coded404: Equatable {
  case missing  // @CodableCase(404)
  // @CodableCase("five", aliases: [5], keys: ["value"])
  case five(Number)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .merged)
public enum Merged: Equatable {
  case flattened(Flattened)
  case nothing
}

// @CodableEnum(strategy: .adjacent)
public enum Adjacent: Equatable {
  case none, one(Number), several(Number, String), object(decoder: Number)
}

// @CodableEnum(strategy: .rawValue)
public enum Status: Equatable {
  case active, suspended
  case unknown(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
public enum Level: Equatable {
  case low  // @CodableCase(1)
  case high  // @CodableCase(2)
}

// @CodableEnum(strategy: .rawValue)
public enum Mixed: Equatable {
  case one  // @CodableCase(1)
  case two  // @CodableCase("two")
  case yes  // @CodableCase(true)
}

// @CodableEnum(strategy: .untagged)
public enum Untagged: Equatable {
  case text(String)
  case list([Number])
  case object(decoder: Number, encoder: String?)
  case byte(Swift.UInt8)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Sighting: Equatable {
  // @CodableCase(coders: ["n": CodableEnum.LosslessCoder<Swift.Int>.self])
  case seen(n: Number)
}

// @CodableEnum
public enum Generic<Decoder, CodableKey> {
  case decoder(Decoder), key(CodableKey?)
}
