import CodableEnumTesting
import Foundation
import Testing

/// An enum whose coding can be broken: what the checks say then.
private enum Signal: Codable, Equatable {
  case on, off, level(Int)

  init(from decoder: any Decoder) throws {
    switch try decoder.singleValueContainer().decode(String.self) {
    case "on": self = .on
    case "off", "low": self = .off
    case let text:
      guard let level = Int(text) else { throw Problem.unreadable }
      // A mistake: 4 is read as 5.
      self = .level(level == 4 ? 5 : level)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .on: try container.encode("on")
    case .off: throw Problem.unwritable
    case .level(let level): try container.encode("\(level)")
    }
  }

  var name: String? {
    switch self {
    case .on: "on"
    case .off: "off"
    case .level: "level"
    }
  }
}

extension Signal: CodableEnumSamples {
  static var samples: [Signal] { [.on, .level(3), .level(4)] }
}

private enum Problem: Error { case unreadable, unwritable }

@MainActor
@Suite struct WireCasesTests {
  private let table = WireCases(of: Signal.samples, ["on", "off", "level"]) { $0.name }
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("WireCases-\(UUID().uuidString)")
  /// The file that recordings are beside.
  private var tests: String { folder.appendingPathComponent("Tests.swift").path }

  private func record(_ lines: String...) throws {
    let file = folder.appendingPathComponent("__RecordedJSON__/Signal.jsonl")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
  }

  private func recorded() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("__RecordedJSON__/Signal.jsonl"), encoding: .utf8)
  }

  @Test func roundTrips() {
    #expect(table.roundTrips(inCase: "on").isEmpty)
    let failures = table.roundTrips(inCase: "level")
    #expect(failures.map(\.description) == [#"level(4) is written as "4", and is read as level(5)"#])
    #expect(failures.map(\.json) == [#""4""#])
  }

  @Test func aCaseNeedsASample() {
    let text = #"Signal has no sample of its case "off": add one to Signal.samples"#
    #expect(table.roundTrips(inCase: "off").map(\.description) == [text])
  }

  @Test func writes() {
    #expect(table.writes(inCase: "on").isEmpty)
    let table = WireCases(of: [Signal.off], ["off"]) { $0.name }
    #expect(table.writes(inCase: "off").map(\.description) == ["off is not written: unwritable"])
  }

  /// New samples are recorded, which is a failure; then all is well.
  @Test func recordsNewSamples() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = WireCases(of: [Signal.on, .level(3)], ["on", "level"]) { $0.name }
    let failures = table.reads("Signal", beside: tests)
    #expect(failures.count == 1)
    #expect(failures.first?.place?.hasSuffix("__RecordedJSON__/Signal.jsonl:1") == true)
    #expect(try recorded() == "{\"case\":\"on\",\"json\":\"on\"}\n{\"case\":\"level\",\"json\":\"3\"}\n")
    #expect(table.reads("Signal", beside: tests).isEmpty)
  }

  @Test(arguments: [
    (#"{"case":"on","json":"off"}"#, #"reads JSON that was recorded for its case "on" as its case "off":"#),
    (
      #"{"case":"level","json":"4","sample":"level(4)"}"#,
      "reads JSON that was recorded for its sample level(4) as level(5):"
    ),
    (#"{"case":"level","json":"9"}"#, "reads recorded JSON as level(9), which is none of its samples:"),
    (#"{"case":"level","json":"x"}"#, "does not read recorded JSON: unreadable"),
  ])
  func saysWhatIsReadOtherwise(_ line: String, _ finding: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try record(line)
    let failures = table.reads("Signal", beside: tests)
    #expect(failures.count == 1)
    #expect(failures.first?.description.hasPrefix("Signal \(finding)\n\(line)\n") == true)
    #expect(failures.first?.json == line)
    #expect(failures.first?.place?.hasSuffix("__RecordedJSON__/Signal.jsonl:1") == true)
    // Nothing is added to what is not read.
    #expect(try recorded() == line + "\n")
  }

  @Test func handWrittenLinesHaveEachCase() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try record(#"{"case":"on","json":"on"}"#, #"{"case":"level","json":"3"}"#)
    let failures = table.reads(byHand: "Signal", beside: tests)
    #expect(failures.count == 1)
    #expect(failures.first?.description.hasPrefix(#"there is no JSON of the case "off" of Signal: add a line"#) == true)
  }

  @Test func namesFilesThatNothingReads() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try record(#"{"case":"on","json":"on"}"#)
    #expect(unreadRecordings(besides: ["Signal"], beside: tests).isEmpty)
    let failures = unreadRecordings(besides: ["Other"], beside: tests)
    #expect(failures.map { $0.place?.hasSuffix("__RecordedJSON__/Signal.jsonl") } == [true])
  }

  @Test func capsules() {
    let capsules = [
      ("1.0", "on", #""on""#), ("1.0", "on", #""low""#), ("1.1", "gone", #""off""#), ("1.2", "off", "{}"),
    ]
    let failures = table.capsules(capsules.map { (releases: $0.0, name: $0.1, json: $0.2) })
    #expect(failures.map(\.json) == [#""low""#, "{}"])
    #expect(failures.first?.description == #"Signal reads what its case "on" of 1.0 wrote as off: "low""#)
    #expect(failures.last?.description.hasPrefix(#"Signal does not read what its case "off" of 1.2 wrote: {}"#) == true)
  }
}

/// The hand-written coding and another one.
@Suite struct AgreementTests {
  private enum Old: String, Codable { case a, b }
  private enum New: String, Codable {
    case a
    case b = "c"
  }
  private struct Read: Decodable { var a: Int }
  private struct AlsoRead: Decodable { var a: Double }

  @Test(arguments: [
    (#""a""#, nil), (#""z""#, nil), (#""b""#, "is read as b by hand, now refused: "),
    (#""c""#, "is refused by hand, now read as b: "),
  ])
  func bothWays(_ json: String, _ finding: String?) {
    let failures = agrees(on: json, Old.self, New.self)
    #expect(failures.count == (finding == nil ? 0 : 1))
    if let finding { #expect(failures.first?.description.hasPrefix("\(json) \(finding)") == true) }
  }

  @Test func readingAlone() {
    #expect(agrees(on: #"{"a":"x"}"#, Read.self, AlsoRead.self).isEmpty)
    #expect(agrees(on: #"{"a":1.5}"#, Read.self, AlsoRead.self).count == 1)
    #expect(
      agrees(on: #"{"a":1}"#, Read.self, AlsoRead.self).map(\.description)
        == [#"{"a":1} is read as a(1) by hand, now as a(1.0)"#]
    )
  }
}
