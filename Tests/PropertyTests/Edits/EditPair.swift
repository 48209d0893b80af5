import CodableEnumGenerator

@testable import CodableEnumContract

/// A model before and after one edit or two.
struct EditPair {
  let number: Int
  let before: WireModel
  let after: WireModel
  /// What was edited.
  let edits: [String]
  /// The structs and enums that are guarded although nothing annotated has them: all of them, or none.
  let hasRoots: Bool
  /// The lock file, and the release in it that the model before is; nil for the locked state.
  private let lock: (text: String, release: String?)

  /// - Parameter seed: The same one gives the same pair.
  init(number: Int, seed: UInt64) {
    var numbers = RandomNumbers(seed: seed &* 1_000_003 &+ UInt64(number), features: [])
    while true {
      let model = WireModel(&numbers)
      guard model.isAccepted, model.isWritten else { continue }
      for _ in 0..<10 {
        var (edited, names) = (model, [String]())
        // Two in types that share an object are more than each alone.
        let isShared = model.whole != nil
        for index in 0..<(numbers.chance(isShared ? 50 : 70) ? 1 : 2) {
          let edit = numbers.pick(isShared && index == 1 ? WireEdit.ofMerged : WireEdit.all)
          if edit.apply(&edited, &numbers) { names.append(edit.name) }
        }
        guard !names.isEmpty, edited.source() != model.source(), edited.isAccepted else { continue }
        let hasRoots = numbers.chance(30)
        let text = Lock(model.document(roots: hasRoots ? model.rootNames : [])).text
        self.init(number: number, before: model, after: edited, edits: names, hasRoots: hasRoots, lock: (text, nil))
        return
      }
    }
  }

  private init(
    number: Int,
    before: WireModel,
    after: WireModel,
    edits: [String],
    hasRoots: Bool,
    lock: (text: String, release: String?)
  ) {
    (self.number, self.before, self.after, self.edits) = (number, before, after, edits)
    (self.hasRoots, self.lock) = (hasRoots, lock)
  }

  /// The releases of a program, each edited into the next, beside the last of them: what the lock file remembers.
  static func chain(_ number: Int, seed: UInt64, releases: Int = 10) throws -> [EditPair] {
    var numbers = RandomNumbers(seed: seed &* 1_000_033 &+ UInt64(number), features: [])
    var models: [WireModel] = []
    while models.isEmpty {
      let model = WireModel(&numbers)
      if model.isAccepted { models = [model] }
    }
    var edits: [[String]] = []
    let hasRoots = numbers.chance(50)
    var lock = Lock(models[0].document(roots: hasRoots ? models[0].rootNames : []))
    while models.count < releases {
      var edited = models[models.count - 1]
      let edit = numbers.pick(WireEdit.all)
      guard edit.apply(&edited, &numbers), edited.isAccepted else { continue }
      lock.keep(as: "\(models.count - 1)")
      // As each release writes the file and the next one reads it.
      lock = try Lock(reading: SourceFile(path: "lock.json", text: lock.text))
      lock = lock.locking(edited.document(roots: lock.document.roots).keepingRoots(of: lock.document))
      edits.append([edit.name])
      models.append(edited)
    }
    let (text, last) = (lock.text, models[models.count - 1])
    return models.dropLast().enumerated().map { index, model in
      EditPair(
        number: number * releases + index,
        before: model,
        after: last,
        edits: edits[index...].flatMap(\.self),
        hasRoots: hasRoots,
        lock: (text, "\(index)")
      )
    }
  }

  /// What the model before the edit writes. What an untagged case has caught may be of a kind that a case takes which is
  /// new, as a tag may become known.
  var writtenBefore: WireModel {
    before.silencing { type, _ in
      let new = after.annotated.first { $0.name == type.name }
      let names = Set(type.cases.map(\.name))
      return type.layout == .untagged && !(new?.cases.allSatisfy { names.contains($0.name) } ?? true)
    }
  }

  /// What the model after the edit writes. What a case has caught is written back as it was: it was there already, unless
  /// the case was there as well.
  var writtenAfter: WireModel {
    after.silencing { type, element in
      let old = before.annotated.first { $0.name == type.name && $0.strategy == type.strategy }
      let isOld = old?.cases.contains { $0.name == element.name && $0.capture == element.capture } ?? false
      // What an untagged one catches depends on all its cases.
      return !isOld || type.layout == .untagged
    }
  }

