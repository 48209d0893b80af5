// Fails for a link in the pages that leads nowhere: `swift .ci/links.swift`. It looks at the links to files, pages and
// headings, and at the paths of Swift files in CONTRIBUTING.md; addresses elsewhere aren't asked.
import Foundation

/// A file of Markdown: where it is, and its text without code.
struct Page {
  var path: String
  var lines: [String]

  init(_ path: String) throws {
    self.path = path
    var isCode = false
    lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n").map { line in
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isCode.toggle()
        return ""
      }
      // Code in a line may show what looks like a link.
      return isCode ? "" : line.replacingOccurrences(of: "`[^`]*`", with: "``", options: .regularExpression)
    }
  }

  var folder: String { (path as NSString).deletingLastPathComponent }

  /// The anchors of its headings, as GitHub makes them.
  var anchors: Set<String> {
    get throws {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return Set(
        text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { heading in
          let title = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
          return title.replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
        }
      )
    }
  }

  /// Links as `[text](target)` and `<doc:target>`, with the numbers of their lines.
  var links: [(line: Int, target: String)] {
    let pattern = #/\]\(([^)\s]+)\)|<(doc:[^>]+)>/#
    return lines.enumerated().flatMap { number, line in
      line.matches(of: pattern).map { (number + 1, String($0.output.1 ?? $0.output.2 ?? "")) }
    }
  }
}

let catalogs = ["Sources/CodableEnum/CodableEnum.docc"]
let folders = [".", "Benchmarks", ".github"] + catalogs
let paths = try folders.flatMap { folder in
  try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }.sorted()
    .map { folder == "." ? $0 : "\(folder)/\($0)" }
}
var links = 0
var failures = 0
for page in try paths.map(Page.init) {
  for (line, target) in page.links where target.firstMatch(of: #/^(https?|mailto):/#) == nil {
    links += 1
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var name = parts[0]
    if name.hasPrefix("doc:") {
      name.removeFirst(4)
      // A page of the catalog; DocC itself checks links to declarations.
      if name.contains("/") { continue }
      if !name.isEmpty { name += ".md" }
    }
    let file = name.isEmpty ? page.path : page.folder.isEmpty ? name : "\(page.folder)/\(name)"
    // DocC keeps the case of a heading, GitHub doesn't.
    let leads =
      try FileManager.default.fileExists(atPath: file)
      && (parts.count == 1 || Page(file).anchors.contains(parts[1].lowercased()))
    if leads { continue }
    print("\(page.path):\(line): error: '\(target)' leads nowhere")
    failures += 1
  }
}
// `Folder/File.swift` is somewhere below Sources or Tests; `New` is a file that a reader will write.
let files = ["Sources", "Tests"].flatMap { FileManager.default.enumerator(atPath: $0)?.allObjects as? [String] ?? [] }
let contributing = try String(contentsOfFile: "CONTRIBUTING.md", encoding: .utf8).components(separatedBy: "\n")
for (number, line) in contributing.enumerated() {
  for path in line.matches(of: #/`([\w/+]+/\w+\.swift)`/#).map(\.output.1) where !path.contains("/New") {
    links += 1
    let file = path.split(separator: "/").drop { $0 == "Sources" || $0 == "Tests" }.joined(separator: "/")
    if files.contains(where: { $0 == file || $0.hasSuffix("/\(file)") }) { continue }
    print("CONTRIBUTING.md:\(number + 1): error: there is no \(path)")
    failures += 1
  }
}
print("\(paths.count) pages, \(links) links, \(failures) of them lead nowhere")
if failures > 0 || links == 0 { exit(1) }
