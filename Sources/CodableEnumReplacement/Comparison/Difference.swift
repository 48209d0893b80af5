import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Where hand-written code and an annotation read the same JSON differently.
struct Difference {
  /// What the JSON has.
  var kinds: [Mutation.Kind]
  /// What becomes of it, by hand and by the annotation.
  var old: String
  var new: String
  var json: JSONValue
  /// Whether it has a word of the code in the place of a tag.
  var hasWord: Bool
  /// Whether another difference of the same two cases says enough.
  var isRepeated: Bool
  /// How much it counts where annotations are compared: another value is worse than an error.
  var weight: Int

  /// Where the JSON is odd; nil if that is no one place.
  var place: Mutation.Place?
  /// What the declaration may say, for the same to be read.
  var wayOut: String?
  /// The number of other cases that it speaks for.
  var others = 0
  /// The other parts of the JSON that it speaks for.
  var otherPlaces: Set<String> = []

  /// For the file.
  var comment: String {
    let more = [(others, "other case"), (otherPlaces.count, "other place")].filter { $0.0 > 0 }
      .map { ", and so for \(counted($0, $1))" }.joined()
    return "\(text)\(more)\(wayOut.map { "; \($0)" } ?? ""): \(json.text(.compact))"
  }
  var text: String {
    let words = kinds.map(\.text)
    let head = words.dropLast().joined(separator: ", ")
    return "by hand, \(head)\(head.isEmpty ? "" : " or ")\(words[words.count - 1]) is \(old); now it is \(new)"
  }
}

extension [Difference] {
  /// For the file: one line for what becomes of one place, whatever is odd there.
  var comments: [String] { lines.told.map(\.comment) }

  /// The differences that have a line, and the indices of those that a line counts as other cases, without a name.
  var lines: (told: [Difference], counted: Set<Int>) {
    var told: [Difference] = []
    var counted: Set<Int> = []
    let counts = Dictionary(grouping: filter { !$0.isRepeated }.compactMap(\.cause)) { $0 }.mapValues(\.count)
    /// Whether each case has a line; of an enum of many cases, one speaks for all, and sooner of JSON that is rare.
    func isOneOfFew(_ difference: Difference) -> Bool {
      difference.cause.flatMap { counts[$0] } ?? 0 <= (difference.isOfTwoCases ? 3 : 6)
    }
    for (place, difference) in enumerated() where !difference.isRepeated {
      if let cause = difference.cause, !isOneOfFew(difference),
        let index = told.firstIndex(where: { $0.cause == cause })
      {
        told[index].others += 1
        counted.insert(place)
        continue
      }
      // What a type in turn can't read goes to the next one, whatever is odd in it.
      if let index = told.firstIndex(where: { $0.fallsBack(as: difference) }), fallbackPlaces(difference).count > 3 {
        if let place = difference.place, place.pointer != told[index].place?.pointer {
          told[index].otherPlaces.insert(place.pointer)
          continue
        }
      }
      guard let index = told.firstIndex(where: { $0.tellsOf(difference) }) else {
        told.append(difference)
        continue
      }
      if difference.place?.oddity != .further { told[index].kinds += difference.kinds }
    }
    return (told, counted)
  }

  private func fallbackPlaces(_ difference: Difference) -> Set<String> {
    Set(filter { !$0.isRepeated && $0.fallsBack(as: difference) }.compactMap { $0.place?.pointer })
  }
}

extension Difference {
  /// Whether other JSON has the same oddity in the same place, and more beside it.
  func isOdd(in other: JSONValue) -> Bool {
    guard let path = place?.pointer.keys, !path.isEmpty, let members = json.members else { return false }
    return members.allSatisfy { other[$0.key] == $0.value } && other.part(at: path) == json.part(at: path)
  }

  /// Whether it tells only of JSON with keys of two cases.
  var isOfTwoCases: Bool { kinds.allSatisfy(\.isOfTwoCases) }
  /// Whether it tells only of such JSON with a null.
  var isOfTwoCasesWithNull: Bool { kinds.allSatisfy { $0 == .twoCasesWithNull } }

  /// What is an error on one side, for what, where it is a case on the other; nil for others.
  fileprivate var cause: [String]? {
    let isNew = old == "an error"
    guard isNew ? new.hasPrefix(".") : new == "an error" && old.hasPrefix("."), !kinds.contains(.example) else {
      return nil
    }
    return [isNew ? "read" : "refused"] + kinds.map(\.text)
  }

