import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

@testable import CodableEnumContract

private let chosen = ProcessInfo.processInfo.environment["CODABLE_ENUM_EDIT"].flatMap(Int.init)
private let showsAlarms = ProcessInfo.processInfo.environment["CODABLE_ENUM_ALARMS"] == "1"
private let seed = ProcessInfo.processInfo.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 777
private let editCount = chosen == nil ? howMany("CODABLE_ENUM_EDITS", few: 8, many: 250) : 1

/// Edits enums at random, compiles them before and after, and compares what becomes of their values with what
/// `check --lock --peers` reports.
///
/// `CODABLE_ENUM_EDITS=100 swift test --filter EditTests` tries as many edits, in one program; `CODABLE_ENUM_SEED=<number>`
/// others, `CODABLE_ENUM_EDIT=<number>` one of them, and `CODABLE_ENUM_ALARMS=1` shows the first false alarm of each kind.
@Suite(.enabled(if: Program.canStart && editCount > 0)) struct EditTests {
  @Test func everyLossIsReported() throws {
    let numbers = chosen.map { $0..<$0 + 1 } ?? 0..<editCount
    try compare(numbers.map { EditPair(number: $0, seed: seed) }, in: seed &+ 0xED17)
  }

  /// What each of ten releases wrote, read by the last one, as a lock file that remembers all of them reports it. That is
  /// also true of the JSON of the releases in generated tests.
  @Test(.enabled(if: chosen == nil)) func everyLossOfAReleaseIsReported() throws {
    let count = howMany("CODABLE_ENUM_CHAINS", few: 1, many: 50)
    try compare(try (0..<count).flatMap { try EditPair.chain($0, seed: seed) }, in: seed &+ 0xC4A1)
  }

  private func compare(_ pairs: [EditPair], in folder: UInt64) throws {
    let losses = Dictionary(grouping: try EditProgram.losses(of: pairs, seed: seed, in: folder)) { $0.number }
    var alarms: [String: [EditPair]] = [:]
    var unshown: [String: [EditPair]] = [:]
    var (reports, misses) = (0, 0)
    for pair in pairs {
      let changes = try pair.changes()
      if chosen != nil { print(pair.report(of: losses[pair.number, default: []], changes)) }
      for (audience, name) in [(LockChange.Audience.readers, "readers"), (.peers, "peers")] {
        let reported = changes.filter { $0.breaks.contains(audience) }
        reports += reported.count
        let lost = losses[pair.number, default: []].filter { $0.audience == name }
        let isBroken = pair.isBroken(audience, by: lost)
        if reported.isEmpty, isBroken {
          misses += 1
          Issue.record("CODABLE_ENUM_SEED=\(seed): \(pair.report(of: lost, changes))")
        } else if !reported.isEmpty, !isBroken {
          for change in reported { alarms["\(name): \(change.kind)", default: []].append(pair) }
        }
        for change in reported where pair.counts(audience) && !pair.isUnreadable(audience) {
          guard change.witness?.audience == audience else { continue }
          if lost.contains(where: { $0.json == change.witness?.json }) { continue }
          unshown["\(name): \(change.id.rawValue), \(change.kind)", default: []].append(pair)
        }
      }
      let unread = losses[pair.number, default: []].filter { $0.audience == "capsule" }
      #expect(
        unread.isEmpty,
        "CODABLE_ENUM_SEED=\(seed), what its own release can't read: \(pair.report(of: unread, []))"
      )
      let taken = changes.filter { $0.asksForWhatIsThere(in: pair.after.source()) }
      #expect(taken.isEmpty, "CODABLE_ENUM_SEED=\(seed): \(pair.report(of: [], taken))")
    }
    let capsules = try pairs.reduce(0) { try $0 + $1.capsules().count }
    print("\(pairs.count) edits, \(capsules) capsules, \(reports) reports, \(misses) misses; false alarms:")
    for (kind, pairs) in alarms.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      print("\(pairs.count) × \(kind) (\(pairs.prefix(3).map { "\($0.number)" }.joined(separator: ", ")))")
      if showsAlarms { print(pairs[0].report(of: losses[pairs[0].number, default: []], try pairs[0].changes())) }
    }
    print("\(unshown.values.reduce(0) { $0 + $1.count }) findings whose JSON shows nothing:")
    for (kind, pairs) in unshown.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      print("\(pairs.count) × \(kind) (\(pairs.prefix(3).map { "\($0.number)" }.joined(separator: ", ")))")
    }
    let falseAlarms = alarms.values.reduce(0) { $0 + $1.count }
    // Of few edits, one more or less is much.
    #expect(pairs.count < 100 || falseAlarms * 10 <= reports, "\(falseAlarms) of \(reports) reports are false alarms")
  }
}

extension EditPair {
  /// - Parameter lost: What compiled code lost of the audience.
  func isBroken(_ audience: LockChange.Audience, by lost: [EditProgram.Loss]) -> Bool {
    // What is never read breaks no reader, and what is never written no peer.
    counts(audience) && (isUnreadable(audience) || !lost.isEmpty)
  }

  /// Whether the direction exists.
  fileprivate func counts(_ audience: LockChange.Audience) -> Bool {
    switch audience {
    case .readers: before.root.options["conformance"] != ".encodable"
    case .peers: after.root.options["conformance"] != ".decodable"
    }
  }

  /// Whether a break is one without any value: nothing reads it.
  fileprivate func isUnreadable(_ audience: LockChange.Audience) -> Bool {
    audience == .readers && after.root.options["conformance"] == ".encodable"
  }

  func report(of losses: [EditProgram.Loss], _ changes: [LockChange]) -> String {
    let said = changes.map { $0.breaks.isEmpty ? $0.acceptance : $0.message }
    let lost = losses.map { "\($0.audience): \($0.json)\n  was \($0.value)\n  is \($0.outcome)" }
    return """
      #\(number), \(edits.joined(separator: ", "))
      --- before
      \(before.source())--- after
      \(after.source())--- lost
      \(lost.joined(separator: "\n"))
      --- reported
      \(said.isEmpty ? "nothing" : said.joined(separator: "\n"))
      """
  }
}

extension LockChange {
  /// Its message without the names of this change.
  fileprivate var kind: String {
    what.replacing(#/'[^']*'|"[^"]*"|\b(?:E|I)\b|\b\d+\b/#, with: "_")
  }
}
