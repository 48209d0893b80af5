import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension WrittenTree {
  /// The JSON, and where each value is in it; nil if one has none.
  func json(_ value: (String) -> JSONValue?) -> (json: JSONValue, places: [String: String])? {
    var places: [String: String] = [:]
    func make(_ tree: WrittenTree, _ pointer: String) -> JSONValue? {
      switch tree {
      case .constant(let json): return json
      case .value(let name):
        places[name] = pointer
        return value(name)
      case .array(let elements):
        let all = elements.enumerated().compactMap { make($1, "\(pointer)/\($0)") }
        return all.count == elements.count ? .array(all) : nil
      case .object(let members):
        var all: [JSONValue.Member] = []
        for member in members {
          guard let made = make(member.tree, member.key.map { "\(pointer)/\($0)" } ?? pointer) else { return nil }
          if let key = member.key {
            all.removeAll { $0.key == key }
            all.append(JSONValue.Member(key: key, value: made))
          } else {
            all += (made.members ?? []).filter { added in !all.contains { $0.key == added.key } }
          }
        }
        return .object(all)
      }
    }
    return make(self, "").map { ($0, places) }
  }

  /// With null for a value.
  func nulling(_ name: String) -> WrittenTree {
    switch self {
    case .constant: self
    case .value(let value): value == name ? .constant(.null) : self
    case .array(let elements): .array(elements.map { $0.nulling(name) })
    case .object(let members): .object(members.map { Member(key: $0.key, tree: $0.tree.nulling(name)) })
    }
  }

  /// Whether a value is in it.
  func holds(_ name: String) -> Bool {
    switch self {
    case .constant: false
    case .value(let value): value == name
    case .array(let elements): elements.contains { $0.holds(name) }
    case .object(let members): members.contains { $0.tree.holds(name) }
    }
  }

  /// Without the member of a value, whose key it had; nil if there is none.
  func removing(_ name: String) -> (rest: WrittenTree, key: String)? {
    guard case .object(var members) = self else { return nil }
    for (index, member) in members.enumerated() {
      if case .value(name) = member.tree {
        guard let key = member.key else { return nil }
        members.remove(at: index)
        return (.object(members), key)
      }
      if let inner = member.tree.removing(name) {
        members[index].tree = inner.rest
        return (.object(members), inner.key)
      }
    }
    return nil
  }
}

// What messages say of it.
extension HandWritten {
  /// `{"type":"a"}, {"type":"b"}, …`
  var writtenText: String {
    let all = cases.compactMap { element in
      element.tree.map { text(of: $0, element) }
    }
    return all.prefix(3).joined(separator: ", ") + (all.count > 3 ? ", …" : "")
  }

  /// JSON of a case, as a message shows it.
  func text(of tree: WrittenTree, _ element: Case) -> String {
    json(tree, element).json.text(.compact).shortened(to: 120)
  }

  /// What to change if no annotation comes near; nil if nothing is known.
  var wayOut: String? {
    for element in cases {
      let name = element.name
      if element.values.contains(where: { $0.type == .named("NSNull") }) {
        return "an NSNull has no JSON of its own; write 'case \(name)' without it"
      }
      guard case .object(let members)? = element.tree else { continue }
      for case (let key?, .constant(.null)) in members.map({ ($0.key, $0.tree) }) {
        return "no tag is null; leave \(jsonText(key)) out in case '\(name)', with @CodableCase(nil), or keep this code"
      }
    }
    return nil
  }
}

extension String {
  /// As much as a message has room for.
  func shortened(to count: Int) -> String { self.count > count ? prefix(count - 1) + "…" : self }
}

extension HandWritten.Case {
  /// Some of its values, as a message names them: `'a' and value 2 are`
  func text(of names: Set<String>) -> String {
    let texts = values.enumerated().filter { names.contains($1.name) }.map { index, value in
      !value.name.hasPrefix("_") ? "'\(value.name)'" : values.count == 1 ? "its value" : "value \(index + 1)"
    }
    return "\(texts.joined(separator: " and ")) \(texts.count == 1 ? "is" : "are")"
  }
}
