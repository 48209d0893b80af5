import CodableEnumGenerator
import CodableEnumJSON
import Foundation
import TestSupport
import Testing

@testable import CodableEnumContract

private let seed =
  ProcessInfo.processInfo.environment["CODABLE_ENUM_SEED"].flatMap(UInt64.init) ?? 777
private let count = howMany("CODABLE_ENUM_BLAMED", few: 15, many: 20)
private let chosen = ProcessInfo.processInfo.environment["CODABLE_ENUM_EDIT"].flatMap(Int.init)
private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../CodableEnumContractTests/Locks")

/// The lock and ``Blame`` say the same of whom a change breaks, and each finding has an edit that heals some JSON of it.
@Suite struct BlameTests {
  @Test(arguments: LockRow.groups.map(\.key))
  func rowsBreakWhomBlameSays(group: String) throws {
    for row in try LockRow.rows(of: folder.appending(path: "\(group).txt")) {
      func version(_ name: String) -> WireDocument {
        WireDocument([Generator.readWire(SourceFile(path: "E.swift", text: row.source(name)))], roots: row.roots)
      }
      let old = try WireDocument(reading: SourceFile(path: "lock.json", text: version("before").lockText))
      compare(old, version("after"), row.change)
    }
  }

  @Test func randomEditsBreakWhomBlameSays() throws {
    for number in chosen.map({ $0..<$0 + 1 }) ?? 0..<count {
      let pair = EditPair(number: number, seed: seed)
      let (old, new) = try pair.documents()
      compare(old, new, "CODABLE_ENUM_SEED=\(seed) CODABLE_ENUM_EDIT=\(number), \(pair.edits.joined(separator: ", "))")
    }
  }

  /// Rows of which the two say different things, for a reason.
  private static let decided = [
    // The lock believes what `matches:` says of a type with code of its own; blame makes JSON of its properties.
    "A case takes fewer kinds"
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

  private func compare(_ old: WireDocument, _ new: WireDocument, _ change: String) {
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
        let text = said.first.map(\.message) ?? "nothing"
        let play = lost.first.map { "\($0.type) \($0.json.text(.compact))" } ?? "no play"
        Issue.record("DIFF \(audience): \(change): \(text) | \(play)")
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
        Issue.record("WITNESS \(change): \(finding.message) | \(witness.text)")
      }
    }
    for finding in changes where !finding.breaks.isEmpty && finding.hasEdit {
      let own = plays.filter { finding.breaks.contains($0.audience) && $0.type == finding.spot.type }
      let shown = own.isEmpty ? plays.filter { finding.breaks.contains($0.audience) } : own
      if shown.isEmpty { continue }
      let isHealed =
        edits.contains { blame.heals([$0], shown.some(20)) } || blame.heals(edits, shown.some(5)) && edits.count > 1
      if !isHealed { Issue.record("UNHEALED \(change): \(finding.message)") }
    }
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
