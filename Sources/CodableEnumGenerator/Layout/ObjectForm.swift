/// An object whose keys are all known: the values of a case, or a struct that the compiler codes.
struct ObjectForm {
  var members: [Member]

  struct Member {
    /// The key that is written comes first; the others are read, too.
    var keys: [String]
    /// Whether the key must be there when it is read.
    var isRequired: Bool
    /// Whether it is left out, or null, where its value is nil.
    var mayBeNil: Bool
    /// Whether any other value may be written as null.
    var mayBeNull: Bool
  }

  /// What must be there when it is read.
  var groups: [KeyGroup] {
    members.filter(\.isRequired).map { KeyGroup($0.keys, admitsNull: $0.mayBeNull) }
  }

  /// The member that is written with a key; nil if none is.
  func member(writtenAs key: String) -> Member? { members.first { $0.keys[0].isExactly(key) } }

  /// The keys of an object as it is written that has all of some groups, with no more than it must have; nil if none has.
  func written(having groups: [KeyGroup]) -> [String]? {
    var keys = members.filter(\.isRequired).map { $0.keys[0] }
    for group in groups where !keys.contains(where: group.has) {
      guard let member = members.first(where: { group.has($0.keys[0]) }) else { return nil }
      keys.append(member.keys[0])
    }
    return keys
  }
}
