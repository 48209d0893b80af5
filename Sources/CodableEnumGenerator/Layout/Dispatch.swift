/// Which case of an untagged enum takes a JSON. It is decided here: generated code says it, and whoever speaks of the JSON
/// asks.
///
/// Literals come first and constants next, then cases with `matches:` in the order of the declaration, then the others by
/// kind and by keys, then the case that takes the rest.
package struct Dispatch: Sendable {
  /// The tags of cases that are literals, then constants, with the cases by their indices.
  package let literals: [(tag: Tag, index: Int)]
  /// The cases that take objects, in the order of the declaration.
  package let objects: [ObjectCase]
  /// The case that takes whatever no other one does, other than by catching the unknown.
  package let rest: Int?
  /// For each case that is read.
  private let claims: [Claim?]

  package struct ObjectCase: Sendable {
    package let index: Int
    package let groups: [KeyGroup]
    /// Whether it is chosen as soon as it matches.
    package let isExplicit: Bool
    /// The cases that it wins over, by their indices: an object that has its groups has all of theirs, and not the other
    /// way round.
    package fileprivate(set) var over: [Int] = []
  }

  package init<Value>(_ cases: [CaseShape<Value>]) {
    // What is only tried takes nothing for sure.
    let claims = cases.map { $0.isDecoded && !($0.claim?.isRawValue ?? false) ? $0.claim : nil }
    self.claims = claims
    func literals(_ tags: (Int) -> [Tag]) -> [(tag: Tag, index: Int)] {
      cases.indices.filter { cases[$0].isDecoded }.flatMap { index in tags(index).map { ($0, index) } }
    }
    self.literals = literals { cases[$0].tags } + literals { claims[$0]?.constants ?? [] }
    rest = claims.firstIndex { $0?.isRest ?? false }
    objects =
      claims.indices.compactMap { index in
        guard let claim = claims[index], claim.takes(.object) else { return nil }
        return ObjectCase(index: index, groups: claim.groups, isExplicit: claim.isExplicit)
      }.ranked
  }

  // MARK: Kinds

  /// The cases that may take a kind that is not an object, the first of them first.
  package func takers(of kind: JSONKind) -> [Int] {
    let (explicit, others) = claims.indices.split { claims[$0]?.isExplicit ?? false }
    let takers = (explicit + others).filter { takes(kind, $0) }
    // A number is an integer as well if some case takes integers.
    guard kind == .integer, !takers.isEmpty else { return takers }
    return explicit.filter { takes(.integer, $0) || takes(.number, $0) } + takers
  }

  /// The case that takes an integer: the first whose type can hold it, or that takes any number.
  package func taker(ofInteger isHeld: (Int) -> Bool) -> Int? {
    takers(of: .integer).first { takes(.number, $0) || isHeld($0) } ?? takers(of: .number).first
  }

  private func takes(_ kind: JSONKind, _ index: Int) -> Bool { claims[index]?.takes(kind) ?? false }

  // MARK: Objects

  package enum ObjectTaker: Equatable {
    case one(Int)
    /// Nothing tells the cases apart.
    case several([Int])
    case none
  }

  /// The case that takes an object.
  ///
  /// - Parameter has: Whether the object has a key, with a value other than null unless null counts.
  package func taker(ofObjectThat has: (_ key: String, _ countsNull: Bool) -> Bool) -> ObjectTaker {
    func satisfied(countsNull: Bool) -> [ObjectCase] {
      objects.filter { object in
        object.groups.allSatisfy { group in group.keys.contains { has($0, countsNull && group.admitsNull) } }
      }
    }
    let all = satisfied(countsNull: true)
    if let first = all.first(where: \.isExplicit) { return .one(first.index) }
    if let winner = all.winner { return .one(winner.index) }
    if all.isEmpty { return .none }
    // Those that only a null satisfies give way.
    let strict = satisfied(countsNull: false).filter { !$0.isExplicit }
    if let winner = strict.winner { return .one(winner.index) }
    return .several((strict.isEmpty ? all : strict).map(\.index))
  }

  /// What an object has that is a case, by the same rule.
  package indirect enum Condition {
    /// All of these groups. Of a group that admits null, null counts only if it does here.
    case has([KeyGroup], countsNull: Bool)
    case not(Condition)
    case all([Condition])
    case any([Condition])
  }

  /// When an object that satisfies a case is not another one's: nothing if it always is.
  package func conditions(of index: Int) -> [Condition] {
    guard let place = objects.firstIndex(where: { $0.index == index }) else { return [] }
    let object = objects[place]
    func refused(_ others: [ObjectCase], countsNull: Bool = true) -> [Condition] {
      others.map { .not(.has($0.groups, countsNull: countsNull)) }
    }
    let others = objects.filter { other in
      if other.isExplicit { return !object.isExplicit || other.index < index }
      return !object.isExplicit && other.index != index && !object.over.contains(other.index)
    }
    let (earlier, rivals) = others.split(by: \.isExplicit)
    if !rivals.contains(where: \.hasNull) { return refused(others) }
    // It also takes what nobody wins while nulls count, if it wins without them.
    let winsOverIt = rivals.filter { $0.over.contains(index) }
    let unlessOthersWin = winsOverIt.map { rival -> Condition in
      let wins = objects.filter { !$0.isExplicit && $0.index != rival.index && !rival.over.contains($0.index) }
      return .not(.all([.has(rival.groups, countsNull: true)] + refused(wins)))
    }
    let withoutNulls = [.has(object.groups, countsNull: false)] + refused(rivals, countsNull: false) + unlessOthersWin
    return refused(earlier) + [.any([.all(refused(rivals)), .all(withoutNulls)])]
  }
}

extension Dispatch.ObjectCase {
  fileprivate var hasNull: Bool { groups.contains(where: \.admitsNull) }
}

extension [Dispatch.ObjectCase] {
  /// With the cases that each one wins over.
  fileprivate var ranked: Self {
    // A group that implies another one has a key of it first.
    var byKey: [ExactText: [Int]] = [:]
    for (place, object) in enumerated() where !object.isExplicit {
      for group in object.groups { byKey[ExactText(group.keys[0]), default: []].append(place) }
    }
    var ranked = self
    // Cases with equal groups win over the same ones, and not over each other.
    var known: [[[ExactText]]: [Int]] = [:]
    for object in self where !object.isExplicit {
      let form = object.groups.map { [ExactText($0.admitsNull ? "null" : "")] + $0.keys.map { ExactText($0) } }
      let wider = known[form] ?? self.wider(than: object.groups, byKey)
      known[form] = wider
      for other in wider { ranked[other].over.append(object.index) }
    }
    return ranked
  }

  /// The places of the cases whose objects are more than those with these groups.
  private func wider(than groups: [KeyGroup], _ byKey: [ExactText: [Int]]) -> [Int] {
    let all =
      groups.first.map { group in Set(group.keys.flatMap { byKey[ExactText($0)] ?? [] }).sorted() }
      ?? indices.filter { !self[$0].isExplicit }
    return all.filter { self[$0].groups.include(groups) && !groups.include(self[$0].groups) }
  }

  /// The case that wins over all others; nil if none does.
  fileprivate var winner: Dispatch.ObjectCase? {
    first { candidate in
      allSatisfy { other in other.index == candidate.index || candidate.over.contains(other.index) }
    }
  }
}
