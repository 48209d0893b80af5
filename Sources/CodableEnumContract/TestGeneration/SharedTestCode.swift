/// The code that the tests of all enums share.
enum SharedTestCode {
  /// The protocol for users' samples.
  static let samples = #"""

    /// The values that the tests of an enum are about. Give each enum some, in a file of your own:
    ///
    ///     extension Action: CodableEnumSamples {
    ///       static var samples: [Action] { [.loading, .list(selectedID: 1)] }
    ///     }
    ///
    /// An enum with type parameters has them decided there: `extension Loadable: CodableEnumSamples where T == Int`.
    @MainActor
    protocol CodableEnumSamples {
      /// One value of each case, or more; the same in each run. Values that are not on the wire have their defaults.
      static var samples: [Self] { get }
      /// What writes them, if not a `JSONEncoder` as it is.
      static var sampleEncoder: JSONEncoder { get }
      /// What reads them, if not a `JSONDecoder` as it is.
      static var sampleDecoder: JSONDecoder { get }
    }

    extension CodableEnumSamples {
      static var sampleEncoder: JSONEncoder { JSONEncoder() }
      static var sampleDecoder: JSONDecoder { JSONDecoder() }
    }

    """#

  /// Those of two values in one object.
  static let mergedSamples = #"""

    /// Each sample of the variant, with a sample of the fields. Give both types samples.
    extension Merged: CodableEnumSamples where Fields: CodableEnumSamples, Variant: CodableEnumSamples {
      static var samples: [Merged<Fields, Variant>] {
        let fields = Fields.samples
        if fields.isEmpty { return [] }
        var samples: [Merged<Fields, Variant>] = []
        for (index, variant) in Variant.samples.enumerated() {
          samples.append(Merged(fields[index % fields.count], variant))
        }
        return samples
      }
      static var sampleEncoder: JSONEncoder { Variant.sampleEncoder }
      static var sampleDecoder: JSONDecoder { Variant.sampleDecoder }
    }

    """#

  static func text(of checks: Set<TestCheck>) -> String {
    if checks.isEmpty { return "" }
    let isEncoding = checks.contains(.roundTrip) || checks.contains(.encoding)
    let isDecoding = checks.contains(.roundTrip) || checks.contains(.decoding)
    var text = "\n// MARK: What the tests have in common\n"
    if checks.contains(.roundTrip) { text += roundTrip }
    if checks.contains(.encoding) { text += encoding }
    if isEncoding { text += samplesOfCase }
    if isDecoding { text += reading + (checks.contains(.roundTrip) ? recording : "") }
    if checks.contains(.decoding) { text += byHand }
    if isDecoding { text += file + equality + sampleText }
    if checks.contains(.roundTrip) { text += order }
    return text
  }

  private static let roundTrip = #"""

    /// Checks that each sample of a case is read as it was written.
    @MainActor
    private func expectRoundTrip<Sample: CodableEnumSamples & Codable>(
      of samples: [Sample],
      inCase name: String,
      sourceLocation: SourceLocation = #_sourceLocation,
      _ nameOfCase: (Sample) -> String?
    ) throws {
      for sample in samplesOfCase(name, samples, sourceLocation, nameOfCase) {
        let json = try Sample.sampleEncoder.encode(sample)
        let text = String(decoding: json, as: UTF8.self)
        do {
          let value = try Sample.sampleDecoder.decode(Sample.self, from: json)
          if nameOfCase(value) == name, try areEqual(value, sample) { continue }
          Issue.record("\(sample) is written as \(text), and is read as \(value)", sourceLocation: sourceLocation)
        } catch {
          Issue.record("\(sample) is written as \(text), and is not read: \(error)", sourceLocation: sourceLocation)
        }
      }
    }

    """#

  private static let encoding = #"""

    /// Checks that each sample of a case is written.
    @MainActor
    private func expectEncoding<Sample: CodableEnumSamples & Encodable>(
      of samples: [Sample],
      inCase name: String,
      sourceLocation: SourceLocation = #_sourceLocation,
      _ nameOfCase: (Sample) -> String?
    ) throws {
      for sample in samplesOfCase(name, samples, sourceLocation, nameOfCase) {
        _ = try Sample.sampleEncoder.encode(sample)
      }
    }

    """#

  private static let samplesOfCase = #"""

    /// The samples of a case, of which there must be some.
    @MainActor
    private func samplesOfCase<Sample: CodableEnumSamples>(
      _ name: String,
      _ samples: [Sample],
      _ sourceLocation: SourceLocation,
      _ nameOfCase: (Sample) -> String?
    ) -> [Sample] {
      let samplesOfCase = samples.filter { nameOfCase($0) == name }
      if samplesOfCase.isEmpty {
        Issue.record(
          "\(Sample.self) has no sample of its case \"\(name)\": add one to \(Sample.self).samples",
          sourceLocation: sourceLocation
        )
      }
      return samplesOfCase
    }

    """#

  private static let reading = #"""

