import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// The answers that JSON may give to what code asks of it.
struct Answers {
  /// JSON that the code reads.
  private let samples: [JSONValue]
  /// JSON of a type, and JSON that is none of it.
  private let examples: (TypeExpression) -> [JSONValue]
  /// The keys of a struct with the compiler's coding.
  private let keys: (TypeExpression) -> [String]
  /// Those of the samples.
  private let sampleKeys: Set<String>
  /// What the samples have in a place.
  private var parts: [String: [JSONValue]] = [:]
  /// The places at which all words were tried, each in the JSON around it.
  private var tried: Set<String> = []

  init(
    samples: [JSONValue],
    examples: @escaping (TypeExpression) -> [JSONValue],
    keys: @escaping (TypeExpression) -> [String]
  ) {
    (self.samples, self.examples, self.keys) = (samples, examples, keys)
    sampleKeys = Set(samples.flatMap { $0.members?.map(\.key) ?? [] })
  }

  /// JSON with another answer in each way that there is.
  ///
  /// - Parameters:
  ///   - known: Texts and numbers that the code knows.
  ///   - keys: The keys that the code asks for.
  mutating func others(
    to question: Question,
    in json: JSONValue,
    known: [JSONValue],
    keys: [String]
  ) -> [JSONValue] {
    let place = Question.Place(question)
    let part = place.part(of: json)
    func set(_ values: [JSONValue?]) -> [JSONValue] {
      values.filter { $0 != part }.compactMap { place.set($0, in: json) }
    }
    switch question.kind {
    case .object, .array:
      let sample = parts(at: question).first { $0.kind != part?.kind }
      return set([nil, sample] + Self.kinds.filter { $0.kind != part?.kind })
    case .presence: return set(part == nil ? [parts(at: question).first, .null] : [nil])
    case .null: return set([nil, .null] + (part == nil || part == .null ? [.string("zzz")] : []))
    case .value(let type):
      let examples = examples(type)
      let more = part.map { $0.with(examples) + $0.adding(self.keys(type)) } ?? []
      return set([nil, .null] + examples + more)
    case .equality(let wanted): return set([wanted, wanted.unlike] + words(known, like: wanted, at: place, in: json))
    case .casedEquality(let wanted): return set([wanted, wanted.unlike] + wanted.inOtherCases)
    case .choice(let wanted, let isCased):
      guard let first = wanted.first else { return [] }
      let words = words(wanted + known, like: first, at: place, in: json)
      return set([first.unlike] + words + (isCased && !words.isEmpty ? wanted.flatMap(\.inOtherCases) : []))
    case .test(let witnesses, _): return set(witnesses.map { $0 })
    case .keys(let known):
      guard let members = part?.members else { return [] }
      return set(Self.objects(like: members, known + newKeys(keys, at: question), parts(at: question)))
    case .element(let index):
      guard let elements = part?.array else { return [] }
      return set([.array(Array(elements.prefix(index))), .array(elements.prefix(index) + [.null])])
    case .whole: return set(part.map { changes(of: $0, question, known, newKeys(keys, at: question)) } ?? [])
    }
  }

  /// What is not the same as a whole.
  private func changes(of part: JSONValue, _ question: Question, _ known: [JSONValue], _ keys: [String]) -> [JSONValue]
  {
    // Code asks for elements one by one.
    let longer = question.isOfCode ? nil : part.array.map { JSONValue.array($0 + [.null]) }
    return part.withoutOnePart + known.filter { $0.kind == part.kind } + objects(like: part, keys)
      + [longer].compactMap(\.self)
  }

  /// Objects with new keys, each alone and beside others, and with two that nobody knows.
  private func objects(like part: JSONValue, _ new: [String]) -> [JSONValue] {
    guard let members = part.members else { return [] }
    let added = new.filter { part[$0] == nil }.flatMap { [[Self.null($0)], members + [Self.null($0)]] }
    return ([Self.unknown] + added).map { .object($0) }
  }

  /// Keys that the code asks for and no sample has, where an annotation looks at those of the whole.
  private func newKeys(_ keys: [String], at question: Question) -> [String] {
    if question.isOfCode || !question.pointer.isEmpty { return [] }
    return keys.filter { !sampleKeys.contains($0) }
  }

