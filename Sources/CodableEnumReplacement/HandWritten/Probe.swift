import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Finds the JSON that code reads as each case, from what it asks for: for code that only reads.
struct Probe {
  /// JSON that is read as a case.
  struct Finding {
    var json: JSONValue
    /// Where the JSON has what the code compares with.
    var constants: Set<String>
    /// Where it has what only needs to be there.
    var present: Set<String> = []
    var outcome: ReadOutcome
    /// The number of values of the case in it.
    var readCount: Int { outcome.values.count { if case .read = $0 { true } else { false } } }
  }

  private struct State {
    var json: JSONValue
    var constants: Set<String> = []
    var present: Set<String> = []
    /// Whether it is JSON that is read, with the keys of another type that is tried there, too.
    var isMixed = false
  }

  private let coding: HandWritten
  private(set) var findings: [String: Finding] = [:]

  init(_ coding: HandWritten) throws(Refusal) {
    self.coding = coding
    defer { coding.evaluator.wishes = nil }
    var queue = [State(json: .null)]
    var seen: Set<String> = [JSONValue.null.text()]
    var next = 0
    while next < queue.count, next < 3000 {
      let state = queue[next]
      next += 1
      coding.evaluator.wishes = []
      let outcome = try coding.read(state.json)
      if let outcome {
        let constants = state.constants.union(asked(of: state.json))
        let wishes = coding.evaluator.wishes
        let present = state.present.subtracting(constants)
        let all = constants.union(present)
        keep(try reduced(Finding(json: state.json, constants: all, present: present, outcome: outcome)))
        coding.evaluator.wishes = wishes
      }
      for wish in coding.evaluator.wishes ?? [] {
        queue += made(wish, of: state, isRead: outcome != nil).filter { seen.insert($0.json.text()).inserted }
      }
    }
  }

  /// Without the members that make no difference: a struct has an example of each optional property.
  private func reduced(_ finding: Finding) throws(Refusal) -> Finding {
    var least = finding
    for pointer in unexplained(finding).reversed() {
      guard let json = least.json.removing(pointer.keys[...]), try coding.read(json) == finding.outcome else {
        continue
      }
      least.json = json
    }
    return least
  }

  /// Where the code compared what is there with just that.
  private func asked(of json: JSONValue) -> [String] {
    (coding.evaluator.wishes ?? []).compactMap { wish in
      guard case .json(let wanted) = wish.kind, json.part(at: wish.pointer.keys) == wanted else { return nil }
      return wish.pointer
    }
  }

  private mutating func keep(_ finding: Finding) {
    let name = finding.outcome.element
    if let old = findings[name], rank(old) <= rank(finding) { return }
    findings[name] = finding
  }

  /// The better, the less: with all values, and with nothing that the code doesn't look at.
  private func rank(_ finding: Finding) -> (Int, Int, Int) {
    (unexplained(finding).count, -finding.readCount, finding.json.text().utf8.count)
  }

  /// What the JSON becomes; empty if that is known already.
  ///
  /// - Parameter isRead: Whether it is read without what is wished for.
  private func made(_ wish: Wish, of state: State, isRead: Bool) -> [State] {
    let path = wish.pointer.keys
    var (constants, present) = (state.constants, state.present)
    let part = state.json.value(at: path[...])
    var isMixed = state.isMixed
    switch wish.kind {
    case .value where isRead && part?.members != nil:
      // Of types that are tried in turn, each set would be another object.
      if isMixed { return [] }
      isMixed = true
    case .object, .array, .anything, .value: break
    case .json, .choice:
      if constants.contains(wish.pointer), part != .null { return [] }
      constants.insert(wish.pointer)
    case .present: present.insert(wish.pointer)
    }
    let added = values(wish).flatMap { value in
      // What is there already stays; a null may only be there for its key.
      [part, part?.withoutNulls].compactMap(\.self).map { value.adding($0) ?? value } + (part == nil ? [value] : [])
    }
    return added.compactMap { value in
      state.json.setting(value, at: path[...]).map {
        State(json: $0, constants: constants, present: present, isMixed: isMixed)
      }
    }
  }

  private func values(_ wish: Wish) -> [JSONValue] {
    switch wish.kind {
    case .object: [.object([])]
    case .array: [.array([])]
    case .anything: [HandWritten.anything]
    case .present: [.null]
    case .value(let type): [coding.example(of: type)]
    case .json(let json): [json]
    case .choice(let all): all
    }
  }

