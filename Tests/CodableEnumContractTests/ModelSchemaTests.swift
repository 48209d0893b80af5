import CodableEnumContract
import CodableEnumGenerator
import CodableEnumReport
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
  isInline: Bool = false,
  dates: SchemaDates? = nil
) throws -> ModelSchema {
  let file = Generator.readWire(SourceFile(path: "Model.swift", text: text))
  #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
  return try ModelSchema(of: type, in: [file], for: provider, wrappedIn: key, isInline: isInline, dates: dates)
}

@Suite struct ModelSchemaTests {
  /// A schema, or all that is wrong with one.
  @Test(arguments: names, ModelProvider.allCases)
  func schemaIsRecorded(name: String, provider: ModelProvider) throws {
    let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    let words = text.prefix { $0 != "\n" }.split(separator: " ").map(String.init)
    let type = try #require(words.firstIndex(of: "--type").map { words[$0 + 1] })
    let key = words.firstIndex(of: "--wrap").map { words[$0 + 1] }
    let isInline = words.contains("--inline") && provider == .mcp
    let schema = try schema(text, of: type, for: provider, wrappedIn: key, isInline: isInline)
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

  /// Each struct has more of something than its provider takes.
  @Test(
    arguments: [
      (.openAI, nested(10), nil),
      (.openAI, nested(11), "11 levels of objects, and OpenAI takes at most 10; flatten some"),
      (.openAI, properties(5000, "Int"), nil),
      (.openAI, properties(5001, "Int"), "5001 properties, and OpenAI takes at most 5000; split the type"),
      (.openAI, constants(1000), nil),
      (.openAI, constants(1001), "1001 constants, and OpenAI takes at most 1000; split the type"),
      (.openAI, constants(250, ofLength: 61), nil),
      (.openAI, constants(251, ofLength: 59), nil),
      (
        .openAI, constants(251, ofLength: 60),
        "15060 bytes of constants in an enum of more than 250, and OpenAI takes at most 15000; split the type"
      ),
      (.openAI, named(120_000), nil),
      (.openAI, named(120_001), "120001 bytes of names and constants, and OpenAI takes at most 120000; split the type"),
      (.anthropic, properties(24, "Int?"), nil),
      (
        .anthropic, properties(25, "Int?"),
        "25 optional keys, and Anthropic takes at most 24; give some values a default"
      ),
      (.anthropic, unions(16), nil),
      (.anthropic, unions(17), "17 unions, and Anthropic takes at most 16; make values required"),
    ] as [(ModelProvider, String, String?)]
  )
  func limitsAreErrors(provider: ModelProvider, source: String, message: String?) throws {
    let schema = try schema(source, of: "Root", for: provider)
    #expect(schema.failures.isEmpty == (message == nil), "\(schema.failures.map(\.message))")
    for failure in schema.failures {
      #expect(failure.message.hasPrefix("the schema of 'Root' has \(message ?? "")"))
      #expect(failure.place?.path == "Model.swift")
    }
  }

  /// What decoding would refuse is an error where no schema can rule it out.
  @Test(
    arguments: [
      (.openAI, "UInt8", nil), (.openAI, "Float16", nil), (.openAI, "UInt64", nil), (.anthropic, "Int64", nil),
      (
        .anthropic, "UInt8",
        "has a UInt8, whose limits Anthropic's schemas can't say; use Int, and check it after decoding"
      ),
      (
        .anthropic, "Int32",
        "has an Int32, whose limits Anthropic's schemas can't say; use Int, and check it after decoding"
      ),
      (
        .anthropic, "UInt",
        "has a UInt, whose limits Anthropic's schemas can't say; use Int, and check it after decoding"
      ),
      (
        .anthropic, "Float16",
        "has a Float16, whose limits Anthropic's schemas can't say; use Double, and check it after decoding"
      ),
      (
        .mcp, "ClosedRange<Int>",
        "has a ClosedRange, and a schema can't say that its lower bound is not above the upper; use two values"
      ),
      (.mcp, "PartialRangeFrom<Int>", nil), (.mcp, "IndexPath", nil),
      (.openAI, "TimeZone", "has a TimeZone, and a schema can't say which identifiers a system knows; use a String"),
      (
        .gemini, "DateInterval?",
        "has a DateInterval, and a schema can't say that its duration is not negative; use a date and a number"
      ),
      (
        .anthropic, "[IndexSet]",
        "has an IndexSet, and a schema can't say that its indexes are not negative; use a list of integers"
      ),
    ] as [(ModelProvider, String, String?)]
  )
  func typesThatRefuseValuesAreErrors(provider: ModelProvider, type: String, message: String?) throws {
    let schema = try schema("struct Root: Codable { var x: \(type) }", of: "Root", for: provider)
    #expect(schema.failures.map(\.message) == (message.map { ["'x' of Root \($0)"] } ?? []))
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

/// So many levels of objects.
private func nested(_ count: Int) -> String {
  let inner = (1..<count).map { "struct S\($0): Codable { var x: \($0 + 1 == count ? "Int" : "S\($0 + 1)") }\n" }
  return "struct Root: Codable { var x: S1 }\n" + inner.joined()
}

private func properties(_ count: Int, _ type: String) -> String {
  "struct Root: Codable {\n" + (0..<count).map { "  var v\($0): \(type)\n" }.joined() + "}"
}

private func constants(_ count: Int, ofLength length: Int = 0) -> String {
  let names = (0..<count).map { "c\($0)" }.map { $0 + String(repeating: "x", count: max(length - $0.count, 0)) }
  let cases = names.joined(separator: ", ")
  return "struct Root: Codable { var x: E }\nenum E: String, Codable { case \(cases) }"
}

/// A name of so many bytes.
private func named(_ count: Int) -> String {
  "struct Root: Codable { var \(String(repeating: "x", count: count)): Int }"
}

private func unions(_ count: Int) -> String {
  let union = "// @CodableEnum(strategy: .flattenedStatus(key: \"t\"))\nenum "
  let enums = (0..<count).map { "\(union)E\($0) { case a(x: Int), b(x: Int) }\n" }
  let properties = (0..<count).map { "  var v\($0): E\($0)\n" }
  return enums.joined() + "struct Root: Codable {\n\(properties.joined())}"
}
