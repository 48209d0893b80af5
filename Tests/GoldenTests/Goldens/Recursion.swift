// One enum for each layout, nested as deep as input likes.

// @CodableEnum
public indirect enum PositionalNest: Equatable, Sendable {
  case leaf
  case bare(PositionalNest)
  case labeled(x: PositionalNest?)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
public indirect enum LabeledNest: Equatable, Sendable {
  case leaf
  case bare(LabeledNest)
  case labeled(x: LabeledNest?)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public indirect enum NaturalNest: Equatable, Sendable {
  case leaf
  case bare(NaturalNest)
  case labeled(x: NaturalNest?)
}

// @CodableEnum(strategy: .discriminator(key: "type", prefix: .caseName))
public indirect enum DiscriminatorNest: Equatable, Sendable {
  case leaf
  case bare(DiscriminatorNest)
  case labeled(x: DiscriminatorNest?)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .indexed)
public indirect enum FlatNest: Equatable, Sendable {
  case leaf
  case bare(FlatNest)
  case labeled(x: FlatNest?)
}

// @CodableEnum(strategy: .adjacent)
public indirect enum AdjacentNest: Equatable, Sendable {
  case leaf
  case bare(AdjacentNest)
  case labeled(x: AdjacentNest?)
}
