// Fails for a link in the pages that leads nowhere: `swift .ci/links.swift`. It looks at the links to files, pages and
// headings, and at the paths of Swift files in CONTRIBUTING.md; addresses elsewhere aren't asked.
//
// The pages have GitHub's links, `[Layouts](Layouts.md#rawvalue)`. `swift .ci/links.swift <folder>` copies the catalog
// there with DocC's, `[Layouts](doc:Layouts#rawValue)`, for the site.
import Foundation

/// A file of Markdown: where it is, and its text without code.
struct Page {
  var path: String
  var text: String
  var lines: [String]
  /// Its headings, without the marks.
  var headings: [String] = []

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOfFile: path, encoding: .utf8)
    lines = []
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isCode.toggle()
        lines.append("")
      } else {
        // Code in a line may show what looks like a link.
        lines.append(isCode ? "" : line.replacing(#/`[^`]*`/#) { String(repeating: "`", count: $0.output.count) })
        if !isCode, line.hasPrefix("#") {
          headings.append(line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))
        }
      }
    }
  }

  var folder: String { (path as NSString).deletingLastPathComponent }

  /// Links as `[text](target)` and `<doc:target>`, with the numbers of their lines.
  var links: [(line: Int, target: String)] {
    let pattern = #/\]\(([^)\s]+)\)|<(doc:[^>]+)>/#
    return lines.enumerated().flatMap { number, line in
      line.matches(of: pattern).map { (number + 1, String($0.output.1 ?? $0.output.2 ?? "")) }
    }
  }

  /// The heading with this anchor, as GitHub makes it or, in a link of DocC's, as DocC does.
  func heading(of anchor: String, isDocC: Bool) -> String? {
    if isDocC { return headings.first { fragment(of: $0).lowercased() == anchor.lowercased() } }
    return zip(headings, gitHubAnchors).first { $0.1 == anchor }?.0
  }

  /// The second of two equal headings ends with `-1`.
  private var gitHubAnchors: [String] {
    var counts: [String: Int] = [:]
    return headings.map { heading in
      let anchor = letters(of: heading.lowercased().replacing(" ", with: "-"))
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      return count == 0 ? anchor : "\(anchor)-\(count)"
    }
  }
}

func letters(of text: String) -> String { text.filter { $0.isLetter || $0.isNumber || "-_".contains($0) } }

/// What leads to a heading in DocC.
func fragment(of heading: String) -> String {
  letters(of: heading.split { $0 == " " || $0 == "-" }.joined(separator: "-"))
}

/// Where a link to a file, a page or a heading leads, if it leads anywhere.
func place(of target: String, on page: Page) throws -> (page: Page?, heading: String?)? {
  let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  let isDocC = parts[0].hasPrefix("doc:")
  var name = isDocC ? String(parts[0].dropFirst(4)) : parts[0]
  // DocC itself checks links to declarations.
  if isDocC, name.contains("/") { return (nil, nil) }
  if isDocC, !name.isEmpty { name += ".md" }
  let file = name.isEmpty ? page.path : page.folder.isEmpty ? name : "\(page.folder)/\(name)"
  guard FileManager.default.fileExists(atPath: file) else { return nil }
  guard file.hasSuffix(".md") else { return parts.count == 1 ? (nil, nil) : nil }
  let other = try file == page.path ? page : Page(file)
  if parts.count == 1 { return (other, nil) }
  return other.heading(of: parts[1], isDocC: isDocC).map { (other, $0) }
}

func isElsewhere(_ target: String) -> Bool { target.firstMatch(of: #/^(https?|mailto):/#) != nil }

let catalog = "Sources/CodableEnum/CodableEnum.docc"

/// The catalog with DocC's links.
func copyCatalog(to folder: String) throws {
  let files = FileManager.default
  try? files.removeItem(atPath: folder)
  try files.copyItem(atPath: catalog, toPath: folder)
  for name in try files.contentsOfDirectory(atPath: catalog) where name.hasSuffix(".md") {
    let page = try Page("\(catalog)/\(name)")
    let written = page.text.components(separatedBy: "\n")
    let lines = try zip(written, page.lines).map { line, withoutCode in
      guard withoutCode.contains("](") else { return line }
      return try line.replacing(#/\]\(([\w.]*)(#[^)\s]+)?\)/#) { link in
        guard let (other, heading) = try place(of: "\(link.1)\(link.2 ?? "")", on: page), let other,
          other.folder == catalog
        else { return String(link.0) }
        let name = ((other.path as NSString).lastPathComponent as NSString).deletingPathExtension
        return "](doc:\(other.path == page.path ? "" : name)\(heading.map { "#" + fragment(of: $0) } ?? ""))"
      }
    }
    try lines.joined(separator: "\n").write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }
}

if CommandLine.arguments.count > 1 {
  try copyCatalog(to: CommandLine.arguments[1])
  exit(0)
}

let paths = try [".", "Benchmarks", ".github", catalog].flatMap { folder in
  try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }.sorted()
    .map { folder == "." ? $0 : "\(folder)/\($0)" }
}
var links = 0
var failures = 0
for page in try paths.map(Page.init) {
  for (line, target) in page.links where !isElsewhere(target) {
    links += 1
    if try place(of: target, on: page) != nil { continue }
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
