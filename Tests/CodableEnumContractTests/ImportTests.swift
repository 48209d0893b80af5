import CodableEnumContract
import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

/// `Name.json`, and the file imported from it, `Name.swift.txt`.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Import")

private let names = fileNames(in: folder, ending: ".json")

private func imported(_ text: String, _ options: ImportOptions = .init()) throws -> String {
  try SchemaImport(SourceFile(path: "schema.json", text: text), options).text
}

private func failure(_ text: String, _ options: ImportOptions = .init()) -> InputFailure? {
  #expect(throws: InputFailure.self) { try imported(text, options) }
}

@Suite struct ImportTests {
  @Test(arguments: names)
  func answerIsRecorded(name: String) throws {
    let text = try String(contentsOf: folder.appending(path: name + ".json"), encoding: .utf8)
    var options = ImportOptions()
    options.rootName = name
    (options.detects, options.isOpen, options.isClosed) = (name == "Detected", name == "Open", name == "Closed")
    try RecordedText(folder.appending(path: name + ".swift.txt")).expect(try imported(text, options))
  }

  /// Each schema asks twice for the next one, so that there are 2 to the 50th ways to the last.
  @Test(.timeLimit(.minutes(1)))
  func diamondsAreReadOnce() throws {
    let twice = (0..<50).map { index in
      ##""D\##(index)":{"allOf":[{"$ref":"#/$defs/D\##(index + 1)"},{"$ref":"#/$defs/D\##(index + 1)"}]},"##
    }
    let text = try imported(
      ##"""
      {"$defs":{\##(twice.joined())"D50":{"type":"object","properties":{"k":{"const":"a"}},"required":["k"]}},
      "oneOf":[{"$ref":"#/$defs/D0"},{"type":"object","properties":{"k":{"const":"b"}},"required":["k"]}]}
      """##
    )
    #expect(text.contains("// @CodableEnum(strategy: .flattenedStatus(key: \"k\"))"))
  }

  @Test func everyAnswerHasASchema() throws {
    for name in fileNames(in: folder, ending: ".swift.txt") where !names.contains(name) {
      try RecordedText(folder.appending(path: name + ".swift.txt")).expectNone()
    }
  }

  @Test(arguments: [
    (##"{"oneOf":[{"$ref":"#/$defs/Cat"}],"$defs":{"Cats":true}}"##, "did you mean '#/$defs/Cats'?, at /oneOf/0/$ref"),
    (##"{"anyOf":[{"type":"string"},{"$ref":"other.json#/x"}]}"##, "is in another document"),
    (
      ##"{"$id":"http://a.b/c/d","anyOf":[{"type":"string"},{"$ref":"e"}],"$defs":{"e":{"$id":"/e"}}}"##,
      "'e' is in another document; import reads one: bundle them first, at /anyOf/1/$ref"
    ),
    (
      ##"{"anyOf":[{"$id":"b","$dynamicRef":"#a","not":{"$dynamicAnchor":"a"}},{"$id":"c","$dynamicAnchor":"a"}]}"##,
      "where '#a' leads depends on what refers to it; write a '$ref' there, at /anyOf/0/$dynamicRef"
    ),
    (
      ##"{"$dynamicAnchor":"a","anyOf":[{"$dynamicRef":"#a"},{"$id":"b","$dynamicAnchor":"a"}]}"##,
      "the union has itself as a member, at the document"
    ),
    (##"{"$defs":{"A":{"$ref":"#/$defs/B"},"B":{"$ref":"#/$defs/A"}}}"##, "only a reference to itself, at /$defs/A"),
    (##"{"$defs":{"A":{"type":"object"}}}"##, "no schema is a union, at the document"),
    (
      ##"{"openapi":"3.1.0","paths":{"/a":{"get":{"schema":{"oneOf":[{"type":"string"},{"type":"object"}]}}}}}"##,
      "at the document; --at takes the place of one inside: /paths/~1a/get/schema"
    ),
    (##"{"enum":["a","b"],"type":"text"}"##, #""text" is no type of JSON Schema, at /type"#),
    (##"{"oneOf":[]}"##, "'oneOf' has no members, at the document"),
    (##"{"oneOf":[1,{"type":"string"}]}"##, "a schema is an object or a boolean, at /oneOf/0"),
    ("openapi: 3.1.0\n", "yq -o=json"),
    ("# a\n---\nx: 1\n", "yq -o=json"),
    (##"{"oneOf":"##, "not JSON from here on"),
    ("[]", "a schema is one object; for recorded JSON, run codable-enum infer schema.json"),
    (
      ##"{"type":"text","items":[{"id":1}],"properties":{"a":"b"}}"##,
      "no key here says what JSON is valid, as a schema's keys do; for recorded JSON, run codable-enum infer schema.json"
    ),
  ])
  func mistakesAreErrors(schema: String, message: String) {
    let failure = failure(schema)
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    #expect(failure?.place?.path == "schema.json")
  }

  private static let several = """
    {"$defs":{"Color":{"enum":["red","blue"]},"Size":{"enum":["s","m"]},"Box":{"type":"object","properties":
    {"side":{"oneOf":[{"const":"left"},{"const":"right"}]}}}},"title":"Many","anyOf":[{"type":"string"},{"type":"integer"}]}
    """

  private func declared(_ options: ImportOptions) throws -> [String] {
    let lines = try imported(Self.several, options).split(separator: "\n")
    return lines.filter { $0.hasPrefix("enum") || $0.hasPrefix("struct") }.map { String($0.split(separator: " ")[1]) }
  }

  @Test func namesAndPlacesChoose() throws {
    var options = ImportOptions()
    #expect(try declared(options) == ["Color", "Size", "Many"])
    options.names = ["Size"]
    #expect(try declared(options) == ["Size"])
    options.names = ["Size", "Whole"]
    #expect(try declared(options) == ["Size", "Whole"])
    (options.names, options.pointers) = ([], [try #require(JSONPointer("/$defs/Box/properties/side"))])
    #expect(try declared(options) == ["Side"])
  }

  @Test(arguments: [
    (
      ["Sice"], "",
      "no schema is named 'Sice', and the document itself is no schema that it could name; did you mean 'Size'?"
    ),
    (["Box"], "", "'Box' is no union, at /$defs/Box"),
    (
      ["A", "B"], "",
      "no schema is named 'B', and the document itself is 'A' already; expected one of 'Box', 'Color', 'Size'"
    ),
    (["A.B"], "", "no schema is named 'A.B', and the document itself can't be: that is no name for a new type"),
    (["Int", "A"], "", "no schema is named 'Int', and the document itself can't be: that is no name for a new type"),
    ([], "/$defs/None", "there is no schema, at /$defs/None"),
  ])
  func namesAndPlacesMustBeThere(names: [String], pointer: String, message: String) throws {
    var options = ImportOptions()
    options.names = names
    if !pointer.isEmpty { options.pointers = [try #require(JSONPointer(pointer))] }
    // Only a document that is a schema itself can have a name of its own.
    let isRoot = names.contains { $0.hasPrefix("A") }
    let text = isRoot ? Self.several : Self.several.replacing(#""title":"Many","anyOf""#, with: #""x":1,"y""#)
    let message = failure(text, options)?.message.contains(message)
    #expect(message == true)
  }

  /// Whatever is in the strings of a document, none of it is code.
  @Test(arguments: [
    "\r\n", "\r", "\r\r\n", "\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\0", " ```", " @CodableCase(",
  ])
  func noTextIsCode(mark: String) throws {
    let json = jsonText("A\(mark)let injected = 1").dropFirst().dropLast()
    let schema = """
      {"$defs":{"Pet":{"title":"\(json)","description":"\(json)","x-\(json)":"\(json)","oneOf":[
      {"type":"object","title":"\(json)","description":"\(json)","required":["type","\(json)"],"properties":{"type":{"const":"\(json)"},
      "\(json)":{"type":"string","description":"\(json)","pattern":"\(json)","format":"\(json)","default":"\(json)"}}},
      {"type":"object","description":"\(json)","required":["type"],"additionalProperties":{"title":"\(json)","enum":["\(json)","b"]},
      "properties":{"type":{"const":"b"},"kind":{"enum":["\(json)","c"],"default":"\(json)"},"n":{"type":"object","title":"\(json)",
      "patternProperties":{"\(json)":{"type":"string","minLength":1}},"description":"\(json)"}}}]},
      "\(json)":{"enum":["\(json)","d"],"description":"\(json)","examples":["\(json)"]}}}
      """
    let answer = try imported(schema)
    let lines = answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(!lines.contains { $0.drop { $0.isWhitespace }.hasPrefix("let injected") }, "\(answer)")
    #expect(answer.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    let file = Generator.readWire(SourceFile(path: "Pet.swift", text: answer))
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics.map(\.message)) \(answer)")
    #expect(answer.contains("enum Pet {"))
  }

  /// No type has a name of the standard library, of Foundation, or of ours.
  @Test func namesOfOtherTypesAreTaken() throws {
    let all = TakenNames.all.sorted()
    let schemas = all.enumerated().map { index, name in #""\#(name)":{"enum":["a\#(index)","b"]}"# }
    let list = schemas.joined(separator: ",")
    let answer = try imported(#"{"$defs":{\#(list)}}"#)
    let names = answer.split(separator: "\n").filter { $0.hasPrefix("enum ") }.map {
      String($0.split(separator: " ")[1])
    }
    #expect(names.count == all.count)
    #expect(TakenNames.all.isDisjoint(with: names))
  }

  /// Each key, and each member of a union, takes as long as the one before.
  @Test(arguments: [false, true]) func timeGrowsWithKeysAndMembers(areMembers: Bool) throws {
    func time(_ count: Int) throws -> UInt64 {
      let parts = (0..<count).map { index in
        areMembers
          ? #"{"type":"object","required":["type"],"properties":{"type":{"const":"m\#(index)"},"a":{"type":"string"}}}"#
          : ##""rule\##(index)":{"$ref":"#/definitions/Level"}"##
      }
      let list = parts.joined(separator: ",")
      let schema = areMembers ? #"{"oneOf":[\#(list)]}"# : #"{"type":"object","properties":{\#(list)}}"#
      let level = #","definitions":{"Level":{"oneOf":[{"enum":["low","high"]},{"type":"integer"}]}}}"#
      return try processorTime { _ = try imported(schema.dropLast() + level) }
    }
    _ = try time(20)
    let (small, large) = (try time(100), try time(800))
    #expect(large < small * 24, "\(small) ns, then \(large) ns")
  }

  /// The same schema gives the same text, and a larger one takes as much longer.
  @Test func timeGrowsWithTheDocument() throws {
    func time(_ count: Int) throws -> UInt64 {
      let schemas = (0..<count).map { index in
        let members = (0..<4).map { member in
          """
          {"type":"object","properties":{"type":{"const":"m\(member)"},"id":{"type":"string"},"next":{"$ref":"#/$defs/S\((index + member) % count)"}},"required":["type","id"]}
          """
        }
        return "\"S\(index)\":{\"oneOf\":[\(members.joined(separator: ","))]}"
      }
      let text = "{\"$defs\":{\(schemas.joined(separator: ","))}}"
      var first = ""
      let time = try processorTime { first = try imported(text) }
      #expect(first.contains("enum S\(count - 1) "))
      return time
    }
    _ = try time(5)
    let (small, large) = (try time(25), try time(100))
    #expect(large < small * 12, "\(small) ns, then \(large) ns")
  }
}
