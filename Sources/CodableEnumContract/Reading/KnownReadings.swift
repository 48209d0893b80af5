import CodableEnumJSON

/// The parts of one JSON that reading it looks at, in order.
package final class Looks {
  package enum Aspect {
    /// Whether something is there.
    case presence
    case kind
    /// The keys of an object, in their order.
    case keys
    case all
  }

  package struct Look: Hashable {
    package var path: [String]
    package var aspect: Aspect
  }

  package private(set) var looks: [Look] = []
  private var seen: Set<Look> = []
  /// How many parts are open that are looked at as a whole.
  private var depth = 0

  package init() {}

  package func add(_ aspect: Aspect, at path: [String] = []) {
    if depth > 0 { return }
    let look = Look(path: path, aspect: aspect)
    if seen.insert(look).inserted { looks.append(look) }
  }

  /// What reading a part of it by itself looks at.
  package func add(_ part: Looks, at path: [String]) {
    for look in part.looks { add(look.aspect, at: path + look.path) }
  }

  /// Looks at nothing else in a part, of which all has been looked at.
  func inside(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
  }
}

/// What has been read, by what reading it looked at: JSON that differs elsewhere is read as the same.
package final class KnownReadings<Reading> {
  private final class Place {
    /// What comes next; nil at the end.
    var look: Looks.Look?
    var ways: [JSONValue?: Place] = [:]
    var reading: Reading?
  }

  private let start = Place()

  package init() {}

  package func reading(of json: JSONValue) -> Reading? {
    var place = start
    while let look = place.look {
      guard let next = place.ways[json.answer(to: look)] else { return nil }
      place = next
    }
    return place.reading
  }

  package func keep(_ reading: Reading, of json: JSONValue, _ looks: Looks) {
    var place = start
    for look in looks.looks {
      if place.look == nil, place.reading == nil { place.look = look }
      guard place.look == look else { return }
      let answer = json.answer(to: look)
      let next = place.ways[answer] ?? Place()
      place.ways[answer] = next
      place = next
    }
    if place.look == nil { place.reading = reading }
  }
}

extension JSONValue {
  /// The value at a path of keys and indices; nil if there is none.
  package func part(at path: [String]) -> JSONValue? {
    var part = self
    for key in path {
      var inner = part[key]
      if let elements = part.array, let index = Int(key), elements.indices.contains(index) { inner = elements[index] }
      guard let inner else { return nil }
      part = inner
    }
    return part
  }

  /// The same for all JSON that looks alike; nil where nothing is.
  fileprivate func answer(to look: Looks.Look) -> JSONValue? {
    guard let part = part(at: look.path) else { return nil }
    switch (look.aspect, part) {
    case (.presence, _): return .null
    case (.keys, .object(let members, _)): return .array(members.map { .string($0.key) })
    case (.all, _): return part
    case (_, .null): return .null
    case (_, .boolean): return .boolean(true)
    case (_, .number): return .number("")
    case (_, .string): return .string("")
    case (_, .array): return .array([])
    case (_, .object): return .object([])
    }
  }
}
