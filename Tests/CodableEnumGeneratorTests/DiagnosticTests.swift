import Foundation
import TestSupport
import Testing

@testable import CodableEnumGenerator

private let testFolder = URL(filePath: #filePath).deletingLastPathComponent()

/// At least one fixture for each message: `message.swift.txt` and its diagnostics, `message.diagnostics.txt`.
private let folder = testFolder.appending(path: "Diagnostics")
private let fixtures = fileNames(in: folder, ending: ".swift.txt")

@Suite struct DiagnosticTests {
  @Test(arguments: fixtures)
  func diagnosticsEqualTheFixture(name: String) throws {
    let bytes = Array(try Data(contentsOf: folder.appending(path: name + ".swift.txt")))
    let source = SourceFile(path: name + ".swift", bytes: bytes)
    let generated = Generator.generate(source)
    let found = generated.diagnostics + generated.notes
    #expect((generated.output == nil) == !generated.diagnostics.isEmpty)
    try RecordedText(folder.appending(path: name + ".diagnostics.txt")).expect(text(found, in: source))
  }

  @Test func everyFixtureHasAnInput() throws {
    for name in fileNames(in: folder, ending: ".diagnostics.txt") where !fixtures.contains(name) {
      try RecordedText(folder.appending(path: name + ".diagnostics.txt")).expectNone()
    }
  }

  /// A message's fixture has its name. Messages about attributes have theirs among the macro's.
  @Test func everyMessageHasAFixture() throws {
    let macroTests = testFolder.appending(path: "../CodableEnumMacrosTests/Diagnostics")
    let names = fixtures + fileNames(in: macroTests, ending: ".swift.txt")
    for subject in try messagesBySubject() {
      #expect(!subject.isEmpty)
      #expect(subject.map(\.name) == subject.map(\.name).sorted())
      for message in subject { #expect(names.contains(message.name), "write \(message.name).swift.txt, and record") }
    }
  }

  /// `%1`, then `%2`, and so on: as many as a message has arguments, which is checked when it is reported.
  @Test func placeholdersAreInOrder() throws {
    let messages = try messagesBySubject().joined()
    #expect(messages.count > 80)
    for message in messages {
      var count = 0
      for match in message.text.matches(of: #/%(.)/#) {
        if match.1 == "\(count + 1)" { count += 1 }
        #expect((1...max(count, 1)).map(String.init).contains(String(match.1)), "%\(match.1) in \(message.name)")
      }
    }
  }

  /// From the source, since the messages are no collection: the subjects have headings, each message a row.
  private func messagesBySubject() throws -> [[(name: String, text: String)]] {
    let file = testFolder.appending(path: "../../Sources/CodableEnumGenerator/Diagnostics/Messages.swift")
    let subjects = try String(contentsOf: file, encoding: .utf8).split(separator: "\n  // MARK: ").dropFirst()
    return subjects.map { subject in
      subject.split(separator: "\n  case ").dropFirst().map { row in
        let words = row.split(separator: " = ", maxSplits: 1)
        // Up to the comment of the next row.
        return (String(words[0]), String(words[1].split(separator: "\n  ///")[0]))
      }
    }
  }

  private func text(_ diagnostics: [Diagnostic], in source: SourceFile) -> String {
    let lines = LineTable(source)
    func line(_ range: Range<Int>, _ severity: String, _ message: String) -> String {
      let position = lines.position(at: range.lowerBound)
      return "\(position.line):\(position.column): \(severity): \(message)\n"
    }
    return diagnostics.map { diagnostic in
      line(diagnostic.range, diagnostic.isNote ? "note" : "error", diagnostic.message)
        + diagnostic.notes.map { line($0.range, "note", $0.message) }.joined()
    }.joined()
  }
}
