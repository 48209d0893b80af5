// Fails where a folder of the generator uses one that comes after it, where folders of the runtime use each other, and
// where two modules have a type of the same name: `swift .ci/folders.swift`. A use is the name of a type outside comments
// and strings.
//
// The order of the generator's folders is that of their table in CONTRIBUTING.md; the files beside the folders come last.
import Foundation

/// How many pairs of the runtime's folders may use each other.
let toleratedCircles = 0

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
  for file in files { for type in file.types { homes[type] = file.folder } }
  var uses: [String: [String: [String]]] = [:]
  for file in files {
    for word in file.words.sorted() {
      guard let home = homes[word], home != file.folder else { continue }
      uses[file.folder, default: [:]][home, default: []].append("\(word) (\(file.name))")
    }
  }
  return uses
}

/// The folders in the table of CONTRIBUTING.md that is about a module.
func orderedFolders(ofModule module: String) throws -> [String] {
  let lines = try String(contentsOfFile: "CONTRIBUTING.md", encoding: .utf8).split(separator: "\n")
  let table = lines.drop { !($0.hasPrefix("|") && $0.contains("folder of `Sources/\(module)`")) }
  return table.prefix { $0.hasPrefix("|") }.compactMap { row in
    let cells = row.split(separator: "`")
    return cells.count > 1 && cells[1].hasSuffix("/") ? String(cells[1].dropLast()) : nil
  }
}

var errors: [String] = []

let generator = files(ofModule: "CodableEnumGenerator")
let order = try orderedFolders(ofModule: "CodableEnumGenerator") + ["."]
for folder in Set(generator.map(\.folder)).symmetricDifference(order).sorted() {
  errors.append("the folder \(folder) of the generator is not both on the disk and in the table of CONTRIBUTING.md")
}
let generatorUses = uses(among: generator)
for (index, folder) in order.enumerated() {
  for above in order[(index + 1)...] {
    guard let names = generatorUses[folder]?[above] else { continue }
    errors.append("\(folder) comes before \(above) and uses it: \(names.joined(separator: ", "))")
  }
}

let runtimeUses = uses(among: files(ofModule: "CodableEnum"))
let circles = runtimeUses.keys.sorted().flatMap { first in
  runtimeUses.keys.sorted().compactMap { second -> String? in
    guard first < second, let there = runtimeUses[first]?[second], let back = runtimeUses[second]?[first] else {
      return nil
    }
    return "\(first) uses \(there.joined(separator: ", ")), \(second) uses \(back.joined(separator: ", "))"
  }
}
if circles.count > toleratedCircles {
  errors.append(
    "folders of the runtime use each other, and at most \(toleratedCircles) pairs may:\n  "
      + circles.joined(separator: "\n  ")
  )
}

let modules = try FileManager.default.contentsOfDirectory(atPath: "Sources").sorted()
var owners: [String: [String]] = [:]
for module in modules {
  for type in Set(files(ofModule: module).flatMap(\.types)) { owners[type, default: []].append(module) }
}
for (type, modules) in owners.sorted(by: { $0.key < $1.key }) where modules.count > 1 {
  errors.append("\(modules.joined(separator: " and ")) have types of the same name, \(type)")
}

guard errors.isEmpty else {
  for error in errors { print("error: \(error)") }
  exit(1)
}
print("\(order.count) folders in order, \(circles.count) pairs that use each other, \(owners.count) types")
