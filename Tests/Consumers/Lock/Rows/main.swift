// rows <folder of the rows> <folder of sources>
//
// Makes a program of the rows that say what a change of the wire breaks: for each, the code before and the code after, and
// the values that one writes and the other reads.
import Foundation

let arguments = CommandLine.arguments
let folder = URL(filePath: arguments[1])
let sources = URL(filePath: arguments[2])

var calls = ""
for (group, _) in LockRow.groups {
  var text = "import CodableEnum\nimport Foundation\n"
  for (index, row) in try LockRow.rows(of: folder.appending(path: "\(group).txt")).enumerated() {
    let before = row.sections["written before"] ?? []
    let json = row.sections["read before"] ?? []
    let after = row.sections["written after"] ?? []
    // What cannot be compiled, or neither reads nor writes, has no values.
    if before.isEmpty, json.isEmpty, after.isEmpty { continue }
    let name = "\(group)\(index + 1)"
    text += "\nenum \(name) {\nenum Before {\n\(row.source("before"))}\n\nenum After {\n\(row.source("after"))}\n}\n"
    calls += """
        proof.prove(
          \(literal(row.change)), readers: .\(row.readers.claim), peers: .\(row.peers.claim),
          comparesDescriptions: \(row.comparison != nil),
          before: [\(before.joined(separator: ", "))] as [\(name).Before.E],
          json: [\(json.map(literal).joined(separator: ", "))],
          after: [\(after.joined(separator: ", "))] as [\(name).After.E]
        )

      """
  }
  try text.write(to: sources.appending(path: "\(group)Rows.swift"), atomically: true, encoding: .utf8)
}
let main = "import CodableEnum\nimport Foundation\n\nfunc proveAll(_ proof: inout Proof) {\n\(calls)}\n"
try main.write(to: sources.appending(path: "AllRows.swift"), atomically: true, encoding: .utf8)

func literal(_ text: String) -> String { "#\"\(text)\"#" }

extension LockRow.Outcome {
  /// To run it, there is no difference between what is an error and what only `--peers` makes one.
  var claim: String {
    switch self {
    case .passes: "passes"
    case .breaks, .isNew: "breaks"
    }
  }
}
