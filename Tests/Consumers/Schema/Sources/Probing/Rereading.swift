import CodableEnum
import Foundation

/// JSON that a model of another language has written, after it has read a sample.
private struct Rewritten: Decodable {
  var sample: Int
  var json: String
}

/// Why `models.jsonl` of a folder, a line for each sample that was read, is not what our decoder reads as those samples.
public func complaintsRereading(_ samples: [Sample], in folder: URL) throws -> [String] {
  let text = try String(contentsOf: folder.appending(path: "models.jsonl"), encoding: .utf8)
  return try text.split(separator: "\n").compactMap { line in
    let row = try JSONDecoder().decode(Rewritten.self, from: Data(line.utf8))
    let sample = samples[row.sample]
    do {
      let ours = try JSONDecoder().decode(CodableValue.self, from: try sample.json())
      let theirs = try JSONDecoder().decode(CodableValue.self, from: try sample.rewritten(Data(row.json.utf8)))
      return ours == theirs ? nil : "\(sample.typeName) is another one: \(row.json)"
    } catch {
      return "\(sample.typeName) is not read: \(row.json): \(error)"
    }
  }
}
