import Foundation

extension WireCases where Sample: Codable {
  /// Checks that recorded JSON is read as the sample that it was recorded for, or as another one where that has changed,
  /// and as the same case. Records new samples, which is a failure; recorded JSON never changes.
  ///
  /// - Parameters:
  ///   - recording: The path of the file in the folder `__RecordedJSON__` beside the tests, without its ending.
  ///   - tests: The file that the folder is beside.
  public func reads(_ recording: String, beside tests: String = #filePath) -> [WireFailure] {
    checked(RecordedJSON.file(of: recording, beside: tests)) { recorded in
      let (names, failures) = try read(recorded)
      // Nothing is added to what is not read: the new JSON may be a mistake.
      return failures.isEmpty ? try record(besides: names, in: recorded) : failures
    }
  }

  private func record(besides names: [String], in recorded: RecordedJSON) throws -> [WireFailure] {
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
    if new.isEmpty { return [] }
    try recorded.append(new)
    let file = recorded.file.path
    let text = "recorded the JSON of new samples in \(file): commit the file, and run the tests again"
    return [WireFailure(text, json: new.joined(separator: "\n"), at: "\(file):\(recorded.lines.count + 1)")]
  }
}

extension WireCases where Sample: Decodable {
  /// Checks that JSON is read that somebody wrote by hand, since the enum doesn't write: at least a line for each case.
  ///
  /// - Parameters:
  ///   - recording: The path of the file in the folder `__RecordedJSON__` beside the tests, without its ending.
  ///   - tests: The file that the folder is beside.
  public func reads(byHand recording: String, beside tests: String = #filePath) -> [WireFailure] {
    checked(RecordedJSON.file(of: recording, beside: tests)) { recorded in
      let (known, failures) = try read(recorded)
      if !failures.isEmpty { return failures }
      return names.filter { !known.contains($0) }.map { name in
        let wayOut = "add a line {\"case\":\"\(name)\",\"json\":…} to \(recorded.file.path)"
        return WireFailure("there is no JSON of the case \"\(name)\" of \(Sample.self): \(wayOut)")
      }
    }
  }

  /// Checks that JSON of releases is read as the case that wrote it, unless that has another name now.
  ///
  /// - Parameter capsules: JSON of a coder without strategies, and who wrote it.
  public func capsules(_ capsules: [(releases: String, name: String, json: String)]) -> [WireFailure] {
    let decoder = JSONDecoder()
    decoder.userInfo = Sample.sampleDecoder.userInfo
    return capsules.compactMap { capsule in
      let written = "what its case \"\(capsule.name)\" of \(capsule.releases) wrote"
      do {
        let value = try decoder.decode(Sample.self, from: Data(capsule.json.utf8))
        guard let name = nameOfCase(value), name != capsule.name, names.contains(capsule.name) else { return nil }
        return WireFailure("\(Sample.self) reads \(written) as \(value): \(capsule.json)", json: capsule.json)
      } catch {
        return WireFailure("\(Sample.self) does not read \(written): \(capsule.json)\n\(error)", json: capsule.json)
      }
    }
  }

  /// What a check says of recorded JSON; a file that can't be read or written, or isn't JSON, is a failure of its own.
  private func checked(_ file: URL, _ check: (RecordedJSON) throws -> [WireFailure]) -> [WireFailure] {
    do { return try check(RecordedJSON(file)) } catch {
      return [WireFailure("\(file.path): \(error)", at: file.path)]
    }
  }

  /// The names of the cases that JSON is recorded for, and what of it is not read so.
  private func read(_ recorded: RecordedJSON) throws -> (names: [String], failures: [WireFailure]) {
    var names: [String] = []
    var failures: [WireFailure] = []
    for (index, line) in recorded.lines.enumerated() {
      func fail(_ finding: (what: String, wayOut: String)) {
        let place = "\(recorded.file.path):\(index + 1)"
        let text = "\(Sample.self) \(finding.what)\n\(line)\n\(finding.wayOut); or delete line \(place)"
        failures.append(WireFailure(text, json: line, at: place))
      }
      do {
        let read = try Sample.sampleDecoder.decode(RecordedValue<Sample>.self, from: Data(line.utf8))
        names.append(read.name)
        if let finding = try finding(in: read) { fail(finding) }
      } catch {
        fail(
          (
            "does not read recorded JSON: \(error)",
            "Such JSON may be stored, or come from other versions: add the old name of a tag to aliases:, of a key to "
              + "keyAliases:, and give a new value a default"
          )
        )
      }
    }
    return (names, failures)
  }

  /// What is wrong with a value that was read, if anything, and the way out.
  private func finding(in read: RecordedValue<Sample>) throws -> (what: String, wayOut: String)? {
    let stored = "Such JSON may be stored, or come from other versions:"
    // A case that is not there anymore has another name now.
    if let name = nameOfCase(read.value), name != read.name, names.contains(read.name) {
      return (
        "reads JSON that was recorded for its case \"\(read.name)\" as its case \"\(name)\":",
        "\(stored) give the cases their tags back"
      )
    }
    let sameSamples = samples.filter { textOfSample($0) == read.sample }
    if try (sameSamples.isEmpty ? samples : sameSamples).contains(where: { try areEqual($0, read.value) }) {
      return nil
    }
    if let sample = sameSamples.first {
      return (
        "reads JSON that was recorded for its sample \(textOfSample(sample)) as \(read.value):",
        "\(stored) give the values their keys, or their order, back"
      )
    }
    return (
      "reads recorded JSON as \(read.value), which is none of its samples:",
      "If a key was renamed, add its old name to keyAliases:; if a sample was changed or removed, put it back"
    )
  }
}
