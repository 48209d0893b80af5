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

  /// The samples that are not read, or not written back as they were, and what is near: the first of them, or all.
  package private(set) var failures: [(message: Message, notes: [Message])] = []
  /// How many samples fail beside these, by what is wrong with each, the most frequent first.
  package private(set) var others: [(problem: String, count: Int)] = []
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
    /// How many failures are told one by one; nil for all.
    package var mostFailures: Int? = 20

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
    let places = SamplePlaces(set)
    notes = used.notes
    let run = SampleRun(set, used, options)
    taken = run.taken.map { sample, element in
      places.message(at: sample, element.map { "case '\($0.name)' of \(name)" } ?? name)
    }
    notes += run.losses.texts(of: name, among: set.samples.count)
    let shown = run.failing.prefix(options.mostFailures ?? run.failing.count)
    var changes = SmallestChange(run.trial, seen: Set(run.taken.compactMap { $0.element?.name }))
    failures = shown.map { Self.failure($0.sample, $0.reading, places, &changes) }
    var counts: [String: Int] = [:]
    for (_, reading) in run.failing.dropFirst(shown.count) {
      if let first = reading.findings.first { counts[first.problem.kindText, default: 0] += 1 }
    }
    others = counts.sorted(byBytesOf: \.key).sorted(byNumber: { -$0.value }).map { ($0.key, $0.value) }
  }

  /// What is wrong with a sample, and what would mend it.
  private static func failure(
    _ sample: SampleSet.Sample,
    _ reading: CaseReading,
    _ places: SamplePlaces,
    _ changes: inout SmallestChange
  ) -> (message: Message, notes: [Message]) {
    var messages: [Message] = []
    var texts: Set<String> = []
    var subjects: Set<String> = []
    for finding in reading.findings.prefix(8) {
      let message = places.message(about: finding, in: sample)
      guard texts.insert(message.text).inserted else { continue }
      messages.append(message)
      // What was said with a change is not said again without one.
      guard let note = changes.note(about: finding, in: sample.json, reading),
        subjects.insert(note.subject).inserted || note.message.text != note.subject,
        texts.insert(note.message.text).inserted
      else { continue }
      messages.append(note.message)
    }
    return (messages[0], Array(messages.dropFirst()))
  }
}

/// Where samples, and what is in them, are in their files.
private struct SamplePlaces {
  private let paths: [String]
  private let lines: [LineTable]

  init(_ set: SampleSet) { (paths, lines) = (set.files.map(\.path), set.files.map { LineTable($0) }) }

  func message(at sample: SampleSet.Sample, _ text: String, offset: Int? = nil) -> SampleCheck.Message {
    SampleCheck.Message(
      path: paths[sample.file],
      position: lines[sample.file].position(at: offset ?? sample.offset),
      text: text
    )
  }

  func message(about finding: CaseReading.Finding, in sample: SampleSet.Sample) -> SampleCheck.Message {
    let pointer = sample.pointer + finding.path
    return message(
      at: sample,
      (pointer.isEmpty ? "" : pointer + ": ") + finding.problem.text,
      offset: JSONPointer(finding.path)?.offset(in: sample.json)
    )
  }
}

/// All samples, read once.
private struct SampleRun {
  private(set) var failing: [(sample: SampleSet.Sample, reading: CaseReading)] = []
  private(set) var taken: [(sample: SampleSet.Sample, element: WireCase?)] = []
  private(set) var losses = Losses()
  /// Tries changes on them.
  private(set) var trial: SampleTrial

  init(_ set: SampleSet, _ used: UsedTypes, _ options: SampleCheck.Options) {
    let dates = options.dates.map(JSONRules.Dates.init) ?? .any
    let types = TypeReading(used.shapes, JSONRules(trustsOpenTypes: true, isExact: false, dates: dates))
    trial = SampleTrial(types, root: used.root)
    if !options.maps.isEmpty { trial.maps = options.maps.reduce(into: PointerTree()) { $0.insert($1) } }
    trial.direction = used.isOnlyRead ? .reading : options.mayLose ? .most : .both
    for var sample in set.samples {
      switch options.keys {
      case .snakeCase: sample.json = sample.json.withKeysFromSnakeCase
      case nil: break
      }
      var reading = types.read(sample.json, as: used.root, trial.maps)
      losses.add(trial.removeLosses(&reading))
      if reading.findings.isEmpty { taken.append((sample, reading.element)) } else { failing.append((sample, reading)) }
    }
    trial.taken = taken.prefix(SampleTrial.most).map(\.sample.json)
    trial.failing = failing.map(\.reading)
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
