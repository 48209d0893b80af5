import CodableEnumContract
import CodableEnumGenerator
import CodableEnumReport
import Foundation
import Testing

/// From a random enum to its schema, and from there to an enum: for nearly all, both read and write the same JSON, as
/// `check --lock` sees it, or comments say where they don't. The rest is printed.
///
/// `CODABLE_ENUM_SEED=<number> swift test --filter ImportedSchemaTests` tries others.
@Suite struct ImportedSchemaTests {
  /// What a schema doesn't say: which of several values is an alias, what is read although it is invalid, defaults that
  /// are no literals, and that other keys beside the one of a case are ignored.
  private let unsaid = ["alias", "catches .invalid", "default", "rejects unknown keys"]
  private let comment =
    /\/\/ .*(not read here|not valid|not held|CodableValue|leaves out|everything else|which tag|the same as|format: |minimum: |pattern: |Items: |default: |seconds since)/

  @Test(arguments: [SchemaFormat.jsonSchema, .openAPI])
  func schemasComeBack(format: SchemaFormat) throws {
    let seed = ProcessInfo.processInfo.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 46
    let count = howMany("CODABLE_ENUM_COUNT", few: 120, many: 400)
    var (same, commented, plain, unexplained) = (0, 0, 0, 0)
    for index in 0..<UInt64(count) {
      let features = Feature.chosen
      let random = RandomEnum("E\(index)", seed: seed &* 1_000 &+ index, features: features)
      let source = SourceFile(path: "E.swift", text: random.declarations)
      let file = Generator.readWire(source)
      if !file.diagnostics.isEmpty { continue }
      let types = Generator.readWire(SourceFile(path: "Types.swift", text: ProgramText.types))
      let old = try WireDocument(reading: SourceFile(path: "old", text: WireDocument([file, types]).lockText))
      let schema = WireDocument([file, types]).schema(in: format, dates: nil)
      var options = ImportOptions()
      options.names = ["E\(index)"]
      // Generic and nested enums have other names there, and types that are left open hold anything.
      guard schema.contains("\"E\(index)\": {"), !schema.contains("Left open") else { continue }
      let text: String
      do {
        text = try SchemaImport(SourceFile(path: "schema.json", text: schema), options).text
      } catch {
        // One case alone is an object.
        let isPlain = error.message.contains("is no union")
        plain += isPlain ? 1 : 0
        if !isPlain { Issue.record("\(error.message)\n\(random.declarations)\n\(schema)") }
        continue
      }
      let new = Generator.readWire(SourceFile(path: "New.swift", text: text))
      #expect(new.diagnostics.isEmpty, "\(new.diagnostics)\n\(text)")
      let changes = WireDocument([new]).changes(since: old).filter { change in
        !change.breaks.isEmpty && change.message.contains("E\(index)")
          && !unsaid.contains(where: change.message.contains)
      }
      if changes.isEmpty {
        same += 1
      } else if text.contains(comment) {
        commented += 1
      } else {
        unexplained += 1
        print("not explained: \(changes.map(\.message).joined(separator: "\n"))\n\(random.declarations)\n\(text)")
      }
    }
    print("\(same) the same, \(commented) with comments, \(unexplained) not explained, \(plain) without a union")
    let enough = count / 80
    #expect(same > enough && commented > enough && unexplained * 10 < same + commented)
  }
}
