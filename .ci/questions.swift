// Fails where code asks which strategy, place of tags or form of empty cases there is, outside the file of named questions,
// and where a `default:` without a reason stands over the cases of an enum of ours: `swift .ci/questions.swift`.
//
// A reason is a comment on the line above. Bytes, tokens and Swift's keywords are sets of others.
import Foundation

/// Where the questions are.
let questions = "Sources/CodableEnumGenerator/Layout/TagForm.swift"

/// Whose switches are over bytes, tokens and keywords.
let readers = [
  "Sources/CodableEnumGenerator/Source/", "Sources/CodableEnumGenerator/Syntax/", "Sources/CodableEnumJSON/",
  "Sources/CodableEnumGenerator/Annotations/AnnotationParser.swift",
]

let comparison = try Regex(
  #"(tagPlace|[sS]trategy|emptyCases)\??\s*[!=]=\s*\.|case \.\w+(\(.*\))?\?? = (\w+\.)*([sS]trategy|emptyCases)\b"#
)

var complaints: [String] = []

let folders = try FileManager.default.contentsOfDirectory(atPath: "Sources").sorted()

for folder in folders {
  let root = "Sources/\(folder)"
  let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  for path in paths.filter({ $0.hasSuffix(".swift") }).sorted().map({ "\(root)/\($0)" }) {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if path != questions, !code.hasPrefix("//"), line.contains(comparison) {
        complaints.append("\(path):\(index + 1): ask by name: \(questions)")
      }
      guard code.hasPrefix("default:"), !readers.contains(where: path.hasPrefix), isOverCases(lines, index),
        !lines[index - 1].drop(while: { $0 == " " }).hasPrefix("//")
      else { continue }
      complaints.append("\(path):\(index + 1): name the cases, or say in a comment above why not")
    }
  }
}

/// Whether a pattern of the switch begins with a period: the cases of an enum.
func isOverCases(_ lines: [Substring], _ index: Int) -> Bool {
  let depth = lines[index].prefix { $0 == " " }.count
  for line in lines[..<index].reversed() {
    let code = line.drop { $0 == " " }
    if code.isEmpty || line.count - code.count > depth { continue }
    if code.hasPrefix("case .") || code.hasPrefix("case (.") || code.hasPrefix("case let .") { return true }
    if line.count - code.count < depth || code.contains("switch ") { return false }
  }
  return false
}

for complaint in complaints { print(complaint) }
if !complaints.isEmpty { exit(1) }
