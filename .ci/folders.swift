// Fails where a folder uses one that comes after it, and where two modules have a type of the same name:
// `swift .ci/folders.swift`. A use is the name of a type outside comments and strings.
//
// The order is that of the tables in CONTRIBUTING.md, one for a module; a row without a folder is about the files beside
// the folders.
import Foundation

struct File {
  var path: String
  var folder: String
  /// The types that it declares outside of others.
  var types: Set<String>
  /// The words in it that types may be called.
  var words: Set<String>

  var name: String { String(path.split(separator: "/").last ?? "") }
}

/// The files of a module, their folders relative to it; `.` for its own.
func files(ofModule module: String) -> [File] {
  let root = "Sources/\(module)"
  let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().compactMap { path in
    guard let bytes = FileManager.default.contents(atPath: "\(root)/\(path)") else { return nil }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let code = code(of: Array(bytes))
    return File(
      path: "\(root)/\(path)",
      folder: folder.isEmpty ? "." : folder,
      types: types(in: code),
      words: words(in: code)
    )
  }
}

/// Swift without its comments and the text of its strings.
func code(of bytes: [UInt8]) -> [UInt8] {
  var code: [UInt8] = []
  var index = 0
  func comes(_ text: StaticString) -> Bool {
    bytes[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
  /// Moves behind a text; no further than the end of the line if the text has to be on it.
  func skip(past text: String, inLine: Bool = false, escapes: Bool = false) {
    let text = Array(text.utf8)
    while index < bytes.count, !bytes[index...].starts(with: text) {
      if inLine, bytes[index] == UInt8(ascii: "\n") { return }
      index += escapes && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += text.count
  }
  while index < bytes.count {
    if comes("//") {
      skip(past: "\n")
      code.append(UInt8(ascii: "\n"))
    } else if comes("/*") {
      skip(past: "*/")
    } else if comes("\"") || comes("#\"") {
      let pounds = String(repeating: "#", count: bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count)
      index += pounds.count
      let quotes = comes("\"\"\"") ? "\"\"\"" : "\""
      index += quotes.count
      skip(past: quotes + pounds, inLine: quotes.count == 1, escapes: pounds.isEmpty)
    } else {
      code.append(bytes[index])
      index += 1
    }
  }
  return code
}

func words(in code: [UInt8]) -> Set<String> {
  let words = code.split { !($0 == UInt8(ascii: "_") || $0 >= 0x80 || isalnum(Int32($0)) != 0) }
  return Set(words.filter { isupper(Int32($0[$0.startIndex])) != 0 }.map { String(decoding: $0, as: UTF8.self) })
}

/// What declarations at the beginning of a line declare, but those that no other file sees.
func types(in code: [UInt8]) -> Set<String> {
  let modifiers: Set = ["public", "package", "internal", "final", "indirect", "nonisolated"]
  let kinds: Set = ["struct", "enum", "class", "protocol", "actor", "typealias"]
  var types: Set<String> = []
  for line in code.split(separator: UInt8(ascii: "\n")) where isspace(Int32(line[line.startIndex])) == 0 {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      .drop { modifiers.contains(String($0)) || $0.hasPrefix("@") }
    guard let kind = words.first, kinds.contains(String(kind)), let name = words.dropFirst().first else { continue }
    types.insert(String(name.prefix { $0.isLetter || $0.isNumber }))
  }
  return types
}

/// Which folders each folder uses, with the names that say so.
func uses(among files: [File]) -> [String: [String: [String]]] {
  var homes: [String: String] = [:]
  // Stand-ins have the names of what they stand for.
  for file in files where file.folder != "Missing" { for type in file.types { homes[type] = file.folder } }
  var uses: [String: [String: [String]]] = [:]
  for file in files {
    for word in file.words.sorted() {
      guard let home = homes[word], home != file.folder else { continue }
      uses[file.folder, default: [:]][home, default: []].append("\(word) (\(file.name))")
    }
  }
  return uses
}

/// The folders of a module in the order of its table; nil if it has none.
func order(ofModule module: String, in page: String) -> [String]? {
  let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
  let heading = "folder of `Sources/\(module)`"
  guard let start = lines.firstIndex(where: { $0.hasPrefix("|") && $0.contains(heading) }) else { return nil }
  func cells(_ line: Substring) -> [Substring] { line.split(separator: "|", omittingEmptySubsequences: false) }
  let column = cells(lines[start]).firstIndex { $0.contains("folder of") }
  // A line of dashes follows the heading.
  return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.flatMap { line in
    let folders = column.map { cells(line)[$0] }?.split(separator: "`").filter { $0.hasSuffix("/") } ?? []
    return folders.isEmpty ? ["."] : folders.map { String($0.dropLast()) }
  }
}

let page = try String(contentsOfFile: "CONTRIBUTING.md", encoding: .utf8)
var errors: [String] = []
var ordered = 0
var owners: [String: [String]] = [:]

// One is the other's copy: plugins share no module.
let modules = try FileManager.default.contentsOfDirectory(atPath: "Sources").filter { $0 != "CodableEnumWriteCommand" }
for module in modules.sorted() {
  let files = files(ofModule: module)
  for type in Set(files.flatMap(\.types)) { owners[type, default: []].append(module) }
  guard let order = order(ofModule: module, in: page) else { continue }
  ordered += order.count
  for folder in Set(files.map(\.folder)).symmetricDifference(order).sorted() {
    errors.append("\(module): \(folder) is not both on the disk and in the table of CONTRIBUTING.md")
  }
  let uses = uses(among: files)
  for (index, folder) in order.enumerated() {
    for later in order[(index + 1)...] {
      guard let names = uses[folder]?[later] else { continue }
      errors.append("\(module): \(folder) comes before \(later) and uses it: \(names.joined(separator: ", "))")
    }
  }
}

for (type, modules) in owners.sorted(by: { $0.key < $1.key }) where modules.count > 1 {
  errors.append("\(modules.joined(separator: " and ")) have types of the same name, \(type)")
}
if ordered == 0 { errors.append("there is no table of folders in CONTRIBUTING.md") }

guard errors.isEmpty else {
  for error in errors { print("error: \(error)") }
  exit(1)
}
print("\(ordered) folders in order, \(owners.count) names of types")