  /// The names of the annotated enums and of the aliases of `Merged` that both models have. An enum that is renamed and
  /// edited is another one to everybody.
  var tried: [(before: String, after: String)] {
    let pairs = zip(before.declarations, after.declarations).compactMap { before, after -> (String, String)? in
      switch (before, after) {
      case (.annotated(let before), .annotated(let after)):
        return before.name == after.name || edits.count == 1 ? (before.name, after.name) : nil
      case (.merged(let before), .merged(let after)):
        return before.name == after.name || edits.count == 1 ? (before.name, after.name) : nil
      default: return nil
      }
    }
    let guarded = before.document(roots: []).outermost
    let roots = before.rootNames.filter { after.rootNames.contains($0) && (hasRoots || guarded.contains($0)) }
    let whole = before.whole.flatMap { before in after.whole.map { (before.name, $0.name) } }
    return pairs + roots.map { ($0, $0) } + [(before.root.name, after.root.name)] + (whole.map { [$0] } ?? [])
  }

  /// The names of the other types that both models have. Their values are not guarded alone.
  var untried: [(before: String, after: String)] {
    let tried = Set(tried.map(\.before))
    return zip(before.declarations.indices, after.declarations.indices)
      .map { (before.name(of: $0), after.name(of: $1)) }
      .filter { !tried.contains($0.0) }
  }

  /// JSON that the release wrote, as generated tests have it, with the enum that reads it now.
  func capsules() throws -> [(name: String, json: String)] {
    guard let release = lock.release else { return [] }
    let lock = try Lock(reading: SourceFile(path: "lock.json", text: lock.text))
    let document = after.document(roots: [])
    return lock.capsules(for: document).filter { $0.releases.contains(release) }.flatMap { capsule in
      document.definitions.filter { $0.place.position == capsule.position }.map { ($0.id, capsule.json) }
    }
  }

  /// What `check --lock --peers` reports.
  func changes() throws -> [LockChange] {
    let (old, new) = try documents()
    return new.changes(since: old)
  }

  /// The locked state, or the release, and what the sources are now.
  func documents() throws -> (old: WireDocument, new: WireDocument) {
    let lock = try Lock(reading: SourceFile(path: "lock.json", text: lock.text))
    let locked = lock.releases.first { $0.name == self.lock.release }?.document ?? lock.document
    return (locked, after.document(roots: locked.roots))
  }
}

extension WireModel {
  /// The same without the values of some cases that keep what they catch.
  fileprivate func silencing(_ isSilent: (ModelEnum, ModelCase) -> Bool) -> WireModel {
    func silenced(_ type: ModelEnum) -> ModelEnum {
      var silenced = type
      for (index, element) in type.cases.enumerated() where ![nil, .nothing].contains(element.capture) {
        silenced.cases[index].isSilent = isSilent(type, element)
      }
      return silenced
    }
    var model = self
    model.root = silenced(root)
    for case (let index, .annotated(let type)) in zip(declarations.indices, declarations) {
      model.declarations[index] = .annotated(silenced(type))
    }
    return model
  }

  /// The types that only a root of the lock guards, if no payload has them.
  var rootNames: [String] {
    declarations.indices.compactMap { index in
      switch declarations[index] {
      case .structure, .raw, .coded: name(of: index)
      case .annotated, .merged: nil
      }
    }
  }

  func document(roots: [String]) -> WireDocument {
    WireDocument([Generator.readWire(SourceFile(path: "E.swift", text: source()))], roots: roots)
  }
}

extension WireDocument {
  /// Whether a `Merged` is one that its own code can't write or read, or has a key of two types: nobody has such JSON.
  var hasDeadMerged: Bool {
    let shapes = Dictionary(definitions.map { ($0.id, $0.shape) }) { first, _ in first }
    var isDead = false
    func look(at type: WireType) {
      type.visit { part in
        guard case .merged(let fields, let variant) = part else { return }
        let side = JoinedObject.Side(types: [fields, variant])
        isDead = isDead || !side.isRead(shapes) || !side.isWritten(shapes) || side.hasSharedKey(shapes)
      }
    }
    for definition in definitions {
      if case .merged(let fields, let variant) = definition.shape { look(at: .merged(fields, variant)) }
      definition.shape.types.forEach(look)
    }
    return isDead
  }
}

extension WireDocument {
  /// The names of the types that are guarded, and that no other one of these has: a `Merged` is, wherever it is.
  fileprivate var outermost: Set<String> {
    let used = definitions.filter(\.isUsed)
    var names = Set(used.map(\.id))
    for type in used.flatMap(\.shape.types) {
      type.visit { if case .definition(let id, _) = $0 { names.remove(id) } }
    }
    return names
  }
}

