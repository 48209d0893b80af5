import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What a decoder or a container reads next: all of a JSON, or a part of it.
struct ReadPart {
  /// Nil if it is missing.
  var found: ReadPlace?
  /// Where the code asks for it; nil behind the last element.
  var place: ReadPlace?
  var pointer: String
  /// The error if it is missing.
  var absence = ThrownError.keyNotFound
  /// The array that it is an element of.
  var list: ListReader?

  init(_ place: ReadPlace) { (found, self.place, pointer) = (place, place, place.pointer) }

  fileprivate init(_ key: String, of object: ReadPlace) {
    found = object.at(key)
    (place, pointer) = (found ?? object.missing(key), "\(object.pointer)/\(key)")
  }

  fileprivate init(nextOf list: ListReader) {
    found = list.next
    (place, pointer) = (found, "\(list.place.pointer)/\(list.index)")
    (absence, self.list) = (.valueNotFound, list)
  }

  fileprivate func advance(_ evaluator: Evaluator) {
    guard found != nil, let list else { return }
    list.index += 1
    evaluator.elementReads += 1
  }
}

extension Owner<ReadPart> {
  fileprivate static var decoder: Self {
    Self(isContainer: true) { if case .decoder(let place) = $1.value { ReadPart(place) } else { nil } }
  }
  fileprivate static var single: Self {
    Self(isContainer: true) { if case .valueReader(let place) = $1.value { ReadPart(place) } else { nil } }
  }
  /// What is under the key that the last argument is.
  fileprivate static var member: Self {
    Self(isContainer: true) { evaluator, use in
      guard case .keyedReader(let place, let keys) = use.value else { return nil }
      return ReadPart(try use.arguments.last.map { try evaluator.text(ofKey: $0.value, keys) } ?? "super", of: place)
    }
  }
  fileprivate static var element: Self {
    Self(isContainer: true) { evaluator, use in
      guard case .listReader(let list) = use.value else { return nil }
      evaluator.ask(.element(list.index), list.place, at: use.range.lowerBound)
      return ReadPart(nextOf: list)
    }
  }
}

extension Owner<ListReader> {
  fileprivate static var list: Self { Self { if case .listReader(let list) = $1.value { list } else { nil } } }
}

extension Owner<CodeValue> {
  /// What messages are made of.
  fileprivate static var context: Self {
    Self {
      switch $1.value {
      case .decoder, .encoder, .error, .message: $1.value
      // All others have members that are looked at.
      default: nil
      }
    }
  }
  fileprivate static var object: Self { Self { if case .keyedReader = $1.value { $1.value } else { nil } } }
  fileprivate static var container: Self {
    Self {
      switch $1.value {
      case .keyedReader, .listReader, .valueReader: $1.value
      // Code that writes has no errors that would name the path.
      default: nil
      }
    }
  }
}

extension Evaluator {
  static let readerCalls = [
    Row(.decoder, "container", ["keyedBy"]) { try $0.readObject($1, $2) },
    Row(.member, "nestedContainer", ["keyedBy", "forKey"]) { try $0.readObject($1, $2) },
    Row(.element, "nestedContainer", ["keyedBy"]) { try $0.readObject($1, $2) },
    Row(.decoder, "unkeyedContainer", []) { try $0.readArray($1, $2) },
    Row(.member, "nestedUnkeyedContainer", ["forKey"]) { try $0.readArray($1, $2) },
    Row(.element, "nestedUnkeyedContainer", []) { try $0.readArray($1, $2) },
    Row(.decoder, "singleValueContainer", []) { _, part, _ in part.place.map { .valueReader($0) } },
    // Without the key, its decoder has a null.
    Row(.member, "superDecoder", []) { $0.askPresence(of: $1, $2).map { .decoder($0) } },
    Row(.member, "superDecoder", ["forKey"]) { $0.askPresence(of: $1, $2).map { .decoder($0) } },
    Row(.element, "superDecoder", []) { try $0.readElement($1, $2) },
    Row(.single, "decode", [nil]) { try $0.readValue($1, $2) },
    Row(.member, "decode", [nil, "forKey"]) { try $0.readValue($1, $2) },
    Row(.element, "decode", [nil]) { try $0.readValue($1, $2) },
    Row(.member, "decodeIfPresent", [nil, "forKey"]) { try $0.readOptional($1, $2) },
    Row(.element, "decodeIfPresent", [nil]) { try $0.readOptional($1, $2) },
    Row(.single, "decodeNil", []) { try $0.readNull($1, $2) },
    Row(.member, "decodeNil", ["forKey"]) { try $0.readNull($1, $2) },
    Row(.element, "decodeNil", []) { try $0.readNull($1, $2) },
    Row(.member, "contains", [nil]) {
      $0.askPresence(of: $1, $2)
      return .known(.boolean($1.found != nil), nil)
    },
  ]

