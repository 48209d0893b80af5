import CodableEnumGenerator

/// A Swift file to be written.
struct FileDraft {
  var usesFoundation = false
  var drafts: [Draft] = []
  /// About all of it.
  var remarks: [String] = []

  /// Formatted.
  var text: String { written.text }

  /// The text, and where each of its types ends.
  private var written: (text: String, ends: [Int]) {
    let writer = CodeWriter()
    DraftComments(remarks: remarks).write(writer)
    if !remarks.isEmpty { writer.line() }
    writer.line("import CodableEnum")
    if usesFoundation { writer.line("import Foundation") }
    let ends = drafts.map { draft in
      writer.line()
      draft.write(writer)
      return writer.text.utf8.count
    }
    return (writer.text, ends)
  }

  /// As the generator reads it, and the indices of what it refuses. It knows structs, but no classes.
  func wire(path: String) -> (file: WireFile, refused: Set<Int>) {
    var file = self
    for index in drafts.indices where !drafts[index].isEnum { file.drafts[index].isRecursive = false }
    let (text, ends) = file.written
    let wire = Generator.readWire(SourceFile(path: path, text: text))
    return (wire, Set(wire.diagnostics.compactMap { error in ends.firstIndex { error.range.lowerBound < $0 } }))
  }
}

extension FileDraft {
  /// The names of the types that the generator refuses.
  var refusedNames: [String] { wire(path: "Refused.swift").refused.map { drafts[$0].name } }
}

// MARK: Types that contain themselves

extension FileDraft {
  /// Whether a struct contains itself, which no enum between makes possible.
  var hasEndlessStructs: Bool {
    var edges = edges
    for index in drafts.indices where drafts[index].isEnum { edges[index] = [] }
    return Self.cycle(in: edges) != nil
  }

  /// Makes all enums indirect that would contain themselves.
  mutating func makeIndirect() {
    let edges = edges
    for index in drafts.indices where drafts[index].isEnum {
      drafts[index].isRecursive = Self.cycle(in: edges, through: index) != nil
    }
  }

  /// Makes no more enums indirect, and structs classes, than it takes for none to contain itself.
  mutating func breakCycles() {
    var edges = edges
    var state = [UInt8](repeating: 0, count: edges.count)
    // Enums first: one that is indirect leaves the structs as they are.
    while let cycle = Self.cycle(in: edges, &state),
      let index = cycle.first(where: { drafts[$0].isEnum }) ?? cycle.first(where: { drafts[$0].isStruct })
    {
      drafts[index].isRecursive = true
      edges[index] = []
    }
  }

  /// Makes aliases that refer to themselves enums of one case, whose value is bare, since Swift has no such alias.
  ///
  /// - Returns: Which ones.
  mutating func breakAliases() -> [Int] {
    let indices = Dictionary(drafts.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var edges = drafts.map { draft in
      draft.isAlias ? draft.types.flatMap { $0.names(parts: true) }.compactMap { indices[$0] } : []
    }
    var broken: [Int] = []
    while let index = Self.cycle(in: edges)?.first, case .alias(let type) = drafts[index].body {
      edges[index] = []
      broken.append(index)
      let whole = CaseDraft(name: drafts[index].name, values: [ValueDraft(type: type)])
      let comments = drafts[index].comments
      drafts[index] = Draft(
        name: drafts[index].name,
        EnumDraft(strategy: .untagged, cases: [whole]),
        comments: comments
      )
    }
    return broken
  }

  /// The drafts that each one contains, without an array or a dictionary between.
  private var edges: [[Int]] {
    let indices = Dictionary(drafts.enumerated().map { ($1.name, $0) }) { first, _ in first }
    return drafts.map { draft in draft.types.flatMap { $0.names(parts: false) }.compactMap { indices[$0] } }
  }

  /// - Parameter place: Nil for any cycle.
  private static func cycle(in edges: [[Int]], through place: Int? = nil) -> [Int]? {
    var state = [UInt8](repeating: 0, count: edges.count)
    return cycle(in: edges, &state, through: place)
  }

  /// - Parameter state: 0 for a node that is not visited, 2 for one that leads to no cycle.
  private static func cycle(in edges: [[Int]], _ state: inout [UInt8], through place: Int? = nil) -> [Int]? {
    for start in place.map({ $0..<$0 + 1 }) ?? edges.indices where state[start] == 0 {
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
        if state[target] == 1, place == nil || place == target {
          for (node, _) in path { state[node] = 0 }
          return path.drop { $0.node != target }.map(\.node)
        }
        if state[target] == 0 {
          state[target] = 1
          path.append((target, 0))
        }
      }
    }
    return nil
  }
}
