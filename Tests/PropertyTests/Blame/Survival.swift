import CodableEnumJSON

@testable import CodableEnumContract

/// Whether what one side has written is still what it was when the other side has read it.
struct Survival {
  let audience: LockChange.Audience
  /// Whether the other side would write all of it back.
  let isWhole: Bool

  /// - Parameters:
  ///   - written: What the writing side itself reads.
  ///   - isSame: Whether both are of the same JSON.
  func survives(_ written: Decoded, as read: Decoded, isSame: Bool = true) -> Bool {
    switch (written, read) {
    case (.refused, _), (.fixed, _): true
    case (_, .refused), (_, .fixed): false
    case (.absent(let before), .absent(let after)):
      // Old code that has another default is none of new code's business, unless nil becomes one.
      before == after || audience == .peers && before != nil
    case (_, .absent): false
    case (.absent, .plain), (.absent, .any), (.absent, .date), (.absent, .list): true
    case (.absent, _): false
    case (.plain(let json), .plain(let other)), (.plain(let json), .any(let other)), (.any(let json), .any(let other)),
      (.any(let json), .plain(let other)):
      json == other || keepsMore(json, other)
    case (.date(let scalar, let json), .date(let other, let otherJSON)): scalar == other && json == otherJSON
    // A range is no list of its bounds.
    case (.date, .plain), (.plain, .date), (.named, .list): false
    case (.named(let name, let json), .named(let other, let otherJSON)): name == other && json == otherJSON
    case (_, .named): false
    case (.list(let values), .list(let others)):
      values.count == others.count && zip(values, others).allSatisfy { survives($0, as: $1) }
    case (.members(let values), .members(let others)):
      values.allSatisfy { key, value in others[key].map { survives(value, as: $0) } ?? false }
    case (.structure(let values), .structure(let others)): survive(values, in: others)
    case (.element(let element), .element(let other)): survives(element, as: other)
    case (.structure(let parts), .element) where parts.hasElement:
      parts.joined.contains { survives($0, as: read) }
    case (.element, .structure(let parts)) where parts.hasElement:
      parts.joined.contains { survives(written, as: $0) }
    // What an enum can't read is nothing that it keeps.
    case (_, .element(let element)) where element.isRecovered && !element.isKept: false
    // Types of other kinds for the same JSON.
    default: isWhole && isSame
    }
  }

  /// Old code that keeps any object has the keys that are new, too.
  private func keepsMore(_ json: JSONValue, _ other: JSONValue) -> Bool {
    guard audience == .peers, let members = json.members, other.members != nil else { return false }
    return members.allSatisfy { other[$0.key] == $0.value }
  }

  private func survives(_ element: Decoded.Element, as other: Decoded.Element) -> Bool {
    // Old code may keep less of what neither knows.
    if element.isCaught { return isWhole || audience == .peers || element.keptAmount == 1 && other.isKept }
    // A case for any unknown tag may have had a tag of its own.
    if other.isCaught { return audience == .peers && !other.isRecovered || element.name == other.name }
    if element.name != other.name {
      let isRenamed = !other.cases.contains(element.name) && !element.cases.contains(other.name)
      // A removed case may have left its tag to another.
      if !isRenamed {
        if other.cases.contains(element.name) { return false }
        return audience == .readers ? element.hasTag : isSameNumber(element, other)
      }
    }
    // The tag itself may be the value of a case now.
    if element.values.isEmpty, element.name != other.name, audience == .readers { return true }
    return survive(element.values, in: other.values)
  }

  /// To a case of numbers, an integer is the same number.
  private func isSameNumber(_ element: Decoded.Element, _ other: Decoded.Element) -> Bool {
    // It is rounded, as any large number.
    if case .named("rounded", _)? = other.only { return element.only?.number != nil }
    return element.only?.number.map { $0 == other.only?.number } ?? false
  }

  private func survive(_ values: [String: Decoded.Part], in others: [String: Decoded.Part]) -> Bool {
    func survives(_ part: Decoded.Part, _ other: Decoded.Part) -> Bool {
      self.survives(part.value, as: other.value, isSame: part.json == other.json)
    }
    for (name, part) in values {
      if let other = others[name] {
        if !survives(part, other) { return false }
      } else {
        let renamed = others.filter { values[$0.key] == nil }.values
        if renamed.contains(where: { survives(part, $0) }) { continue }
        if part.value.isValue, audience == .readers || isRenamed(part, values, others) { return false }
      }
    }
    // A value of another name has what no value had.
    return others.allSatisfy { name, other in
      values[name] != nil || !other.value.isValue
        || values.contains { others[$0.key] == nil && survives($0.value, other) }
    }
  }
}

extension Survival {
  /// Whether a new value is an old one with another name and key: the only one of its type that is new, where one is gone.
  private func isRenamed(
    _ part: Decoded.Part,
    _ values: [String: Decoded.Part],
    _ others: [String: Decoded.Part]
  ) -> Bool {
    func count(_ own: [String: Decoded.Part], _ other: [String: Decoded.Part]) -> Int {
      own.count { $0.value.type == part.type && other[$0.key] == nil }
    }
    return count(values, others) == 1 && count(others, values) > 0
  }
}

extension Decoded {
  fileprivate var number: String? {
    switch self {
    case .plain(.number(let text)), .any(.number(let text)): text
    default: nil
    }
  }

  fileprivate var isValue: Bool {
    switch self {
    case .absent, .fixed, .plain(.null), .any(.null): false
    case .refused, .plain, .date, .any, .named, .list, .members, .structure, .element: true
    }
  }
}

extension [String: Decoded.Part] {
  fileprivate var hasElement: Bool { !joined.isEmpty }

  /// Each case of several enums with all else as its values.
  fileprivate var joined: [Decoded] {
    compactMap { name, part in
      guard case .element(var element) = part.value else { return nil }
      element.values.merge(filter { $0.key != name }) { own, _ in own }
      return .element(element)
    }
  }
}

extension Decoded.Element {
  fileprivate var only: Decoded? { values.count == 1 ? values.values.first?.value : nil }
}
