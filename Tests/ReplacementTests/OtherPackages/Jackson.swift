/// What Jackson's tests of deduced types read.
enum Jackson {
  // @CodableEnum(strategy: .untagged)
  enum Cat: Equatable {
    case live(name: String?, age: Int?, angry: Bool)
    case dead(name: String?, age: Int?, causeOfDeath: String)
  }

  /// A type that has all that another one has.
  // @CodableEnum(strategy: .untagged)
  enum LuckyCat: Equatable {
    case live(name: String?, angry: Bool)
    case lucky(name: String?, angry: Bool, lives: Int)
  }

  /// A type that requires nothing, which is also that of what has no other type.
  // @CodableEnum(strategy: .untagged)
  enum Feline: Equatable {
    case live(name: String?, angry: Bool)
    case fleabag(name: String?)
  }

  /// Null is the case without values.
  // @CodableEnum(strategy: .untagged)
  enum Box: Equatable {
    case feline(feline: Cat?)
    case nothing
  }

  // @CodableEnum(strategy: .untagged, unknownKeys: .reject)
  enum StrictCat: Equatable {
    case live(name: String?, angry: Bool)
    case dead(name: String?, causeOfDeath: String)
  }
}
