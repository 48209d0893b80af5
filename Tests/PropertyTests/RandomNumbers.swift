/// Random numbers that a seed reproduces (SplitMix64, https://prng.di.unimi.it/splitmix64.c).
struct RandomNumbers: RandomNumberGenerator {
  private let features: Set<Feature>
  private var state: UInt64

  init(seed: UInt64, features: Set<Feature>) {
    state = seed
    self.features = features
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// Whether to use a feature here.
  mutating func has(_ feature: Feature) -> Bool {
    // The number is always drawn, so that a seed gives similar enums without a feature.
    chance(feature.percent) && features.contains(feature)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
