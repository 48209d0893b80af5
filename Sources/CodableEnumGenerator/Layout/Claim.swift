/// The JSON that a case of an untagged enum takes.
package struct Claim: Equatable, Sendable {
  /// In the order of `JSONKind.allCases`; none for a case that takes the rest, or constants alone.
  package var kinds: [JSONKind]
  /// Of an object, what must be there.
  package var groups: [KeyGroup]
  /// Whether `matches:` says so. Such cases come first, in the order of the declaration.
  package var isExplicit: Bool
  /// All that is taken beside the kinds, by an enum that is nothing but these. They come after literals, before all others.
  package var constants: [Tag]
  /// Whether those are read without regard to the case of letters.
  package var ignoresCase: Bool
  /// Whether the raw value of the case's value is written, and tried when it is read, which may decline it.
  package var isRawValue: Bool

  package init(
    kinds: [JSONKind],
    groups: [KeyGroup],
    isExplicit: Bool,
    constants: [Tag] = [],
    ignoresCase: Bool = false,
    isRawValue: Bool = false
  ) {
    (self.kinds, self.groups, self.isExplicit) = (kinds, groups, isExplicit)
    (self.constants, self.ignoresCase, self.isRawValue) = (constants, ignoresCase, isRawValue)
  }

  /// Whether the case takes whatever no other one does.
  package var isRest: Bool { kinds.isEmpty && constants.isEmpty }

  package func takes(_ kind: JSONKind) -> Bool { kinds.contains(kind) }

  /// Whether the case takes any object, whatever its keys.
  var takesAnyObject: Bool { isExplicit && takes(.object) && groups.isEmpty }

  /// The kind of JSON that a case without values is: null, or an object or array without parts.
  package var emptyKind: JSONKind {
    if !isExplicit || takes(.null) { return .null }
    if takes(.object) { return .object }
    return takes(.array) ? .array : .null
  }
}

/// A key that an object must have, or one of its aliases: `["id", "identifier"]`
package struct KeyGroup: Hashable, Sendable {
  /// The key that is written comes first. Byte for byte, as everywhere.
  package var keys: [String]
  /// Whether null under the key counts: the value may be written as null.
  package var admitsNull: Bool

  package init(_ keys: [String], admitsNull: Bool = false) {
    (self.keys, self.admitsNull) = (keys, admitsNull)
  }

  package func has(_ key: String) -> Bool { keys.contains { $0.isExactly(key) } }

  /// Whether every object that has the other group has this one.
  func isImplied(by other: KeyGroup) -> Bool {
    other.keys.allSatisfy(has) && (admitsNull || !other.admitsNull)
  }
}

extension [KeyGroup] {
  /// Whether every object that has all of these groups has all the others.
  package func include(_ others: [KeyGroup]) -> Bool {
    others.allSatisfy { other in contains(where: other.isImplied) }
  }
}
