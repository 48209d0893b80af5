/// A command of the tool; the raw value is its spelling.
enum Command: String, CaseIterable {
  case generate, check, inspect, preview, schema, lock, infer, completion

  /// The operands after its flags.
  var operands: String {
    switch self {
    case .generate, .check, .inspect, .preview, .schema, .lock: "<file or directory>…"
    case .infer: "<JSON file or ->…"
    case .completion: "bash|zsh|fish"
    }
  }

  var flags: [Flag] { Flag.allCases.filter { $0.commands.contains(self) } }

  /// The flag that must be given.
  var requiredFlag: Flag? { self == .schema ? .format : nil }

  /// A command line to start from.
  var example: String {
    switch self {
    case .generate: "codable-enum generate Sources"
    case .check: "codable-enum check --diagnostics github Sources"
    case .inspect: "codable-enum inspect Sources/App/Action.swift"
    case .preview: "codable-enum preview Sources/App/Action.swift"
    case .schema: "codable-enum schema --format json-schema --output wire.schema.json Sources"
    case .lock: "codable-enum lock Sources"
    case .infer: "codable-enum infer --name Message messages.json"
    case .completion: "codable-enum completion bash > ~/.local/share/bash-completion/completions/codable-enum"
    }
  }
}
