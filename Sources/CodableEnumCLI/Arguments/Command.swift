/// What the tool is asked to do; the raw value is how it is spelled.
enum Command: String, CaseIterable {
  case generate, check, inspect, preview, completion

  /// What it does, for the usage text.
  var summary: String {
    switch self {
    case .generate:
      """
      Write Action+CodableEnum.swift beside Action.swift. A file that is named always gets an output; of the files in a \
      directory, only those with annotations do.
      """
    case .check:
      """
      Write nothing; fail, with a diff, if an output is missing or stale, or is orphaned: its input is gone, or has lost \
      its annotations.
      """
    case .inspect: "Print every annotated enum, as understood, as JSON."
    case .preview: "Print each case and the JSON it is written as."
    case .completion: "Print a script that completes the arguments of codable-enum in a shell."
    }
  }

  /// What follows its flags.
  var operands: String {
    switch self {
    case .generate, .check, .inspect, .preview: "<file or directory>…"
    case .completion: Shell.allCases.map(\.rawValue).joined(separator: "|")
    }
  }

  /// A command line to start from.
  var example: String {
    switch self {
    case .generate: "codable-enum generate Sources"
    case .check: "codable-enum check --diagnostics github Sources"
    case .inspect: "codable-enum inspect Sources/App/Action.swift"
    case .preview: "codable-enum preview Sources/App/Action.swift"
    case .completion: "codable-enum completion bash > ~/.local/share/bash-completion/completions/codable-enum"
    }
  }
}
