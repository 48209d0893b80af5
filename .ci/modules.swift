// Fails where users' programs and what runs on the host share a module: `swift package describe --type json | swift modules.swift`.
//
// From 6.3 on, SwiftPM uses its prebuilt swift-syntax only if no module that a macro or a plugin of the graph needs is needed by
// anything else. One shared module, and this package makes its user's other macros compile swift-syntax from source.
import Foundation

struct Package: Decodable {
  struct Product: Decodable {
    var type: [String: [String]?]
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var target_dependencies: [String]?
  }

  var products: [Product]
  var targets: [Target]
}

let package = try JSONDecoder().decode(Package.self, from: FileHandle.standardInput.readDataToEndOfFile())
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

/// The targets with all that they need, macros and what only those need left out where users link.
func closure(of names: [String], through isFollowed: (Package.Target) -> Bool) -> Set<String> {
  var found: Set<String> = []
  var open = names
  while let name = open.popLast() {
    guard let target = targets[name], isFollowed(target), found.insert(name).inserted else { continue }
    open += target.target_dependencies ?? []
  }
  return found
}

let linked = closure(of: package.products.filter { $0.type["library"] != nil }.flatMap(\.targets)) { $0.type != "macro" }
let run = closure(of: package.targets.filter { ["macro", "plugin"].contains($0.type) }.map(\.name)) { _ in true }
let shared = linked.intersection(run).sorted()

guard !linked.isEmpty, !run.isEmpty else { fatalError("the package describes no libraries, or no macro and plugins") }
guard shared.isEmpty else {
  print("error: users link \(shared.joined(separator: ", ")), and the macro, the plugins or the tool need it too")
  exit(1)
}
print("linked: \(linked.sorted().joined(separator: ", "))\nrun on the host: \(run.sorted().joined(separator: ", "))")
