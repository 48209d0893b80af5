import CodableEnumFiles

/// The shells that have completion.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension CommandLineTool {
  /// Prints the script of a shell.
  mutating func printCompletion(_ options: Options) throws(ToolError) {
    let shell: Shell = try parseWord(options.paths[0], "unknown shell '\(options.paths[0])'")
    standardOutput += shell.script
  }
}

extension String {
  /// In single quotes, for all shells here. An apostrophe ends and restarts them.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// In single quotes only where a shell would not take it for one word.
  var quotedForShellIfNeeded: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isIdentifierPart || "-+=/.,:@%".utf8.contains($0) }
    return isPlain ? self : quotedForShell
  }

  /// The first sentence, without its period.
  var firstSentence: String {
    parts(around: ". ").map { String($0.before) } ?? (hasSuffix(".") ? String(dropLast()) : self)
  }
}
