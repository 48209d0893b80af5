/// The words that other libraries have for what annotations say, such as serde's and MetaCodable's.
enum ForeignWords {
  /// The way out for an unknown option; nil for a word that means nothing here.
  static func option(_ argument: Annotation.Argument, of annotation: Annotation) -> String? {
    let value = argument.text.split(separator: ":", maxSplits: 1).last.map { $0.drop { $0 == " " } } ?? ""
    let word = folded(argument.label ?? "")
    let text = "(\(argument.text))"
    switch annotation.kind {
    case .ofEnum:
      if argument.label.flatMap(CaseOption.init) != nil {
        return "it belongs to one case: put @\(AnnotationKind.ofCase.rawValue)\(text) above that case"
      }
      func given(_ words: Set<String>) -> Annotation.Argument? {
        annotation.arguments.first { $0.label.map { words.contains(folded($0)) } ?? false && $0.value.string != nil }
      }
      let isTag = tagKeys.contains(word)
      if isTag || contentKeys.contains(word) {
        let key = given(tagKeys)?.value.string ?? "type"
        let content = given(contentKeys)?.value.string
        let strategy = content.map { Strategy.adjacent(key: key, content: .key($0)) } ?? .flattenedStatus(key: key)
        return "did you mean 'strategy: \(strategy.spelling)'?"
      }
      if word == "untagged" { return "did you mean 'strategy: .untagged'?" }
      if ["rename", "renameall", "codedas"].contains(word) { return "did you mean 'caseNames'?" }
      return ["keycase", "codingkeys", "renameallfields"].contains(word) ? "did you mean 'keyNames'?" : nil
    case .ofCase:
      if argument.label.flatMap(EnumOption.init) != nil {
        return "it is for all cases: put it into @\(AnnotationKind.ofEnum.rawValue)\(text)"
      }
      if ["tag", "name", "rename", "codedas", "value"].contains(word) {
        return "the tag comes first, without a label: @\(annotation.name)(\(value))"
      }
      if let way = catching(word) { return "did you mean '\(way)'?" }
      return ["key", "codedat"].contains(word) ? "did you mean 'keys'?" : nil
    case .ofType, nil: return nil
    }
  }

  /// What an unknown value of an option means; with the key of the tag, if one is given.
  static func value(_ spelling: String, _ arguments: [Annotation.Argument], of option: String) -> String? {
    guard option == EnumOption.strategy.rawValue, let strategy = strategies[folded(spelling)] else { return nil }
    let key = arguments.first { tagKeys.contains(folded($0.label ?? "")) }?.value.string
    return strategy(key ?? "type").spelling
  }

  /// What a name in the place of a tag stands for: what the case catches, or the tag without its quotes.
  static func tag(_ value: Literal) -> String? {
    guard case .member(let name, nil) = value.kind else { return nil }
    return catching(folded(name)) ?? "@\(AnnotationKind.ofCase.rawValue)(\(swiftLiteral(name)))"
  }

  /// The option of a case that takes what no other case does.
  private static func catching(_ word: String) -> String? {
    let catches =
      Catch(rawValue: word) ?? (["default", "fallback", "other", "catchall"].contains(word) ? .unknown : nil)
    return catches.map { "\(CaseOption.catches): .\($0)" }
  }

  /// What the tags behind the first one are meant as: other tags of the case.
  static func aliases(in annotation: Annotation) -> String? {
    guard annotation.kind == .ofCase else { return nil }
    let given = annotation.arguments.filter { $0.label == CaseOption.aliases.rawValue }.flatMap {
      $0.value.elements ?? []
    }
    let tags = given + annotation.arguments.dropFirst().filter { $0.label == nil }.map(\.value)
    let texts = tags.compactMap { $0.tag?.literal }
    return texts.count == tags.count ? "\(CaseOption.aliases): [\(texts.joined(separator: ", "))]" : nil
  }

  /// What an argument of an enum without a label is meant as: a strategy, or an option that is either on or off.
  static func strategy(_ argument: Annotation.Argument) -> String? {
    guard case .member(let name, _) = argument.value.kind else { return nil }
    if name == EnumOption.ignoresCase.rawValue { return "\(name): true" }
    guard Strategy.Name(rawValue: name) != nil else { return nil }
    return "\(EnumOption.strategy.rawValue): .\(argument.text.drop { $0 == "." })"
  }

  private static let tagKeys: Set = ["key", "tag", "tagkey", "discriminator", "codedat"]
  private static let contentKeys: Set = ["content", "contentat", "contentkey"]
  /// By the key of the tag.
  private static let strategies: [String: @Sendable (String) -> Strategy] = {
    let flat = [
      "internallytagged", "internal", "discriminated", "tagged", "flattened", "flat", "oneof", "union", "type",
    ]
    var strategies: [String: @Sendable (String) -> Strategy] = [
      "externallytagged": { _ in .caseKeyed(payload: .natural) },
      "external": { _ in .caseKeyed(payload: .natural) },
      "adjacentlytagged": { .adjacent(key: $0, content: .key("content")) },
      "synthesized": { _ in .caseKeyed(payload: .labeled) },
    ]
    for word in flat { strategies[word] = { .flattenedStatus(key: $0) } }
    return strategies
  }()

  /// Without letter case and separators.
  private static func folded(_ word: String) -> String { word.lowercased().filter { $0 != "_" && $0 != "-" } }
}