  // MARK: Trees

  private func places(_ finding: Finding) -> [String: String] {
    guard let element = coding.element(finding.outcome.element) else { return [:] }
    var places: [String: String] = [:]
    for (value, read) in zip(element.values, finding.outcome.values) {
      if case .read(let pointer) = read { places[pointer] = value.name }
    }
    return places
  }

  /// The parts that the code only needs to be there, such as any unknown tag.
  private func unexplained(_ finding: Finding) -> [String] {
    let places = places(finding)
    func parts(_ json: JSONValue, _ pointer: String) -> [String] {
      if places[pointer] != nil || finding.constants.contains(pointer) { return [] }
      return switch json {
      case .object(let members, _): members.flatMap { parts($0.value, "\(pointer)/\($0.key)") }
      case .array(let elements): elements.enumerated().flatMap { parts($1, "\(pointer)/\($0)") }
      case .null, .boolean, .number, .string: [pointer]
      }
    }
    return parts(finding.json, "")
  }

  /// What a case is written as, if it is written as it is read; nil if any JSON is read as it.
  func tree(of name: String) -> WrittenTree? {
    guard let finding = findings[name], unexplained(finding).isEmpty else { return nil }
    let places = places(finding)
    // Of a whole value, it is its own.
    let known = Array(places.keys) + finding.constants.subtracting(finding.present)
    func isKnown(_ pointer: String) -> Bool { known.contains { $0 == pointer || $0.hasPrefix("\(pointer)/") } }
    func tree(_ json: JSONValue, _ pointer: String) -> WrittenTree {
      func members(_ all: [JSONValue.Member]) -> [WrittenTree.Member] {
        all.map { WrittenTree.Member(key: $0.key, tree: tree($0.value, "\(pointer)/\($0.key)")) }
      }
      if let name = places[pointer] {
        let others = (json.members ?? []).filter { isKnown("\(pointer)/\($0.key)") }
        if others.isEmpty { return .value(name) }
        return .object(members(others) + [WrittenTree.Member(key: nil, tree: .value(name))])
      }
      switch json {
      case .object(let all, _): return .object(members(all))
      case .array(let elements): return .array(elements.enumerated().map { tree($1, "\(pointer)/\($0)") })
      case .null, .boolean, .number, .string: return .constant(json)
      }
    }
    return tree(finding.json, "")
  }
}

extension JSONValue {
  /// An object with the members of another, which win; nil if one is none.
  fileprivate func adding(_ other: JSONValue) -> JSONValue? {
    guard let members, let others = other.members else { return nil }
    return .object(others + members.filter { own in !others.contains { $0.key == own.key } })
  }

  /// Without members that are null.
  fileprivate var withoutNulls: JSONValue {
    guard let members else { return self }
    return .object(members.filter { $0.value != .null })
  }

  /// Without a member of an object, or without the array that it is an element of; nil if nothing would be left beside.
  fileprivate func removing(_ path: ArraySlice<String>) -> JSONValue? {
    guard let first = path.first, let members, let inner = self[first] else { return nil }
    var changed = self
    let isWhole = path.count == 1 || inner.array != nil
    changed[first] = isWhole ? nil : inner.removing(path.dropFirst())
    return isWhole ? members.count > 1 ? changed : nil : changed[first] == nil ? nil : changed
  }

  fileprivate func value(at path: ArraySlice<String>) -> JSONValue? {
    guard let first = path.first else { return self }
    if let elements = array { return Int(first).flatMap { elements.indices.contains($0) ? elements[$0] : nil } }
    return self[first]?.value(at: path.dropFirst())
  }

  /// With another value at a path; nil if there is no such place.
  func setting(_ value: JSONValue, at path: ArraySlice<String>) -> JSONValue? {
    guard let first = path.first else { return value }
    if let elements = array {
      guard let index = Int(first), index <= elements.count else { return nil }
      var changed = elements
      if index == elements.count { changed.append(.null) }
      guard let inner = changed[index].setting(value, at: path.dropFirst()) else { return nil }
      changed[index] = inner
      return .array(changed)
    }
    guard members != nil, let inner = (self[first] ?? .null).setting(value, at: path.dropFirst()) else { return nil }
    var changed = self
    changed[first] = inner
    return changed
  }
}
