import Foundation

// swift Programs.swift make <seed> <count> <folder>: random hand-written codings, and JSON for each.
// swift Programs.swift judge <folder>: what both programs print of the JSON, and what the diffs say of it.

struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

struct Value {
  var label: String
  var type: String
  var isOptional: Bool
}

struct Program {
  var name: String
  var text: String
  var json: [String]
}

struct Maker {
  var random: Random

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
  mutating func one<T>(_ of: [T]) -> T { of[Int.random(in: of.indices, using: &random)] }

  static func example(of type: String) -> String {
    ["Int": "1", "String": "\"x\"", "Bool": "true"][type] ?? "[1]"
  }

  mutating func program(_ number: Int) -> Program {
    let names = ["add", "box", "cut", "dry"].prefix(Int.random(in: 2...4, using: &random))
    let labels = ["size", "name", "flag", "list"].shuffled(using: &random)
    var cases: [(name: String, values: [Value])] = names.enumerated().map { index, name in
      let count = Int.random(in: index == 0 ? 1...2 : 0...2, using: &random)
      let values = (0..<count).map { place in
        let type = one(["Int", "String", "Bool", "[Int]"])
        return Value(label: labels[(index + place) % 4], type: type, isOptional: chance(0.2))
      }
      return (name, values)
    }
    cases.append(("none", []))
    let isAdjacent = chance(0.3)
    let decoder = reading(cases, isAdjacent)
    let keys = ["type", "old", "extra", "content"] + labels
    let text = """
      import Foundation

      enum E\(number): Codable {
      \(cases.map { "  case \($0.name)\(Self.declared($0.values))" }.joined(separator: "\n"))

        private enum CodingKeys: String, CodingKey { case \(keys.joined(separator: ", ")) }

        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
      \(decoder)
        }

        private static func mend(_ tag: inout String) { if tag == "past" { tag = "add" } }

        func encode(to encoder: any Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          switch self {
      \(cases.map { Self.writing($0.name, $0.values, isAdjacent) }.joined(separator: "\n"))
          }
        }
      }

      """
    return Program(name: "E\(number)", text: text, json: json(cases, keys, isAdjacent))
  }

  static func declared(_ values: [Value]) -> String {
    values.isEmpty
      ? "" : "(\(values.map { "\($0.label): \($0.type)\($0.isOptional ? "?" : "")" }.joined(separator: ", ")))"
  }

  static func writing(_ name: String, _ values: [Value], _ isAdjacent: Bool) -> String {
    let pattern = values.isEmpty ? "" : "(\(values.map { "let \($0.label)" }.joined(separator: ", ")))"
    let container = isAdjacent && !values.isEmpty ? "inner" : "c"
    var lines = ["    case .\(name)\(pattern):", "      try c.encode(\"\(name)\", forKey: .type)"]
    if container == "inner" {
      lines.append("      var inner = c.nestedContainer(keyedBy: CodingKeys.self, forKey: .content)")
    }
    for value in values {
      let call = value.isOptional ? "encodeIfPresent" : "encode"
      lines.append("      try \(container).\(call)(\(value.label), forKey: .\(value.label))")
    }
    return lines.joined(separator: "\n")
  }

  /// The statements of `init(from:)`, some of them odd.
  mutating func reading(_ cases: [(name: String, values: [Value])], _ isAdjacent: Bool) -> String {
    let fail = #"throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "refused"))"#
    let names = cases.map(\.name)
    let end = chance(0.5) ? fail : "self = .none; return"
    let key = one(["old", "extra", "size", "name", "type"])
    let odd = [
      "if c.contains(.\(key)) { \(end) }",
      "if try c.decodeIfPresent(Bool.self, forKey: .\(key)) ?? false { \(end) }",
      "if (try? c.decodeNil(forKey: .\(key))) == true { \(end) }",
      "if let other = try? c.decode(String.self, forKey: .\(key)) { tag = other }",
      "if tag == \"\(one(names))\", c.contains(.\(key)) { tag = \"\(one(names))\" }",
      "if tag == \"past\" { tag = \"\(one(names))\" }",
      "do {\n      let tag = \"\(one(names))\"\n      _ = tag\n    }",
      "if c.allKeys.count > \(Int.random(in: 1...3, using: &random)) { \(end) }",
      "Self.mend(&tag)",
    ]
    let tag = one([
      "try c.decode(String.self, forKey: .type)", "try c.decode(String.self, forKey: .type)",
      "try c.decodeIfPresent(String.self, forKey: .type) ?? \"\(one(names))\"",
      "(try? c.decode(String.self, forKey: .type)) ?? \"\(one(names))\"",
    ])
    var lines = ["var tag = \(tag)"]
    var taken: [String] = []
    for _ in 0..<one([0, 1, 1, 2]) { taken.append(one(odd)) }
    lines += taken
    lines.append("switch tag {")
    for element in cases { lines += choice(element, cases, isAdjacent) }
    lines += ["default: \(chance(0.5) ? fail : "self = .none")", "}"]
    if !taken.contains(where: { $0.contains("tag = ") && !$0.contains("let tag") || $0.contains("&tag") }) {
      lines[0] = lines[0].replacingOccurrences(of: "var", with: "let")
    }
    return lines.map { "    \($0)" }.joined(separator: "\n")
  }

