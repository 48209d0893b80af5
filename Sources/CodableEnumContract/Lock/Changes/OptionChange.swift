import CodableEnumGenerator
import CodableEnumReport

/// An option of a whole enum that has changed: one edit, whatever it does to each case.
struct OptionChange {
  /// What takes it back.
  let undo: [WireEdit]
  /// The finding that says it, if it breaks readers, and if it doesn't.
  let broken: LockChange
  let unknown: LockChange

  /// The changes, each with its parts: those that are gone if an option is taken back are one.
  static func joined(_ changes: [LockChange], in pair: EnumPair) -> [(change: LockChange, parts: [LockChange])] {
    var joined: [(change: LockChange, parts: [LockChange])] = []
    var rest = changes
    for option in all(in: pair) {
      var undone = pair
      undone.new.apply(option.undo)
      let left = Set(EnumComparison.compared(undone).changes.map(\.key))
      let parts = rest.filter { !left.contains($0.key) }
      if parts.count < 2 { continue }
      let breaks = Set(parts.flatMap(\.breaks))
      let change = breaks.contains(.readers) ? option.broken : option.unknown
      joined.append((change.breaking(breaks), parts))
      rest.removeAll { left in parts.contains { $0.key == left.key } }
    }
    return joined + rest.map { ($0, [$0]) }
  }

  private static func all(in pair: EnumPair) -> [OptionChange] {
    if pair.kind != .annotated { return [] }
    let names = [Restyling(.caseNames, pair.restyledTags), Restyling(.keyNames, pair.restyledKeys)]
    var all = names.compactMap(\.self).map { names in
      OptionChange(
        undo: names.changed.map(\.undo),
        broken: .restyled(pair, names, isRead: false),
        unknown: .restyled(pair, names, isRead: true)
      )
    }
    if pair.old.emptyCases != pair.new.emptyCases {
      let change = LockChange.emptyCaseChanged(pair)
      all.append(OptionChange(undo: [.emptyCases(pair.old.emptyCases)], broken: change, unknown: change))
    }
    return all
  }
}

/// Tags or keys that are the names of cases or values in another style now.
struct Restyling {
  let option: EnumOption
  let before: NameStyle
  let after: NameStyle
  let changed: [Name]

  /// A name in Swift, and on the wire; what restores the old one, and what lets it be read, too.
  typealias Name = (swift: String, old: String, new: String, undo: WireEdit, alias: WireEdit)

  /// Nil unless another style has changed several names, and all that have the old one.
  fileprivate init?(_ option: EnumOption, _ names: [Name]) {
    let changed = names.filter { $0.old != $0.new }
    let pairs = NameStyle.all(of: changed.map { ($0.swift, $0.old) }).flatMap { before in
      NameStyle.all(of: changed.map { ($0.swift, $0.new) }).map { (before, $0) }
    }
    let pair = pairs.first { before, after in
      names.allSatisfy { name in
        name.old != name.new || before.apply(to: name.swift) != name.old || after.apply(to: name.swift) == name.new
      }
    }
    guard changed.count > 1, let pair else { return nil }
    (self.option, self.changed, before, after) = (option, changed, pair.0, pair.1)
  }
}

extension NameStyle {
  /// Those that make texts of names.
  static func all(of texts: [(name: String, text: String)]) -> [NameStyle] {
    allCases.filter { style in texts.allSatisfy { style.apply(to: $0.name) == $0.text } }
  }
}

extension EnumPair {
  fileprivate var restyledTags: [Restyling.Name] {
    keptCases.compactMap { old, new in
      guard let tag = old.tag, case .string(let before) = tag, case .string(let after)? = new.tag else { return nil }
      let aliases = new.aliases.filter { $0 != tag } + [tag]
      return (new.name, before, after, .tag(tag, of: new.name), .aliases(aliases, of: new.name))
    }
  }

  fileprivate var restyledKeys: [Restyling.Name] {
    keptCases.flatMap { old, new in
      new.named(in: self.new).compactMap { name, keyed -> Restyling.Name? in
        let value = keyed.value.name
        guard let key = old.content.keyedValues.first(where: { $0.value.name == value })?.key else { return nil }
        let aliases = keyed.aliases.filter { $0 != key } + [key]
        return (name, key, keyed.key, .key(key, of: value, in: new.name), .keyAliases(aliases, of: value, in: new.name))
      }
    }
  }

  /// The cases that both have, by their names.
  private var keptCases: [(old: WireCase, new: WireCase)] {
    let byName = Dictionary(old.cases.map { ($0.name, $0) }) { first, _ in first }
    return new.cases.compactMap { element in byName[element.name].map { ($0, element) } }
  }
}

extension WireCase {
  /// The values whose keys are their names in some style, and these names.
  func named(in enumeration: WireEnum) -> [(name: String, keyed: KeyedValue<WireValue>)] {
    let start = enumeration.strategy.keysHaveCaseNames ? "\(name)_" : ""
    return content.keyedValues.filter { !$0.value.isUnlabeled }.map { (start + $0.value.name, $0) }
  }
}
