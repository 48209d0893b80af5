import CodableEnumGenerator
import CodableEnumReplacement
import Foundation
import TestSupport
import Testing

/// `Name.swift.txt`, coded by hand, and what becomes of it: `Name.replaced.txt`, the file with annotations or the errors.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Replacements")

private let names = fileNames(in: folder, ending: ".swift.txt")

private func source(of name: String) throws -> SourceFile {
  let bytes = Array(try Data(contentsOf: folder.appending(path: name + ".swift.txt")))
  return SourceFile(path: "\(name).swift", bytes: bytes)
}

@Suite struct ReplacementAnswerTests {
  @Test(arguments: names)
  func answerIsRecorded(name: String) throws {
    let result = Replacement([try source(of: name)])
    var text = ""
    for error in result.errors {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      text += "\(error.path)\(place): error: \(error.text)\n"
    }
    for (_, new) in result.changed { text += new.text(0..<new.bytes.count) }
    #expect(result.errors.isEmpty != result.changed.isEmpty)
    try RecordedText(folder.appending(path: name + ".replaced.txt")).expect(text)
  }

  @Test func everyAnswerHasAnInput() throws {
    for name in fileNames(in: folder, ending: ".replaced.txt") where !names.contains(name) {
      try RecordedText(folder.appending(path: name + ".replaced.txt")).expectNone()
    }
  }

  /// What is printed generates, and has nothing more to replace.
  @Test(arguments: names)
  func answerGenerates(name: String) throws {
    for (_, new) in Replacement([try source(of: name)]).changed {
      #expect(Generator.generate(new).diagnostics.filter { !$0.isNote } == [])
      #expect(!Replacement([new]).errors.isEmpty)
    }
  }
}