  private func readObject(_ part: ReadPart, _ use: Use) throws -> CodeValue? {
    let place = try opened(part, .object, .object, use) { $0.isObject }
    return .keyedReader(place, keys: try metatype(use))
  }

  private func readArray(_ part: ReadPart, _ use: Use) throws -> CodeValue? {
    .listReader(ListReader(try opened(part, .array, .array, use) { $0.isArray }))
  }

  private func opened(
    _ part: ReadPart,
    _ question: Question.Kind,
    _ wished: Wish.Kind,
    _ use: Use,
    _ isOfKind: (ReadPlace) -> Bool
  ) throws -> ReadPlace {
    if let place = part.place { ask(question, place, at: use.range.lowerBound) }
    guard let found = part.found, isOfKind(found) else {
      wish(wished, at: part.pointer)
      throw part.found.map { mismatch($0) } ?? .thrown(part.absence)
    }
    part.advance(self)
    return found
  }

  private func readElement(_ part: ReadPart, _ use: Use) throws -> CodeValue? {
    guard let found = part.found else { throw Interruption.thrown(part.absence) }
    part.advance(self)
    return .decoder(found)
  }

  private func readValue(_ part: ReadPart, _ use: Use) throws -> CodeValue? {
    let type = try metatype(use)
    guard let place = part.place else {
      wish(.value(type: type), at: part.pointer)
      throw Interruption.thrown(part.absence)
    }
    // A wish for null is one for the kind, which `decode` tells.
    let value = try decode(type, place, isMissing: part.found == nil, at: use.range)
    part.advance(self)
    return value
  }

  private func readOptional(_ part: ReadPart, _ use: Use) throws -> CodeValue? {
    let type = try metatype(use)
    if let found = part.found, !found.isNull { return try readValue(part, use) }
    decodedTypes[part.pointer] = type.withoutOptional
    if let place = part.place { ask(.value(type: type), place, at: use.range.lowerBound) }
    wish(.value(type: type), at: part.pointer)
    part.advance(self)
    return .null
  }

  private func readNull(_ part: ReadPart, _ use: Use) throws -> CodeValue? {
    if let place = part.place { ask(.null, place, at: use.range.lowerBound) }
    wish(.json(.null), at: part.pointer)
    guard let found = part.found else { throw Interruption.thrown(part.absence) }
    if found.isNull { part.advance(self) }
    return .known(.boolean(found.isNull), nil)
  }

  @discardableResult private func askPresence(of part: ReadPart, _ use: Use) -> ReadPlace? {
    if let place = part.place { ask(.presence, place, at: use.range.lowerBound) }
    if part.found == nil { wish(.present, at: part.pointer) }
    return part.place
  }

  /// `Int` of `Int.self`, the first argument
  func metatype(_ use: Use) throws -> TypeExpression {
    guard case .type(let type) = try evaluate(use[0], expecting: nil) else {
      throw refusal("which type this is is not known; name it: Int.self", at: use.range)
    }
    return type
  }

  // MARK: Properties

  static let containerProperties = [
    Row(.object, "allKeys", nil) { try $0.allKeys($1, $2) },
    Row(.list, "isAtEnd", nil) { try $0.isAtEnd($1, $2) },
    Row(.list, "count", nil) { try $0.count($1, $2) },
    Row(.container, "codingPath", nil) { _, _, _ in .message },
    Row(.context, "userInfo", nil) {
      throw $0.refusal("userInfo has no counterpart; a coder can read it: coders:", at: $2.range)
    },
    Row(.context, nil, nil) { _, _, _ in .message },
  ]

  private func allKeys(_ object: CodeValue, _ use: Use) throws -> CodeValue? {
    guard case .keyedReader(let place, let keys) = object else { return nil }
    ask(.keys(known: allKeys(of: keys)), place, at: use.range.lowerBound)
    if wishes != nil { for key in allKeys(of: keys) { wish(.present, at: "\(place.pointer)/\(key)") } }
    return .keys(try place.keys.compactMap { try key($0, of: keys) }, of: keys, isSet: false)
  }

  private func isAtEnd(_ list: ListReader, _ use: Use) throws -> CodeValue? {
    ask(.element(list.index), list.place, at: use.range.lowerBound)
    return .known(.boolean(list.next == nil), nil)
  }

  private func count(_ list: ListReader, _ use: Use) throws -> CodeValue? {
    let count = list.place.count ?? 0
    for index in 0...count { ask(.element(index), list.place, at: use.range.lowerBound) }
    return .known(.number("\(count)"), .length)
  }
}
