import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import Foundation
import TestSupport
import Testing

/// `Name.json` or `Name.jsonl`, and the enum inferred from it, `Name.swift.txt`.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inference")

private let inputs = [".json", ".jsonl"].flatMap { ending in fileNames(in: folder, ending: ending).map { $0 + ending } }

/// The place of the samples in a file, if not at its root.
private let pointers = ["Block.json": "/blocks"]

private func samples(of name: String) throws -> SampleSet {
  let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
  let pointer = try #require(JSONPointer(pointers[name] ?? ""))
  return try SampleSet([SourceFile(path: name, bytes: bytes)], at: pointer)
}

private func inference(of set: SampleSet, named name: String) throws -> Inference {
  var options = InferenceOptions()
  options.name = name
  return try Inference(of: set, options)
}

@Suite struct InferenceTests {
  /// Documented examples of well-known interfaces, rewritten.
  @Test(arguments: inputs)
  func answerIsRecorded(input: String) throws {
    let name = String(input.prefix { $0 != "." })
    let result = try inference(of: try samples(of: input), named: name)
    try RecordedText(folder.appending(path: name + ".swift.txt")).expect(result.text)
  }

  @Test func everyAnswerHasSamples() throws {
    let names = Set(inputs.map { $0.prefix { $0 != "." } })
    for name in fileNames(in: folder, ending: ".swift.txt") where !names.contains(name[...]) {
      try RecordedText(folder.appending(path: name + ".swift.txt")).expectNone()
    }
  }

  /// What `infer` has proved, `check --samples` takes.
  @Test(arguments: inputs)
  func answerTakesTheSamples(input: String) throws {
    let name = String(input.prefix { $0 != "." })
    let set = try samples(of: input)
    let answer = SourceFile(path: "Found.swift", text: try inference(of: set, named: name).text)
    #expect(try SampleCheck(set, as: name, in: [Generator.readWire(answer)]).failures.isEmpty)
  }

  /// JSON that differs from what was read before only where nothing looked is read as if it were the first.
  @Test(arguments: inputs)
  func knownReadingsAreThoseOfNewTrials(input: String) throws {
    let name = String(input.prefix { $0 != "." })
    let answer = try inference(of: try samples(of: input), named: name).text
    let files = [Generator.readWire(SourceFile(path: "Found.swift", text: answer))]
    let trial = AnnotationTrial(files, enumNamed: name)
    let text = try Data(contentsOf: folder.appending(path: input))
    let texts = input.hasSuffix("l") ? text.split(separator: UInt8(ascii: "\n")).prefix(6) : [text]
    let values = try texts.map { try JSONValue(parsing: Array($0)) }
    for json in values.flatMap({ $0.array ?? [$0] }).flatMap({ [$0] + changed($0) }).prefix(40) {
      let (known, new) = (trial.read(json), AnnotationTrial(files, enumNamed: name).read(json))
      #expect(known?.element == new?.element && known?.values == new?.values, "\(json.text(.compact))")
    }
  }

  /// Each member missing, null, and a text, and one more.
  private func changed(_ json: JSONValue) -> [JSONValue] {
    guard let members = json.members else { return [] }
    return (members.map(\.key) + ["more"]).flatMap { key in
      [JSONValue?.none, .some(.null), .some(.string("~"))].map { value in
        var changed = json
        changed[key] = value
        return changed
      }
    }
  }

  /// The order of samples and keys doesn't matter.
  @Test(arguments: inputs)
  func orderMakesNoDifference(input: String) throws {
    let set = try samples(of: input)
    let text = try inference(of: set, named: "Any1").text
    var shuffled = set
    // The same in each run.
    var generator = Multiplier(state: UInt64(text.utf8.count))
    shuffled.shuffle(using: &generator)
    #expect(try inference(of: shuffled, named: "Any1").text == text)
  }

  /// Nor does that of objects in lists, and of keys but for what follows them: properties and labels.
  @Test(arguments: inputs)
  func orderInsideMakesNoDifference(input: String) throws {
    let set = try samples(of: input)
    let text = try inference(of: set, named: "Any1").text
    var generator = Multiplier(state: UInt64(text.utf8.count))
    let name = String(input.prefix { $0 != "." })
    let data = try Data(contentsOf: folder.appending(path: input))
    let pointer = try #require(JSONPointer(pointers[input] ?? ""))
    let texts = input.hasSuffix("l") ? data.split(separator: UInt8(ascii: "\n")) : [data]
    let values = try texts.map { try JSONValue(parsing: Array($0)) }
    func answer(shufflesKeys: Bool) throws -> String {
      let lines = values.map { shuffled($0, keys: shufflesKeys, &generator).text(.compact) }
      let file = SourceFile(path: name, text: lines.joined(separator: "\n"))
      return try inference(of: try SampleSet([file], at: pointer), named: "Any1").text
    }
    #expect(try answer(shufflesKeys: false) == text)
    // A struct of several keys is called after the first.
    if input == "Quote.jsonl" { return }
    #expect(words(try answer(shufflesKeys: true)) == words(text))
  }

