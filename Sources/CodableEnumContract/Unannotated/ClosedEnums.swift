import CodableEnumGenerator

/// An enum of raw values in a list or a dictionary of what is decoded: an unknown value throws all of that away.
package struct ClosedEnum {
  /// `Outer.Inner`
  package var name: String
  /// A case that seems to be meant for unknown values: `unknown`; nil if there is none.
  package var spare: String?
  /// Whether its name says no more than that: `other` may be a value like any.
  package var isSpareInName: Bool { spare.map { $0.lowercased() != "other" } ?? false }
  package var path: String
  /// Of that case, or of the enum.
  package var position: SourcePosition
  /// The type that is thrown away.
  package var whole: String
  /// Its JSON, with the unknown value and what must be there.
  package var json: String

  /// - Returns: Each enum once, in the order of the names, with the shortest JSON.
  package static func all(in files: [WireFile]) -> [ClosedEnum] {
    let document = WireDocument(files)
    var found: [String: ClosedEnumSearch.Found] = [:]
    let open = Set(
      files.flatMap { file in file.parsed.members.filter { $1.decodesRawValues }.map(\.key.withoutBackticks) }
    )
    for definition in document.definitions where definition.coding.isDecodable {
      guard case .structure = definition.shape else { continue }
      var search = ClosedEnumSearch(document, whole: definition.name)
      search.visit(.definition(definition.id, []), isInside: false, depth: 0) { $0 }
      for closed in search.found where !open.contains(closed.name) {
        if closed.depth < found[closed.name]?.depth ?? .max { found[closed.name] = closed }
      }
    }
    return found.values.map { $0.closedEnum() }.sorted(byBytesOf: \.name)
  }
}

/// Walks through what a type has.
private struct ClosedEnumSearch {
  struct Found {
    var name: String
    var depth: Int
    var closedEnum: () -> ClosedEnum
  }

  private let document: WireDocument
  private let whole: String
  private let making: ConcreteJSON
  private(set) var found: [Found] = []
  private var seen: Set<String> = []

  init(_ document: WireDocument, whole: String) {
    (self.document, self.whole) = (document, whole)
    making = ConcreteJSON(
      forms: ExampleForms(shapes: document.shapes, keys: [], literals: []),
      shape: { document.shape(of: $0) },
      scalar: ConcreteJSON.example,
      key: "key"
    )
  }

  /// - Parameters:
  ///   - isInside: Whether a list or a dictionary is around it.
  ///   - depth: How many types are around it.
  ///   - around: The JSON around its own.
  mutating func visit(_ type: WireType, isInside: Bool, depth: Int, _ around: @escaping (String) -> String) {
    switch type {
    case .optional(let wrapped): visit(wrapped, isInside: isInside, depth: depth, around)
    case .list(let element), .set(let element): visit(element, isInside: true, depth: depth) { around("[\($0)]") }
    case .map(_, let value): visit(value, isInside: true, depth: depth) { around("{\"key\":\($0)}") }
    case .definition(let id, _): visit(id, isInside: isInside, depth: depth + 1, around)
    // Their own coding, or none of ours, decides.
    default: break
    }
  }

  private mutating func visit(_ id: String, isInside: Bool, depth: Int, _ around: @escaping (String) -> String) {
    guard seen.insert("\(isInside) \(id)").inserted, let definition = document[id] else { return }
    switch definition.shape {
    case .structure(let properties):
      for property in properties where !property.value.isFixed {
        let others = properties.filter { $0.key != property.key && !$0.value.canBeMissing && !$0.value.isFixed }
        visit(property.value.type, isInside: isInside, depth: depth) { [making] value in
          let members = others.compactMap { other in
            making.json(of: other.value.type).map { "\(jsonText(other.key)):\($0.text(.compact))" }
          }
          return around("{\((["\(jsonText(property.key)):\(value)"] + members).joined(separator: ","))}")
        }
      }
    case .rawValues(let type, let cases?) where isInside:
      let spare = cases.first { $0.name.isSpare }
      let place = spare?.place ?? definition.place
      let closed = ClosedEnum(
        name: definition.name,
        spare: spare?.name,
        path: place.path,
        position: place.position,
        whole: whole,
        json: type.kinds == [.string] ? "\"zzz\"" : "97"
      )
      let made = Found(name: closed.name, depth: depth) {
        var whole = closed
        whole.json = around(closed.json)
        return whole
      }
      found.append(made)
    case .rawValues, .enumeration, .merged, .openSet: break
    }
  }
}

extension TypeMembers {
  /// Whether code decides what raw values are read.
  fileprivate var decodesRawValues: Bool {
    codingMembers.contains { $0.kind == .rawValueInitializer || $0.kind == .decoder }
  }
}

extension String {
  /// Whether it is what people call a case for values that they don't know.
  fileprivate var isSpare: Bool {
    let word = lowercased().filter { $0 != "_" }
    let words = ["other", "unsupported", "unrecognized", "undefined", "unexpected"]
    return word.hasPrefix("unknown") || words.contains(word)
  }
}