  mutating func choice(
    _ element: (name: String, values: [Value]),
    _ cases: [(name: String, values: [Value])],
    _ isAdjacent: Bool
  ) -> [String] {
    let container = isAdjacent && !element.values.isEmpty ? "inner" : "c"
    var lines = ["case \"\(element.name)\"\(chance(0.1) ? ", \"\(element.name)2\"" : ""):"]
    if container == "inner" {
      lines.append("  let inner = try c.nestedContainer(keyedBy: CodingKeys.self, forKey: .content)")
    }
    if chance(0.15) { lines.append("  if c.contains(.extra) { self = .none; return }") }
    let values = element.values.map { value -> String in
      let plain = "try \(container).decode(\(value.type).self, forKey: .\(value.label))"
      let present = "try \(container).decodeIfPresent(\(value.type).self, forKey: .\(value.label))"
      if value.isOptional {
        return "\(value.label): \(chance(0.2) ? plain.replacingOccurrences(of: "try ", with: "try? ") : present)"
      }
      if chance(0.12) { return "\(value.label): \(present) ?? \(Self.example(of: value.type))" }
      if chance(0.12) {
        return
          "\(value.label): try \(container).decodeIfPresent(\(value.type).self, forKey: .old) ?? \(plain.dropFirst(4))"
      }
      return "\(value.label): \(plain)"
    }
    lines.append("  self = .\(element.name)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")")
    return lines
  }

  // MARK: JSON

  mutating func json(_ cases: [(name: String, values: [Value])], _ keys: [String], _ isAdjacent: Bool) -> [String] {
    func members(_ values: [Value]) -> [String: String] {
      Dictionary(uniqueKeysWithValues: values.map { ($0.label, Self.example(of: $0.type)) })
    }
    func text(_ object: [String: String]) -> String {
      "{\(object.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
    }
    let words = (cases.map(\.name) + ["past", "zzz", "add2"]).map { "\"\($0)\"" }
    let parts = words + ["null", "7", "true", "false", "[]", "[1]", "{}", "\"x\"", "1"]
    var found = ["null", "1", "\"add\"", "[]", "{}"]
    for element in cases {
      for count in 0..<60 {
        var object = members(element.values)
        if isAdjacent, !element.values.isEmpty {
          if count > 0, chance(0.3) { object[one(keys)] = one(parts) }
          if count > 0, chance(0.2) { object[one(Array(object.keys))] = nil }
          object = ["content": text(object)]
        }
        object["type"] = "\"\(element.name)\""
        for _ in 0..<(count == 0 ? 0 : one([1, 1, 2, 3])) {
          let key = one(keys)
          object[key] = chance(0.25) ? nil : one(parts)
        }
        found.append(text(object))
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }
}

// MARK: Commands

func write(_ text: String, _ path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: url, atomically: true, encoding: .utf8)
}

func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

let arguments = CommandLine.arguments

func countsTwoCases(_ name: String) throws -> Bool {
  try read("\(arguments[2])/diffs/\(name)").split(separator: "\n").contains {
    $0.contains("by hand, keys of two cases") && $0.contains("and so for")
  }
}

/// Whether JSON has keys of two cases: no one case has all of them.
func hasKeysOfTwoCases(_ json: String, _ name: String) throws -> Bool {
  let keys = Set(json.matches(of: #/"(\w+)":/#).map { String($0.1) })
  let cases = try read("\(arguments[2])/hand/\(name).swift").split(separator: "\n").filter { $0.hasPrefix("  case ") }
  let own = cases.map { keys.intersection($0.matches(of: #/(\w+):/#).map { String($0.1) }) }
  return !own.contains(own.reduce([]) { $0.union($1) })
}

switch arguments[1] {
case "make":
  var maker = Maker(random: Random(state: UInt64(arguments[2]) ?? 0))
  for number in 0..<(Int(arguments[3]) ?? 0) {
    let program = maker.program(number)
    try write(program.text, "\(arguments[4])/hand/\(program.name).swift")
    try write(program.json.joined(separator: "\n"), "\(arguments[4])/json/\(program.name)")
  }
case "judge":
  let folder = arguments[2]
  let old = try read("\(folder)/old.txt").split(separator: "\n")
  let new = try read("\(folder)/new.txt").split(separator: "\n")
  precondition(old.count == new.count && old.count > 100)
  var told: [String: Set<String>] = [:]
  var silent: [String: [String]] = [:]
  for (before, after) in zip(old, new) where before != after {
    let (first, second) = (before.split(separator: "\t"), after.split(separator: "\t"))
    let name = String(first[0])
    if told[name] == nil {
      let lines = try read("\(folder)/diffs/\(name)").split(separator: "\n").filter { $0.hasPrefix("+// by hand, ") }
      told[name] = Set(
        lines.compactMap { line in
          line.firstMatch(of: #/(?:is|are) (\.\w+|an error)(?: with [^;]*)?; now (?:it is|they are) (\.\w+|an error)/#)
            .map { "\($0.1) \($0.2)" }
        }
      )
    }
    if told[name]?.contains("\(first[2]) \(second[2])") ?? false { continue }
    // One comment may count the cases of such JSON without their names.
    let isError = [first[2], second[2]].contains("an error")
    if isError, try countsTwoCases(name), try hasKeysOfTwoCases(String(first[1]), name) { continue }
    silent[name, default: []].append("\(first[1]): by hand \(first.dropFirst(2)), now \(second.dropFirst(2))")
  }
  print("\(old.count) readings compared, \(Set(old.map { $0.prefix { $0 != "\t" } }).count) programs")
  for (name, lines) in silent.sorted(by: { $0.key < $1.key }) {
    print("\(name) differs without a comment:\n  \(lines.prefix(3).joined(separator: "\n  "))")
  }
  exit(silent.isEmpty ? 0 : 1)
default: fatalError("make or judge")
}
