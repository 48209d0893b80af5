/// What an editor shows of the macro, while it is typed.
struct AttributesTest {
  let server: LanguageServer
  let document: Document

  /// A mistake, typed in place of what is right.
  struct Mistake {
    var right: String
    var wrong: String
    /// What is underlined, and why.
    var diagnostic: String
    var hasFix = false
  }

  static let mistakes = [
    Mistake(
      right: "\"position\":",
      wrong: "\"positon\":",
      diagnostic: """
        6:23: Unknown label 'positon' in the keys of case 'waitlist'; did you mean 'position'? (from macro 'CodableEnum')
        6:23: Replace with 'position'
        """,
      hasFix: true
    ),
    Mistake(
      right: "\"place\"",
      wrong: "\"status\"",
      diagnostic: """
        7:17: A value of case 'waitlist' has the key of the tag, "status"; give it a different one with \
        @CodableCase(keys: …) (from macro 'CodableEnum')
        """
    ),
    Mistake(
      right: "\"done\"",
      wrong: "\"waitlist\"",
      diagnostic: """
        9:8: Cases 'waitlist' and 'confirmed' are both written as "waitlist"; give one a different tag with \
        @CodableCase (from macro 'CodableEnum')
        7:8: The first one is here
        """
    ),
    Mistake(
      right: ".flattenedStatus",
      wrong: ".discriminator, unlabeled: .merged",
      diagnostic: """
        4:40: 'unlabeled' has no effect with strategy '.discriminator'; remove it (from macro 'CodableEnum')
        """
    ),
    // Labels are the compiler's to check, before it asks the macro.
    Mistake(
      right: "strategy:",
      wrong: "stategy:",
      diagnostic: "4:13: Incorrect argument label in macro expansion (have 'stategy:', expected 'strategy:')",
      hasFix: true
    ),
  ]

  static let completions = [
    (
      "strategy: .flattenedStatus", "strategy: .",
      [
        "caseKeyed", "caseKeyed(payload: CodableEnumOptions.Payload)", "discriminator",
        "discriminator(key: String, prefix: CodableEnumOptions.KeyPrefix)",
        "flattenedStatus", "flattenedStatus(key: String)", "adjacent",
        "adjacent(key: String, content: CodableEnumOptions.ContentKey)", "tagFirst",
        "untagged", "rawValue",
      ]
    ),
    ("strategy: .flattenedStatus", "strategy: .fla", ["flattenedStatus", "flattenedStatus(key: String)"]),
    ("strategy: .flattenedStatus", "strategy: .caseKeyed(payload: .", ["positional", "labeled", "natural", "array"]),
    (
      "strategy: .flattenedStatus", "strategy: .caseKeyed, caseNames: .",
      ["asWritten", "snakeCase", "screamingKebabCase"]
    ),
    ("strategy: .flattenedStatus", "strategy: .caseKeyed, nils: .", ["omit", "null"]),
    ("\"done\"", "catches: [.", ["unknown", "missing", "invalid"]),
  ]

  /// Waits until the server has built the macro.
  private func prepare() throws {
    let original = document.text
    try document.replace(".flattenedStatus", byTyping: ".flattenedStatus, nils: 1")
    _ = try server.wait(for: "an error of the macro", seconds: 150, document.diagnostics) { !$0.isEmpty }
    document.revert(to: original)
  }

  func run() throws {
    let original = document.text
    try prepare()
    for mistake in Self.mistakes {
      try document.replace(mistake.right, byTyping: mistake.wrong)
      let found = try server.wait(for: mistake.diagnostic, document.diagnostics) { found in
        found.contains { $0.description == mistake.diagnostic }
      }
      for diagnostic in found where diagnostic.description == mistake.diagnostic {
        let fixed = try document.fixed(diagnostic)
        guard fixed == (mistake.hasFix ? original : nil) else {
          throw Failure("\(mistake.diagnostic)\nis mended as\n\(fixed ?? "nothing")")
        }
      }
      document.revert(to: original)
      _ = try server.wait(for: "a file without mistakes", document.diagnostics, until: \.isEmpty)
    }

    for (right, typed, expected) in Self.completions {
      try document.replace(right, byTyping: typed)
      let offered = try document.completions(after: typed)
      guard Set(offered).isSuperset(of: expected) else {
        throw Failure("after '\(typed)' the editor offers \(offered), not all of \(expected)")
      }
      document.revert(to: original)
    }
    print("macro: \(Self.mistakes.count) mistakes and \(Self.completions.count) completions as they should be")
  }
}