extension JoinedObject.Side {
  fileprivate func hasSharedKey(_ shapes: [String: WireShape]) -> Bool {
    let keys = MergedShape(types, at: .none, shapes.shape).parts.flatMap { part -> Set<String> in
      switch shapes.shape(of: part) {
      case .structure(let properties)?: return Set(properties.flatMap(\.keys))
      case .enumeration(let enumeration)?:
        let tags = enumeration.tagIsKey ? enumeration.cases.flatMap { $0.tags.map(\.text) } : []
        let values = enumeration.tagIsKey ? [] : enumeration.cases.flatMap(\.content.keyedValues).flatMap(\.keys)
        return Set(tags + values + [enumeration.tagKey].compactMap(\.self))
      case .rawValues?, .openSet?, .merged?, nil: return []
      }
    }
    return Set(keys).count < keys.count
  }
}

extension WireModel {
  /// Whether neither the generator nor the compiler objects to it, with `conformance:` or without.
  var isAccepted: Bool {
    isCompilable
      && [true, false].allSatisfy { conforms in
        Generator.generate(SourceFile(path: "E.swift", text: source(conforms: conforms))).output != nil
      }
  }

  /// Whether fields are beside an enum that may be an object, and each `Merged` can be written and read.
  fileprivate var isWritten: Bool {
    let document = document(roots: [])
    if document.hasDeadMerged { return false }
    guard let whole else { return true }
    let enumeration = document[whole.name]?.mergedShape(document.shape)?.enumeration
    return enumeration.map { object in object.cases.contains { !object.shapes(of: $0).isEmpty } } ?? true
  }

  /// Whether the compiler has no objection of which the generator knows nothing.
  private var isCompilable: Bool {
    func areDifferent(_ names: [String?]) -> Bool {
      let names = names.compactMap(\.self)
      return Set(names).count == names.count
    }
    let labels = allCases.flatMap(\.cases).allSatisfy { areDifferent($0.values.map(\.label)) }
    let properties = declarations.allSatisfy {
      guard case .structure(let type) = $0 else { return true }
      return areDifferent(type.properties.map { $0.key ?? $0.label }) && areDifferent(type.properties.map(\.label))
    }
    let rawValues = allCases.allSatisfy { type in areDifferent(type.cases.map(\.name)) }
    let raw = annotated.filter { $0.rawType != nil }
    let plain = raw.allSatisfy { $0.cases.allSatisfy { $0.values.isEmpty && [nil, .nothing].contains($0.capture) } }
    return labels && properties && rawValues && plain && hasDifferentRawValues && holdsOneRawType && hasPayloads
  }

  /// Whether each enum that the compiler codes has values. One without them may have a raw type, and is left open.
  private var hasPayloads: Bool {
    declarations.allSatisfy {
      guard case .coded(let type) = $0 else { return true }
      return !type.cases.allSatisfy(\.values.isEmpty)
    }
  }

  /// Whether each raw value that a case holds is of the type of its enum's tags.
  private var holdsOneRawType: Bool {
    func rawType(_ type: ModelEnum) -> String {
      type.rawType ?? (type.cases.contains { $0.tag.flatMap(Int.init) != nil } ? "Int" : "String")
    }
    return annotated.filter { $0.layout == .rawValue }.allSatisfy { type in
      type.cases.flatMap(\.values).allSatisfy { value in
        guard case .declared(let index) = value.type else { return true }
        return switch declarations[index] {
        case .annotated(let held): rawType(held) == rawType(type)
        case .raw(let held): held.rawType == rawType(type)
        case .structure, .coded, .merged: true
        }
      }
    }
  }

  /// All enums that are annotated.
  var annotated: [ModelEnum] {
    declarations.compactMap { if case .annotated(let type) = $0 { type } else { nil } } + [root]
  }

  private var hasDifferentRawValues: Bool {
    let raw = declarations.compactMap { if case .raw(let type) = $0 { (type.rawType, type.cases) } else { nil } }
    let annotated = annotated.compactMap { type in type.rawType.map { ($0, type.cases) } }
    return (raw + annotated).allSatisfy { rawType, cases in
      // After a fraction, Swift doesn't count on.
      var next: Int? = 0
      let values = cases.map { element -> String? in
        if rawType == "String" { return element.rawValue ?? "\"\(element.name)\"" }
        let value = element.rawValue ?? next.map { "\($0)" }
        next = value.flatMap(Int.init).map { $0 + 1 }
        return value
      }
      return !values.contains(nil) && Set(values).count == values.count
    }
  }
}
