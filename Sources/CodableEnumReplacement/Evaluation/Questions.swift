import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What code asks of the JSON that it reads; another answer may lead to other code.
struct Question {
  enum Kind {
    case object, array, presence, null
    /// Whether a type reads it.
    case value(type: TypeExpression)
    /// Whether it is this text or number.
    case equality(JSONValue)
    /// The same, whatever the case of its letters.
    case casedEquality(JSONValue)
    /// Which of these texts or numbers it is.
    case choice([JSONValue], isCased: Bool)
    /// What is known of a text or a number that can't be listed: JSON for both answers, and the one that this has.
    case test([JSONValue], isTrue: Bool)
    /// Which keys an object has, and those that the code knows.
    case keys(known: [String])
    /// Whether an array has an element there.
    case element(Int)
    /// Everything in it.
    case whole
  }

  var pointer: String
  /// The last key or index of the pointer; nil for the whole.
  var key: String?
  var kind: Kind
  /// Where the code asks.
  var file: Int
  var offset: Int
  /// Whether the code asks it; an annotation may, too.
  var isOfCode = true
}

/// What one run of code asked, and which way it took.
struct Trace {
  var questions: [Question] = []
  /// The same for runs of the same expressions.
  private(set) var path: UInt64 = 14_695_981_039_346_656_037
  /// Whether the code ran; if not, it was known what it would do.
  private(set) var isRun = false

  mutating func pass(_ offset: Int) {
    isRun = true
    path = (path ^ UInt64(truncatingIfNeeded: offset)) &* 1_099_511_628_211
  }

  mutating func add(_ inner: Trace) {
    questions += inner.questions
    pass(Int(truncatingIfNeeded: inner.path))
  }
}

extension Evaluator {
  /// What reading asks.
  func asked<Failure: Error>(_ read: () throws(Failure) -> Void) throws(Failure) -> [Question] {
    trace = Trace()
    defer { trace = nil }
    try read()
    return trace?.questions ?? []
  }

  func ask(_ kind: @autoclosure () -> Question.Kind, _ place: @autoclosure () -> ReadPlace, at offset: Int) {
    guard trace != nil else { return }
    let place = place()
    trace?.questions.append(
      Question(pointer: place.pointer, key: place.key, kind: kind(), file: file, offset: offset)
    )
  }

  /// Asks about a text or a number that was read before.
  func ask(_ kind: @autoclosure () -> Question.Kind, _ origin: Origin?, at offset: Int) {
    guard trace != nil, let pointer = origin?.pointer else { return }
    let key = trace?.questions.last { $0.pointer == pointer }?.key
    trace?.questions.append(Question(pointer: pointer, key: key, kind: kind(), file: file, offset: offset))
  }
}

extension Question {
  /// Whether it is a test of a number.
  var isOfNumbers: Bool {
    if case .test(let witnesses, isTrue: _) = kind { witnesses.allSatisfy { $0.integer != nil } } else { false }
  }

  /// What is at its place; nil if nothing is.
  func part(of json: JSONValue) -> JSONValue? { Place(self).part(of: json) }

  /// The question that looking at a part of JSON is.
  init(_ look: Looks.Look) {
    (pointer, key) = (look.path.map { "/\($0)" }.joined(), look.path.last)
    (file, offset, isOfCode) = (0, 0, false)
    kind =
      switch look.aspect {
      case .presence: .presence
      case .kind: .object
      case .keys: .keys(known: [])
      case .all: .whole
      }
  }

  /// A place in JSON, whose keys may have slashes.
  struct Place {
    let pointer: Substring
    let last: String?

    init(_ question: Question) { (pointer, last) = (question.pointer[...], question.key) }

    private init(_ pointer: Substring, _ last: String?) { (self.pointer, self.last) = (pointer, last) }

    /// The first token, and what is left behind it.
    private func first(in json: JSONValue) -> (token: String, rest: Place)? {
      if let last, pointer == "/\(last)" { return (last, Place("", nil)) }
      let tokens = json.array?.indices.map { "\($0)" } ?? json.members?.map(\.key) ?? []
      for token in tokens where pointer.hasPrefix("/\(token)/") {
        return (token, Place(pointer.dropFirst(token.count + 1), last))
      }
      return nil
    }

    func part(of json: JSONValue) -> JSONValue? {
      if pointer.isEmpty { return json }
      guard let (token, rest) = first(in: json) else { return nil }
      return json.part(at: [token]).flatMap { rest.part(of: $0) }
    }

    /// Nil if there is no such place.
    func set(_ value: JSONValue?, in json: JSONValue) -> JSONValue? {
      if pointer.isEmpty { return value }
      guard let (token, rest) = first(in: json) else { return nil }
      if var elements = json.array {
        guard let index = Int(token), index <= elements.count else { return nil }
        // What is behind a missing element is missing, too.
        if value == nil, rest.pointer.isEmpty { return .array(Array(elements.prefix(index))) }
        guard let inner = rest.set(value, in: elements.indices.contains(index) ? elements[index] : .null) else {
          return nil
        }
        if index == elements.count { elements.append(inner) } else { elements[index] = inner }
        return .array(elements)
      }
      guard json.members != nil else { return nil }
      var changed = json
      if rest.pointer.isEmpty {
        changed[token] = value
      } else {
        guard let inner = rest.set(value, in: json[token] ?? .null) else { return nil }
        changed[token] = inner
      }
      return changed
    }
  }
}
