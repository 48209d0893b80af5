import CodableEnumGenerator

extension WireShape {
  /// What makes another shape of this one: groups of edits, each of which alone leaves a valid type. From the new shape to the
  /// old one, each group takes one edit back.
  func edits(to other: WireShape) -> [[WireEdit]] {
    if self == other { return [] }
    switch (self, other) {
    case (.enumeration(let enumeration), .enumeration(let target))
    where enumeration.strategy.name == target.strategy.name && enumeration.isSynthesized == target.isSynthesized:
      return coupled(WireDifference(enumeration, target).groups, to: other)
    case (.structure(let properties), .structure(let target)):
      let difference = WireDifference(WireEnum(object: properties, at: .none), WireEnum(object: target, at: .none))
      return coupled(difference.groups, to: other)
    case (.rawValues(let type, let cases?), .rawValues(let target, let others?)):
      func enumeration(_ cases: [RawValueCase]) -> WireEnum {
        WireEnum(rawValues: cases.map { ($0.name, $0.tag) }, at: .none)
      }
      let groups = WireDifference(enumeration(cases), enumeration(others)).groups
      return coupled((type == target ? [] : [[.rawType(target)]]) + groups, to: other)
    case (.rawValues(_, nil), .rawValues(let target, nil)): return [[.rawType(target)]]
    case (.openSet(let types), .openSet(let others)):
      let gone = types.filter { type in !others.contains { $0.name == type.name } }
      let changed = others.filter { type in !types.contains(type) }
      return coupled(
        gone.map { [.openType(nil, name: $0.name)] } + changed.map { [.openType($0, name: $0.name)] },
        to: other
      )
    case (.enumeration, _), (.structure, _), (.rawValues, _), (.openSet, _), (.merged, _): return [[.shape(other)]]
    }
  }

  /// The same groups, together where one alone would leave an invalid type: a tag that another case has, a catch without what
  /// it keeps.
  private func coupled(_ groups: [[WireEdit]], to other: WireShape) -> [[WireEdit]] {
    // A type that is invalid by itself, or that the rules here don't know, has no parts.
    if !isValid || !other.isValid { return groups.isEmpty ? [] : [groups.flatMap(\.self)] }
    var (left, coupled): ([[WireEdit]], [[WireEdit]]) = (groups, [])
    while !left.isEmpty {
      var group = left.removeFirst()
      while !applying(group).isValid, !left.isEmpty {
        // The one that helps; if none does alone, the next.
        let index = left.firstIndex { applying(group + $0).isValid } ?? left.startIndex
        group += left.remove(at: index)
      }
      coupled.append(group)
    }
    // The last one may need an earlier one.
    if let last = coupled.last, !applying(last).isValid, coupled.count > 1 {
      coupled.removeLast()
      let index = coupled.firstIndex { applying($0 + last).isValid }
      guard let index else { return [groups.flatMap(\.self)] }
      coupled[index] += last
    }
    // In another order, they may make something else.
    return applying(coupled.flatMap(\.self)) == other ? coupled : [groups.flatMap(\.self)]
  }
}

/// What makes one enum of another with a strategy of the same kind, edit by edit.
private struct WireDifference {
  private let enumeration: WireEnum
  private let other: WireEnum
  private(set) var groups: [[WireEdit]] = []

  init(_ enumeration: WireEnum, _ other: WireEnum) {
    (self.enumeration, self.other) = (enumeration, other)
    addOptions()
    addCases()
  }

  private mutating func addOptions() {
    let (before, after) = (enumeration, other)
    if before.strategy != after.strategy { groups.append([.strategy(after.strategy)]) }
    if before.emptyCases != after.emptyCases { groups.append([.emptyCases(after.emptyCases)]) }
    if before.rejectsUnknownKeys != after.rejectsUnknownKeys {
      groups.append([.rejectsUnknownKeys(after.rejectsUnknownKeys)])
    }
    if before.ignoresExtraElements != after.ignoresExtraElements {
      groups.append([.ignoresExtraElements(after.ignoresExtraElements)])
    }
    if before.ignoresCase != after.ignoresCase { groups.append([.ignoresCase(after.ignoresCase)]) }
    if before.conformance != after.conformance { groups.append([.conformance(after.conformance)]) }
    if before.rawKind != after.rawKind { groups.append([.rawKind(after.rawKind)]) }
  }

