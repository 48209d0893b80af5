import CodableEnumContract
import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

/// `Name.swift.txt` and `Name.jsonl`, and what is said of the samples as a `Name`, `Name.txt`.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")

private let inputs = fileNames(in: folder, ending: ".jsonl")

private func check(_ json: String, as name: String, in swift: String) throws -> SampleCheck {
  let set = try SampleSet([SourceFile(path: "samples.json", text: json)], at: .root)
  let file = Generator.readWire(SourceFile(path: "\(name).swift", text: swift))
  #expect(file.diagnostics.isEmpty)
  return try SampleCheck(set, as: name, in: [file])
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
      try SampleCheck(set, as: "Offer", in: files, maps: [try #require(JSONPointer(map))]).failures.map(\.message.text)
    }
    #expect(try failures("/others").isEmpty)
    #expect(try failures("/prices") == ["/prices: it is a dictionary, and Prices has keys of its own"])
  }

  @Test func datesAreAsTheCoderWritesThem() throws {
    let file = Generator.readWire(SourceFile(path: "At.swift", text: "struct At: Codable { var at: Date }"))
    let json = "{\"at\":5}\n{\"at\":\"2026-11-20T12:00:00Z\"}"
    let set = try SampleSet([SourceFile(path: "at.json", text: json)], at: .root)
    func lines(_ dates: SchemaDates?) throws -> [Int] {
      try SampleCheck(set, as: "At", in: [file], dates: dates).failures.map(\.message.position.line)
    }
    #expect(try lines(nil) == [])
    #expect(try lines(.iso8601) == [1])
    #expect(try lines(.seconds) == [2])
  }
}
