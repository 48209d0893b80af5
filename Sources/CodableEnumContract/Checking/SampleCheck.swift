import CodableEnumGenerator
import CodableEnumJSON

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

  /// - Parameters:
  ///   - name: The type of the samples: an enum, a struct or an alias.
  ///   - maps: Places of dictionaries in each sample.
  ///   - dates: Nil if dates are numbers or texts.
  package init(
    _ set: SampleSet,
    as name: String,
    in files: [WireFile],
    maps: [JSONPointer] = [],
    dates: SchemaDates? = nil
  ) throws(InputFailure) {
    if set.samples.isEmpty { throw InputFailure(message: "there is no sample to check") }
    let used = try UsedTypes(from: name, in: files)
    if !used.open.isEmpty {
      let names = used.open.sorted(byBytesOf: \.self).map { "'\($0)'" }.joined(separator: ", ")
      notes = [
        "any JSON is taken for \(names): the files don't say how \(used.open.count == 1 ? "it is" : "they are") coded"
      ]
    }
    let rules = JSONRules(trustsOpenTypes: true, isExact: false, dates: dates.map(JSONRules.Dates.init) ?? .any)
    let types = TypeReading(used.shapes, rules)
    let places = maps.reduce(into: PointerTree()) { $0.insert($1) }
    let lines = set.files.map { LineTable($0) }
    var failing: [(SampleSet.Sample, SampleReading)] = []
    var seen: Set<String> = []
    for sample in set.samples {
      let reading = types.read(sample.json, as: used.root, maps.isEmpty ? nil : places)
      if !reading.findings.isEmpty {
        failing.append((sample, reading))
        continue
      }
      if let element = reading.element { seen.insert(element.name) }
      let text = reading.element.map { "case '\($0.name)' of \(name)" } ?? name
      taken.append(
        Message(path: set.files[sample.file].path, position: lines[sample.file].position(at: sample.offset), text: text)
      )
    }
    var changes = SmallestChange(types, root: used.root, seen: seen)
    for (sample, reading) in failing {
      func message(_ finding: SampleReading.Finding) -> Message {
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
  private var rest: [WireType] = []

  init(from name: String, in files: [WireFile]) throws(InputFailure) {
    let document: WireDocument
    (document, root) = try WireBuilder.build(files, root: name)
    if case .open(let id) = root, let reference = document.openReferences.first(where: { $0.name == id }) {
      throw InputFailure(message: "the JSON of '\(name)' is not known: \(reference.reason.text)")
    }
    root = plain(root)
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

extension WireBuilder {
  /// The types of all inputs, and one of them.
  fileprivate static func build(
    _ files: [WireFile],
    root name: String
  ) throws(InputFailure) -> (WireDocument, WireType) {
    var builder = WireBuilder(files.sorted(byBytesOf: \.path))
    let found = builder.names.indices(named: name)
    if found.count > 1 {
      let paths = found.map { "'\(builder.names.files[builder.names.entries[$0].file].path)'" }
      throw InputFailure(
        message: "several types are called '\(name)', in \(paths.joined(separator: ", ")): pass fewer files"
      )
    }
    guard let index = found.first else {
      let names = builder.names.entries.map(\.name).sorted(byBytesOf: \.self)
      let near = nearestSpelling(to: name, in: names) ?? names.first { $0.hasSuffix(".\(name)") }
      throw InputFailure(message: "there is no type '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let type = builder.type(at: index)
    return (builder.build(), type)
  }
}
