import CodableEnumGenerator
import CodableEnumJSON

/// Finds objects of two forms, each with keys of its own that go together: `{"result": 1, "result_path": "a"}` and
/// `{"results": [], "results_paths": []}`.
struct KeyPairs {
  /// The sets of keys, and how many objects have them.
  private var sets: [Set<ExactText>: Int] = [:]

  init(of objects: [[JSONValue.Member]]) {
    for members in objects {
      sets[Set(members.lazy.filter { $0.value != .null }.map { ExactText($0.key) }), default: 0] += 1
    }
  }

  /// With two keys in place of one whose objects are of two forms.
  ///
  /// - Parameter keys: Those of which each object has exactly one.
  func splitting(_ keys: [ExactText]) -> [ExactText] {
    keys.flatMap { forms(of: $0) ?? [$0] }.sorted(byBytesOf: \.text)
  }

  /// A key of each form; nil if the objects with a key are of one form.
  private func forms(of key: ExactText) -> [ExactText]? {
    let own = sets.filter { $0.key.contains(key) }
    if own.count < 2 { return nil }
    let others = Self.union(sets.keys.filter { !$0.contains(key) })
    let optional = Self.union(own.keys).subtracting(others).filter { one in own.keys.contains { !$0.contains(one) } }
    for one in optional.sorted(byBytesOf: \.text).prefix(32) {
      let (with, without) = (own.filter { $0.key.contains(one) }, own.filter { !$0.key.contains(one) })
      guard min(with.values.reduce(0, +), without.values.reduce(0, +)) > 2 else { continue }
      let absent = optional.subtracting(Self.union(with.keys))
      let ofOthers = absent.filter { other in without.keys.allSatisfy { $0.contains(other) } }
      let mine = optional.subtracting(Self.union(without.keys)).filter { mine in
        with.keys.allSatisfy { $0.contains(mine) }
      }
      if mine.count > 1, ofOthers.count > 1 {
        return [mine, ofOthers].compactMap { keys in
          keys.sorted(byBytesOf: \.text).min { $0.text.utf8.count < $1.text.utf8.count }
        }
      }
    }
    return nil
  }

  private static func union(_ sets: some Sequence<Set<ExactText>>) -> Set<ExactText> {
    sets.reduce(into: []) { $0.formUnion($1) }
  }
}
