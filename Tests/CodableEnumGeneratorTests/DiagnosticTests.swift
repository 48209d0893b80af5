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
    #expect(generated.output == nil)
    try RecordedText(folder.appending(path: name + ".diagnostics.txt")).expect(text(generated.diagnostics, in: source))
  }

  @Test func everyFixtureHasAnInput() throws {
    for name in fileNames(in: folder, ending: ".diagnostics.txt") where !fixtures.contains(name) {
      try RecordedText(folder.appending(path: name + ".diagnostics.txt")).expectNone()
    }
  }

  /// A message's fixture has its name. Messages about attributes have theirs among the macro's.
  @Test func everyMessageHasAFixture() throws {
    let messages = testFolder.appending(path: "../../Sources/CodableEnumGenerator/Diagnostics")
    var names: [Substring] = []
    for file in fileNames(in: messages, ending: "Messages.swift") {
      let text = try String(contentsOf: messages.appending(path: file + "Messages.swift"), encoding: .utf8)
      let namesOfFile = text.matches(of: #/\n  static func (\w+)\(/#).map(\.1)
      #expect(!namesOfFile.isEmpty)
      #expect(namesOfFile == namesOfFile.sorted())
      names += namesOfFile
    }
    let ofMacro = fileNames(
      in: testFolder.appending(path: "../CodableEnumMacrosTests/Diagnostics"),
      ending: ".swift.txt"
    )
    for name in names { #expect((fixtures + ofMacro).contains(String(name))) }
  }

  private func text(_ diagnostics: [Diagnostic], in source: SourceFile) -> String {
    let lines = LineTable(source)
    func line(_ range: Range<Int>, _ severity: String, _ message: String) -> String {
      let position = lines.position(at: range.lowerBound)
      return "\(position.line):\(position.column): \(severity): \(message)\n"
    }
    return diagnostics.map { diagnostic in
      line(diagnostic.range, "error", diagnostic.message)
        + diagnostic.notes.map { line($0.range, "note", $0.message) }.joined()
    }.joined()
  }
}
