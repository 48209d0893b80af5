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
    let json = row.sections["read before"] ?? []
    // What cannot be compiled, or neither reads nor writes, has no values.
    if row.values("before").isEmpty, json.isEmpty, row.values("after").isEmpty { continue }
    let name = "\(group)\(index + 1)"
    text += "\nenum \(name) {\n\(version(row, "before", in: name))\n\(version(row, "after", in: name))}\n"
    calls += """
        proof.prove(
          \(literal(row.change)), readers: .\(row.readers.claim), peers: .\(row.peers.claim),
          before: \(names(row, "before", in: "\(name).Before")), json: [\(json.map(literal).joined(separator: ", "))],
          after: \(names(row, "after", in: "\(name).After"))
        )

      """
  }
  try text.write(to: sources.appending(path: "\(group)Rows.swift"), atomically: true, encoding: .utf8)
}
let main = "import CodableEnum\nimport Foundation\n\nfunc proveAll(_ proof: inout Proof) {\n\(calls)}\n"
try main.write(to: sources.appending(path: "AllRows.swift"), atomically: true, encoding: .utf8)

/// The code before or after, the values that it writes, and those that it refuses to write.
func version(_ row: LockRow, _ name: String, in outer: String) -> String {
  let values = row.values(name).joined(separator: ", ")
  let refused = (row.sections["refused \(name)"] ?? []).joined(separator: ", ")
  // Open sets are told apart by what `@CodableType` calls them.
  let source = row.source(name).replacing(", of: ", with: ", of: \(outer).\(name.capitalized).")
  return """
    enum \(name.capitalized) {
    \(source)static var written: [E] { [\(values)] }
    static var refused: [E] { [\(refused)] }
    }

    """
}

/// A `Version`: its values, and the names that Swift cannot list.
func names(_ row: LockRow, _ name: String, in type: String) -> String {
  // `enum E { case a, b(x: Int) }`: words after `case`, and after the commas that are in no parentheses.
  var names: Set<String> = []
  var caught: Set<String> = []
  for line in row.sections[name] ?? [] {
    let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    for match in code.matches(of: #/\b(?:struct|enum|class) (\w+)/#) { names.insert(String(match.1)) }
    for list in code.matches(of: #/\bcase (.*)/#) {
      let elements = list.1.replacing(#/\([^()]*(?:\([^()]*\)[^()]*)*\)/#, with: "").split(separator: ",")
      let cases = elements.compactMap { $0.firstMatch(of: #/\w+/#).map { String($0.0) } }
      names.formUnion(cases)
      if line.contains("catches: .unknown") { caught.formUnion(cases) }
    }
  }
  return "Version(\(type).written, refused: \(type).refused, names: \(literals(names)), catching: \(literals(caught)))"
}

func literals(_ names: Set<String>) -> String { "[\(names.sorted().map(literal).joined(separator: ", "))]" }

func literal(_ text: String) -> String { "#\"\(text)\"#" }

extension LockRow {
  /// What the code before or after writes.
  func values(_ name: String) -> [String] { sections["written \(name)"] ?? [] }
}

extension LockRow.Outcome {
  /// To run it, there is no difference between what is an error and what only `--peers` makes one.
  var claim: String {
    switch self {
    case .passes: "passes"
    case .breaks, .isNew: "breaks"
    }
  }
}
