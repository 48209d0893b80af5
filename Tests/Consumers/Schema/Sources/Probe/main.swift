import CodableEnum
import Foundation

// Writes two files into the folder that is named: `rows.jsonl`, a line for each sample and for each mutation of it; and
// `Uses.swift`, a struct with a property for each type of the samples, whose schema tells where those of the types are.

struct Row: Encodable {
  /// The property of `Uses`.
  var use: String
  var isWritten: Bool
  var value: CodableValue
  /// Why our decoder refuses the value.
  var refusal: String?
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
var uses: [String] = []
var lines: [Data] = []
for sample in samples {
  if !uses.contains(sample.typeName) { uses.append(sample.typeName) }
  let use = "use\(uses.firstIndex(of: sample.typeName) ?? 0)"
  let value = try JSONDecoder().decode(CodableValue.self, from: try sample.json())
  lines.append(try encoder.encode(Row(use: use, isWritten: true, value: value)))
  for mutation in mutations(of: value) {
    let refusal = sample.refusal(try encoder.encode(mutation))
    lines.append(try encoder.encode(Row(use: use, isWritten: false, value: mutation, refusal: refusal)))
  }
}
let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
try Data(lines.joined(separator: [0x0A])).write(to: folder.appending(path: "rows.jsonl"))
let properties = uses.enumerated().map { "  var use\($0): \($1)\n" }.joined()
try Data("struct Uses: Codable {\n\(properties)}\n".utf8).write(to: folder.appending(path: "Uses.swift"))
