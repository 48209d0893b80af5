import CodableEnum

// Enums as an older version of a program has them: all but one case of `Layout` are unknown to them.

// @CodableEnum
enum OlderPositional: Equatable, Sendable {
  case none
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum
enum WholePositional: Equatable, Sendable {
  case none
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .array))
enum OlderArrays: Equatable, Sendable {
  case none
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .array))
enum WholeArrays: Equatable, Sendable {
  case none
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum OlderLabeled: Equatable, Sendable {
  case none
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum WholeLabeled: Equatable, Sendable {
  case none
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum OlderNatural: Equatable, Sendable {
  case other
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum WholeNatural: Equatable, Sendable {
  case other
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .discriminator)
enum OlderDiscriminated: Equatable, Sendable {
  case none
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .discriminator)
enum WholeDiscriminated: Equatable, Sendable {
  case none
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus)
enum OlderFlat: Equatable, Sendable {
  case none
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus)
enum WholeFlat: Equatable, Sendable {
  case none
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent)
enum OlderAdjacent: Equatable, Sendable {
  case none
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent)
enum WholeAdjacent: Equatable, Sendable {
  case none
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

/// What a newer version writes, kept by an older one and written back by it.
func unknownCases(in place: Check.Place) -> [Check] {
  func relays<Old: Payload, Whole: Payload, Family: LayoutFamily>(
    _ old: Old.Type,
    _ whole: Whole.Type,
    _ family: Family.Type
  ) -> [Check] {
    func shapes<Value: Payload>(_ values: Value...) -> [Check] {
      func open<Enum: Layout<Value>>(_ type: Enum.Type) -> [Check] {
        values.flatMap { value in
          [Enum.one(value), .pair(value, 2), .both(value: value, count: 2), .maybe(value)].flatMap {
            [
              Check($0, through: old, of: "\(family.name), unknown", in: place),
              Check($0, through: whole, of: "\(family.name), whole unknown", in: place),
            ]
          }
        }
      }
      return open(family.layout(of: Value.self))
    }
    func nils<Enum: Layout>(_ type: Enum.Type) -> [Check] {
      // `.natural` writes an unknown case that is nil as its name alone, which a case with an optional doesn't read.
      (Old.self == OlderNatural.self
        ? [] : [Check(Enum.maybe(nil), through: old, of: "\(family.name), unknown", in: place)])
        + [
          Check(Enum.maybes(value: nil, count: nil), through: old, of: "\(family.name), unknown", in: place),
          Check(Enum.maybe(nil), through: whole, of: "\(family.name), whole unknown", in: place),
          Check(Enum.maybes(value: nil, count: nil), through: whole, of: "\(family.name), whole unknown", in: place),
        ]
    }
    return nils(family.layout(of: Int.self)) + shapes(1) + shapes("x", "", "007") + shapes(true) + shapes(0.5)
      + shapes([1, 2], [1], []) + shapes(["a": 1]) + shapes(Point(x: 1, y: 2), Point(x: 1))
  }

  return relays(OlderPositional.self, WholePositional.self, PositionalFamily.self)
    + relays(OlderArrays.self, WholeArrays.self, ArraysFamily.self)
    + relays(OlderLabeled.self, WholeLabeled.self, LabeledFamily.self)
    + relays(OlderNatural.self, WholeNatural.self, NaturalFamily.self)
    + relays(OlderDiscriminated.self, WholeDiscriminated.self, DiscriminatedFamily.self)
    + relays(OlderFlat.self, WholeFlat.self, FlatFamily.self)
    + relays(OlderAdjacent.self, WholeAdjacent.self, AdjacentFamily.self)
    + [
      Check(Natural<Int>.none, through: OlderNatural.self, of: "natural, unknown", in: place),
      Check(Natural<Int>.none, through: WholeNatural.self, of: "natural, whole unknown", in: place),
    ]
}
