import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// A case of an enum, or a struct, as its code writes and reads it.
struct CodedForm {
  struct Value: Equatable {
    var name: String
    var type: TypeExpression
  }

  /// What JSON is read as.
  enum Reading {
    case refused
    case other(element: String)
    /// By the names of the values; nil for what is made of what is read.
    case own([String: ReadOutcome.Value?])
  }

  /// `case 'a' of Shape`
  var subject: String
  /// The case; nil for a struct.
  var element: String?
  /// Where it is declared, in its file.
  var offset: Int
  var values: [Value]
  /// Where each property of a struct is declared.
  var offsets: [String: Int] = [:]
  /// What is written, first with all values, then with some of them nil.
  var trees: [(nils: Set<String>, tree: WrittenTree)]
  /// A value that is written, and another one then in its place, with their key.
  var overwritten: (name: String, key: String)?
  /// Nil if annotations say how it is coded.
  var evaluator: Evaluator?
  var conformance: Conformance
  var isReadByHand: Bool
  /// Whether a superclass writes further keys.
  var hasSuper = false
  var example: (_ type: TypeExpression) -> JSONValue?
  /// JSON of a type, and JSON that is none of it.
  var answers: (_ type: TypeExpression) -> [JSONValue]
  /// Whether a type reads JSON; nil if that is not known.
  var isOfType: (JSONValue, _ type: TypeExpression) -> Bool?
  var types: AnnotationTrial
  /// Whether nothing says what the code of a type writes, but only what it reads.
  var isGuess: (_ type: TypeExpression) -> Bool = { _ in false }
  var read: (JSONValue) throws(Refusal) -> Reading
  /// What reading JSON asks.
  var asked: (JSONValue) throws(Refusal) -> [Question]

  static let unknownValues = "nothing says which JSON some of its values have"

  struct Written {
    var json: JSONValue
    /// Where values are, by name.
    var places: [String: String]
    /// The values of which nothing says what JSON they have: something stands for it.
    var open: Set<String> = []
  }

  /// What is written, with JSON of the values; nil if no JSON shows it.
  func written(_ tree: WrittenTree, with given: [String: JSONValue] = [:]) -> Written? {
    let made = tree.json { name in
      values.first { $0.name == name }.map { given[name] ?? usual($0.type) }
    }
    guard let (json, places) = made else { return nil }
    let open = values.filter { value in
      guard let part = places[value.name].flatMap({ json.part(at: $0.keys) }) else { return false }
      return part.isOpen || isOfType(part, value.type) != true || isGuess(value.type)
    }
    return Written(json: json, places: places, open: Set(open.map(\.name)))
  }

  /// Of a list of what is not known, one without elements.
  private func usual(_ type: TypeExpression) -> JSONValue {
    let json = example(type) ?? HandWritten.anything
    guard json.isOpen else { return json }
    return switch type {
    case .array: .array([])
    case .dictionary: .object([])
    case .name, .optional, .other: json
    }
  }

  /// Whether it refuses JSON since something stands for what is not known, or is not there.
  func mayRefuseOpen(_ written: Written) throws(Refusal) -> Bool {
    if written.open.isEmpty, !hasSuper { return false }
    // The last question is the one whose answer was an error.
    guard let last = try asked(written.json).last else { return true }
    if hasSuper, last.part(of: written.json) == nil { return true }
    return written.open.contains { written.places[$0].map(last.mayRead) ?? true }
  }

  /// Whether some JSON of it is read as it, though this is not; nil if there is too much to try.
  ///
  /// Whatever the code asks of a value, other values of its type answer otherwise, and so do the texts in its type.
  func isReadElsewhere(than start: Written, _ tree: WrittenTree) throws(Refusal) -> Bool? {
    guard let evaluator else { return false }
    let places = start.places
    var queue = [start.json]
    var seen = Set(queue)
    // What has a key of another kind is no value of its type.
    var answers = Answers(samples: queue, examples: answers, keys: { _ in [] })
    let words = Set(values.flatMap { evaluator.literals(in: $0.type) }).sorted(byBytesOf: \.self).map {
      JSONValue.string($0)
    }
    defer { evaluator.trace = nil }
    var next = 0
    while next < queue.count {
      let json = queue[next]
      next += 1
      evaluator.trace = Trace()
      if case .own = try read(json) { return true }
      for question in evaluator.trace?.questions ?? [] where places.values.contains(where: question.isInside) {
        let others = answers.others(to: question, in: json, known: evaluator.words.all + words, keys: [])
        let isInteger = question.part(of: json)?.kind == .integer
        let more = (question.isOfText ? words : []) + (isInteger ? Self.wide : [])
        let all = others + more.compactMap { Question.Place(question).set($0, in: json) }
        for other in all where !seen.contains(other) && isOf(tree, other, places, like: start.json) {
          seen.insert(other)
          queue.append(other)
        }
      }
      if queue.count > Self.limit { return nil }
    }
    return false
  }

  private func isClass(_ type: TypeExpression) -> Bool {
    guard let evaluator, let name = evaluator.resolve(type.innermostElement) else { return false }
    return evaluator.code.structs[name]?.header.keyword == "class"
  }

  private static let limit = 400
  /// Integers that fewer and fewer types take.
  private static let wide = ["-1", "256", "65536", "4294967296", "9223372036854775808"].map { JSONValue.number($0) }

  /// Whether it is what is written of other values.
  private func isOf(
    _ tree: WrittenTree,
    _ other: JSONValue,
    _ places: [String: String],
    like start: JSONValue
  ) -> Bool {
    var parts: [String: JSONValue] = [:]
    for (name, place) in places {
      guard let part = other.part(at: place.keys),
        let type = values.first(where: { $0.name == name })?.type, isOfType(part, type) != false,
        // No type writes keys that it doesn't have; what a superclass writes is not known.
        isClass(type) || Set(part.memberKeys).isSubset(of: start.part(at: place.keys)?.memberKeys ?? [])
      else { return false }
      parts[name] = part
    }
    return written(tree, with: parts)?.json == other
  }
}

extension JSONValue {
  fileprivate var memberKeys: [String] { members?.map(\.key) ?? [] }

  /// Whether a part of it stands for JSON that nothing is known of.
  fileprivate var isOpen: Bool {
    switch self {
    case .null, .boolean, .number, .string: false
    case .array(let elements): elements.contains(where: \.isOpen)
    case .object(let members, _): self == HandWritten.anything || members.contains { $0.value.isOpen }
    }
  }
}

extension Question {
  fileprivate func isInside(_ place: String) -> Bool { pointer == place || pointer.hasPrefix("\(place)/") }

  /// Whether any text answers it.
  fileprivate var isOfText: Bool { if case .value(.string) = kind { true } else { false } }
}

extension Evaluator {
  /// The texts in a type, and in those that it names.
  fileprivate func literals(in type: TypeExpression) -> [String] {
    guard let name = resolve(type.innermostElement) else { return [] }
    return code.bodies[name, default: []].flatMap { body in
      let source = code.cursors[body.file].source
      return code.tokens(in: body.range, of: body.file).compactMap { token in
        let text = source.text(token.range)
        return text.utf8.first == UInt8(ascii: "\"") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : nil
      }
    }
  }
}

extension TypeExpression {
  /// Without the brackets of lists.
  var innermostElement: TypeExpression {
    if case .array(let element) = unwrapped { element.innermostElement } else { unwrapped }
  }
}
