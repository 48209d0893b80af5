import CodableEnumJSON
import CodableEnumReport
import Foundation
import TestSupport
import Testing

@testable import CodableEnumGenerator
@testable import CodableEnumContract

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Schemas")

/// Each file of `Schemas/` has its documents beside it.
@Suite struct SchemaTests {
  private static let endings = [
    "schema.json", "openapi.json", "ts", "writes.schema.json", "writes.openapi.json", "writes.ts", "open.txt",
  ]

  @Test(arguments: fileNames(in: folder, ending: ".swift"))
  func documentsAreAsRecorded(name: String) throws {
    let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    let file = Generator.readWire(SourceFile(path: "\(name).swift", text: text))
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    let document = WireDocument([file])
    let notes = document.openNotes.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.message)\n" }
    let schemas = SchemaContract.allCases.flatMap { contract in
      SchemaFormat.allCases.map { document.schema(in: $0, contract, dates: nil) }
    }
    let texts = schemas + [notes.joined()]
    for (ending, text) in zip(Self.endings, texts) where !text.isEmpty {
      try RecordedText(folder.appending(path: "\(name).\(ending)")).expect(text)
    }
  }

  /// A dot would be a module to generators of models.
  @Test(arguments: fileNames(in: folder, ending: ".json"))
  func namesOfDefinitionsAreWords(name: String) throws {
    let document = try JSONValue(parsing: Array(Data(contentsOf: folder.appending(path: "\(name).json"))))
    let definitions = try #require((document["$defs"] ?? document["components"]?["schemas"])?.members)
    for definition in definitions { #expect(!definition.key.contains { !$0.isLetter && !$0.isNumber && $0 != "_" }) }
    #expect(Set(definitions.map(\.key)).count == definitions.count)
  }

  @Test func eachDocumentHasAnInput() throws {
    for ending in Self.endings {
      for name in fileNames(in: folder, ending: ".\(ending)")
      where !name.hasSuffix(".schema") && !name.hasSuffix(".writes") {
        let input = folder.appending(path: "\(name).swift")
        if !FileManager.default.fileExists(atPath: input.path) {
          try RecordedText(folder.appending(path: "\(name).\(ending)")).expectNone()
        }
      }
    }
  }

  /// The schema of an enum inside of itself takes what is read, and nothing else.
  @Test(
    arguments: [
      ("Figure", #"{"type":"dot","size":1}"#, true), ("Figure", #"{"type":"dot","size":"1"}"#, false),
      ("Figure", #"{"type":"list","members":[{"type":"group","members":[]}]}"#, true),
      ("Figure", #"{"type":"group","members":[{"type":"dot"}]}"#, false),
      ("Figure", #"{"type":"turned","by":0.5,"figure":{"type":"dot","size":2}}"#, true),
      ("Figure", #"{"type":"line","size":1}"#, false), ("Figure", #"{"size":1}"#, false), ("Figure", "[]", false),
      ("Folder", #"{"kind":"folder","children":[{"kind":"file","size":1},{"kind":"link","to":"a"}]}"#, true),
      ("Folder", #"{"kind":"folder","children":[{"kind":"file"}]}"#, false),
      ("Folder", #"{"kind":"folder"}"#, false), ("Folder", #"{"kind":1}"#, false), ("Folder", "{}", false),
      ("Term", #"{"type":"sum","content":[{"type":"number","content":1.5}]}"#, true),
      ("Term", #"{"type":"sum","content":[{"type":"number","content":"1"}]}"#, false),
      ("Term", #"{"type":"sum"}"#, false), ("Shelf", #""nothing""#, true), ("Shelf", #"["nothing"]"#, true),
      ("Shelf", #"["line",["nothing",["row",[]]]]"#, true), ("Shelf", #"["line",["nothing",["row"]]]"#, false),
      ("Shelf", #"["bin","nothing",["box","nothing"]]"#, true), ("Shelf", #"["bin",["box"]]"#, false),
      ("Shelf", #""box""#, false), ("Shelf", "[]", false), ("Shelf", "{}", false), ("Step", "[]", true),
      ("Step", #"["both",[],["wait",1]]"#, true), ("Step", #"["both",[],["wait","1"]]"#, false),
      ("Step", #"["neither"]"#, false), ("Step", #""none""#, false), ("Sum", #""zero""#, true),
      ("Sum", #"{"op":"plus","left":"zero","right":{"number":1}}"#, true),
      ("Sum", #"{"op":"plus","left":"zero","right":{"number":"1"}}"#, false), ("Sum", #"{"op":"zero"}"#, true),
      ("Sum", #"{"op":"minus","number":1}"#, false), ("Sum", "{}", false), ("Sum", "[]", false),
    ] as [(String, String, Bool)]
  )
  func conditionsOnTagsMeanWhatIsRead(name: String, json: String, isTaken: Bool) throws {
    let text = try String(contentsOf: folder.appending(path: "Nested.swift"), encoding: .utf8)
    let wire = WireDocument([Generator.readWire(SourceFile(path: "Nested.swift", text: text))])
    let schema = wire.schema(in: .jsonSchema, dates: nil)
    let document = try SchemaDocument(JSONValue(parsing: Array(schema.utf8)))
    let pointer = try #require(JSONPointer("/$defs/\(name)"))
    let site = try #require(document.site(at: pointer))
    // Only names are beside the conditions.
    let members = site.json["oneOf"]?.array ?? [site.json]
    #expect(members.dropLast().allSatisfy { $0["const"] != nil })
    let conditions = try #require(members.last).text()
    #expect(conditions.contains("\"if\"") && !conditions.contains("\"oneOf\""))
    let value = try JSONValue(parsing: Array(json.utf8))
    #expect(SchemaJudge(document).accepts(value, at: site) == isTaken)
    let types = TypeReading(wire.shapes, JSONRules(trustsOpenTypes: true, isExact: false))
    #expect(types.read(value, as: .definition(name, [])).problems.isEmpty == isTaken)
  }

  @Test(
    arguments: [
      (nil, "number", "number"), (.iso8601, "string", "string"), (.seconds, "number", "number"),
      (.milliseconds, "number", "number"),
    ] as [(SchemaDates?, String, String)]
  )
  func datesAreWhatTheCoderWrites(dates: SchemaDates?, json: String, typeScript: String) throws {
    let document = document(["A.swift": "// @CodableEnum\nenum A { case a(Date) }"])
    let text = document.schema(in: .jsonSchema, dates: dates)
    #expect(text.contains(#""type": "\#(json)""#))
    #expect(text.contains("2001") == (dates == nil))
    #expect(text.contains("seconds since 1970") == (dates == .seconds || dates == .milliseconds))
    #expect(document.schema(in: .typeScript, dates: dates).contains("{ a: \(typeScript) }"))
  }

  /// Two types with the same name are identified by file. A use means the nearest one.
  @Test func typesOfOneNameAreToldApart() {
    let item = "struct Item: Codable { var "
    let document = document([
      "App/Sources/A/Item.swift": item + "a: Int }",
      "App/Sources/A/Use.swift": "// @CodableEnum\nenum UseA { case item(Item) }",
      "App/Sources/B/Item.swift": item + "b: Int }",
      "App/Sources/B/Use.swift": "// @CodableEnum\nenum UseB { case item(Item), items([Item]) }",
      "Other/Use.swift": "// @CodableEnum\nenum UseOther { case item(Item) }",
    ])
    #expect(
      document.definitions.map(\.id) == ["Item (A/Item.swift)", "Item (B/Item.swift)", "UseA", "UseB", "UseOther"]
    )
    #expect(document.types(of: "UseA") == ["Item (A/Item.swift)"])
    #expect(document.types(of: "UseB") == ["Item (B/Item.swift)", "[Item (B/Item.swift)]"])
    #expect(document.types(of: "UseOther") == ["Item"])
    #expect(document.openNotes.map(\.message) == ["'Item' is left open: 2 types of the inputs have the name"])
    let schema = document.schema(in: .jsonSchema, dates: nil)
    for name in ["Item_A_Item_swift", "Item_B_Item_swift", "Item"] { #expect(schema.contains("\"\(name)\": {")) }
    #expect(document.schema(in: .typeScript, dates: nil).contains("export interface ItemAItemSwift {"))
  }

  /// Other paths and another order give the same documents.
  /// What is only read is in one contract, and what is written in both.
  @Test(arguments: SchemaFormat.allCases)
  func contractsDiffer(format: SchemaFormat) {
    let document = document([
      "A.swift": """
      // @CodableEnum(strategy: .flattenedStatus(key: "type"))
      enum Job {
        case queued(retries: Int = 3, note: String?)  // @CodableCase("queue", aliases: ["waiting"])
        case read  // @CodableCase(skip: .encoding)
        case other(String)  // @CodableCase(catches: .unknown)
      }
      """
    ])
    let reads = document.schema(in: format, dates: nil)
    let writes = document.schema(in: format, .writes, dates: nil)
    #expect(document.schema(in: format, .reads, dates: nil) == reads)
    for text in [reads, writes] { #expect(text.contains("queue") && text.contains("retries")) }
    #expect(reads.contains("waiting") && !writes.contains("waiting"))
    #expect(reads.contains("\"read\"") && !writes.contains("\"read\""))
    #expect(!writes.contains("other") && !writes.contains("null"))
    if format == .typeScript {
      #expect(writes.contains("retries: number; note?: string"))
    } else {
      #expect(!writes.contains("default") && writes.contains("\"additionalProperties\": false"))
      #expect(writes.replacing(/\s/, with: "").contains(#""required":["type","retries"],"additionalProperties":false"#))
    }
  }

  @Test(arguments: SchemaFormat.allCases)
  func orderDoesNotMatter(format: SchemaFormat) throws {
    let names = fileNames(in: folder, ending: ".swift")
    let files = try names.map { name in
      let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
      return Generator.readWire(SourceFile(path: "\(name).swift", text: text))
    }
    let documents = [WireDocument(files), WireDocument(files.reversed())]
    #expect(documents[0].schema(in: format, dates: nil) == documents[1].schema(in: format, dates: nil))
    #expect(documents[0].openNotes.map(\.position) == documents[1].openNotes.map(\.position))
  }
}

/// The document of several files.
func document(_ files: KeyValuePairs<String, String>, roots: [String] = []) -> WireDocument {
  WireDocument(files.map { Generator.readWire(SourceFile(path: $0.key, text: $0.value)) }, roots: roots)
}

extension WireDocument {
  /// The types of an enum's values, or of a struct's properties.
  func types(of id: String) -> [String] {
    switch self[id]?.shape {
    case .enumeration(let enumeration): enumeration.cases.flatMap(\.content.values).map { $0.described }
    case .structure(let properties): properties.map { "\($0.key): \($0.value.described)" }
    case .rawValues(let type, let cases): [type.text] + (cases ?? []).map(\.tag.quoted)
    case .merged(let fields, let variant): [fields.text, variant.text]
    case .openSet, nil: []
    }
  }
}

extension WireValue {
  fileprivate var described: String { type.text + (isOptional ? "?" : "") + (isFixed ? " fixed" : "") }
}
