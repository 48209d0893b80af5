/// What serde's tests of untagged enums read and write.
enum Serde {
  // @CodableEnum(strategy: .untagged)
  enum Complex: Equatable {
    case a(a: UInt8)
    case b(b: UInt8)
    case c
    case d(UInt8)
    case e(String)
    case f(UInt8, UInt8)
  }

  // @CodableEnum(strategy: .untagged)
  enum Message: Equatable {
    case unit
    case map([String: String])
  }

  // @CodableEnum(strategy: .untagged)
  enum Newtype: Equatable {
    struct Value: Codable, Equatable {
      var f: UInt32
    }

    case value(Value)
    case null
  }

  // @CodableEnum(strategy: .untagged)
  enum Outer: Equatable {
    // @CodableEnum(strategy: .caseKeyed(payload: .natural))
    enum Inner: Equatable {
      case unit
      case newtype(UInt8)
      case tuple(UInt8, UInt8)
      case object(f: UInt8)
    }

    case inner(Inner)
  }

  // @CodableEnum(strategy: .untagged)
  enum OptionalField: Equatable {
    case object(optional: UInt32?)
    case null
  }

  // @CodableEnum(strategy: .untagged)
  enum Flattened: Equatable {
    case a(a: Int32, b: Int32)
  }

  // @CodableEnum(strategy: .untagged)
  enum IntegerKeys: Equatable {
    case variant([Int: String])
    case other(Int)
  }

  // @CodableEnum(strategy: .untagged)
  enum Empty: Equatable {
    case tuple  // @CodableCase(matches: .array)
    case object  // @CodableCase(matches: .object)
    case unit
  }
}
