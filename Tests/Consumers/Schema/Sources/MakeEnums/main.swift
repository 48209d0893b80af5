import Foundation

// Writes enums made at random into the folder that is named, and beside each of them a file with samples of its values. The
// tool has still to generate their conformances; it refuses some, whose names meet.

let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let seed = UInt64(CommandLine.arguments[2]) ?? 0
let count = Int(CommandLine.arguments[3]) ?? 0

/// Isolation is nothing that a schema could tell.
let features = Set(Feature.allCases).subtracting([.actors, .moduleOfSuchNames, .strictSettings])

func write(_ text: String, to name: String) throws {
  try Data(text.utf8).write(to: folder.appending(path: name))
}

for index in 0..<count {
  let name = "E\(index)"
  for attempt in UInt64(0)..<100 {
    let seed = seed &* 1_000 &+ UInt64(index) &+ attempt &* 1_000_003
    let random = RandomEnum(name, seed: seed, features: features)
    let source = random.source(importsAreInternal: false)
    // What code by hand reads and writes is left open.
    if source.contains("Captured") || source.contains("Uncoded") { continue }
    try write(source, to: "\(name).swift")
    let samples = random.values.map { "  Sample(\"\(name)\") { \($0) as \(random.typeName) },\n" }.joined()
    let imports = ["CodableEnum", "Foundation", "Probing"].map { "import \($0)\n" }.joined()
    try write("\(imports)\nlet samplesOf\(name): [Sample] = [\n\(samples)]\n", to: "SamplesOf\(name).swift")
    break
  }
}
// An enum with values that the compiler codes is left open, too: this one is the same on the wire.
let types = ProgramText.types.replacing(
  "nonisolated public enum Kind: Swift.Codable,",
  with: "// @CodableEnum(strategy: .caseKeyed(payload: .labeled))\nnonisolated public enum Kind:"
)
try write(types, to: "Types.swift")
