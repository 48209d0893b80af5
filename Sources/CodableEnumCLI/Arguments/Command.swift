/// A command of the tool; the raw value is its spelling.
package enum Command: String, CaseIterable {
  case generate, check, inspect, preview, schema, lock, infer, completion

  /// Its summary in the usage text.
  package var summary: String {
    switch self {
    case .generate:
      """
      Write Action+CodableEnum.swift beside Action.swift. A file that is named always gets an output; of the files in a \
      directory, only those with annotations do.
      """
    case .check:
      """
      Write nothing; fail, with a diff, if an output is missing or stale, or is orphaned: its input is gone, or has lost \
      its annotations. With --lock, fail if a change breaks what is on the wire; outputs are compared as well where \
      there are any.
      """
    case .inspect: "Print every annotated enum, as understood, as JSON."
    case .preview: "Print each case and the JSON it is written as."
    case .schema:
      """
      Write the wire contract of all inputs as one document for other languages: of the annotated enums, and of the \
      structs and enums that the compiler codes. What the inputs do not define is left open, and listed.
      """
    case .lock:
      """
      Write what every annotated enum is on the wire, and what it has in its payloads, to a file to commit, \
      \(Options.defaultLock) unless --output names one; check --lock fails for a change that breaks it. Run again, it \
      accepts the changes, and prints them.
      """
    case .infer:
      """
      Print an annotated enum, and the structs it needs, that read every sample of JSON and write it again: the file of \
      an API, its lines, or the elements of its array. It is proved on all samples before it is printed; what they \
      cannot say is in its comments.
      """
    case .completion: "Print a script that completes the arguments of codable-enum in a shell."
    }
  }

  /// The operands after its flags.
  package var operands: String {
    switch self {
    case .generate, .check, .inspect, .preview, .schema, .lock: "<file or directory>…"
    case .infer: "<JSON file or ->…"
    case .completion: "bash|zsh|fish"
    }
  }

  package var flags: [Flag] { Flag.allCases.filter { $0.commands.contains(self) } }

  /// The flag that must be given.
  package var requiredFlag: Flag? { self == .schema ? .format : nil }

  /// A command line to start from.
  package var example: String {
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
