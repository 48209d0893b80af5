import CodableEnumGenerator

/// Explains what happens to the values of a case that both sides know.
struct ValueComparison {
  private let values: ValuePairing

  init(_ values: ValuePairing) { self.values = values }

  func explain(_ play: Play, _ findings: inout Findings) {
    let moved = values.movedElements
    let change = moved.map { .elementsMoved(values, $0) } ?? values.reorderedElements
    guard let change else { return explainParts(play, &findings) }
    // One edit has moved all elements behind it.
    var parts = Findings()
    explainParts(play, &parts)
    let isMoved = moved.map(play.hasMoved) ?? false
    if isMoved || parts.changes.contains(where: { $0.breaks.contains(play.audience) }) {
      findings.add(play.audience, change)
    }
  }

  private func explainParts(_ play: Play, _ findings: inout Findings) {
    for problem in play.read.problems { explain(problem, play, &findings) }
    // If all values have moved, the single ones need no explanation.
    let areElsewhere = play.read.problems.contains { problem in
      switch problem {
      case .layout, .kind, .rawValue, .count, .unknownTag, .noTag, .noCase, .severalCases, .severalMatch: true
      case .missing, .type, .severalKeys, .unknownKey, .unknownKeys, .fixedKeys, .text, .bounds, .lost: false
      }
    }
    if areElsewhere { return }
    let isAmbiguous = play.read.problems.contains { if case .severalKeys = $0 { true } else { false } }
    for name in play.lostValues where !isAmbiguous { explainLoss(of: name, play, &findings) }
    let (written, read) = values.sides(for: play.audience)
    for value in written.content.values {
      let outcome = play.written.values[value.name]
      switch outcome {
      case .example:
        for other in read.content.values where play.read.values[other.name] == outcome {
          if values.haveRests ? value.isRest && other.isRest : value.name == other.name { continue }
          // A value with only another name is the same.
          let isRenamed = read.value(named: value.name) == nil && written.value(named: other.name) == nil
          if value.isRest != other.isRest || value.name != other.name && !isRenamed {
            explainMove(of: value, to: other, play.audience, &findings)
          }
        }
      case .missing, .null: explainAbsence(of: value, isNull: outcome == .null, play, &findings)
      case .kept, nil: break
      }
    }
  }

  // MARK: What is refused

  private func explain(_ problem: CaseReading.Problem, _ play: Play, _ findings: inout Findings) {
    let audience = play.audience
    switch problem {
    case .unknownTag, .noCase, .severalMatch, .fixedKeys, .text, .bounds, .lost: break
    case .layout, .kind, .rawValue, .noTag, .severalCases:
      if play.variation.isSparse || !play.variation.nils.isEmpty, haveOneContent {
        // The content is left out, so it is the values in it that are missing.
        for value in values.sides(for: audience).read.content.values where !value.canBeMissing {
          if audience == .readers, let change = requirement(of: value) {
            findings.add(.readers, change)
          } else {
            explainMissing(value, play, &findings)
          }
        }
      } else {
        findings.add(audience, contentChange)
      }
    case .count:
      // Values at the end of an array are left out.
      let required =
        play.variation.isSparse && audience == .readers ? values.new.content.values.compactMap(requirement) : []
      for change in required { findings.add(.readers, change) }
      if required.isEmpty { findings.add(audience, contentChange) }
    case .missing(let value, _): explainMissing(value, play, &findings)
    case .type(let found, let value):
      let (writer, reader) = values.sides(for: audience)
      let written = writer.value(named: found.name)
      // If both take the rest of an array, the arrays differ, not only their elements.
      let whole = written?.isRest == true ? reader.value(named: value.name) : nil
      let read = whole?.isRest == true ? whole ?? value : value
      let (old, new) = audience == .readers ? (written, read) : (read, written ?? value)
      guard let old else { return findings.add(audience, contentChange) }
      if let change = restChange, values.isLast(old) || values.isLast(new) { return findings.add(audience, change) }
      // It is another value.
      if values.haveRests, old.isRest != new.isRest { break }
      if old.isRest != new.isRest { return findings.add(audience, contentChange) }
      if old.type == new.type {
        // Only one of them is optional.
        findings.add(audience, .nullBecomesNil(values, old, new, isOld: audience == .peers))
      } else {
        findings.add(audience, .typeChanged(values, old, new))
      }
    case .severalKeys(let value):
      guard audience == .readers, let new = values.newKey(of: value.name) else { break }
      findings.add(.readers, .severalKeys(values, new))
    case .unknownKey(let key):
      // For old code. A key that new code rejects is also lost.
      guard audience == .peers else { break }
      if let new = values.new.content.keyedValues.first(where: { $0.key == key }) {
        if values.old(of: new.value.name) == nil { findings.add(.peers, .keyAdded(values, new)) }
      } else if values.old.content.values.isEmpty {
        // No value's key: that of all of them.
        findings.add(.peers, contentChange)
      }
    case .unknownKeys: findings.add(audience, contentChange)
    }
  }