    /// A line of recorded JSON.
    private struct RecordedValue<Value> {
      var name: String
      var value: Value
      /// The text of the sample, where the case has several.
      var sample: String?

      enum CodingKeys: String, CodingKey {
        case name = "case"
        case value = "json"
        case sample
      }
    }

    extension RecordedValue: Decodable where Value: Decodable {}

    /// Checks that all recorded JSON is read as the sample that it was recorded for, or as another one where that has
    /// changed, and as the same case.
    ///
    /// - Returns: The names of the cases that it is recorded for; nil if any of it is not read so.
    @MainActor
    private func expectSamples<Sample: CodableEnumSamples & Decodable>(
      _ samples: [Sample],
      in recorded: RecordedJSON,
      cases: [String],
      _ sourceLocation: SourceLocation,
      _ nameOfCase: (Sample) -> String?
    ) throws -> [String]? {
      var names: [String] = []
      var isRead = true
      for (index, line) in recorded.lines.enumerated() {
        func fail(_ what: String, _ wayOut: String) {
          isRead = false
          let place = "\(recorded.file.path):\(index + 1)"
          let text = "\(Sample.self) \(what)\n\(line)\n\(wayOut); or delete line \(place)"
          Issue.record("\(text)", sourceLocation: sourceLocation)
        }
        do {
          let read = try Sample.sampleDecoder.decode(RecordedValue<Sample>.self, from: Data(line.utf8))
          names.append(read.name)
          // A case that is not there anymore has another name now.
          if let name = nameOfCase(read.value), name != read.name, cases.contains(read.name) {
            fail(
              "reads JSON that was recorded for its case \"\(read.name)\" as its case \"\(name)\":",
              "Such JSON may be stored, or come from other versions: give the cases their tags back"
            )
            continue
          }
          let sameSamples = samples.filter { textOfSample($0) == read.sample }
          if !sameSamples.isEmpty {
            if try sameSamples.contains(where: { try areEqual($0, read.value) }) { continue }
            fail(
              "reads JSON that was recorded for its sample \(textOfSample(sameSamples[0])) as \(read.value):",
              "Such JSON may be stored, or come from other versions: give the values their keys, or their order, back"
            )
          } else if try !samples.contains(where: { try areEqual($0, read.value) }) {
            fail(
              "reads recorded JSON as \(read.value), which is none of its samples:",
              "If a key was renamed, add its old name to keyAliases:; if a sample was changed or removed, put it back"
            )
          }
        } catch {
          fail(
            "does not read recorded JSON: \(error)",
            "Such JSON may be stored, or come from other versions: add the old name of a tag to aliases:, of a key to "
              + "keyAliases:, and give a new value a default"
          )
        }
      }
      return isRead ? names : nil
    }

    """#

  private static let recording = #"""

    extension RecordedValue: Encodable where Value: Encodable {}

    /// Checks that previously recorded JSON is still read, and records new samples. Recorded JSON never changes.
    @MainActor
    private func expectRecordedJSON<Sample: CodableEnumSamples & Codable>(
      of samples: [Sample],
      in file: String,
      cases: [String],
      sourceLocation: SourceLocation = #_sourceLocation,
      _ nameOfCase: (Sample) -> String?
    ) throws {
      var recorded = try RecordedJSON(file)
      // Nothing is added to what is not read: the new JSON may be a mistake.
      guard try expectSamples(samples, in: recorded, cases: cases, sourceLocation, nameOfCase) != nil else { return }
      var known = Set(try recorded.lines.map(jsonInOneOrder))
      let encoder = Sample.sampleEncoder
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var new: [String] = []
      for sample in samples {
        guard let name = nameOfCase(sample) else { continue }
        let isAlone = samples.filter { nameOfCase($0) == name }.count == 1
        let value = RecordedValue(name: name, value: sample, sample: isAlone ? nil : textOfSample(sample))
        let line = String(decoding: try encoder.encode(value), as: UTF8.self)
        if known.insert(try jsonInOneOrder(line)).inserted { new.append(line) }
      }
      if new.isEmpty { return }
      try recorded.append(new)
      Issue.record(
        "recorded the JSON of new samples in \(recorded.file.path): commit the file, and run the tests again",
        sourceLocation: sourceLocation
      )
    }

    """#

  private static let byHand = #"""

    /// Checks that JSON is read which someone wrote by hand, since the enum cannot.
    @MainActor
    private func expectJSONByHand<Sample: CodableEnumSamples & Decodable>(
      of samples: [Sample],
      in file: String,
      cases: [String],
      sourceLocation: SourceLocation = #_sourceLocation,
      _ nameOfCase: (Sample) -> String?
    ) throws {
      let recorded = try RecordedJSON(file)
      guard let names = try expectSamples(samples, in: recorded, cases: cases, sourceLocation, nameOfCase) else { return }
      for name in cases where !names.contains(name) {
        let wayOut = "add a line {\"case\":\"\(name)\",\"json\":…} to \(recorded.file.path)"
        Issue.record(
          "there is no JSON of the case \"\(name)\" of \(Sample.self): \(wayOut)",
          sourceLocation: sourceLocation
        )
      }
    }

