// Fails where the index of tests in CONTRIBUTING.md leaves out an option, a layout, a golden or a message, or names what
// isn't there, and where the page Options leaves out an option: `swift .ci/tests.swift`.
import Foundation

let files = FileManager.default
var errors: [String] = []

func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

func names(in folder: String) throws -> [String] {
  try files.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
}

/// The names of an enum's cases, up to the first brace that stands alone.
func cases(of name: String, in path: String) throws -> [String] {
  let lines = try text(path).components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  return lines.drop { !$0.contains("enum \(name):") }.prefix { $0 != "}" }.flatMap { line in
    let names = line.wholeMatch(of: #/case (\w+(?:, \w+)*)(?: = .*)?/#)?.1 ?? ""
    return names.components(separatedBy: ", ").filter { !$0.isEmpty }
  }
}

struct Row {
  /// In backticks.
  var names: [String]
  var goldens: [String]
  var messages: [String]

  init(_ line: String) {
    let cells = line.components(separatedBy: "|").map { cell in cell.matches(of: #/`(\w+)`/#).map { String($0.1) } }
    (names, goldens, messages) = (cells[1], cells[2], cells[3])
  }
}

/// The rows of the table whose first heading this is.
func rows(of heading: String, in page: [String]) -> [Row] {
  let table = page.drop { !$0.hasPrefix("| \(heading) | goldens |") }.prefix { $0.hasPrefix("|") }
  if table.count < 3 { errors.append("CONTRIBUTING.md has no table that begins with '\(heading)'") }
  return table.dropFirst(2).map(Row.init)
}

/// All names are there, and no other.
func compare(_ found: [String], with expected: [String], _ what: String) {
  for name in Set(expected).subtracting(found).sorted() {
    errors.append("the index in CONTRIBUTING.md lacks the \(what) '\(name)'; add it to the row that it is about")
  }
  for name in Set(found).subtracting(expected).sorted() {
    errors.append("the index in CONTRIBUTING.md has '\(name)', but there is no such \(what); remove it")
  }
}

let page = try text("CONTRIBUTING.md").components(separatedBy: "\n")
let (layouts, options) = (rows(of: "layout", in: page), rows(of: "option", in: page))
let all = layouts + options + rows(of: "anything else", in: page)

let annotations = "Sources/CodableEnumGenerator/Annotations"
let strategies = try cases(of: "Name", in: "\(annotations)/Strategy.swift")
let labels =
  try cases(of: "EnumOption", in: "\(annotations)/OptionNames.swift").filter { $0 != "strategy" }
  + cases(of: "CaseOption", in: "\(annotations)/OptionNames.swift")
  + cases(of: "Parameter", in: "\(annotations)/Strategy.swift") + ["tag"]

let tests = "Tests/CodableEnumTests"
for (rows, folder, needed) in [(layouts, "Layouts", strategies), (options, "Options", labels)] {
  let folders = try names(in: "\(tests)/\(folder)").filter { !$0.hasSuffix(".swift") }
  compare(rows.flatMap(\.names), with: Set(folders).union(needed).sorted(), folder == "Layouts" ? "layout" : "option")
  for name in needed where !folders.contains(name) { errors.append("\(tests)/\(folder) has no folder '\(name)'") }
  for name in folders {
    let hasTest = try names(in: "\(tests)/\(folder)/\(name)").contains { file in
      try file.hasSuffix("Tests.swift") && text("\(tests)/\(folder)/\(name)/\(file)").contains("@Test")
    }
    if !hasTest { errors.append("\(tests)/\(folder)/\(name) has no test") }
  }
  for row in rows where row.goldens.isEmpty { errors.append("'\(row.names.joined(separator: ", "))' has no golden") }
}

let optionsPage = try text("Sources/CodableEnum/CodableEnum.docc/Options.md")
for name in labels where name != "tag" && !optionsPage.contains("`\(name):`") {
  errors.append("Options.md lacks '\(name):'")
}

let goldens = try names(in: "Tests/GoldenTests/Goldens").filter { !$0.contains("+") }
  .map { String($0.dropLast(".swift".count)) }
compare(all.flatMap(\.goldens), with: goldens, "golden")

let messages = try cases(of: "Message", in: "Sources/CodableEnumGenerator/Diagnostics/Messages.swift")
let listed = all.flatMap(\.messages)
compare(listed, with: messages, "message")
for (name, count) in Dictionary(listed.map { ($0, 1) }, uniquingKeysWith: +).sorted(by: { $0 < $1 }) where count > 1 {
  errors.append("\(count) rows have the message '\(name)'")
}
let fixtures = ["Generator", "Macros"].map { "Tests/CodableEnum\($0)Tests/Diagnostics" }
for name in messages where !fixtures.contains(where: { files.fileExists(atPath: "\($0)/\(name).swift.txt") }) {
  errors.append("the message '\(name)' has no fixture")
}

guard errors.isEmpty else {
  for error in errors { print("error: \(error)") }
  exit(1)
}
print("\(layouts.count) layouts, \(options.count) options, \(goldens.count) goldens, \(messages.count) messages")