  private var haveOneContent: Bool { ContentWord(values.old.content) == ContentWord(values.new.content) }

  private var contentChange: LockChange {
    if let (before, after) = values.sharedTypes { return .sharedTypesChanged(values, before, after) }
    guard let before = values.old.payload, let after = values.new.payload, !values.old.content.values.isEmpty else {
      return .valuesAdded(values)
    }
    let (count, others) = (values.old.content.values.count, values.new.content.values)
    if others.isEmpty { return .valuesGone(values) }
    guard case (.array, .array) = (before, after) else { return .contentChanged(values, before, after) }
    if let restChange { return restChange }
    return others.count > count ? .arrayLonger(values, others[count]) : .arrayShorter(values)
  }

  /// The last value of an array takes the rest on one side alone; nil for any other change.
  private var restChange: LockChange? {
    guard let (before, after) = values.elements, before.count == after.count,
      let old = before.last, let new = after.last,
      old.isRest != new.isRest, old.type == new.type
    else { return nil }
    return .restChanged(values, old, new)
  }

  /// A value that is required now, and was not; nil for any other.
  private func requirement(of new: WireValue) -> LockChange? {
    guard !new.canBeMissing, let old = values.old(of: new.name), old.isOptional || old.defaultValue != nil else {
      return nil
    }
    return old.defaultValue == nil ? .nilRefused(values, old, new) : .defaultGone(values, old, new)
  }

  /// A value of the reading side is missing or null.
  private func explainMissing(_ value: WireValue, _ play: Play, _ findings: inout Findings) {
    switch play.audience {
    case .readers:
      guard let old = values.old(of: value.name) else {
        guard values.haveKeys, let new = values.newKey(of: value.name) else {
          return findings.add(.readers, contentChange)
        }
        return findings.add(.readers, .keyAdded(values, new))
      }
      switch play.written.values[old.name] {
      case .missing where old.defaultValue != nil:
        findings.add(.readers, .defaultGone(values, old, value))
      case .missing, .null: findings.add(.readers, .nilRefused(values, old, value))
      case .example, .kept, nil: explainLoss(of: old.name, play, &findings)
      }
    case .peers:
      guard let new = values.new(of: value.name) else {
        guard values.haveKeys, let old = values.oldKey(of: value.name) else {
          return findings.add(.peers, contentChange)
        }
        return findings.add(.peers, .keyGone(values, old))
      }
      if play.variation.nils.contains(new.name) {
        findings.add(.peers, .nilWritten(values, value, new))
      } else if values.newKey(of: new.name) == nil {
        // It is all there is, no longer under its key.
        findings.add(.peers, contentChange)
      } else {
        explainLoss(of: new.name, play, &findings)
      }
    }
  }

