import CodableEnumGenerator
import CodableEnumJSON
import Foundation
import TestSupport
import Testing

@testable import CodableEnumContract

private let seed =
  ProcessInfo.processInfo.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? .random(in: 1...999_999)
private let count = howMany("CODABLE_ENUM_BLAMED", few: 15, many: 50)
private let chosen = ProcessInfo.processInfo.environment["CODABLE_ENUM_EDIT"].flatMap(Int.init)
private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../CodableEnumContractTests/Locks")

/// The lock and ``Blame`` say the same of whom a change breaks. Each finding has an edit that heals some JSON of it when it
/// is taken back; where others lose that JSON, too, it has one that loses it alone.
@Suite struct BlameTests {
  @Test(arguments: LockRow.groups.map(\.key))
  func rowsBreakWhomBlameSays(group: String) throws {
    for row in try LockRow.rows(of: folder.appending(path: "\(group).txt")) {
      func version(_ name: String) -> WireDocument {
        WireDocument([Generator.readWire(SourceFile(path: "E.swift", text: row.source(name)))], roots: row.roots)
      }
      let old = try WireDocument(reading: SourceFile(path: "lock.json", text: version("before").lockText))
      for difference in differences(old, version("after"), row.change) {
        Issue.record("\(row.change): \(difference.text)")
      }
    }
  }

  /// Each run has other edits. Where the two differ, compiled code tells who is right: the lock must be. It is wrong on
  /// one edit in some hundreds, so a run has room for one, which it prints.
  @Test(.enabled(if: Program.canStart)) func randomEditsBreakWhomBlameSays() throws {
    print("blame: CODABLE_ENUM_SEED=\(seed)")
    var differing: [(pair: EditPair, differences: [Difference])] = []
    for number in chosen.map({ $0..<$0 + 1 }) ?? 0..<count {
      let pair = EditPair(number: number, seed: seed)
      let (old, new) = try pair.documents()
      let differences = differences(old, new, place(of: pair))
      if !differences.isEmpty { differing.append((pair, differences)) }
    }
    if !differing.isEmpty { try judge(differing) }
  }

  private func judge(_ differing: [(pair: EditPair, differences: [Difference])]) throws {
    print("blame and the lock differ on \(differing.count) edits, and compiled code judges:")
    let plays = Dictionary(differing.map { ($0.pair.number, $0.differences.flatMap(\.plays)) }) { first, _ in first }
    let losses = try EditProgram.losses(of: differing.map(\.pair), besides: plays, seed: seed, in: seed &+ 0xB1A3)
    var wrong: [Int: [String]] = [:]
    for (pair, differences) in differing {
      for difference in differences {
        let lost = losses.filter { $0.number == pair.number && $0.audience == "\(difference.audience)" }
        let verdict = difference.verdict(lost, pair)
        let text = "\(verdict.rawValue): \(place(of: pair)): \(difference.text)"
        print(text)
        if verdict == .blame {
          let report = pair.report(of: Array(lost.prefix(3)), try pair.changes())
          wrong[pair.number, default: []].append("\(text)\n\(report)")
        }
      }
    }
    let room = chosen == nil ? 1 + count / 500 : 0
    if wrong.count > room {
      for text in wrong.sorted(by: { $0.key < $1.key }).flatMap(\.value) { Issue.record("\(text)") }
    }
  }

  private func place(of pair: EditPair) -> String {
    "CODABLE_ENUM_SEED=\(seed) CODABLE_ENUM_EDIT=\(pair.number), \(pair.edits.joined(separator: ", "))"
  }

  /// Rows of which the two say different things, for a reason.
  private static let decided = [
    // The lock believes what `matches:` says of a type with code of its own; blame makes JSON of its properties.
    "A case takes fewer kinds",
    // Blame has nothing beside an unknown tag under a key that only the other side reads.
    "A case that catches `.unknown` keeps a struct with optional properties where it kept the tag alone",
    // Blame compares what was never there, too: the new field is the tag. All that was there is read, and nothing is written.
    "A field with the key of the tag is added",
  ]

