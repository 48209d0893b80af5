import CodableEnum
import Foundation

/// A sample, or JSON that differs from what our encoder writes of it.
private struct Row: Encodable {
  /// The property of `Uses`.
  var use: String
  var isWritten: Bool
  var value: CodableValue
  /// Why our decoder refuses the value.
  var refusal: String?
}

/// Writes two files into a folder: `rows.jsonl`, a line for each sample and for each mutation of it; and `Uses.swift`, a
/// struct with a property for each type of the samples, whose schema tells where those of the types are.
public func writeRows(of samples: [Sample], to folder: URL) throws {
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
  try Data(lines.joined(separator: [0x0A])).write(to: folder.appending(path: "rows.jsonl"))
  let properties = uses.enumerated().map { "  var use\($0): \($1)\n" }.joined()
  try Data("struct Uses: Codable {\n\(properties)}\n".utf8).write(to: folder.appending(path: "Uses.swift"))
}
