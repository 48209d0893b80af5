/// The words that other libraries have for what annotations say, such as serde's and MetaCodable's.
enum ForeignWords {
  /// The way out for an unknown option; nil for a word that means nothing here.
  static func option(_ argument: Annotation.Argument, of annotation: Annotation) -> String? {
    let value = argument.text.split(separator: ":", maxSplits: 1).last.map { $0.drop { $0 == " " } } ?? ""
    let word = folded(argument.label ?? "")
    switch annotation.kind {
    case .ofEnum:
      func argument(_ words: Set<String>) -> Annotation.Argument? {
        annotation.arguments.first { $0.label.map { words.contains(folded($0)) } ?? false && $0.value.string != nil }
      }
      let isTag = tagKeys.contains(word)
      if isTag || contentKeys.contains(word) {
        let key = argument(tagKeys)?.value.string ?? "type"
        let content = argument(contentKeys)?.value.string
        let strategy = content.map { Strategy.adjacent(key: key, content: .key($0)) } ?? .flattenedStatus(key: key)
        return "did you mean 'strategy: \(strategy.spelling)'?"
      }
      if word == "untagged" { return "did you mean 'strategy: .untagged'?" }
      if ["rename", "renameall", "codedas"].contains(word) { return "did you mean 'caseNames'?" }
      return ["keycase", "codingkeys", "renameallfields"].contains(word) ? "did you mean 'keyNames'?" : nil
    case .ofCase:
      if ["tag", "name", "rename", "codedas", "value"].contains(word) {
        return "the tag comes first, without a label: @\(annotation.name)(\(value))"
      }
      return ["key", "codedat"].contains(word) ? "did you mean 'keys'?" : nil
    case .ofType, nil: return nil
    }
  }

  /// The way out for an unknown value of an option.
  static func value(_ spelling: String, of option: String) -> String? {
    guard option == EnumOption.strategy.rawValue, let strategy = strategies[folded(spelling)] else { return nil }
    return "did you mean '\(strategy.spelling)'?"
  }

  /// The strategy that an argument without a label names.
  static func strategy(_ argument: Annotation.Argument) -> String? {
    guard case .member(let name, _) = argument.value.kind, Strategy.Name(rawValue: name) != nil else { return nil }
    return "\(EnumOption.strategy.rawValue): .\(argument.text.drop { $0 == "." })"
  }

  private static let tagKeys: Set = ["key", "tag", "tagkey", "discriminator", "codedat"]
  private static let contentKeys: Set = ["content", "contentat", "contentkey"]
  private static let strategies: [String: Strategy] = [
    "internallytagged": .flattenedStatus(key: "type"), "internal": .flattenedStatus(key: "type"),
    "flattened": .flattenedStatus(key: "type"), "tagged": .flattenedStatus(key: "type"),
    "externallytagged": .caseKeyed(payload: .natural), "external": .caseKeyed(payload: .natural),
    "adjacentlytagged": .adjacent(key: "type", content: .key("content")),
    "synthesized": .caseKeyed(payload: .labeled),
  ]

  /// Without letter case and separators.
  private static func folded(_ word: String) -> String { word.lowercased().filter { $0 != "_" && $0 != "-" } }
}