  private static func isDecided(_ change: String, _ said: [LockChange], _ audience: LockChange.Audience) -> Bool {
    // The lock goes by what types that change places in a `Merged` may take; blame's JSON is what its own side reads.
    let areExchanged = !said.isEmpty && said.allSatisfy(\.exchangesMerged)
    // Blame's JSON is what each side writes, and nobody writes what becomes a default.
    let areDefaults = !said.isEmpty && said.allSatisfy { $0.id == .defaultsNarrowed }
    // Nobody writes an object with a key twice, as two merged types with that key would. The lock guards what others wrote.
    let areImpossible = !said.isEmpty && said.allSatisfy { $0.witness?.hasRepeatedKey ?? false }
    // Blame tells values by their keys, which are those of others where one without a label is put before them.
    let areMoved = !said.isEmpty && said.allSatisfy(\.movesKeys)
    // Old code may catch all of a layout that it doesn't know, or ignore a type in an object: the lock asks for neither.
    let isPeers = audience == .peers && !said.isEmpty
    let areOther = isPeers && said.allSatisfy { $0.id == .strategyChanged || $0.changesTypesBesideCases }
    return decided.contains(change) || areDefaults || areImpossible || areExchanged || areMoved || areOther
  }

  private func differences(_ old: WireDocument, _ new: WireDocument, _ change: String) -> [Difference] {
    var differences: [Difference] = []
    let changes = new.changes(since: old)
    let blame = Blame(old, new)
    let plays = blame.breaks
    for audience in LockChange.Audience.allCases {
      let said = changes.filter { $0.breaks.contains(audience) }
      let lost = plays.filter { $0.audience == audience }
      // What can't be read by who writes it is no program.
      let isDead = lost.isEmpty && new.hasDeadMerged
      // Blame tells a `Merged` by its last enum. Two of them that find their keys by name may change places.
      let areExchanged =
        said.isEmpty && lost.allSatisfy { old.parts(of: $0.type).hasOtherOrder(than: new.parts(of: $0.type)) }
      if said.isEmpty != lost.isEmpty, !isDead, !areExchanged, !Self.isDecided(change, said, audience) {
        differences.append(Difference(audience: audience, kind: .verdict(said, lost)))
      }
    }
    let edits = blame.edits
    #expect(blame.isUndone, "UNDONE \(change)")
    for edit in edits { #expect(edit.isValid, "INVALID \(change): \(edit.edits)") }
    for finding in changes where !new.hasDeadMerged {
      if finding.breaks.isEmpty { continue }
      guard let witness = finding.witness else {
        Issue.record("WITNESS \(change): \(finding.message) has none")
        continue
      }
      if !blame.isShown(by: witness, of: finding.spot.type), !Self.isDecided(change, [finding], witness.audience) {
        differences.append(Difference(audience: witness.audience, kind: .witness(witness, finding)))
      }
    }
    for finding in changes where !finding.breaks.isEmpty && finding.hasEdit {
      let own = plays.filter { finding.breaks.contains($0.audience) && $0.type == finding.spot.type }
      let shown = own.isEmpty ? plays.filter { finding.breaks.contains($0.audience) } : own
      if shown.isEmpty { continue }
      let isHealed = edits.contains { blame.heals([$0], shown.some(20)) } || blame.isLostByOne(of: edits, shown.some(5))
      if !isHealed { Issue.record("UNHEALED \(change): \(finding.message)") }
    }
    return differences
  }
}

extension WireDocument {
  /// The types of a `Merged`.
  fileprivate func parts(of id: String) -> [String] { self[id]?.mergedShape(shape)?.parts.map(\.text) ?? [] }
}

extension [String] {
  fileprivate func hasOtherOrder(than others: [String]) -> Bool { self != others && sorted() == others.sorted() }
}

extension Witness {
  /// The reader of JSON takes all else that is written.
  fileprivate var hasRepeatedKey: Bool {
    var parser = JSONParser(bytes: Array(json.utf8), isStrict: true)
    return (try? parser.parseValue(depth: 0)) == nil
  }
}

extension LockChange {
  /// Whether a `Merged` has the same types in another order.
  fileprivate var exchangesMerged: Bool {
    let types = what.components(separatedBy: " instead of ").map { side in
      side.components(separatedBy: "Merged<").dropFirst().joined()
        .split { !$0.isLetter && !$0.isNumber }.sorted()
    }
    return id == .kindChanged && types.count == 2 && types[0] == types[1] && !types[0].isEmpty
  }

  /// Whether values without labels have other keys than before.
  fileprivate var movesKeys: Bool { id == .valueMoved && what.contains("so the values after it have other keys") }

  /// Whether other types than before are beside the cases of an enum.
  fileprivate var changesTypesBesideCases: Bool {
    id == .contentChanged && what.contains(" beside its cases instead of ")
  }

  /// What is gone, or is no longer known, has no edit that takes it back.
  fileprivate var hasEdit: Bool { ![.typeRemoved, .shapeUnknown, .annotationRemoved].contains(id) }
}
