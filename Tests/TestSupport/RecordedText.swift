import CodableEnumCLI
import Foundation
import Testing

/// A text that a test produces, kept in a file of the repository.
///
/// With `CODABLE_ENUM_RECORD=1` in the environment the files are rewritten, and the run fails, so that nobody mistakes
/// a recording for a test.
package struct RecordedText {
  private let file: URL

  package init(_ file: URL) {
    self.file = file
  }

  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["CODABLE_ENUM_RECORD"] == "1"
  }

  /// Compares a text with the file.
  package func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    guard recorded != text else { return }
    if Self.isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); run again without recording", sourceLocation: sourceLocation)
    } else {
      let diff = unifiedDiff(from: recorded, to: text, path: file.lastPathComponent)
      Issue.record("\(diff)\nto update: CODABLE_ENUM_RECORD=1 swift test", sourceLocation: sourceLocation)
    }
  }

  /// Records an issue, since nothing produces the file's text. Deletes the file while recording.
  package func expectNone(sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.isRecording { try FileManager.default.removeItem(at: file) }
    Issue.record("\(file.lastPathComponent) belongs to no input", sourceLocation: sourceLocation)
  }
}

/// The files of a folder, by name without extension.
package func fileNames(in folder: URL, ending: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
}
