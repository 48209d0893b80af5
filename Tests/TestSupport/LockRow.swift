import Foundation

/// A change of the wire and its effects: a row of `Locks/`, of the page *Format changes*, and of the program that proves
/// it, `Tests/Consumers/Lock`, which also has this file.
package struct LockRow: Sendable {
  package enum Outcome: String {
    case passes = "pass"
    case breaks = "break"
    /// Only `--peers` reports it.
    case isNew = "new"
  }

  package var change: String
  /// Of a row above with the same effect, which says enough for the pages.
  package var isVariant = false
  package var readers = Outcome.passes
  package var peers = Outcome.passes
  /// Why, and the way out, unless they are those of most changes with this effect.
  package var why = ""
  /// The types that are guarded though nothing annotated has them.
  package var roots: [String] = []
  /// Sources, values of the type `E`, and JSON, by name.
  package var sections: [String: [String]] = [:]

  /// The files of `Locks/` in the order of the page, with their headings there.
  package static let groups: KeyValuePairs = [
    "Tags": "Cases and tags", "Enums": "Enums", "CaseKeyed": "Case-keyed objects",
    "TaggedObjects": "Tag beside the values", "Adjacent": "Adjacent content", "TagFirst": "Tag-first arrays",
    "RawValue": "Raw values", "Untagged": "Untagged enums", "Types": "Types", "Structs": "Structs",
    "Roots": "Roots", "OpenSets": "Open sets", "Merged": "Fields that all cases share",
  ]

  package func source(_ name: String) -> String { (sections[name] ?? []).joined(separator: "\n") + "\n" }

  package static func rows(of file: URL) throws -> [LockRow] {
    var rows: [LockRow] = []
    var section: String?
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init) {
      if let change = line.suffix(after: "# ") {
        rows.append(LockRow(change: change))
        section = nil
      } else if let change = line.suffix(after: "## ") {
        rows.append(LockRow(change: change, isVariant: true))
        section = nil
      } else if let name = line.suffix(after: "--- ") {
        section = name
        rows[rows.count - 1].sections[name] = []
      } else if let section {
        rows[rows.count - 1].sections[section]?.append(line)
      } else {
        rows[rows.count - 1].set(line)
      }
    }
    return rows
  }

  private mutating func set(_ line: String) {
    let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
    switch parts[0] {
    case "readers": readers = Outcome(rawValue: parts[1]) ?? .passes
    case "peers": peers = Outcome(rawValue: parts[1]) ?? .passes
    case "why": why = parts[1]
    case "roots": roots = parts[1].split(separator: ",").map(String.init)
    default: fatalError("unknown line '\(line)'")
    }
  }
}

extension String {
  fileprivate func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
