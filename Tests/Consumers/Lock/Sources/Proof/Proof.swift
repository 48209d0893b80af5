import CodableEnum
import Foundation

enum Claim {
  case passes, breaks
}

/// Holds what is said of changes against what becomes of values.
struct Proof {
  private var count = 0
  private var failures: [String] = []

  /// - Parameters:
  ///   - comparesDescriptions: Whether what Swift prints of a value tells whether it is the same, since JSON does not.
  ///   - before: Values that old code writes.
  ///   - json: What old code reads as well.
  ///   - after: Values that new code writes.
  mutating func prove<Before: Codable, After: Codable>(
    _ change: String,
    readers: Claim,
    peers: Claim,
    comparesDescriptions: Bool,
    before: [Before],
    json: [String],
    after: [After]
  ) {
    count += 1
    do {
      let old = try before.map(encoded) + json.map { Data($0.utf8) }
      let new = try after.map(encoded)
      let readersSurvive = try old.map { json in
        try survives(json, Before.self, as: After.self, comparesDescriptions) { includes($1, $0) }
      }
      // Old code does not look at what is new, even if it is all that the case has.
      let peersSurvive = try new.map { json in
        try survives(json, After.self, as: Before.self, comparesDescriptions) { includes($0, $1) }
          || dropsValues(json, After.self, as: Before.self)
      }
      expect(readers, readersSurvive, "readers", change)
      expect(peers, peersSurvive, "peers", change)
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

  /// Whether what one type reads is the same case to another one, to which it has no values.
  private func dropsValues<Writer: Codable, Reader: Codable>(
    _ json: Data,
    _: Writer.Type,
    as _: Reader.Type
  ) throws
    -> Bool
  {
    let value = try JSONDecoder().decode(Writer.self, from: json)
    guard let other = try? JSONDecoder().decode(Reader.self, from: json) else { return false }
    return "\(value)".prefix { $0 != "(" } == "\(other)"
  }

  /// Whether what one type reads as a value is the same value to another one.
  private func survives<Writer: Codable, Reader: Codable>(
    _ json: Data,
    _: Writer.Type,
    as _: Reader.Type,
    _ comparesDescriptions: Bool,
    _ isSame: (CodableValue, CodableValue) -> Bool
  ) throws -> Bool {
    let value = try JSONDecoder().decode(Writer.self, from: json)
    guard let other = try? JSONDecoder().decode(Reader.self, from: json) else { return false }
    // A case that had no values has nothing but nil.
    if "\(value)" == "\(other)" || "\(value)(nil)" == "\(other)" { return true }
    return try !comparesDescriptions && isSame(tree(encoded(value)), tree(encoded(other)))
  }
}

private func encoded(_ value: some Encodable) throws -> Data { try JSONEncoder().encode(value) }

private func tree(_ json: Data) throws -> CodableValue { try JSONDecoder().decode(CodableValue.self, from: json) }

/// Whether a value has all that another one has, and the same: more keys, or more elements at the end, are no difference.
private func includes(_ value: CodableValue, _ part: CodableValue) -> Bool {
  switch (value, part) {
  case (.object(let value), .object(let part)):
    part.allSatisfy { key, part in value[key].map { includes($0, part) } ?? (part == .null) }
  case (.array(let value), .array(let part)):
    part.count <= value.count && zip(value, part).allSatisfy(includes)
  default: value == part
  }
}
