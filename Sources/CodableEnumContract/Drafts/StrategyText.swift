import CodableEnumGenerator

extension Strategy {
  /// The arguments after its name, except defaults.
  package var argumentTexts: [String] {
    let usual = Strategy(name, Arguments()).arguments.map(\.value.spelling)
    return zip(arguments, usual).filter { $0.value.spelling != $1 }.map { argument, _ in
      "\(argument.parameter): \(argument.value.spelling)"
    }
  }

  /// As an argument of `@CodableEnum`; nil for the default strategy.
  package var argument: String? {
    if self == .caseKeyed(payload: .positional) { return nil }
    return "strategy: .\(name)" + (argumentTexts.isEmpty ? "" : "(\(argumentTexts.joined(separator: ", ")))")
  }

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
