/// The members of a type that its generated extension can meet, in its declaration and in extensions in the same file.
package struct TypeMembers: Sendable {
  /// The base names of static functions.
  var staticFunctions: Set<String> = []
  package var codingMembers: [CodingMember] = []
  /// The types after the colon of extensions, as written.
  var inheritedTypes: [String] = []

  /// A member that generated code may have too.
  package struct CodingMember {
    package enum Kind {
      /// `init(from:)`
      case decoder
      /// `encode(to:)`
      case encoder
      /// `init(rawValue:)`
      case rawValueInitializer
      /// `rawValue`
      case rawValue
    }

    package var kind: Kind
    var range: Range<Int>
    var conditions: [Condition]
  }
}

extension DeclarationParser {
  /// Keeps what generated code can meet of a type's members.
  mutating func recordMember() {
    let kind = cursor.codingMember
    let function = cursor.staticFunctionName
    guard kind != nil || function != nil, let owner = memberOwner else { return }
    var members = file.members[owner] ?? TypeMembers()
    if let kind {
      members.codingMembers.append(.init(kind: kind, range: cursor.token().range, conditions: conditions))
    }
    if let function { members.staticFunctions.insert(function) }
    file.members[owner] = members
  }
}

extension TokenCursor {
  /// The member of a type that begins at the place, if generated code may have it too.
  fileprivate var codingMember: TypeMembers.CodingMember.Kind? {
    switch token().keyword {
    case .`init`:
      // `init?(rawValue:)`
      if token(2).kind == .leftParen, spells(token(3), "rawValue") { return .rawValueInitializer }
      guard token(1).kind == .leftParen else { return nil }
      if spells(token(2), "from"), takesCoder("Decoder") { return .decoder }
      return spells(token(2), "rawValue") ? .rawValueInitializer : nil
    case .func:
      let isEncoder = spells(token(1), "encode") && token(2).kind == .leftParen && spells(token(3), "to")
      return isEncoder && takesCoder("Encoder") ? .encoder : nil
    case .var:
      return spells(token(1), "rawValue") ? .rawValue : nil
    default:
      return nil
    }
  }

  /// Whether the one parameter at the place is of a coder's type, and no other follows.
  private func takesCoder(_ type: StaticString) -> Bool {
    for offset in 3..<12 {
      let token = token(offset)
      if token.kind == .comma || token.kind == .endOfFile { return false }
      if token.kind == .rightParen { return spells(self.token(offset - 1), type) }
    }
    return false
  }

  /// The name of the static function whose `func` is at the place; nil for any other function.
  fileprivate var staticFunctionName: String? {
    guard at(.func), token(1).isWord else { return nil }
    var position = index
    while position > 0, tokens[position - 1].keyword.isModifier || tokens[position - 1].isTypeMemberModifier {
      position -= 1
      if tokens[position].isTypeMemberModifier { return unquoted(text(token(1))) }
    }
    return nil
  }
}

extension Token {
  fileprivate var isTypeMemberModifier: Bool { keyword == .static || keyword == .class }
}
