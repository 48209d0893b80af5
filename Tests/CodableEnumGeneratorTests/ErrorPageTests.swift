import Foundation
import TestSupport
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

/// The page *Errors* has an entry for each message: its text as a test has it, in the heading and, from '; ' or ': ' on,
/// below it, and its name in the sources as a comment.
@Suite struct ErrorPageTests {
  private let entries: [Entry]
  private let page: String

  init() throws {
    page = try text(of: "Sources/CodableEnum/CodableEnum.docc/Errors.md")
    entries = page.split(separator: "\n### ").dropFirst().map(Entry.init)
  }

  @Test func everyMessageHasOneEntryAndEveryEntryAMessage() throws {
    let names = entries.map(\.name)
    let messages = try generatorMessages() + runtimeMessages()
    #expect(messages.count > 100)
    for name in Set(messages) {
      #expect(
        names.contains(name),
        "write an entry with '<!-- \(name) -->' below its heading in Errors.md, then the rest of its text, and what to do"
      )
    }
    for name in names {
      #expect(messages.contains(name), "no message is named '\(name)'; rename the entry in Errors.md, or remove it")
    }
    #expect(Set(names).count == names.count, "two entries of Errors.md have one name")
  }

  /// As people search for it: without the way out.
  @Test func headingsEndWhereTheWayOutBegins() {
    for entry in entries {
      #expect(
        !entry.heading.isEmpty && !entry.heading.contains("; "),
        "the heading of '\(entry.name)' in Errors.md is not its text in backticks, up to '; '"
      )
    }
    #expect(Set(entries.map(\.heading)).count == entries.count, "two entries of Errors.md have one heading")
  }

  @Test func theTextsAreThoseOfTheTests() throws {
    let recorded = try ["CodableEnumGeneratorTests", "CodableEnumMacrosTests"].map { tests in
      try texts(in: "Tests/\(tests)/Diagnostics", ending: ".diagnostics.txt")
    }.joined()
    let checked =
      try page + ["CodableEnumTests", "GoldenTests"].map { try texts(in: "Tests/\($0)", ending: ".swift") }.joined()
    let ofRuntime = try Set(runtimeMessages())
    // What the page shows does not vouch for itself.
    let pinned = checked.replacing(#/(?m)^```text\n(?s:.*?)^```|^### .*$|^`….*$/#, with: "")
      .replacing("\\\"", with: "\"").replacing(#/\\\n */#, with: "")
    for entry in entries {
      #expect(
        !entry.wayOut.isEmpty || !entry.prose.isEmpty,
        "the entry '\(entry.name)' of Errors.md needs a cause and a cure, or the rest of its text as '`…; rest`'"
      )
      for text in entry.texts {
        let isPinned = ofRuntime.contains(entry.name) ? pinned.contains(text) : recorded.contains("error: \(text)\n")
        #expect(isPinned, "no test expects the text of '\(entry.name)' in Errors.md: \(text)")
      }
    }
  }

  private func generatorMessages() throws -> [String] {
    let folder = "Sources/CodableEnumGenerator/Diagnostics"
    return try texts(in: folder, ending: "Messages.swift").matches(of: #/\n  case (\w+) = /#).map { String($0.1) }
  }

  /// Those whose doc comment begins with their text: what has none is a part of another.
  private func runtimeMessages() throws -> [String] {
    let declaration = #/\n *\/\/\/ `.*\n(?: *\/\/\/(?! `).*\n)* *(?:public |fileprivate )?(?:static )?func (\w+)/#
    let errors =
      try texts(in: "Sources/CodableEnum", ending: "Errors.swift") + text(of: "Sources/CodableEnum/StackGuard.swift")
    return errors.matches(of: declaration).map { String($0.1) }
  }
}

/// A part of the page: its heading in backticks, `<!-- name -->`, the rest of the text as `…; way out`, a block of other
/// texts, and what there is to say. Each part may be missing.
private struct Entry {
  var heading: String
  var name: String
  var wayOut: String
  var texts: [String]
  var prose: String

  init(_ part: Substring) {
    let own = part.prefix(upTo: part.firstRange(of: "\n## ")?.lowerBound ?? part.endIndex)
    let lines = own.split(separator: "\n", omittingEmptySubsequences: false)
    heading = lines.first?.wholeMatch(of: #/`(.+)`/#).map { String($0.1) } ?? ""
    name = own.firstMatch(of: #/\n<!-- (\w+) -->\n/#).map { String($0.1) } ?? ""
    wayOut = own.firstMatch(of: #/\n`…((?:; |: ).+)`\n/#).map { String($0.1) } ?? ""
    let block = lines.drop { $0 != "```text" }.dropFirst()
    texts = [heading + wayOut] + block.prefix { $0 != "```" }.map(String.init)
    let rest = block.isEmpty ? lines[...].dropFirst() : block.drop { $0 != "```" }.dropFirst()
    prose = rest.prefix { $0 != "<!-- example" }.filter { !$0.hasPrefix("`…") && !$0.hasPrefix("<!--") }.joined()
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