  /// Whether a part that a case can't read makes both another one by hand, and an error now.
  fileprivate func fallsBack(as other: Difference) -> Bool {
    old.hasPrefix(".") && new == "an error" && old == other.old && new == other.new
      && [place, other.place].allSatisfy { $0.map { !$0.pointer.isEmpty && $0.oddity != .further } ?? false }
  }

  /// Whether another is the same in the same place.
  fileprivate func tellsOf(_ other: Difference) -> Bool {
    guard let place, let otherPlace = other.place, place.pointer == otherPlace.pointer else { return false }
    // What is further says little of what is plain.
    return old == other.old && new == other.new && (place.oddity != .further || otherPlace.oddity == .further)
  }
}

extension HandWritten {
  /// The differences, one of each kind.
  ///
  /// - Parameters:
  ///   - outcomes: What the code itself reads.
  ///   - limit: The sum of weights that is too high to go on.
  func differences(
    from trial: AnnotationTrial,
    on mutations: [Mutation],
    _ outcomes: [ReadOutcome?],
    limit: Int = .max
  ) -> [Difference] {
    var found: [Difference] = []
    var seen: Set<String> = []
    var pairs: Set<Int> = []
    var sum = 0
    for (mutation, outcome) in zip(mutations, outcomes) where sum < limit {
      guard let difference = difference(from: trial, on: mutation.json, outcome) else { continue }
      let isRepeated = mutation.pair.map { !pairs.insert($0).inserted } ?? false
      let told = Difference(
        kinds: [mutation.kind],
        old: difference.old,
        new: difference.new,
        json: mutation.json,
        hasWord: mutation.tag != nil,
        isRepeated: isRepeated,
        weight: mutation.isMinor ? 0 : mutation.isCommon ? 4 : difference.isOtherValue ? 2 : 1,
        place: mutation.place,
        wayOut: trial.read(mutation.json) == nil ? wayOut(mutation, outcome) : nil
      )
      guard seen.insert("\(isRepeated) \(told.text)").inserted else { continue }
      sum += told.weight
      found.append(told)
    }
    return found
  }

  /// The default that a missing value has by hand; nil if it has none.
  private func wayOut(_ mutation: Mutation, _ outcome: ReadOutcome?) -> String? {
    guard let place = mutation.place, place.oddity == .missing,
      let element = element(outcome?.element)
    else { return nil }
    let places = places(of: element.name)
    for (value, read) in zip(element.values, outcome?.values ?? []) where places[value.name] == place.pointer {
      guard case .constant(let text) = read, value.defaultValue == nil else { continue }
      let label = value.name.hasPrefix("_") ? "" : "\(value.name): "
      return "\(label)\(value.type.text) = \(text) in the case reads \(mutation.kind.text) so"
    }
    return nil
  }

  /// What is an error now, where values have a tag of their own.
  var otherOwnTags: [String] {
    cases.flatMap { element -> [String] in
      func remark(_ key: String, _ constant: JSONValue, isOwnLast: Bool = true) -> String {
        let old = isOwnLast ? "any \(jsonText(key)) that" : "\(constant.text()), whatever \(jsonText(key))"
        return "by hand, .\(element.name) is written with \(old) its value has; "
          + "now another than \(constant.text()) is an error"
      }
      if let key = element.ownTagKey, let tree = element.tree, let tag = json(tree, element).json[key] {
        guard let type = element.values.first?.type, isUnknownObject(type) else { return [remark(key, tag)] }
        return [
          "by hand, .\(element.name) is written as \(type.text) writes itself; "
            + "now with \(jsonText(key)):\(tag.text()), and another \(jsonText(key)) of its own is an error"
        ]
      }
      return sharedConstants(of: element).filter { $0.own == nil }.map {
        remark($0.key, $0.constant, isOwnLast: $0.isOwnLast)
      }
    }
  }

  /// What a case has no longer that keeps its tag and the JSON that this is in.
  func wholes(withoutTagIn draft: TreeDraft) -> [String] {
    cases.enumerated().compactMap { index, element in
      guard let key = draft.strategy.tagKey, draft[index].catches.contains(.unknown),
        case .value(let name)? = element.tree,
        element.keepsTag(beside: name)
      else { return nil }
      return "by hand, \(name) of .\(element.name) has \(jsonText(key)), too; now it has what is beside it"
    }
  }