  private mutating func addCases() {
    var names: [String: String] = [:]
    for element in enumeration.cases { names[element.name] = counterpart(of: element)?.name }
    for element in enumeration.cases {
      guard let name = names[element.name], let target = other.cases.first(where: { $0.name == name }) else {
        groups.append([.caseRemoved(element.name)])
        continue
      }
      addChanges(of: element, to: target)
    }
    var order = enumeration.cases.map(\.name)
    let kept = Set(names.values)
    for (index, target) in other.cases.enumerated() where !kept.contains(target.name) {
      // Behind the case that it follows.
      let previous = other.cases[..<index].last { names.values.contains($0.name) || order.contains($0.name) }?.name
      let before = previous.flatMap { name in order.firstIndex { $0 == name || names[$0] == name } }
      order.insert(target.name, at: before.map { $0 + 1 } ?? 0)
      groups.append([.caseAdded(target), .order(order)])
    }
    let edited = enumeration.applying(groups.flatMap(\.self))
    if edited.cases.map(\.name) != other.cases.map(\.name) { groups.append([.order(other.cases.map(\.name))]) }
  }

  /// The case with its name; or else with its tag, if neither name is on the other side.
  private func counterpart(of element: WireCase) -> WireCase? {
    if let same = other.cases.first(where: { $0.name == element.name }) { return same }
    return other.cases.first { target in
      target.tag == element.tag && element.tag != nil && !enumeration.cases.contains { $0.name == target.name }
    }
  }

  private mutating func addChanges(of element: WireCase, to target: WireCase) {
    let name = element.name
    var edits: [[WireEdit]] = []
    if ContentWord(element.content) == ContentWord(target.content), element.capture == nil {
      edits += ValueDifference(element, target).groups
    }
    let edited = enumeration.applying(edits.flatMap(\.self)).cases.first { $0.name == name } ?? element
    if edited.content != target.content { edits.append([.content(target.content, of: name)]) }
    if element.tag != target.tag { edits.append([.tag(target.tag, of: name)]) }
    if element.aliases != target.aliases { edits.append([.aliases(target.aliases, of: name)]) }
    if element.catches != target.catches { edits.append([.catches(target.catches, of: name)]) }
    if element.skippedDirection != target.skippedDirection { edits.append([.skip(target.skippedDirection, of: name)]) }
    let claimed = enumeration.applying(edits.flatMap(\.self)).cases.first { $0.name == name } ?? element
    if claimed.claim != target.claim { edits.append([.claim(target.claim, of: name)]) }
    if element.name != target.name { edits.append([.caseNamed(target.name, of: name)]) }
    groups += edits
  }
}

/// What makes the values of one case those of another, with a payload of the same kind.
private struct ValueDifference {
  private let name: String
  private(set) var groups: [[WireEdit]] = []

  init(_ element: WireCase, _ target: WireCase) {
    name = element.name
    let (values, others) = (element.content.list, target.content.list)
    let haveKeys = !element.content.keyedValues.isEmpty || !target.content.keyedValues.isEmpty
    let pairs = haveKeys ? Self.pairsByKey(values, others) : Self.pairsByPlace(values, others)
    for (index, other) in pairs where index != nil && other != nil {
      addChanges(of: values[index ?? 0], to: others[other ?? 0])
    }
    // From the end, so that the places of unlabeled values stay what they are.
    for (index, other) in pairs.reversed() where other == nil {
      groups.append([.valueRemoved(values[index ?? 0].value.name, in: name)])
    }
    for case (nil, let other?) in pairs { groups.append([.valueAdded(others[other], at: other, in: name)]) }
    let names = target.content.list.map(\.value.name)
    let kept = pairs.compactMap { $0.0 == nil ? nil : $0.1 }
    if haveKeys, kept != kept.sorted() { groups.append([.valueOrder(names, in: name)]) }
  }

  private typealias Pairs = [(Int?, Int?)]