  // MARK: Lost and moved values

  /// The reading side doesn't read a written value.
  private func explainLoss(of name: String, _ play: Play, _ findings: inout Findings) {
    let isReader = play.audience == .readers
    let (written, read) = values.sides(for: play.audience)
    if values.haveRests, let value = written.value(named: name), let rest = read.content.values.last, !value.isRest {
      return explainMove(of: value, to: rest, play.audience, &findings)
    }
    guard let old = isReader ? values.oldKey(of: name) : values.old(of: name).flatMap({ values.oldKey(of: $0.name) })
    else {
      if isReader { findings.add(.readers, contentChange) }
      return
    }
    let new = isReader ? values.new(of: name).flatMap { values.newKey(of: $0.name) } : values.newKey(of: name)
    if old.value.isFixed, new == nil { return }
    if let new, old.value.isFixed != new.value.isFixed {
      return findings.add(play.audience, .constantChanged(values, old.value, new.value))
    }
    guard let new, !new.value.isFixed else {
      if !isReader { return }
      if !haveOneContent { return findings.add(.readers, contentChange) }
      if values.haveKeys { return findings.add(.readers, .keyGone(values, old)) }
      return findings.add(.readers, .valuesGone(values))
    }
    if let alias = play.variation.keyAlias, alias.value == old.value.name {
      findings.add(.readers, .keyAliasGone(values, alias.key, new))
    } else if new.key == old.key, !play.read.problems.isEmpty {
      // What is refused has been explained.
    } else if new.keys.contains(old.key) {
      findings.add(play.audience, .keyChanged(values, old, new))
    } else {
      findings.add(play.audience, .keyRenamed(values, old, new))
    }
  }

  /// The reading side reads a written value as another one.
  private func explainMove(
    of value: WireValue,
    to other: WireValue,
    _ audience: LockChange.Audience,
    _ findings: inout Findings
  ) {
    // Merged values have no order: their keys identify them.
    if case (.merged?, .merged?) = (values.old.payload, values.new.payload), values.oldKey(of: value.name) == nil,
      values.newKey(of: other.name) == nil
    {
      return
    }
    let (old, new) = audience == .readers ? (value, other) : (other, value)
    if let oldKey = values.oldKey(of: old.name), let newKey = values.newKey(of: new.name) {
      let key = audience == .readers ? oldKey.key : newKey.key
      return findings.add(audience, .keyMoved(values, key, old, new))
    }
    let (before, after) = (values.old.content.values.map(\.name), values.new.content.values.map(\.name))
    if before.sorted(byBytesOf: \.self) == after.sorted(byBytesOf: \.self) {
      findings.add(audience, .valuesReordered(values))
    } else if let index = old.isRest ? after.firstIndex(of: new.name) : before.firstIndex(of: old.name) {
      findings.add(audience, .valueShifted(values, index, old, new))
    }
  }

  /// A value is missing, so that it is nil or its default.
  private func explainAbsence(
    of written: WireValue,
    isNull: Bool,
    _ play: Play,
    _ findings: inout Findings
  ) {
    let isReader = play.audience == .readers
    guard let read = isReader ? values.new(of: written.name) : values.old(of: written.name),
      let found = play.read.values[read.name]
    else { return }
    let before = isNull ? nil : written.defaultValue
    let after = found == .missing ? read.defaultValue : nil
    let (old, new) = isReader ? (written, read) : (read, written)
    if before == after || before != nil && after != nil && values.haveOneDefault(old, new) { return }
    // A nil that is written as null is refused, and that is reported.
    if before == nil, !isNull, written.writesNil, !read.isOptional { return }
    if before == nil {
      findings.add(play.audience, .nilBecomesDefault(values, old, new, isOld: !isReader))
    } else if isReader {
      findings.add(.readers, after == nil ? .defaultGone(values, old, new) : .defaultChanged(values, old, new))
    }
  }
}
