import Foundation
import TestSupport
import Testing

@testable import CodableEnumGenerator

private let testFolder = URL(filePath: #filePath).deletingLastPathComponent()

/// Errors in comment annotations, one fixture each.
private let commented = testFolder.appending(path: "../CodableEnumGeneratorTests/Diagnostics")

/// Errors only in attributes, and their fixes: `message.swift.txt`, `message.diagnostics.txt`.
private let attributed = testFolder.appending(path: "Diagnostics")

@Suite(.enabled(if: Program.canStart)) struct DiagnosticTests {
  /// Errors that only comments can have, or that the compiler reports before it asks the macro.
  private static let ofComments: Set = [
    "annotationAboveNothing", "annotationAfterCode", "attributeWithoutMacro", "caseWithoutEnum", "foreignTagOfTheFile",
    "hiddenModuleOfTheFile", "indistinctCasesOfTheFile", "leftOutMatchOfTheFile", "localType",
    "misplacedAboveCondition",
    "misplacedAnnotation", "misplacedType",
    "annotationAfterText", "curlyQuotes", "declaredConformance", "sharedTypeTag",
    "missingComma", "missingValue", "nameWithoutCoder", "notUTF8", "nullInOptional", "privateType",
    "rawValueWithValuesOfTheFile", "repeatedAnnotation", "textAfterAnnotation", "unbalancedBrace",
    "unbalancedBraceThatCloses", "unclosedBracket", "uncodableValueOfTheFile", "undecidedCaseOfTheFile",
    "unknownAnnotation", "unreadCodingKeysOfTheFile",
    "unmatchedNullOfTheFile", "unmergeableValueOfTheFile", "valueWithoutKeyOfTheFile",
    "writtenMemberOfExtension",
  ]

  @Test(arguments: fileNames(in: commented, ending: ".swift.txt").filter { !ofComments.contains($0) })
  func macroSaysWhatTheToolSays(name: String) throws {
    let source = try SourceFile(commented.appending(path: name + ".swift.txt"))
    let plugin = try PluginProcess()
    let expansions = try AttributedSource(source).invocations.map(plugin.expand)
    for expansion in expansions { #expect((expansion.text == nil) == expansion.diagnostics.contains { !$0.isNote }) }
    let generated = Generator.generate(source)
    let expected = text(generated.diagnostics + generated.notes, in: source)
    #expect(text(expansions.flatMap(\.diagnostics), in: source) == expected)
  }

  @Test(arguments: fileNames(in: attributed, ending: ".swift.txt"))
  func diagnosticsEqualTheFixture(name: String) throws {
    let source = try SourceFile(attributed.appending(path: name + ".swift.txt"))
    let plugin = try PluginProcess()
    let diagnostics = try AttributedSource(source).invocations.flatMap { try plugin.expand($0).diagnostics }
    let recorded = attributed.appending(path: name + ".diagnostics.txt")
    try RecordedText(recorded).expect(text(diagnostics, in: source, withFixIts: true))
  }

  @Test func everyFixtureHasAnInput() throws {
    let inputs = fileNames(in: attributed, ending: ".swift.txt")
    for name in fileNames(in: attributed, ending: ".diagnostics.txt") where !inputs.contains(name) {
      try RecordedText(attributed.appending(path: name + ".diagnostics.txt")).expectNone()
    }
  }

  private func text(_ diagnostics: [Diagnostic], in source: SourceFile, withFixIts: Bool = false) -> String {
    let lines = LineTable(source)
    func line(_ offset: Int, _ severity: String, _ message: String) -> String {
      let position = lines.position(at: offset)
      return "\(position.line):\(position.column): \(severity): \(message)\n"
    }
    return diagnostics.map { diagnostic in
      var text = line(diagnostic.range.lowerBound, diagnostic.isNote ? "note" : "error", diagnostic.message)
      for note in diagnostic.notes { text += line(note.range.lowerBound, "note", note.message) }
      for fixIt in diagnostic.fixIts where withFixIts {
        let edit = "\"\(source.text(fixIt.range))\" → \"\(fixIt.replacement)\""
        text += line(fixIt.range.lowerBound, "fix-it", "\(fixIt.message): \(edit)")
      }
      return text
    }.joined()
  }
}
