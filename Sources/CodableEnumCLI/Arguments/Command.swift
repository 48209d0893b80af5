/// A command of the tool; the raw value is its spelling.
package enum Command: String, CaseIterable {
  case generate, check, inspect, preview, schema, lock, infer, `import`, replace, audit, completion, help, version

  /// The operands after its flags.
  var operands: String {
    switch self {
    case .generate, .check, .inspect, .preview, .schema, .lock, .replace, .audit: "<file or directory>…"
    case .infer: "<JSON file or ->…"
    case .import: "<schema file or ->"
    case .completion: "bash|zsh|fish"
    case .help: "[<command>]"
    case .version: ""
    }
  }

  /// What one operand is called.
  var operand: String {
    switch self {
    case .generate, .check, .inspect, .preview, .schema, .lock, .replace, .audit: "a file or a directory"
    case .infer: "a file of JSON"
    case .import: "a file with a schema"
    case .completion: "a shell"
    case .help: "a command"
    case .version: "nothing"
    }
  }

  var takesOne: Bool { !words.isEmpty || self == .import }

  /// All possible operands; empty if they are files.
  var words: [String] {
    switch self {
    case .generate, .check, .inspect, .preview, .schema, .lock, .infer, .import, .replace, .audit: []
    case .completion: Shell.allCases.map(\.rawValue)
    case .help: Command.allCases.map(\.rawValue)
    case .version: []
    }
  }

  /// Whether it writes files, unless one of its flags decides that.
  private var usuallyWrites: Bool {
    switch self {
    case .generate, .lock: true
    case .check, .inspect, .preview, .schema, .infer, .import, .replace, .audit, .completion, .help, .version: false
    }
  }

  /// Whether it writes files with these flags.
  func writes(with flags: some Sequence<Flag>) -> Bool {
    let decisions = flags.compactMap { $0.row.writes[self] }
    return decisions.isEmpty ? usuallyWrites : decisions.allSatisfy(\.self)
  }

  var flags: [Flag] { Flag.allCases.filter { $0.commands.contains(self) } }

  /// The flags of which one must be given; none if none needs to be.
  var requiredFlags: [Flag] { self == .schema ? [.format, .provider] : [] }

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
    case .import: "codable-enum import --name Event --output Event.swift openapi.json"
    case .replace: "codable-enum replace Sources/App/Action.swift"
    case .audit: "codable-enum audit Sources"
    case .completion: "codable-enum completion bash > ~/.local/share/bash-completion/completions/codable-enum"
    case .help: "codable-enum help lock"
    case .version: "codable-enum version"
    }
  }
}

/// The shells that have completion.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
