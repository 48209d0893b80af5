/// How names are spelled on the wire.
package enum NameStyle: String, CaseIterable {
  case asWritten, camelCase, pascalCase, snakeCase, screamingSnakeCase, kebabCase, screamingKebabCase
  case lowercase, uppercase

  /// The name in this style; underscores before and after it stay.
  package func apply(to name: String) -> String {
    guard self != .asWritten else { return name }
    let core = name.drop { $0 == "_" }
    let leading = name[..<core.startIndex]
    let trailing = core.reversed().prefix { $0 == "_" }
    return leading + convert(String(core.dropLast(trailing.count))) + trailing
  }

  private func convert(_ name: String) -> String {
    let words = Self.words(of: name)
    return switch self {
    case .asWritten: name
    case .camelCase: (words.prefix(1).map { $0.lowercased() } + words.dropFirst().map(Self.capitalized)).joined()
    case .pascalCase: words.map(Self.capitalized).joined()
    case .snakeCase: words.map { $0.lowercased() }.joined(separator: "_")
    case .screamingSnakeCase: words.map { $0.uppercased() }.joined(separator: "_")
    case .kebabCase: words.map { $0.lowercased() }.joined(separator: "-")
    case .screamingKebabCase: words.map { $0.uppercased() }.joined(separator: "-")
    case .lowercase: name.lowercased()
    case .uppercase: name.uppercased()
    }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// The words of a name: `HTTPServer` → `HTTP`, `Server`; `v2Api` → `v2`, `Api`; `not allowed` → `not`, `allowed`.
  ///
  /// A word begins after `_`, `-` or a blank, at a capital after anything else, and at the last capital of several
  /// if a small letter follows.
  package static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      if character == "_" || character == "-" || character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let followsCapital = index > 0 && characters[index - 1].isUppercase
      let precedesSmall = index + 1 < characters.count && characters[index + 1].isLowercase
      if character.isUppercase, !word.isEmpty, !followsCapital || precedesSmall {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }
}