    """#

  static let capsules = #"""

    /// Checks that JSON of releases is read as the case that wrote it, unless that has another name now.
    @MainActor
    private func expectCapsules<Sample: CodableEnumSamples & Decodable>(
      _ capsules: [(releases: String, name: String, json: String)],
      of samples: [Sample],
      cases: [String],
      sourceLocation: SourceLocation = #_sourceLocation,
      _ nameOfCase: (Sample) -> String?
    ) throws {
      // The JSON is that of a coder without strategies.
      let decoder = JSONDecoder()
      decoder.userInfo = Sample.sampleDecoder.userInfo
      for capsule in capsules {
        do {
          let value = try decoder.decode(Sample.self, from: Data(capsule.json.utf8))
          guard let name = nameOfCase(value), name != capsule.name, cases.contains(capsule.name) else { continue }
          Issue.record(
            "\(Sample.self) reads what its case \"\(capsule.name)\" of \(capsule.releases) wrote as \(value): \(capsule.json)",
            sourceLocation: sourceLocation
          )
        } catch {
          Issue.record(
            "\(Sample.self) does not read what its case \"\(capsule.name)\" of \(capsule.releases) wrote: \(capsule.json)\n\(error)",
            sourceLocation: sourceLocation
          )
        }
      }
    }

    """#

  private static let file = #"""

    /// The JSON of an enum that is kept beside this file, a line for each value: `{"case":"loading","json":{"loading":true}}`
    private struct RecordedJSON {
      static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("__RecordedJSON__")
      let file: URL
      private(set) var lines: [String] = []

      init(_ name: String) throws {
        file = Self.folder.appendingPathComponent("\(name).jsonl")
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        let text = try String(contentsOf: file, encoding: .utf8)
        lines = text.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
      }

      mutating func append(_ new: [String]) throws {
        lines += new
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(lines.map { "\($0)\n" }.joined().utf8).write(to: file, options: .atomic)
      }
    }

    /// Checks that no file is left that was recorded for an enum by another name.
    private func expectNoFiles(
      besides names: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let folder = RecordedJSON.folder.path
      guard FileManager.default.fileExists(atPath: folder) else { return }
      let known = names.map { "\($0).jsonl" }
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      where file.hasSuffix(".jsonl") && !known.contains(file) {
        Issue.record(
          "no enum reads \(folder)/\(file): if the enum has another name now, rename the file, else delete it",
          sourceLocation: sourceLocation
        )
      }
    }

    """#

  private static let sampleText = #"""

    /// A value by what is in it, the same in each run, whatever its JSON is: `list(selectedID: 1)`.
    private func textOfSample(_ value: Any) -> String {
      let mirror = Mirror(reflecting: value)
      let style = mirror.displayStyle
      if style == .optional { return mirror.children.first.map { textOfSample($0.value) } ?? "nil" }
      if style == .enum, let child = mirror.children.first, let name = child.label {
        let values = textOfSample(child.value)
        return name + (values.hasPrefix("(") ? values : "(\(values))")
      }
      let parts = mirror.children.map { ($0.label.map { "\($0): " } ?? "") + textOfSample($0.value) }
      if style == .collection { return "[\(parts.joined(separator: ", "))]" }
      // In another order in each run.
      if style == .set || style == .dictionary { return "[\(parts.sorted().joined(separator: ", "))]" }
      let hasText = style != .tuple && style != .class && (parts.isEmpty || value is any CustomStringConvertible)
      // The text of an object may be its address.
      return hasText ? "\(value)" : (style == .tuple ? "" : "\(type(of: value))") + "(\(parts.joined(separator: ", ")))"
    }

    """#

  private static let order = #"""

    /// JSON with the elements of all arrays sorted: those of a set are in another order in each run.
    private func jsonInOneOrder(_ line: String) throws -> String {
      func text(of json: Any) throws -> String {
        if let elements = json as? [Any] {
          return "[\(try elements.map { try text(of: $0) }.sorted().joined(separator: ","))]"
        }
        if let members = json as? [String: Any] {
          return "{\(try members.map { "\(try text(of: $0)):\(try text(of: $1))" }.sorted().joined(separator: ","))}"
        }
        let data = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
        return String(decoding: data, as: UTF8.self)
      }
      return try text(of: try JSONSerialization.jsonObject(with: Data(line.utf8)))
    }

    """#

  private static let equality = #"""

    /// By `==`, or by the JSON of values that have none.
    @MainActor
    private func areEqual<Sample: CodableEnumSamples>(_ first: Sample, _ second: Sample) throws -> Bool {
      if let first = first as? any Equatable { return first.isEqual(to: second) }
      guard let first = first as? any Encodable, let second = second as? any Encodable else { return true }
      let encoder = Sample.sampleEncoder
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(first) == encoder.encode(second)
    }

    extension Equatable {
      fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
    }

    """#
}
