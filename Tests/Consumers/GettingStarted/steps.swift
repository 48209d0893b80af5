// steps <page> <root of the repository> <section>
//
// Prints a shell script that does what the steps of a page say, those that all sections share and those of one: files
// are written, commands are run, and the last lines that a command prints are compared with those that the page shows.
import Foundation

let arguments = CommandLine.arguments
let page = try String(contentsOfFile: arguments[1], encoding: .utf8)
let root = arguments[2]
let sections: Set<Substring> = ["## Shared steps", "## \(arguments[3])"]

var script = "set -euo pipefail\noutput=$(mktemp)\ntrap 'rm -f \"$output\"' EXIT\n"
var foundSections: Set<Substring> = []
var isFollowed = false
/// The last code span before a block: the file that the block is, if it is one.
var file = ""
var lines = page.split(separator: "\n", omittingEmptySubsequences: false)[...]

/// The lines of a block without their indent.
func block(_ indent: Int) -> String {
  var text = ""
  while let line = lines.popFirst(), line.trimmingCharacters(in: .whitespaces) != "```" {
    text += line.dropFirst(indent) + "\n"
  }
  return text
}

while let line = lines.popFirst() {
  let text = line.trimmingCharacters(in: .whitespaces)
  let indent = line.prefix { $0 == " " }.count
  if line.hasPrefix("## ") {
    isFollowed = sections.contains(line)
    if isFollowed { foundSections.insert(line) }
  } else if text.hasPrefix("<!--") {
    if !text.hasSuffix("-->") { while let line = lines.popFirst(), !line.hasSuffix("-->") {} }
  } else if text.hasPrefix("```") {
    let text = (String(text.dropFirst(3)), block(indent))
    guard isFollowed else { continue }
    switch text {
    case ("swift", var code):
      // Whether the page shows a clone, a branch or a release, this copy is what is tested.
      let dependency = #/\.package\((?:path|url): "[^"]*swift-codable-enum"[^)]*\)/#
      if code.hasPrefix("// swift-tools-version") && !code.contains(dependency) {
        fatalError("a manifest does not depend on swift-codable-enum:\n\(code)")
      }
      code = code.replacing(dependency) { _ in ".package(name: \"swift-codable-enum\", path: \"\(root)\")" }
      script += "cat > '\(file)' <<'END OF FILE'\n\(code)END OF FILE\n"
    case ("sh", let commands):
      script += "cat <<'END OF COMMANDS'\n\(commands)END OF COMMANDS\n{\n\(commands)} > \"$output\"\n"
    case ("text", let expected):
      let count = expected.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      script += "tail -n \(count) \"$output\" | diff - /dev/fd/3 3<<'END OF OUTPUT'\n\(expected)END OF OUTPUT\n"
    case (let language, _): fatalError("a step cannot be \(language)")
    }
  } else if let span = text.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first {
    file = String(span)
  }
}
guard foundSections == sections else { fatalError("the page has no \(sections.subtracting(foundSections))") }
print(script)
