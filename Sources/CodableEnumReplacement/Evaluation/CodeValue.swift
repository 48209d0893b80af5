import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Where a value is from.
enum Origin: Equatable {
  /// An associated value, by name.
  case value(String)
  /// A property of an associated value.
  case part(of: String, String)
  /// A place in the JSON that is read, as a pointer.
  case place(String)
  /// The same, in lower or upper case.
  case cased(String)
  /// The text of the integer there.
  case spelled(String)
  /// The number of characters of the text there.
  case counted(String)
  /// How many elements there are, or keys.
  case length, keyCount
}

/// An error, as far as a `catch` can tell it.
enum ThrownError: String {
  case typeMismatch, valueNotFound, keyNotFound, dataCorrupted
  /// No `DecodingError`.
  case foreign
  /// For a number that its type doesn't hold: some versions of Foundation throw a `DecodingError`, some their own.
  case unfitNumber
}

/// What ends an evaluation early.
enum Interruption: Error {
  /// The code throws an error: nil for a `DecodingError` of which nothing more is known.
  case thrown(ThrownError?)
  /// The code ends the process, which nothing catches.
  case trapped
  case refused(Refusal)
}

/// What an expression of hand-written code is.
indirect enum CodeValue {
  case nothing, null
  /// A string, a number or a boolean.
  case known(JSONValue, Origin?)
  /// A string that is read, and not looked at yet.
  case text(ReadPlace)
  /// A value of which only the type is known.
  case opaque(type: TypeExpression, Origin)
  /// What only a coder can make.
  case made(Making)
  /// A struct that is written, by its keys.
  case structure([(key: String, value: CodeValue)])
  /// A case of an enum: its own, a tag or a coding key.
  case element(typeName: String?, String, [CodeValue])
  /// A value of a raw type that is read, at a pointer.
  case read(CodeValue, at: String)
  /// A coding key that is made of a string.
  case key(String)
  case type(TypeExpression)
  case list([CodeValue])
  /// The keys of an object, in an order that decoders don't keep, and their type.
  case keys([CodeValue], of: TypeExpression, isSet: Bool)
  case tuple([CodeValue])
  case dictionary([(key: CodeValue, value: CodeValue)])
  case decoder(ReadPlace)
  case keyedReader(ReadPlace, keys: TypeExpression)
  case listReader(ListReader)
  case valueReader(ReadPlace)
  case encoder(Slot)
  case keyedWriter(Slot, keys: TypeExpression)
  case listWriter(Slot)
  case valueWriter(Slot)
  /// With its variables and its file.
  case closure(Closure, Scopes, Int)
  /// Nil if it is a `DecodingError` of which nothing more is known.
  case error(ThrownError?)
  /// A variable without a value yet, and its type.
  case unset(TypeExpression?)
  /// The default of a case's value, as the declaration has it.
  case declaredDefault(String)
  /// Something that only messages are made of.
  case message
}

/// A JSON that is read, and where it is.
struct ReadPlace {
  private let value: JSONValue
  /// The keys and indices that lead to it.
  let path: [String]
  /// Nil in a part of which all was looked at.
  private let looks: Looks?

  init(_ json: JSONValue, at path: [String] = [], _ looks: Looks?) {
    (value, self.path, self.looks) = (json, path, looks)
  }

  var pointer: String { path.map { "/\($0)" }.joined() }
  /// The last key or index of the pointer; nil for the whole.
  var key: String? { path.last }

  var json: JSONValue {
    look(.all)
    return value
  }

  /// How many values are in it, itself included.
  var size: Int { value.size }

  var isNull: Bool {
    look(.kind)
    return value == .null
  }

  var isObject: Bool {
    look(.kind)
    return value.members != nil
  }

  var isString: Bool {
    look(.kind)
    return value.string != nil
  }

  var isArray: Bool {
    look(.kind)
    return value.array != nil
  }

  /// The number of elements of an array; nil if it is none.
  var count: Int? {
    look(value.array == nil ? .kind : .all)
    return value.array?.count
  }

  /// The keys of an object.
  var keys: [String] {
    look(.keys)
    return value.members?.map(\.key) ?? []
  }

  /// Whether something reads it, which says what it looks at.
  func isRead(by reads: (JSONValue, Looks?) throws -> Bool?) rethrows -> Bool? {
    let part = looks.map { _ in Looks() }
    let isRead = try reads(value, part)
    if let part { looks?.add(part, at: path) }
    return isRead
  }

