import CodableEnumContract
import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

/// `Name.swift`, whose first line has the options, and what each provider gets of it: `Name.openai.txt`.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Models")

private let names = fileNames(in: folder, ending: ".swift")

private func schema(
  _ text: String,
  of type: String,
  for provider: ModelProvider,
  wrappedIn key: String? = nil,
  dates: SchemaDates? = nil
) throws -> ModelSchema {
  let file = Generator.readWire(SourceFile(path: "Model.swift", text: text))
  #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
  return try ModelSchema(of: type, in: [file], for: provider, wrappedIn: key, dates: dates)
}

@Suite struct ModelSchemaTests {
  /// A schema, or all that is wrong with one.
  @Test(arguments: names, ModelProvider.allCases)
  func schemaIsRecorded(name: String, provider: ModelProvider) throws {
    let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    let words = text.prefix { $0 != "\n" }.split(separator: " ").map(String.init)
    let type = try #require(words.firstIndex(of: "--type").map { words[$0 + 1] })
    let key = words.firstIndex(of: "--wrap").map { words[$0 + 1] }
    let schema = try schema(text, of: type, for: provider, wrappedIn: key)
    let failures = schema.failures.map { failure in
      let place = failure.place.map { "\($0.path):\($0.position.line):\($0.position.column): " } ?? ""
      return "\(place)error: \(failure.message)\n"
    }
    #expect(failures.isEmpty != schema.text.isEmpty)
    try RecordedText(folder.appending(path: "\(name).\(provider.rawValue).txt")).expect(schema.text + failures.joined())
    if !schema.text.isEmpty { #expect(ModelSchema.isOne(Array(schema.text.utf8))) }
  }

  @Test func everySchemaHasAnInput() throws {
    for provider in ModelProvider.allCases {
      for name in fileNames(in: folder, ending: ".\(provider.rawValue).txt") where !names.contains(name) {
        try RecordedText(folder.appending(path: "\(name).\(provider.rawValue).txt")).expectNone()
      }
    }
  }

  @Test(arguments: [
    ("opnai", "unknown provider 'opnai'; did you mean 'openai'?"),
    (
      "x",
      "unknown provider 'x'; expected one of 'openai', 'anthropic', 'gemini', 'mcp', 'foundation-models'"
    ),
  ])
  func providersAreFoundByName(name: String, message: String) {
    let failure = #expect(throws: InputFailure.self) { try ModelProvider(named: name) }
    #expect(failure?.message == message)
  }

  @Test func typesAreFoundByName() throws {
    let text = "// @CodableEnum\nenum Answer { case a }"
    let failure = #expect(throws: InputFailure.self) { try schema(text, of: "Anser", for: .gemini) }
    #expect(failure?.message == "there is no type 'Anser'; did you mean 'Answer'?")
  }

  /// Texts of dates that our decoder reads.
  @Test(arguments: ModelProvider.allCases)
  func datesAreWhatTheCoderReads(provider: ModelProvider) throws {
    let text = "struct At: Codable { var at: Date }"
    #expect(try schema(text, of: "At", for: provider).text.contains("since 2001"))
    #expect(try schema(text, of: "At", for: provider, dates: .seconds).text.contains("since 1970"))
    let iso8601 = try schema(text, of: "At", for: provider, dates: .iso8601).text
    #expect(iso8601.contains("date-time") == (provider != .gemini))
    #expect(iso8601.contains("T([01][0-9]") == (provider != .anthropic))
  }

  /// Work grows with the number of cases, not faster.
  @Test func manyCasesAreQuick() throws {
    let cases = (0..<1000).map { "  case c\($0)(text: String, count: Int?, next: [Inner])\n" }.joined()
    let text = """
      // @CodableEnum(strategy: .flattenedStatus(key: "type"))
      enum Many {
      \(cases)}
      struct Inner: Codable { var id: Int }
      """
    var document = ""
    let nanoseconds = try processorTime { document = try schema(text, of: "Many", for: .gemini).text }
    #expect(document.contains("c999"))
    #expect(nanoseconds < 20_000_000_000)
  }
}