  private func words(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains("only integers so far") }
      .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.sorted()
  }

  private func shuffled(_ json: JSONValue, keys: Bool, _ generator: inout Multiplier) -> JSONValue {
    switch json {
    case .null, .boolean, .number, .string: return json
    case .array(let elements):
      let inner = elements.map { shuffled($0, keys: keys, &generator) }
      return .array(inner.allSatisfy { $0.members != nil } ? inner.shuffled(using: &generator) : inner)
    case .object(let members, _):
      let inner = members.map {
        JSONValue.Member(key: $0.key, value: shuffled($0.value, keys: keys, &generator))
      }
      return .object(keys ? inner.shuffled(using: &generator) : inner)
    }
  }

  private struct Multiplier: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// The annotations of an inferred enum are found again from its declarations, if it is the only one.
  @Test(arguments: inputs)
  func annotationsAreFoundAgain(input: String) throws {
    let set = try samples(of: input)
    let answer = try inference(of: set, named: "Found").text
    if answer.count(of: "@CodableEnum") > 1 || answer.contains("Merged<") || answer.contains("rest: true") { return }
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("//") }
    let source = SourceFile(path: "Found.swift", text: lines.joined(separator: "\n"))
    let found = try Inference(annotating: "Found", in: source, of: set, InferenceOptions())
    #expect(found.text.contains("@CodableEnum"))
    // Some cases may be only inside of others.
    if answer.count(of: "Found") > 2 { return }
    #expect(!found.notes.contains { $0.hasPrefix("no sample") })
  }

  /// What is detected adds types to the answer that stands without it.
  @Test func detectionKeepsTheLayout() throws {
    let lines = [
      #"{"type":"a","id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","at":"2026-11-20T12:00:00Z","x":1}"#,
      #"{"type":"b","id":"6F9619FF-8B86-D011-B42D-00CF4FC964FA","at":"2026-11-21T12:00:00Z","y":1}"#,
      #"{"type":"c","id":"6F9619FF-8B86-D011-B42D-00CF4FC964FB","at":"soon","z":1}"#,
    ]
    func text(_ lines: [String]) throws -> String {
      var options = InferenceOptions()
      (options.name, options.detects) = ("Event", true)
      let file = SourceFile(path: "a.jsonl", text: lines.joined(separator: "\n"))
      return try Inference(of: SampleSet([file], at: .root), options).text
    }
    for set in [lines, lines.dropLast() + [lines[2].replacing("soon", with: "2026-11-22T12:00:00Z")]] {
      let found = try text(Array(set))
      #expect(found.contains("typealias Event = Merged<EventFields, EventContent>"))
      #expect(found.contains("var id: UUID"))
      #expect(found.contains("var at: String"))
    }
  }

  /// Samples that each have a key of their own are read by the keys that they have, not by all.
  @Test(arguments: [Int.max, 3])
  func timeGrowsWithKeysOfTheirOwn(tags: Int) throws {
    func time(_ count: Int) throws -> UInt64 {
      let lines = (0..<count).map { index in
        #"{"key_\#(index)":{"x":\#(index)},"type":"key_\#(index % tags)"}"#
      }
      let file = SourceFile(path: "a.jsonl", text: lines.joined(separator: "\n"))
      let set = try SampleSet([file], at: .root)
      return try processorTime { _ = try inference(of: set, named: "Event") }
    }
    _ = try time(20)
    let (small, large) = (try time(150), try time(1200))
    #expect(large < small * 24, "\(small) ns, then \(large) ns")
  }

  /// What no case takes is in a comment, and makes no case.
  @Test(arguments: ["null", #""Service is not available""#])
  func straysHaveAComment(stray: String) throws {
    let lines = [#"{"type":"a","x":1}"#, #"{"type":"b","y":"s"}"#, #"{"type":"a","x":2}"#]
    func text(_ lines: [String]) throws -> String {
      let file = SourceFile(path: "a.jsonl", text: lines.joined(separator: "\n"))
      return try inference(of: SampleSet([file], at: .root), named: "Event").text
    }
    let found = try text([stray] + lines)
    let comment = try #require(found.split(separator: "\n").first { $0.hasPrefix("// 1 of 4 samples is ") })
    #expect(found.replacing(comment + "\n", with: "") == (try text(lines)))
  }

  /// No type has a name of the standard library, of Foundation, or of ours.
  @Test func namesOfOtherTypesAreTaken() throws {
    let all = TakenNames.all.sorted()
    let members = all.enumerated().map { index, name in #""\#(name)":{"x\#(index)":1}"# }
    let list = members.joined(separator: ",")
    let lines = [#"{"type":"a","n":1,\#(list)}"#, #"{"type":"b","n":1}"#]
    let file = SourceFile(path: "a.jsonl", text: lines.joined(separator: "\n"))
    let answer = try inference(of: SampleSet([file], at: .root), named: "Event").text
    let names = answer.split(separator: "\n").filter { $0.hasPrefix("struct ") }.map {
      String($0.split(separator: " ")[1].prefix { $0 != ":" })
    }
    #expect(names.count >= all.count)
    #expect(TakenNames.all.isDisjoint(with: names))
  }

  /// The list of them has all public types of the runtime but those with an underscore, which no type of a user has.
  @Test func namesOfOursAreInTheList() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    for module in ["CodableEnum", "CodableEnumMacros"] {
      let folder = sources.appending(path: module).standardized
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".swift") && !path.contains(".docc/") {
        let source = SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
        for type in DeclarationParser.parse(source).declarations where type.access == .public && type.enclosing.isEmpty
        {
          if type.displayName.hasPrefix("_") { continue }
          #expect(TakenNames.all.contains(type.displayName), "add it to TakenNames.swift")
        }
      }
    }
  }

  /// An annotated or missing enum is an error.
  @Test func declarationsThatCannotBeAnnotated() throws {
    let set = try samples(of: "FlagRule.jsonl")
    for text in ["// @CodableEnum\nenum Found { case a }", "enum Other { case a }", "struct Found {}", ""] {
      #expect(throws: InputFailure.self) {
        try Inference(annotating: "Found", in: SourceFile(path: "a.swift", text: text), of: set, InferenceOptions())
      }
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
