// --type Sounds --wrap sounds

// Booleans that are given, and references that have a text.
struct Sounds: Codable {
  /// What comes first.
  var first: Sound
  var ring: Ring
  var power: Power
  var answer: Consent
}

// @CodableEnum
enum Sound {
  case stop
  case play(name: String)
}

// @CodableEnum(strategy: .adjacent, emptyCases: .true)
enum Ring {
  case once
  case times(Int)
}

// @CodableEnum(strategy: .flattenedStatus(key: "isOn"))
enum Power {
  case on(watts: Int)  // @CodableCase(true)
  case off  // @CodableCase(false)
}

/// Both booleans are any.
// @CodableEnum(strategy: .rawValue)
enum Consent {
  case yes  // @CodableCase(true)
  case no  // @CodableCase(false)
}