  /// What an annotation writes where the code throws.
  func unwritten(besides trial: AnnotationTrial) -> [String] {
    cases.flatMap { element -> [String] in
      if element.tree == nil {
        guard let now = trial.written(element.name) else { return [] }
        let json = json(now, element).json.text(.compact)
        return ["by hand, writing .\(element.name) is an error; now it is written: \(json)"]
      }
      return element.unwritten.compactMap { nils in
        guard let now = trial.written(element.name, nils: nils) else { return nil }
        let names = nils.sorted(byBytesOf: \.self).joined(separator: " and ")
        let json = json(now, element).json.text(.compact)
        return "by hand, .\(element.name) without \(names) is an error; now it is written: \(json)"
      }
    }
  }

  /// What becomes of JSON; nil if that is the same.
  ///
  /// - Parameter outcome: What the code itself reads.
  func difference(
    from trial: AnnotationTrial,
    on json: JSONValue,
    _ outcome: ReadOutcome?
  ) -> (old: String, new: String, isOtherValue: Bool)? {
    let now = trial.read(json)
    func text(_ element: String?) -> String { element.map { ".\($0)" } ?? "an error" }
    if outcome?.element != now?.element {
      return (text(outcome?.element), text(now?.element), outcome != nil && now != nil)
    }
    guard let outcome, let now, let detail = detail(outcome, now.values, json) ?? place(outcome, trial, json) else {
      return nil
    }
    return (text(outcome.element) + detail.old, text(now.element) + detail.new, true)
  }

  /// Where a value is that an annotation reads from another place.
  private func place(_ outcome: ReadOutcome, _ trial: AnnotationTrial, _ json: JSONValue) -> (old: String, new: String)?
  {
    guard let element = element(outcome.element) else { return nil }
    let places = places(of: element.name)
    for (value, read) in zip(element.values, outcome.values) {
      guard case .read(let pointer) = read, let place = places[value.name], pointer != place else { continue }
      if pointer.isEmpty, place.hasPrefix("/") {
        return (" with the \(value.name) of the whole", " with the \(value.name) at \(place)")
      }
      // If it is no value there, the annotation can't read it.
      let path = pointer.keys
      guard let other = json.part(at: path)?.ofAnotherKind, evaluator.types.reads(other, as: value.type) == false,
        let changed = json.setting(other, at: path[...]), let now = trial.read(changed),
        now.element == outcome.element, now.values[value.name] == .kept
      else { continue }
      return (" with the \(value.name) at \(pointer)", " with another \(value.name)")
    }
    return nil
  }

  /// What differs in the values of a case.
  private func detail(
    _ outcome: ReadOutcome,
    _ values: [String: AnnotationTrial.ReadValue],
    _ json: JSONValue
  ) -> (old: String, new: String)? {
    guard let element = element(outcome.element) else { return nil }
    for (value, read) in zip(element.values, outcome.values) {
      // What is in no JSON has its default.
      let isCoded = element.tree?.holds(value.name) ?? true
      guard let now = values[value.name] ?? (isCoded ? nil : .missing) else { continue }
      let new: String? = now == .kept ? nil : value.defaultValue ?? "nil"
      let old: String? =
        switch read {
        case .null: "nil"
        case .constant(let text): text
        case .read: nil
        case .made(let type): "another \(type?.text ?? "struct")"
        }
      // A loop over nothing makes what is there.
      let place = new == nil ? places(of: element.name)[value.name] : nil
      if let place, let part = json.part(at: place.keys), old == part.emptyLiteral { continue }
      if old != new {
        return (" with \(old ?? "the \(value.name) there")", " with \(new ?? "the \(value.name) there")")
      }
    }
    return nil
  }

  /// The values that another package's code must find, and that an annotation reads without their keys.
  func requirements(of table: CodingTable, isUntagged: Bool, besides trial: AnnotationTrial) -> [String] {
    if !table.conformance.isDecodable { return [] }
    return cases.flatMap { element in
      element.values.compactMap { value in
        guard let (rest, key) = element.tree?.removing(value.name), let now = trial.read(json(rest, element).json),
          now.element == element.name, now.values[value.name] == .missing
        else { return nil }
        let error = isUntagged ? "an error or another case" : "an error"
        let (old, new) = (value.isOptional && !table.writesNull ? "nil" : error, value.defaultValue ?? "nil")
        return old == new
          ? nil : "with \(table.package), no \(jsonText(key)) of .\(element.name) is \(old); now it is \(new)"
      }
    }
  }
}

extension JSONValue {
  /// `[]`, `[:]`; nil for all that is not empty.
  fileprivate var emptyLiteral: String? {
    if array?.isEmpty ?? false { return "[]" }
    return members?.isEmpty ?? false ? "[:]" : nil
  }
}
