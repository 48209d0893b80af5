// The runtime without the files that traits leave out, as plain `swiftc` compiles it.
//
//     swift .ci/traits.swift                   checks the runtime with no trait, with each and those that it needs, with all
//     swift .ci/traits.swift flags             prints what a compiler is told that SwiftPM doesn't call: all traits
//     swift .ci/traits.swift goldens <tool>    compares the traits that each golden needs with those that `inspect` lists
import Foundation

/// The traits of `Package.swift`, and those that each needs.
func traits() throws -> [String: [String]] {
  let package = try String(contentsOfFile: "Package.swift", encoding: .utf8)
  var traits: [String: [String]] = [:]
  for match in package.matches(of: #/\.trait\(\s*name: "(\w+)",\s*description: "[^"]*"(?:,\s*enabledTraits: \["(\w+)"\])?\s*\)/#) {
    traits[String(match.1)] = match.2.map { [String($0)] } ?? []
  }
  if traits.removeValue(forKey: "All") == nil { fail("Package.swift has no trait that stands for all") }
  let all = package.firstMatch(of: #/allTraits: \[SwiftSetting\] = \[([^\]]+)\]\.map { trait in\n *\.define\(trait, \.when\(traits: \["All"\]/#)
  let defined = all.map { $0.1.split(separator: ", ").map { String($0.filter(\.isLetter)) } } ?? []
  if Set(defined) != Set(traits.keys) { fail("the trait All stands for \(defined), not for \(traits.keys.sorted())") }
  return traits
}

func fail(_ message: String) -> Never {
  print("error: \(message)")
  exit(1)
}

let needed = try traits()

/// Traits, and those that they need.
func closure(_ traits: some Sequence<String>) -> Set<String> {
  traits.reduce(into: []) { all, trait in
    all.insert(trait)
    all.formUnion(closure(needed[trait] ?? []))
  }
}

func files(in folder: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}

/// What a program prints, its errors included if asked for.
func output(of arguments: [String], includesErrors: Bool = true) throws -> (text: String, status: Int32) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  if includesErrors { process.standardError = pipe }
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (String(decoding: data, as: UTF8.self), process.terminationStatus)
}

func compileRuntime(with traits: Set<String>, _ arguments: [String]) throws {
  let flags = traits.sorted().flatMap { ["-D", $0] }
  let command = ["swiftc", "-swift-version", "6", "-module-name", "CodableEnum", "-warnings-as-errors"]
  let (text, status) = try output(of: command + arguments + flags + files(in: "Sources/CodableEnum"))
  if status != 0 { fail("the runtime with \(traits.isEmpty ? "no traits" : traits.sorted().joined(separator: ", "))\n\(text)") }
}

func checkEachList() throws {
  let lists = Set([[], closure(needed.keys)] + needed.keys.map { closure([$0]) })
  for list in lists { try compileRuntime(with: list, ["-typecheck"]) }
  print("the runtime with \(lists.count) lists of traits")
}

/// The traits that the compiler names for each file, without any of them.
func traitsThatCompilerAsksFor(in folder: String) throws -> [String: Set<String>] {
  try FileManager.default.createDirectory(atPath: ".build-traits", withIntermediateDirectories: true)
  try compileRuntime(with: [], ["-wmo", "-emit-module", "-emit-module-path", ".build-traits/CodableEnum.swiftmodule"])
  let command = ["swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-package-name", "goldens", "-parse-as-library"]
  let (text, _) = try output(of: command + ["-module-name", "Goldens", "-I", ".build-traits"] + files(in: folder))
  var traits: [String: Set<String>] = [:]
  for line in text.split(separator: "\n") where line.hasPrefix(folder) && line.contains(": error: ") {
    guard let match = line.firstMatch(of: #/^.*\/(\w+?)(\+\w+)?\.swift:.*: add the trait "(\w+)" to/#) else {
      fail("without traits, there is another error than their names: \(line)")
    }
    traits[String(match.1), default: []].insert(String(match.3))
  }
  return traits
}

struct Inspection: Decodable {
  struct File: Decodable {
    var path: String
    var traits: [String]
  }
  var files: [File]
}

func checkGoldens(with tool: String) throws {
  let folder = "Tests/GoldenTests/Goldens"
  let (text, status) = try output(of: [tool, "inspect", folder], includesErrors: false)
  if status != 0 { fail("inspect fails") }
  let inspection = try JSONDecoder().decode(Inspection.self, from: Data(text.utf8))
  let asked = try traitsThatCompilerAsksFor(in: folder)
  for file in inspection.files {
    let name = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    let expected = closure(asked[name] ?? []).sorted()
    if file.traits != expected { fail("\(file.path) needs \(expected), and inspect says \(file.traits)") }
  }
  print("\(inspection.files.count) goldens need the traits that inspect lists")
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case nil: try checkEachList()
case "flags"?: print(needed.keys.sorted().map { "-D \($0)" }.joined(separator: " "))
case "goldens"? where arguments.count == 2: try checkGoldens(with: arguments.last ?? "")
default: fail("usage: swift .ci/traits.swift [flags | goldens <tool>]")
}
