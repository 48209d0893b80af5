import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Recorded JSON, held against the types of the inputs.
package struct SampleCheck: Sendable {
  package struct Message: Sendable {
    package var path: String
    package var position: SourcePosition
    package var text: String
  }

  /// The samples that are not read, or not written back as they were, and what is near.
  package private(set) var failures: [(message: Message, notes: [Message])] = []
  /// What takes each of the other samples.
  package private(set) var taken: [Message] = []
  package private(set) var notes: [String] = []

  /// What need not hold, and how a coder changes JSON.
  package struct Options: Sendable {
    /// Places of dictionaries in each sample.
    package var maps: [JSONPointer] = []
    /// Nil if dates are numbers or texts.
    package var dates: SchemaDates?
    /// Whether what is not written back is counted, and no error.
    package var mayLose = false
    /// How the decoder converts keys; nil if it doesn't.
    package var keys: KeyStrategy?

    package init() {}
  }

  /// - Parameters:
  ///   - name: The type of the samples: an enum, a struct or an alias.
  package init(
    _ set: SampleSet,
    as name: String,
    in files: [WireFile],
    _ options: Options = Options()
  ) throws(InputFailure) {
    if set.samples.isEmpty { throw InputFailure(message: "there is no sample to check") }
    let used = try UsedTypes(from: name, in: files)
    if !used.open.isEmpty {
      let names = used.open.sorted(byBytesOf: \.self).map { "'\($0)'" }.joined(separator: ", ")
      notes = [
        "any JSON is taken for \(names): the files don't say how \(used.open.count == 1 ? "it is" : "they are") coded"
      ]
    }
    let rules = JSONRules(trustsOpenTypes: true, isExact: false, dates: options.dates.map(JSONRules.Dates.init) ?? .any)
    let types = TypeReading(used.shapes, rules)
    let places = options.maps.reduce(into: PointerTree()) { $0.insert($1) }
    let lines = set.files.map { LineTable($0) }
    var failing: [(SampleSet.Sample, CaseReading)] = []
    var sound: [JSONValue] = []
    var seen: Set<String> = []
    var losses = Losses()
    for var sample in set.samples {
      switch options.keys {
      case .snakeCase: sample.json = sample.json.withKeysFromSnakeCase
      case nil: break
      }
      var reading = types.read(sample.json, as: used.root, options.maps.isEmpty ? nil : places)
      // What is never written can't be lost.
      if used.isOnlyRead { reading.removeLosses() }
      if options.mayLose { losses.add(reading.removeLosses()) }
      if !reading.findings.isEmpty {
        failing.append((sample, reading))
        continue
      }
      if sound.count < SampleTrial.most { sound.append(sample.json) }
      if let element = reading.element { seen.insert(element.name) }
      let text = reading.element.map { "case '\($0.name)' of \(name)" } ?? name
      taken.append(
        Message(path: set.files[sample.file].path, position: lines[sample.file].position(at: sample.offset), text: text)
      )
    }
    notes += losses.texts(of: name, among: set.samples.count)
    var trial = SampleTrial(types, root: used.root)
    trial.maps = options.maps.isEmpty ? nil : places
    trial.ignoresLosses = used.isOnlyRead || options.mayLose
    trial.taken = sound
    trial.failing = failing.map(\.1)
    var changes = SmallestChange(trial, seen: seen)
    for (sample, reading) in failing {
      func message(_ finding: CaseReading.Finding) -> Message {
        let offset = JSONPointer(finding.path)?.offset(in: sample.json) ?? sample.offset
        let pointer = sample.pointer + finding.path
        return Message(
          path: set.files[sample.file].path,
          position: lines[sample.file].position(at: offset),
          text: (pointer.isEmpty ? "" : pointer + ": ") + finding.problem.text
        )
      }
      var notes: [Message] = []
      var texts: Set<String> = []
      for finding in reading.findings.prefix(8) {
        let message = message(finding)
        guard texts.insert(message.text).inserted else { continue }
        if !notes.isEmpty || texts.count > 1 { notes.append(message) }
        // What was said with a change is not said again without one.
        if let note = changes.note(about: finding, in: sample.json, reading),
          !texts.contains(where: { $0.hasPrefix(note.text) })
        {
          texts.insert(note.text)
          notes.append(note)
        }
      }
      if let first = reading.findings.first { failures.append((message(first), notes)) }
    }
  }
}

extension JSONRules.Dates {
  fileprivate init(_ dates: SchemaDates) {
    switch dates {
    case .iso8601: self = .texts
    case .seconds, .milliseconds: self = .numbers
    }
  }
}

/// A type of the inputs, and all types that it leads to.
private struct UsedTypes {
  private(set) var root: WireType
  /// By their ids; generic types by their names with arguments.
  private(set) var shapes: [String: WireShape] = [:]
  /// The names of those of which nothing is known.
  private(set) var open: Set<String> = []
  /// Whether nothing ever writes the type.
  private(set) var isOnlyRead = false
  private var rest: [WireType] = []

  init(from name: String, in files: [WireFile]) throws(InputFailure) {
    let document: WireDocument
    (document, root, isOnlyRead) = try WireBuilder.build(files, root: name)
    if case .open(let id) = root, let reference = document.openReferences.first(where: { $0.name == id }) {
      throw InputFailure(message: "the JSON of '\(name)' is not known: \(reference.reason.text)")
    }
    root = plain(root)
    isOnlyRead = isOnlyRead || root.isOnlyRead(in: document)
    while let type = rest.popLast() {
      guard shapes[type.text] == nil, shapes.count < 10_000, let shape = document.shape(of: type) else { continue }
      shapes[type.text] = shape
      shapes[type.text] = shape.mapped { plain($0) }
    }
  }

  /// With generic types as types of their own.
  private mutating func plain(_ type: WireType) -> WireType {
    type.visit { if case .open(let name) = $0 { open.insert(name) } }
    return type.mapped { part in
      guard case .definition = part else { return nil }
      rest.append(part)
      return .definition(part.text, [])
    }
  }
}

extension WireType {
  /// Whether an annotated enum that is only decoded is the type, or beside fields.
  fileprivate func isOnlyRead(in document: WireDocument) -> Bool {
    switch self {
    case .definition(let id, _): !(document[id]?.enumeration?.conformance.isEncodable ?? true)
    case .merged(let fields, let variant): fields.isOnlyRead(in: document) || variant.isOnlyRead(in: document)
    case .optional(let type), .list(let type), .lossyList(let type), .map(_, let type), .jsonText(let type):
      type.isOnlyRead(in: document)
    case .scalar, .tuple, .record, .parameter, .lossless, .open, .pairs, .anything: false
    }
  }
}

extension JSONValue {
  /// As a decoder that converts keys sees it.
  fileprivate var withKeysFromSnakeCase: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.withKeysFromSnakeCase))
    case .object(let members, let place):
      .object(
        members.map { Member(key: Self.fromSnakeCase($0.key), value: $0.value.withKeysFromSnakeCase) },
        place
      )
    case .null, .boolean, .number, .string: self
    }
  }

  /// `sent_at` → `sentAt`, as Foundation converts it: underscores before and after the words stay.
  private static func fromSnakeCase(_ key: String) -> String {
    let core = key.drop { $0 == "_" }
    let trailing = core.reversed().prefix { $0 == "_" }
    let words = core.dropLast(trailing.count).split(separator: "_")
    guard words.count > 1 else { return key }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return key[..<core.startIndex] + ([words[0].lowercased()] + others).joined() + trailing
  }
}
