import Foundation

@testable import CodableEnumContract

/// Edits that `RecordedEditTests` holds reports against without compiling anything: the first of each kind and outcome for
/// which what is reported is what came of it.
struct RecordedEdits {
  private var rows: [String] = []
  private var kinds: Set<String> = []
  private var broken: Set<LockChange.Audience> = []
  private var isExact = true

  /// - Parameter isBroken: What came of the pair for this audience.
  mutating func add(_ isBroken: Bool, _ audience: LockChange.Audience, isReported: Bool) {
    if isBroken { broken.insert(audience) }
    if isBroken != isReported { isExact = false }
  }

  /// All audiences of the pair are added.
  mutating func end(_ pair: EditPair) {
    defer { (broken, isExact) = ([], true) }
    let outcomes = "readers: \(outcome(.readers))\npeers: \(outcome(.peers))\n"
    guard isExact, pair.edits.count == 1, kinds.insert(pair.edits[0] + outcomes).inserted else { return }
    let sources = "--- before\n\(pair.before.source())--- after\n\(pair.after.source())"
    rows.append("# \(pair.edits[0])\n\(outcomes)\(sources)")
  }

  func write(to repository: URL) throws {
    let file = repository.appending(path: "Tests/CodableEnumContractTests/Locks/RandomEdits.txt")
    try rows.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  private func outcome(_ audience: LockChange.Audience) -> String { broken.contains(audience) ? "break" : "pass" }
}
