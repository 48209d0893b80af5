import CodableEnumGenerator
import CodableEnumJSON

/// A type that is printed.
struct ImportedDeclaration {
  enum Body {
    case enumeration(InferredEnum)
    case structure(InferredStructure)
    /// What it stands for.
    case alias(String, DeclarationComments)
  }

  var name: String
  var schema: NormalSchema
  var body: Body
  /// Of an enum, the schemas of its cases, in their order, as far as the proof asks for them.
  var caseMembers: [[NormalSchema]] = []
  var tags: [Tag?] = []

  /// The types of its values, without defaults.
  var types: [String] {
    switch body {
    case .enumeration(let enumeration): enumeration.cases.flatMap(\.values).map(Self.typeText)
    case .structure(let structure): structure.properties.map(\.type)
    case .alias(let type, _): [type]
    }
  }

  /// `label: Type = default` → `Type`
  private static func typeText(_ value: String) -> String {
    let type = value.parts(around: " = ").map { String($0.before) } ?? value
    if type.hasPrefix("[") { return type }
    return type.parts(around: ": ").map { String($0.after) } ?? type
  }

  /// The names of the types that it needs.
  var references: [String] {
    types.flatMap { type in type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }
  }

  /// Those that its values contain, and not only refer to.
  var contained: [String] { types.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } }

  var isIndirect: Bool {
    switch body {
    case .enumeration(let enumeration): enumeration.isIndirect
    case .structure(let structure): structure.isClass
    case .alias: false
    }
  }

  mutating func makeIndirect() {
    switch body {
    case .enumeration(var enumeration):
      enumeration.isIndirect = true
      body = .enumeration(enumeration)
    case .structure(var structure):
      structure.isClass = true
      body = .structure(structure)
    case .alias: break
    }
  }

  /// - Parameter isForProof: With a struct for each class.
  func text(isForProof: Bool = false) -> String {
    let writer = CodeWriter()
    switch body {
    case .enumeration(let enumeration): enumeration.write(writer)
    case .structure(var structure):
      if isForProof { structure.isClass = false }
      structure.write(writer)
    case .alias(let type, let comments):
      comments.write(writer)
      writer.line("typealias \(name) = \(type)")
    }
    return writer.text
  }
}

extension [ImportedDeclaration] {
  /// Those that some names need, in the order of their use.
  static func needed(by roots: [String], from all: [String: ImportedDeclaration]) -> [ImportedDeclaration] {
    var found: [ImportedDeclaration] = []
    var seen: Set<String> = []
    for root in roots {
      var rest = [root]
      while let name = rest.popLast() {
        guard let declaration = all[name], seen.insert(name).inserted else { continue }
        found.append(declaration)
        rest += declaration.references.reversed().filter { !roots.contains($0) }
      }
    }
    return found
  }

  /// Makes enums indirect, and structs classes, where they would contain themselves.
  mutating func breakCycles() {
    let indices = Dictionary(enumerated().map { ($1.name, $0) }) { first, _ in first }
    var edges = map { $0.contained.compactMap { indices[$0] } }
    for index in self.indices where self[index].isIndirect { edges[index] = [] }
    // Enums first: one that is indirect leaves the structs as they are.
    while let cycle = Self.cycle(in: edges) {
      let broken = cycle.first { if case .enumeration = self[$0].body { true } else { false } }
      let index = broken ?? cycle.first { if case .structure = self[$0].body { true } else { false } }
      guard let index else { return }
      self[index].makeIndirect()
      edges[index] = []
    }
  }

  private static func cycle(in edges: [[Int]]) -> [Int]? {
    var state = [UInt8](repeating: 0, count: edges.count)
    for start in edges.indices where state[start] == 0 {
      var path: [(node: Int, next: Int)] = [(start, 0)]
      state[start] = 1
      while let (node, next) = path.last {
        guard next < edges[node].count else {
          state[node] = 2
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = edges[node][next]
        if state[target] == 1 { return path.drop { $0.node != target }.map(\.node) }
        if state[target] == 0 {
          state[target] = 1
          path.append((target, 0))
        }
      }
    }
    return nil
  }
}
