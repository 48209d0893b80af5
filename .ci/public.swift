// Fails where something public of the runtime is on no page, or where a type that isn't ours has a member that only generated
// code should see: `swift .ci/public.swift <folder with symbol graphs>`.
//
// Symbol graphs leave out what begins with an underscore, as documentation and completion do.
import Foundation

struct Graph: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Symbol: Decodable {
    struct Identifier: Decodable {
      var precise: String
    }

    var identifier: Identifier
    var pathComponents: [String]
    var isInherited: Bool { identifier.precise.contains("::SYNTHESIZED::") }
    /// `KeyedDecodingContainer.decode(_:forKey:)`
    var path: String { pathComponents.joined(separator: ".") }
    /// `decode`
    var name: String { String(pathComponents[pathComponents.count - 1].prefix { $0 != "(" }) }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

/// What users call on types that aren't ours, at most four names, and why it is there.
let added = [
  "decode": "the compiler's code for a property with a wrapper calls it, so a missing key can be nil",
  "encode": "the compiler's code for a property with a wrapper calls it, so what is nil can be left out",
  "set": "registers the types of an open set with a decoder",
  "onCaughtError": "reports what the cases with catches: caught",
]

/// The types that `Encoder` and `Decoder` give to users: at most six declarations.
let containers: Set = [
  "Encoder", "Decoder", "KeyedEncodingContainer", "KeyedDecodingContainer", "UnkeyedEncodingContainer",
  "UnkeyedDecodingContainer", "SingleValueEncodingContainer", "SingleValueDecodingContainer",
]

/// What protocols and property wrappers of Swift ask for, which no page needs to name.
let required: Set = [
  "init", "subscript", "encode", "decode", "==", "hash", "hashValue", "description", "debugDescription", "rawValue",
  "wrappedValue", "projectedValue",
]

/// Our protocols that types which aren't ours conform to.
let conformed: Set = ["PolymorphicDecoder"]

let folder = CommandLine.arguments.dropFirst().first ?? ".build-public"
let pages = "Sources/CodableEnum/CodableEnum.docc"

/// The words of all code on the pages.
func documentedNames() throws -> Set<Substring> {
  var names: Set<Substring> = []
  for page in try FileManager.default.contentsOfDirectory(atPath: pages) where page.hasSuffix(".md") {
    let text = try String(contentsOfFile: "\(pages)/\(page)", encoding: .utf8)
    for code in text.matches(of: #/`+([^`]+)`+/#) {
      names.formUnion(code.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
  }
  return names
}

func graph(_ name: String) throws -> Graph {
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
}

var complaints: [String] = []
let documented = try documentedNames()
let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("CodableEnum") }.sorted()
let own = try graph("CodableEnum.symbols.json")

for symbol in own.symbols where !symbol.isInherited && !required.contains(symbol.name) {
  if !documented.contains(Substring(symbol.name)) { complaints.append("\(symbol.path): no page has it; is it for users?") }
}

var declared = 0
var used: Set<String> = []
for file in files where file.contains("@") {
  let extensions = try graph(file)
  for symbol in extensions.symbols where !symbol.isInherited {
    used.insert(symbol.name)
    if containers.contains(symbol.pathComponents[0]) { declared += 1 }
    if added[symbol.name] == nil {
      complaints.append("\(symbol.path): begin it with an underscore, since its type isn't ours")
    } else if !required.contains(symbol.name), !documented.contains(Substring(symbol.name)) {
      complaints.append("\(symbol.path): no page has it")
    }
  }
  for relationship in extensions.relationships where relationship.kind == "conformsTo" {
    guard let target = own.symbols.first(where: { $0.identifier.precise == relationship.target }) else { continue }
    if !conformed.contains(target.path) {
      complaints.append("\(target.path): begin it with an underscore, since a type that isn't ours conforms to it")
    }
  }
}
if declared > 6 { complaints.append("\(declared) declarations are added to coders and their containers, more than six") }
if added.count > 4 { complaints.append("\(added.count) names are added to types that aren't ours, more than four") }
for name in added.keys.sorted() where !used.contains(name) { complaints.append("\(name): nothing adds it any more") }

for complaint in complaints { print(complaint) }
if !complaints.isEmpty || own.symbols.isEmpty { exit(1) }
