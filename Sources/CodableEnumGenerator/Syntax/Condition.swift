/// A clause of an `#if` that a declaration is in.
package struct Condition: Hashable {
  /// The `#if`, as an index into `ParsedFile.conditionBlocks`.
  var block: Int
  var clause: Int
}

extension [Condition] {
  /// Whether no `#if` compiles only one of what is in these conditions and what is in others.
  func canCoexist(with others: [Condition]) -> Bool {
    !others.contains { other in contains { $0.block == other.block && $0.clause != other.clause } }
  }
}
