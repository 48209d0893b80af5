import CodableEnumContract
import CodableEnumGenerator
import CodableEnumReport
import Foundation
import TestSupport
import Testing

/// `Name.swift.txt` and `Name.jsonl`, and what is said of the samples as a `Name`, `Name.txt`.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")

private let inputs = fileNames(in: folder, ending: ".jsonl")

private func check(
  _ json: String,
  as name: String,
  in swift: String,
  _ options: SampleCheck.Options = .init()
) throws -> SampleCheck {
  let set = try SampleSet([SourceFile(path: "samples.json", text: json)], at: .root)
  let file = Generator.readWire(SourceFile(path: "\(name).swift", text: swift))
  #expect(file.diagnostics.isEmpty)
  return try SampleCheck(set, as: name, in: [file], options)
}

@Suite struct SampleCheckTests {
  @Test(arguments: inputs)
  func reportIsRecorded(name: String) throws {
    let swift = try String(contentsOf: folder.appending(path: name + ".swift.txt"), encoding: .utf8)
    let json = try String(contentsOf: folder.appending(path: name + ".jsonl"), encoding: .utf8)
    let check = try check(json, as: name, in: swift)
    func line(_ message: SampleCheck.Message) -> String {
      "\(message.path):\(message.position.line):\(message.position.column): \(message.text)\n"
    }
    var text = check.notes.map { "note: \($0)\n" }.joined()
    text += check.taken.map(line).joined()
    for (message, notes) in check.failures {
      text += "error: " + line(message) + notes.map { "  note: " + line($0) }.joined()
    }
    try RecordedText(folder.appending(path: name + ".txt")).expect(text)
  }

  @Test func typesAreFoundByName() throws {
    let swift = """
      // @CodableEnum
      enum Outer { case a }
      struct Box<T: Codable>: Codable { var value: T }
      typealias Boxes = [Box<Outer>]
      final class Other: Codable {}
      """
    #expect(try check("[[{\"value\":{\"a\":true}}]]", as: "Boxes", in: swift).failures.isEmpty)
    let failure = try #require(try check("[[{\"value\":{\"b\":true}}]]", as: "Boxes", in: swift).failures.first)
    #expect(failure.message.text == "/0/0/value: no case has the tag \"b\"")
    for name in ["Other", "Nothing"] {
      #expect(throws: InputFailure.self) { try check("{}", as: name, in: swift) }
    }
    #expect(throws: InputFailure.self) { try check("", as: "Outer", in: swift) }
  }