  func at(_ key: String) -> ReadPlace? {
    // A pointer has no such key.
    if key.isEmpty || key.utf8.contains(UInt8(ascii: "/")) { looks?.add(.all) }
    return part(value[key], key)
  }

  func at(_ index: Int) -> ReadPlace? {
    part(value.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }, "\(index)")
  }

  private func part(_ json: JSONValue?, _ token: String) -> ReadPlace? {
    let place = ReadPlace(json ?? .null, at: path + [token], looks)
    place.look(.presence)
    return json == nil ? nil : place
  }

  /// The place of a part that is not there, as null.
  func missing(_ key: String) -> ReadPlace { ReadPlace(.null, at: path + [key], nil) }

  private func look(_ aspect: Looks.Aspect) { looks?.add(aspect, at: path) }
}

extension String {
  /// Those of a pointer, and its indices.
  var keys: [String] { split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { String($0) } }
}

/// An array that is read element by element.
final class ListReader {
  let place: ReadPlace
  var index = 0

  init(_ place: ReadPlace) { self.place = place }

  var next: ReadPlace? { place.at(index) }
}

/// A place that an encoder writes to.
final class Slot {
  enum Content {
    case empty
    case tree(WrittenTree)
    case object([(key: String?, slot: Slot)])
    case list([Slot])
  }

  var content = Content.empty
  /// Whether the elements of a value are all of an array.
  private(set) var isWhole = false
  /// The values that another one of the same key took the place of.
  private var overwritten: [(name: String, key: String)] = []

  var allOverwritten: [(name: String, key: String)] {
    switch content {
    case .empty, .tree: overwritten
    case .object(let members): overwritten + members.flatMap(\.slot.allOverwritten)
    case .list(let slots): overwritten + slots.flatMap(\.allOverwritten)
    }
  }

  func fill(with value: String) { (content, isWhole) = (.tree(.value(value)), true) }

  func member(_ key: String?) -> Slot {
    let slot = Slot()
    if case .object(var members) = content {
      if let key {
        for case .tree(.value(let name)) in members.filter({ $0.key == key }).map(\.slot.content) {
          overwritten.append((name, key))
        }
        members.removeAll { $0.key == key }
      }
      members.append((key, slot))
      content = .object(members)
    } else {
      content = .object([(key, slot)])
    }
    return slot
  }

  func open() { if case .empty = content { content = .object([]) } }

  func element() -> Slot {
    let slot = Slot()
    if case .list(let slots) = content { content = .list(slots + [slot]) } else { content = .list([slot]) }
    return slot
  }

  var tree: WrittenTree {
    switch content {
    // What asks for nothing is `{}`.
    case .empty: .object([])
    case .tree(let tree): tree
    case .list(let slots): .array(slots.map(\.tree))
    case .object(let members):
      if members.count == 1, members[0].key == nil {
        members[0].slot.tree
      } else {
        .object(members.map { WrittenTree.Member(key: $0.key, tree: $0.slot.tree) })
      }
    }
  }
}

extension Origin {
  /// Where it is in the JSON.
  var pointer: String? {
    switch self {
    case .place(let pointer), .cased(let pointer), .spelled(let pointer): pointer
    case .value, .part, .counted, .length, .keyCount: nil
    }
  }
}

extension Origin? {
  /// Whether only the case of its letters may differ.
  var isCased: Bool { if case .cased = self { true } else { false } }

  var isSpelled: Bool { if case .spelled = self { true } else { false } }

  /// What is there if this is made of it; nil if it never is.
  func source(of json: JSONValue) -> JSONValue? {
    if !isSpelled { return json }
    guard let text = json.string, let number = Int(text), "\(number)" == text else { return nil }
    return .number(text)
  }
}

extension CodeValue {
  /// Without the place that it is read at. A string is looked at.
  var bare: CodeValue {
    switch self {
    case .read(let value, _): value
    case .text(let place): .known(place.json, .place(place.pointer))
    // All others are no more than they are.
    default: self
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }
  var making: Making? { if case .made(let making) = self { making } else { nil } }
  var isText: Bool { if case .text = self { true } else { false } }
}

extension JSONValue {
  fileprivate var size: Int {
    switch self {
    case .null, .boolean, .number, .string: 1
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .object(let members, _): members.reduce(1) { $0 + $1.value.size }
    }
  }
}
