import CodableEnumGenerator
import Foundation
import Testing

@testable import CodableEnumContract

/// Random edits, and their effects when `EditTests` compiled and ran both versions. `check --lock --peers` reports
/// exactly those. `CODABLE_ENUM_RECORD=1 CODABLE_ENUM_EDITS=400 swift test --filter EditTests` makes others.
@Suite struct RecordedEditTests {
  @Test func reportsAreAsRun() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Locks/RandomEdits.txt")
    let rows = try LockRow.rows(of: file)
    #expect(rows.count >= 40)
    for row in rows {
      let (before, after) = (document(["E.swift": row.source("before")]), document(["E.swift": row.source("after")]))
      let locked = try WireDocument(reading: SourceFile(path: "lock.json", text: before.lockText))
      let reported = after.changes(since: locked).reduce(into: Set<LockChange.Audience>()) { $0.formUnion($1.breaks) }
      #expect(reported.contains(.readers) == (row.readers == .breaks), "\(row.change)")
      #expect(reported.contains(.peers) == (row.peers == .breaks), "\(row.change)")
    }
  }
}