  /// A dictionary is none of a struct's objects.
  @Test func mapsAreDictionaries() throws {
    let swift = """
      struct Prices: Codable { var a: Int }
      struct Offer: Codable { var prices: Prices, others: [String: Int] }
      """
    let set = try SampleSet(
      [SourceFile(path: "offer.json", text: "{\"prices\":{\"a\":1},\"others\":{\"b\":2}}")],
      at: .root
    )
    let files = [Generator.readWire(SourceFile(path: "Offer.swift", text: swift))]
    func failures(_ map: String) throws -> [String] {
      var options = SampleCheck.Options()
      options.maps = [try #require(JSONPointer(map))]
      return try SampleCheck(set, as: "Offer", in: files, options).failures.map(\.message.text)
    }
    #expect(try failures("/others").isEmpty)
    #expect(try failures("/prices") == ["/prices: it is a dictionary, and Prices has keys of its own"])
  }

  @Test func datesAreAsTheCoderWritesThem() throws {
    let file = Generator.readWire(SourceFile(path: "At.swift", text: "struct At: Codable { var at: Date }"))
    let json = "{\"at\":5}\n{\"at\":\"2026-11-20T12:00:00Z\"}"
    let set = try SampleSet([SourceFile(path: "at.json", text: json)], at: .root)
    func lines(_ dates: SchemaDates?) throws -> [Int] {
      var options = SampleCheck.Options()
      options.dates = dates
      return try SampleCheck(set, as: "At", in: [file], options).failures.map(\.message.position.line)
    }
    #expect(try lines(nil) == [])
    #expect(try lines(.iso8601) == [1])
    #expect(try lines(.seconds) == [2])
  }

  /// What is never written can't be lost.
  @Test(arguments: [
    "// @CodableEnum(strategy: .flattenedStatus(key: \"type\"), conformance: .decodable)\nenum Hook { case paid(amount: Int) }",
    "struct Hook: Decodable { var amount: Int }",
    "struct Hook { var amount: Int }\nextension Hook: Decodable {}",
  ])
  func whatIsOnlyDecodedIsReadAlone(swift: String) throws {
    let json = #"{"type":"paid","amount":1,"currency":"eur"}"#
    #expect(try check(json, as: "Hook", in: swift).failures.isEmpty)
    #expect(try check(#"{"type":"paid"}"#, as: "Hook", in: swift).failures.count == 1)
    let codable = swift.replacing("Decodable", with: "Codable").replacing(", conformance: .decodable", with: "")
    #expect(try !check(json, as: "Hook", in: codable).failures.isEmpty)
  }

  @Test func lossesAreCounted() throws {
    let swift = """
      // @CodableEnum(strategy: .flattenedStatus(key: "type"))
      enum Hook { case paid(amount: Int, lines: [Line]) }
      struct Line: Codable { var n: Int }
      """
    let json = """
      {"type":"paid","amount":1,"currency":"eur","lines":[{"n":1,"x":2},{"n":1,"x":2}]}
      {"type":"paid","amount":1,"currency":"eur","lines":[]}
      """
    var options = SampleCheck.Options()
    options.mayLose = true
    let check = try check(json, as: "Hook", in: swift, options)
    #expect(check.failures.isEmpty)
    #expect(check.notes == ["Hook drops /currency of 2 of 2 samples", "Hook drops /lines/*/x of 1 of 2 samples"])
  }

  @Test func keysAreReadAsTheDecoderConvertsThem() throws {
    let swift = """
      // @CodableEnum
      enum Event { case userJoined(Joined) }
      struct Joined: Codable { var sentAt: Int, _isNew: Bool, url: [String: Int] }
      """
    var options = SampleCheck.Options()
    options.keys = .snakeCase
    let json = #"{"user_joined":{"sent_at":1,"_is_new":true,"url":{}}}"#
    #expect(try check(json, as: "Event", in: swift, options).failures.isEmpty)
    #expect(try !check(json, as: "Event", in: swift).failures.isEmpty)
  }

  @Test(arguments: ["99999999999999999999", "-99999999999999999999"])
  func integersMayBeTooLarge(number: String) throws {
    let swift = """
      // @CodableEnum(strategy: .flattenedStatus(key: "type"))
      enum Event { case left(at: Int) }
      """
    let failures = try check("{\"type\":\"left\",\"at\":\(number)}", as: "Event", in: swift).failures
    let size = number.hasPrefix("-") ? "small" : "large"
    #expect(failures.map(\.message.text) == ["/at: it is \(number), which is too \(size) for Int"])
  }

  @Test(arguments: [
    ("tired", #"/why: it is "tired"; expected "bored" or "banned""#),
    ("baned", #"/why: it is "baned"; expected "banned" or "bored""#),
  ])
  func valuesOfEnumsAreNamed(text: String, message: String) throws {
    let swift = """
      // @CodableEnum(strategy: .flattenedStatus(key: "type"))
      enum Event { case left(why: Reason) }
      enum Reason: String, Codable { case bored, banned }
      """
    let failures = try check(#"{"type":"left","why":"\#(text)"}"#, as: "Event", in: swift).failures
    #expect(failures.map(\.message.text) == [message])
  }

  @Test func mostFailuresAreCounted() throws {
    let swift = """
      // @CodableEnum
      enum Event { case joined(Int) }
      """
    let json = (0..<23).map { "{\"poll\":\($0)}\n" }.joined() + "{\"joined\":\"a\"}\n"
    let few = try check(json, as: "Event", in: swift)
    #expect(few.failures.count == 20)
    #expect(few.others.map(\.problem) == [#"no case has the tag "poll""#, "it is a string, where Int is expected"])
    #expect(few.others.map(\.count) == [3, 1])
    var options = SampleCheck.Options()
    options.mostFailures = nil
    let all = try check(json, as: "Event", in: swift, options)
    #expect(all.failures.count == 24 && all.others.isEmpty)
  }

  /// A key that nothing keeps is looked for in no place but its own.
  @Test(.timeLimit(.minutes(1)))
  func manyKeysMayBeUnknown() throws {
    let swift = """
      // @CodableEnum(strategy: .flattenedStatus(key: "type"))
      enum Event { case a(x: Int), b }
      """
    let keys = (0..<3000).map { ",\"k\($0)\":\($0)" }.joined()
    let failures = try check("{\"type\":\"a\"\(keys)}", as: "Event", in: swift).failures
    #expect(failures.map(\.message.text) == [#"it has no "x""#])
  }
}
