import CodableEnumGenerator

extension Strategy {
  /// Whether values are beside the tag, under keys of their own.
  package var isFlat: Bool { mergesContent && !keysHaveCaseNames }

  /// The order of drafts: the lowest first. At equal preference, the fewest arguments win, then the strategy.
  package func rank(preference: Int, argumentCount: Int) -> Int {
    preference * 10_000 + min(argumentCount, 999) * 10 + place
  }

  private var place: Int {
    switch self {
    case .caseKeyed(.positional): 0
    case .caseKeyed(.labeled): 1
    case .caseKeyed(.natural): 2
    case .discriminator: 3
    case .flattenedStatus: 4
    case .adjacent(_, .key): 5
    case .caseKeyed(.array): 6
    case .rawValue: 7
    case .untagged: 8
    case .adjacent(_, .tag): 9
    case .tagFirst: 10
    }
  }
}
