import CodableEnumGenerator

extension Strategy {
  /// What is in parentheses after its name, but for what it is without saying so.
  var argumentTexts: [String] {
    let usual = Strategy(name, Arguments()).arguments.map(\.value)
    return zip(arguments, usual).filter { $0.value != $1 }.map { argument, _ in
      switch argument.parameter {
      case .payload: "\(argument.parameter): .\(argument.value)"
      case .key, .content: "\(argument.parameter): \(swiftLiteral(argument.value))"
      }
    }
  }

  /// As an argument of `@CodableEnum`; nil for what an enum has without it.
  var argument: String? {
    if self == .caseKeyed(payload: .positional) { return nil }
    return "strategy: .\(name)" + (argumentTexts.isEmpty ? "" : "(\(argumentTexts.joined(separator: ", ")))")
  }

  /// The order in which equally good ones are preferred.
  var rank: Int {
    switch self {
    case .caseKeyed(.positional): 0
    case .caseKeyed(.labeled): 1
    case .caseKeyed(.natural): 2
    case .discriminator: 3
    case .flattenedStatus: 4
    case .adjacent: 5
    case .caseKeyed(.array): 6
    case .rawValue: 7
    case .untagged: 8
    }
  }
}
