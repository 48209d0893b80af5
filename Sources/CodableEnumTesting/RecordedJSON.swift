import Foundation

/// The JSON of an enum that is kept beside its tests, a line for each value: `{"case":"loading","json":{"loading":true}}`
struct RecordedJSON {
  let file: URL
  let lines: [String]

  /// None where there is no file yet.
  init(_ file: URL) throws {
    self.file = file
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let text = isThere ? try String(contentsOf: file, encoding: .utf8) : ""
    lines = text.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }

  static func file(of recording: String, beside tests: String) -> URL {
    folder(beside: tests).appendingPathComponent("\(recording).jsonl")
  }

  static func folder(beside tests: String) -> URL {
    URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("__RecordedJSON__")
  }

  func append(_ new: [String]) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((lines + new).map { "\($0)\n" }.joined().utf8).write(to: file, options: .atomic)
  }
}

/// A line of recorded JSON.
struct RecordedValue<Value> {
  var name: String
  var value: Value
  /// The text of the sample, where the case has several.
  var sample: String?

  enum CodingKeys: String, CodingKey {
    case name = "case"
    case value = "json"
    case sample
  }
}

extension RecordedValue: Decodable where Value: Decodable {}

extension RecordedValue: Encodable where Value: Encodable {}

/// Checks that each recorded file belongs to an enum, since one of another name would be read by none.
///
/// - Parameters:
///   - recordings: The names that `reads` is called with.
///   - tests: The file that the folder is beside.
public func unreadRecordings(besides recordings: [String], beside tests: String = #filePath) -> [WireFailure] {
  let folder = RecordedJSON.folder(beside: tests).path
  let known = recordings.map { "\($0).jsonl" }
  let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  return files.filter { $0.hasSuffix(".jsonl") && !known.contains($0) }.sorted().map { file in
    let place = "\(folder)/\(file)"
    let wayOut = "if the enum has another name now, rename the file, else delete it"
    return WireFailure("no enum reads \(place): \(wayOut)", at: place)
  }
}
