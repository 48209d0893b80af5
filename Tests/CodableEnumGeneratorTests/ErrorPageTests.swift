import Foundation
import TestSupport
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

/// The page *Errors* has an entry for each message: its text as a test has it, in the heading and, from '; ' or ': ' on,
/// below it. The rest of the generator's messages, what to do, may be left out: who sees the message has it.
@Suite struct ErrorPageTests {
  private let entries: [Entry]
  private let messages: [KnownMessage]

  init() throws {
    let page = try text(of: "Sources/CodableEnum/CodableEnum.docc/Errors.md")
    let messages = try generatorMessages() + runtimeMessages()
    self.messages = messages
    entries = try page.split(separator: "\n### ").dropFirst().map { try Entry($0, of: messages) }
  }

  @Test func everyMessageHasOneEntryAndEveryEntryAMessage() {
    #expect(messages.count > 100)
    for message in messages {
      let count = entries.count { $0.message?.name == message.name }
      #expect(count == 1, "\(count) entries of Errors.md are about '\(message.name)': \(message.text)")
    }
    for entry in entries {
      #expect(entry.message != nil, "no message has the text '\(entry.heading)\(entry.wayOut)' in Errors.md")
    }
  }

  /// As people search for it: without the way out.
  @Test func headingsEndWhereTheWayOutBegins() {
    for entry in entries {
      #expect(
        !entry.heading.isEmpty && !entry.heading.contains("; "),
        "the heading '\(entry.heading)' in Errors.md is not a text in backticks, up to '; '"
      )
    }
    #expect(Set(entries.map(\.heading)).count == entries.count, "two entries of Errors.md have one heading")
  }

  @Test func theTextsAreThoseOfTheTests() throws {
    let recorded = try ["CodableEnumGeneratorTests", "CodableEnumMacrosTests"].map { tests in
      try texts(in: "Tests/\(tests)/Diagnostics", ending: ".diagnostics.txt")
    }.joined()
    let pinned = try ["CodableEnumTests", "GoldenTests", "Consumers/Documentation/Examples"].map { folder in
      try texts(in: "Tests/\(folder)", ending: ".swift")
    }.joined().replacing("\\\"", with: "\"").replacing(#/\\\n */#, with: "")
    for entry in entries {
      #expect(
        entry.message?.pattern != nil || !entry.wayOut.isEmpty || !entry.prose.isEmpty,
        "'\(entry.heading)' in Errors.md needs a cause and a cure, or the rest of its text as '`…; rest`'"
      )
      for text in entry.texts {
        let isPinned =
          entry.message?.pattern == nil
          ? pinned.contains(text)
          : ["error", "note"].contains { kind in
            ["\n", "; ", ": "].contains { recorded.contains("\(kind): \(text)\($0)") }
          }
        #expect(isPinned, "no test expects this text in Errors.md: \(text)")
      }
    }
  }
}

/// A message in the sources.
private struct KnownMessage {
  var name: String
  /// With `%1` and so on for its arguments, or the example in its comment, up to the way out.
  var text: String
  /// What its texts match, unless it is one of the runtime's.
  var pattern: Regex<AnyRegexOutput>?
  /// What they match up to where the way out may begin.
  var headingPatterns: [Regex<AnyRegexOutput>] = []

  func isText(_ heading: String, _ wayOut: String) throws -> Bool {
    guard let pattern else { return heading == text }
    if try pattern.wholeMatch(in: heading + wayOut) != nil { return true }
    return try wayOut.isEmpty && headingPatterns.contains { try $0.wholeMatch(in: heading) != nil }
  }
}

private func generatorMessages() throws -> [KnownMessage] {
  let source = try text(of: "Sources/CodableEnumGenerator/Diagnostics/Messages.swift")
  return try source.matches(of: #/(?m)^  case (\w+) = (?:"""\n *((?s:.+?))\n *"""|"(.+)")$/#).map { match in
    let text = String(match.2 ?? match.3 ?? "").replacing("\\\"", with: "\"").replacing(#/\\\n */#, with: "")
    let starts = text.matches(of: #/; |: /#).map { text[..<$0.range.lowerBound] }
    return try KnownMessage(
      name: String(match.1),
      text: text,
      pattern: pattern(of: text[...]),
      headingPatterns: starts.map(pattern)
    )
  }
}

private func pattern(of text: Substring) throws -> Regex<AnyRegexOutput> {
  let parts = text.split(separator: #/%\d/#, omittingEmptySubsequences: false)
  return try Regex(parts.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".*"))
}

/// Those whose doc comment begins with their text: what has none is a part of another.
private func runtimeMessages() throws -> [KnownMessage] {
  let declaration = #/\n *\/\/\/ `(.*)\n(?: *\/\/\/(?! `).*\n)* *(?:public |fileprivate )?(?:static )?func (\w+)/#
  let errors =
    try texts(in: "Sources/CodableEnum", ending: "Errors.swift") + text(of: "Sources/CodableEnum/StackGuard.swift")
  return errors.matches(of: declaration).map { match in
    let text = match.1.prefix(upTo: match.1.firstRange(of: #/; |: |`/#)?.lowerBound ?? match.1.endIndex)
    return KnownMessage(name: String(match.2), text: String(text))
  }
}

/// A part of the page: its heading in backticks, the rest of the text as `…; way out`, a block of other texts, and what
/// there is to say. Each part may be missing.
private struct Entry {
  var heading: String
  var wayOut: String
  var texts: [String]
  var prose: String
  /// Of those that have its text, the one that says most of it.
  var message: KnownMessage?

  init(_ part: Substring, of messages: [KnownMessage]) throws {
    let own = part.prefix(upTo: part.firstRange(of: "\n## ")?.lowerBound ?? part.endIndex)
    let lines = own.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = lines.first?.wholeMatch(of: #/`(.+)`/#).map { String($0.1) } ?? ""
    let wayOut = own.firstMatch(of: #/\n`…((?:; |: ).+)`\n/#).map { String($0.1) } ?? ""
    (self.heading, self.wayOut) = (heading, wayOut)
    message = try messages.filter { try $0.isText(heading, wayOut) }.max { $0.text.count < $1.text.count }
    let block = lines.drop { $0 != "```text" }.dropFirst()
    texts = [heading + wayOut] + block.prefix { $0 != "```" }.map(String.init)
    let rest = block.isEmpty ? lines[...].dropFirst() : block.drop { $0 != "```" }.dropFirst()
    prose = rest.filter { !$0.hasPrefix("`…") && !$0.hasPrefix("<!--") }.joined()
  }
}

private func text(of path: String) throws -> String {
  try String(contentsOf: root.appending(path: path), encoding: .utf8)
}

/// All files below a folder, in one text.
private func texts(in folder: String, ending: String) throws -> String {
  let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
  let urls = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.path.hasSuffix(ending) }
  return try urls.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
}
