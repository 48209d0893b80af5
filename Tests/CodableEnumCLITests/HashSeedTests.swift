import Foundation
import TestSupport
import Testing

private let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

/// Sets and dictionaries have another order in each process. Nothing that a command prints has.
@Suite(.enabled(if: Program.canStart), .timeLimit(.minutes(10))) struct HashSeedTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let contract = tests.appending(path: "CodableEnumContractTests")
    for (folder, name) in [
      (contract.appending(path: "Schemas"), "Layouts.swift"), (contract.appending(path: "Schemas"), "Payloads.swift"),
      (tests.appending(path: "GoldenTests/Goldens"), "OpenSet.swift"),
    ] {
      try workspace.write(try Data(contentsOf: folder.appending(path: name)), to: "in/\(name)")
    }
    for folder in ["Inference", "Import", "Samples"] {
      for name in try FileManager.default.contentsOfDirectory(atPath: contract.appending(path: folder).path)
      where name.hasSuffix(".json") || name.hasSuffix(".jsonl") || folder == "Samples" && name.hasSuffix(".swift.txt") {
        let data = try Data(contentsOf: contract.appending(path: "\(folder)/\(name)"))
        try workspace.write(data, to: "\(folder)/\(name.replacing(".swift.txt", with: ".swift"))")
      }
    }
    try writeRows(of: contract.appending(path: "Locks"))
  }

  /// Both sides of each change of the lock, in files of the same names.
  private func writeRows(of folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".txt") && name != "FindingIDs.txt" {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for (index, row) in text.split(separator: #/(?:^|\n\n)#+ /#).enumerated() {
        for section in row.split(separator: "\n--- ") {
          guard let side = ["before", "after"].first(where: { section.hasPrefix("\($0)\n") }) else { continue }
          // A type of its own for each row.
          let type = "\(name.dropLast(4))\(index)"
          let source = section.dropFirst(side.count + 1).replacing(#/\bE\b/#, with: type)
          try workspace.write(source + "\n", to: "\(side)/\(type).swift")
        }
      }
    }
  }

  /// Each command, with its output and what it reports.
  private static let commands = """
    "$tool" generate --stdout in; "$tool" inspect in; "$tool" preview in
    rm -f Tests.swift lock.json; "$tool" generate --tests Tests.swift in; cat Tests.swift
    for format in json-schema openapi typescript; do "$tool" schema --format $format in; done
    "$tool" lock --output lock.json before; cat lock.json
    "$tool" check --lock lock.json --peers --diagnostics json after; "$tool" lock --output lock.json after
    for file in Inference/*; do "$tool" infer "$file"; done
    for file in Import/*; do "$tool" import "$file"; done
    for file in Samples/*.swift; do
      name=$(basename "$file" .swift)
      "$tool" check --samples Samples/$name.jsonl --type $name --verbose "$file"
    done
    "$tool" completion bash; "$tool" help check
    """

  @Test func everyRunIsTheSame() throws {
    let expected = try workspace.shell("{ \(Self.commands); } 2>&1").output
    // The runs come to the end, with all that is reported.
    #expect(expected.contains("\"id\":\"tag-removed\"") && expected.contains("example:"))
    for _ in 1..<10 {
      let found = try workspace.shell("{ \(Self.commands); } 2>&1").output
      if found == expected { continue }
      let (lines, others) = (expected.split(separator: "\n"), found.split(separator: "\n"))
      let difference = zip(lines, others).first { $0 != $1 } ?? ("\(lines.count) lines", "\(others.count) lines")
      Issue.record("\(difference.0)\n\(difference.1)")
    }
  }
}