  /// By name, or else by key if neither name is on the other side.
  private static func pairsByKey(_ values: [KeyedValue<WireValue>], _ others: [KeyedValue<WireValue>]) -> Pairs {
    var pairs: Pairs = []
    for (index, keyed) in values.enumerated() {
      let same = others.firstIndex { $0.value.name == keyed.value.name }
      let renamed = others.firstIndex { other in
        other.key == keyed.key && !values.contains { $0.value.name == other.value.name }
      }
      pairs.append((index, same ?? renamed))
    }
    let paired = Set(pairs.compactMap(\.1))
    return pairs + others.indices.filter { !paired.contains($0) }.map { (nil, $0) }
  }

  /// By the longest common run of labels and types. What is between has other types, as far as there is as much of it.
  private static func pairsByPlace(_ values: [KeyedValue<WireValue>], _ others: [KeyedValue<WireValue>]) -> Pairs {
    var (pairs, index, other): (Pairs, Int, Int) = ([], 0, 0)
    func addBetween(_ end: Int, _ otherEnd: Int) {
      while index < end || other < otherEnd {
        pairs.append((index < end ? index : nil, other < otherEnd ? other : nil))
        (index, other) = (Swift.min(index + 1, end), Swift.min(other + 1, otherEnd))
      }
    }
    for (same, otherSame) in values.map(\.value).commonElements(with: others.map(\.value)) {
      addBetween(same, otherSame)
      pairs.append((same, otherSame))
      (index, other) = (same + 1, otherSame + 1)
    }
    addBetween(values.count, others.count)
    return pairs
  }

  private mutating func addChanges(of keyed: KeyedValue<WireValue>, to target: KeyedValue<WireValue>) {
    let (value, other) = (keyed.value, target.value)
    var absence: [WireEdit] = []
    if value.isOptional != other.isOptional { absence.append(.optional(other.isOptional, of: value.name, in: name)) }
    if value.defaultValue != other.defaultValue {
      absence.append(.defaultValue(other.defaultValue, of: value.name, in: name))
    }
    if value.writesNil != other.writesNil { absence.append(.writesNil(other.writesNil, of: value.name, in: name)) }
    if value.isFixed != other.isFixed { absence.append(.fixed(other.isFixed, of: value.name, in: name)) }
    if value.defaultCauses != other.defaultCauses {
      absence.append(.defaultCauses(other.defaultCauses, of: value.name, in: name))
    }
    if !absence.isEmpty { groups.append(absence) }
    if value.isRest != other.isRest { groups.append([.rest(other.isRest, of: value.name, in: name)]) }
    if value.type != other.type { groups.append([.type(other.type, of: value.name, in: name)]) }
    if keyed.key != target.key { groups.append([.key(target.key, of: value.name, in: name)]) }
    if keyed.aliases != target.aliases { groups.append([.keyAliases(target.aliases, of: value.name, in: name)]) }
    if value.name != other.name, !(value.isUnlabeled && other.isUnlabeled) {
      groups.append([.valueNamed(other.name, of: value.name, in: name)])
    }
  }
}

extension [WireValue] {
  /// The places of the longest common run of labels and types, in both lists.
  func commonElements(with others: [WireValue]) -> [(Int, Int)] {
    var lengths = Array<[Int]>(repeating: Array<Int>(repeating: 0, count: others.count + 1), count: count + 1)
    for index in indices.reversed() {
      for other in others.indices.reversed() {
        lengths[index][other] =
          self[index].isElement(others[other])
          ? lengths[index + 1][other + 1] + 1 : Swift.max(lengths[index + 1][other], lengths[index][other + 1])
      }
    }
    var (pairs, index, other): ([(Int, Int)], Int, Int) = ([], 0, 0)
    while index < count, other < others.count {
      if self[index].isElement(others[other]), lengths[index][other] == lengths[index + 1][other + 1] + 1 {
        pairs.append((index, other))
        (index, other) = (index + 1, other + 1)
      } else if lengths[index + 1][other] >= lengths[index][other + 1] {
        index += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}

extension WireValue {
  /// Whether it is the same element: the one with its label, or an equal one without.
  func isElement(_ other: WireValue) -> Bool {
    isUnlabeled && other.isUnlabeled ? isSame(as: other) : name == other.name
  }
}