  /// Two members that nobody knows.
  private static let unknown = ["zzz", "yyy"].map(null)

  private static func null(_ key: String) -> JSONValue.Member { JSONValue.Member(key: key, value: .null) }

  private mutating func parts(at question: Question) -> [JSONValue] {
    if let known = parts[question.pointer] { return known }
    let found = samples.compactMap(Question.Place(question).part)
    parts[question.pointer] = found
    return found
  }

  /// What the code knows of a kind; empty where all of it was tried in the same JSON.
  private mutating func words(
    _ known: [JSONValue],
    like wanted: JSONValue,
    at place: Question.Place,
    in json: JSONValue
  ) -> [JSONValue] {
    let around = place.set(.null, in: json)?.text(.compact) ?? ""
    guard tried.insert("\(place.pointer) \(wanted.kind) \(known.count) \(around)").inserted else { return [] }
    return known.filter { $0.kind == wanted.kind }
  }

  /// Objects with none of the keys, one of them, one more, two of them, two that nobody knows, and in another order.
  private static func objects(
    like members: [JSONValue.Member],
    _ known: [String],
    _ samples: [JSONValue]
  ) -> [JSONValue] {
    let own = members.map(\.key)
    func member(_ key: String) -> JSONValue.Member {
      let value = members.first { $0.key == key }?.value ?? samples.lazy.compactMap { $0[key] }.first
      return JSONValue.Member(key: key, value: value ?? .null)
    }
    let all = Self.distinct(known + own + samples.flatMap { $0.members?.map(\.key) ?? [] } + ["zzz"])
    let few = known.prefix(8)
    let pairs = few.flatMap { first in few.filter { $0 != first }.map { [member(first), member($0)] } }
    let others = all.filter { !own.contains($0) }
    // Before the others, and behind them; what is null may be no key for an annotation.
    let more = others.flatMap { [member($0), null($0)] }.flatMap { [members + [$0], [$0] + members] }
    return ([[], members.reversed(), unknown] + all.map { [member($0)] } + more + pairs).map { .object($0) }
  }

  private static func distinct(_ keys: [String]) -> [String] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }

  private static let kinds: [JSONValue] = [
    .null, .boolean(true), .number("7"), .string("zzz"), .array([]), .object([]),
  ]
}

extension JSONValue {
  /// What it is with one part missing, or of another kind, at any depth.
  fileprivate var withoutOnePart: [JSONValue] {
    switch self {
    case .null, .boolean, .number, .string: return [ofAnotherKind]
    case .array(let elements):
      return [ofAnotherKind]
        + elements.indices.flatMap { index in
          elements[index].withoutOnePart.map { part in
            var changed = elements
            changed[index] = part
            return .array(changed)
          }
        }
    case .object(let members, _):
      return [ofAnotherKind]
        + members.flatMap { member in
          ([nil] + member.value.withoutOnePart).map { (part: JSONValue?) in
            var changed = self
            changed[member.key] = part
            return changed
          }
        }
    }
  }

  /// An object with one more key, each in two kinds, of which a type can take only one.
  fileprivate func adding(_ keys: [String]) -> [JSONValue] {
    guard members != nil else { return [] }
    return keys.filter { self[$0] == nil }.flatMap { key in
      [JSONValue.string("zzz"), .array([.boolean(true)])].map { value in
        var more = self
        more[key] = value
        return more
      }
    }
  }

  /// An object with the members of the first of some objects, too: a type may read its keys beside others.
  fileprivate func with(_ examples: [JSONValue]) -> [JSONValue] {
    guard members != nil, let added = examples.first?.members else { return [] }
    var more = self
    for member in added { more[member.key] = member.value }
    return [more]
  }

  /// A text or a number that no code compares with.
  fileprivate var unlike: JSONValue { string == nil ? .number("97") : .string("zzz") }

  /// A text in upper case, and in lower case.
  fileprivate var inOtherCases: [JSONValue] {
    string.map { [.string($0.uppercased()), .string($0.lowercased())] } ?? []
  }
}
