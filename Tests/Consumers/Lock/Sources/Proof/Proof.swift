import CodableEnum
import Foundation

enum Claim {
  case passes, breaks
}

/// The code before a change, or after it.
struct Version<Value: Codable> {
  /// What it writes.
  var values: [Value]
  /// What it refuses to write.
  var refused: [Value]
  /// Its cases and types, as Swift names them.
  var names: Set<String>
  /// The cases that catch `.unknown`.
  var catching: Set<String>

  init(_ values: [Value], refused: [Value], names: Set<String>, catching: Set<String>) {
    (self.values, self.refused, self.names, self.catching) = (values, refused, names, catching)
  }
}

/// Holds what is said of changes against what becomes of values.
struct Proof {
  private var count = 0
  private var failures: [String] = []
  private let decoder = JSONDecoder()

  init() { CodableTypes.register(on: decoder) }

  /// - Parameter json: What old code reads as well.
  mutating func prove<Before, After>(
    _ change: String,
    readers: Claim,
    peers: Claim,
    before: Version<Before>,
    json: [String],
    after: Version<After>
  ) {
    count += 1
    do {
      let old = try before.values.map(encoded) + json.map { Data($0.utf8) }
      let new = try after.values.map(encoded)
      // What is never written breaks nobody.
      let unwritten = after.refused.map { (try? encoded($0)) == nil }
      expect(readers, try old.map { try survives($0, before, after, .readers) }, "readers", change)
      expect(peers, try unwritten + new.map { try survives($0, after, before, .peers) }, "peers", change)
    } catch {
      failures.append("\(change): \(error)")
    }
  }

  func finish() {
    for failure in failures { print("error: \(failure)") }
    print("\(count) changes, \(failures.count) of them not as the page says")
    exit(failures.isEmpty ? 0 : 1)
  }

  private mutating func expect(_ claim: Claim, _ survivals: [Bool], _ who: String, _ change: String) {
    if survivals.isEmpty { failures.append("\(change): nothing to tell what becomes of \(who)") }
    let outcome: Claim = survivals.allSatisfy(\.self) ? .passes : .breaks
    if outcome != claim { failures.append("\(change): \(who) are said to be so: \(claim), and are so: \(outcome)") }
  }

  /// Whether what one version reads as a value is the same value to another one.
  private func survives<Writer, Reader>(
    _ json: Data,
    _ writer: Version<Writer>,
    _ reader: Version<Reader>,
    _ audience: Comparison.Audience
  ) throws -> Bool {
    let value = try decoder.decode(Writer.self, from: json)
    guard let other = try? decoder.decode(Reader.self, from: json) else { return false }
    var written = Comparison.Names(all: writer.names, catching: writer.catching)
    var read = Comparison.Names(all: reader.names, catching: reader.catching)
    (written.root, read.root) = (Comparison.name(of: Writer.self), Comparison.name(of: Reader.self))
    return Comparison(written: written, read: read, audience: audience).isSame(value, other)
  }

  private func encoded(_ value: some Encodable) throws -> Data { try JSONEncoder().encode(value) }
}
