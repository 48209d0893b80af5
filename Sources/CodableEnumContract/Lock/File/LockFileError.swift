import CodableEnumGenerator

/// Why a file is not a usable lock file. It is never overwritten.
package struct LockFileError: Error {
  package var position: SourcePosition
  package var message: String

  static func conflict(_ position: SourcePosition) -> LockFileError {
    LockFileError(position: position, message: "merge conflict; resolve it, then run codable-enum lock")
  }

  static func malformed(_ position: SourcePosition) -> LockFileError {
    LockFileError(position: position, message: "not JSON from here on; \(wayOut)")
  }

  static func notOurs(_ position: SourcePosition) -> LockFileError {
    LockFileError(
      position: position,
      message: "codable-enum lock did not write this file; move it away, or name another"
    )
  }

  static func unexpected(_ expected: String, forKey key: String, _ position: SourcePosition) -> LockFileError {
    LockFileError(position: position, message: "expected \(expected) for \"\(key)\"; \(wayOut)")
  }

  static func repeated(_ key: String, _ position: SourcePosition) -> LockFileError {
    LockFileError(position: position, message: "\"\(key)\" is there twice; \(wayOut)")
  }

  static func unknown(_ key: String, _ position: SourcePosition) -> LockFileError {
    LockFileError(position: position, message: "unknown member \"\(key)\"; \(wayOut)")
  }

  static func unknownFinding(_ id: String, _ position: SourcePosition) -> LockFileError {
    let nearest = nearestSpelling(to: id, in: LockChange.ID.allCases.map(\.rawValue))
    let wayOut = nearest.map { "did you mean \"\($0)\"?" } ?? "--diagnostics json has the id of each finding"
    return LockFileError(position: position, message: "no finding has the id \"\(id)\"; \(wayOut)")
  }

  static func unknownRelease(_ name: String, of names: [String], _ position: SourcePosition) -> LockFileError {
    LockFileError(position: position, message: Lock.unknownRelease(name, of: names))
  }

  static func version(_ version: Int, _ position: SourcePosition) -> LockFileError {
    LockFileError(
      position: position,
      message: "this lock file has version \(version), and this codable-enum reads version "
        + "\(Lock.version); delete it, and run codable-enum lock again"
    )
  }

  private static let wayOut = "restore the file from version control, or delete it and run codable-enum lock"
}
