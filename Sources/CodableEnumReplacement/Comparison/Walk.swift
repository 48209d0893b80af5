import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The ways through code that reads JSON, each with JSON that takes it.
///
/// Whatever the code asks of JSON is answered in every way, one answer at a time; what follows is asked again. A run
/// that takes a way that is known, and from which the annotation makes a case with values that are known there, is
/// compared, and not followed: its questions were asked there.
struct Walk {
  /// What the code and the annotation do.
  private struct Way: Hashable {
    var path: UInt64
    var element: String?
    /// Whether that is not told by a tag of its own.
    var isCaught: Bool?
    /// What becomes of its values.
    var values: [String: AnnotationTrial.ReadValue]?
  }

  struct Leaf {
    var json: JSONValue
    var outcome: ReadOutcome?
    /// The question that it answers in a new way.
    fileprivate var question: Question?
  }

  private struct Start {
    var json: JSONValue
    var question: Question?
    /// What was asked before; later questions than this one are this JSON's own.
    var asked: [Question] = []
    var index = 0

    /// The first question that is not answered elsewhere, too.
    func firstQuestion(of own: [Question]) -> Int {
      let same = zip(asked, own).prefix { $0.pointer == $1.pointer && $0.offset == $1.offset }.count
      return asked.isEmpty ? 0 : min(index, same)
    }
  }

  /// Where the code asks what can't be listed.
  private struct Test: Hashable {
    var file: Int
    var offset: Int
  }

  private static let limit = 1000

  /// JSON that the code is known to read.
  private let samples: [JSONValue]
  private let tagKey: String?
  /// Tags that only the annotation knows.
  private let tags: [JSONValue]

  private(set) var leaves: [Leaf] = []
  /// The first question of the code that was not answered in every way, since there are too many; nil if all were.
  private var rest: Question?
  /// What the code compares a place with.
  private var words: [String: Set<LiteralKey>] = [:]
  private var keptChoices: Set<String> = []
  private var tests: [Test: (question: Question, answers: Set<Bool>)] = [:]
  private var answers: Answers
  private var queue: [Start]
  private var seen: Set<String>

  /// - Parameters:
  ///   - samples: JSON that the code is known to read, to begin with.
  ///   - tagKey: The key of the tag, if it has one.
  ///   - trial: The annotation, which may ask what the code doesn't.
  init(
    _ coding: HandWritten,
    from samples: [JSONValue],
    tagKey: String?,
    _ trial: AnnotationTrial
  ) throws(Refusal) {
    (self.samples, self.tagKey) = (samples, tagKey)
    tags = trial.tags(of: coding.cases.filter { $0.tree == nil }.map(\.name))
    let evaluator = coding.evaluator
    defer { evaluator.trace = nil }
    answers = Answers(samples: samples, examples: coding.answers, keys: coding.keys)
    queue = (samples + [.null]).map { Start(json: $0) }
    seen = Set(queue.map { $0.json.text(.compact) })
    var ways: Set<Way> = []
    var next = 0
    while next < queue.count {
      let start = queue[next]
      next += 1
      evaluator.trace = Trace()
      let outcome = try coding.read(start.json)
      leaves.append(Leaf(json: start.json, outcome: outcome, question: start.question))
      guard let trace = evaluator.trace, trace.isRun else { continue }
      let now = trial.read(start.json)
      let way = Way(path: trace.path, element: now?.element, isCaught: now?.isCaught, values: now?.values)
      guard ways.insert(way).inserted else { continue }
      for question in trace.questions { keepWords(of: question) }
      follow(start, trace.questions, trial, coding)
    }
    if rest == nil { try proveTests() }
  }

  /// What code does for an answer that no JSON has is not known.
  private func proveTests() throws(Refusal) {
    // Of numbers, those around each literal were tried: an answer that none of them gives is never given.
    let open = tests.values.filter { $0.answers.count == 1 && !$0.question.isOfNumbers }.map(\.question)
    guard let first = open.min(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) else { return }
    let message = "no JSON was found for both answers to this; compare with literals, or keep this code"
    throw Refusal(file: first.file, offset: first.offset, message: message)
  }

  /// Answers what is asked of JSON in every other way.
  private mutating func follow(
    _ start: Start,
    _ asked: [Question],
    _ trial: AnnotationTrial,
    _ coding: HandWritten
  ) {
    let known = coding.evaluator.words.all + tags
    let keys = coding.evaluator.words.allKeys + tags.compactMap(\.string)
    let own = asked.enumerated().dropFirst(start.firstQuestion(of: asked))
    let others = trial.looks(at: start.json).map { (offset: 0, element: Question($0)) }
    for (index, question) in Array(own) + others {
      // Nothing more is added, and that is said already.
      if rest != nil, queue.count >= Self.limit { return }
      for json in answers.others(to: question, in: start.json, known: known, keys: keys)
      where seen.insert(json.text(.compact)).inserted {
        if queue.count < Self.limit {
          queue.append(Start(json: json, question: question, asked: asked, index: index))
        } else if question.isOfCode {
          rest = rest ?? question
        }
      }
    }
  }
}

extension Walk {
  private mutating func keepWords(of question: Question) {
    switch question.kind {
    case .equality(let word): if let key = LiteralKey(word) { words[question.pointer, default: []].insert(key) }
    case .choice(let all, isCased: false):
      guard keptChoices.insert("\(question.file) \(question.offset) \(question.pointer)").inserted else { return }
      words[question.pointer, default: []].formUnion(all.compactMap { LiteralKey($0) })
    case .test(let witnesses, let isTrue):
      words[question.pointer, default: []].formUnion(witnesses.compactMap { LiteralKey($0) })
      tests[Test(file: question.file, offset: question.offset), default: (question, [])].answers.insert(isTrue)
    case .choice(_, isCased: true), .casedEquality, .object, .array, .presence, .null, .value, .keys, .element, .whole:
      break
    }
  }

  /// Whether JSON has, in the place that is new, what the code compares with there.
  fileprivate func hasWord(_ leaf: Leaf) -> Bool {
    guard let question = leaf.question, let key = question.part(of: leaf.json).flatMap({ LiteralKey($0) }) else {
      return false
    }
    return words[question.pointer]?.contains(key) ?? false
  }

  /// Whether JSON has keys of two cases: no one case has all of them.
  fileprivate func hasKeysOfTwoCases(_ json: JSONValue) -> Bool {
    let keys = Set(
      samples.map { sample in
        Set((json.members ?? []).map(\.key).filter { $0 != tagKey && sample[$0] != nil })
      }
    )
    return !keys.contains(keys.reduce([]) { $0.union($1) })
  }

  /// Whether a member is null, and not the tag.
  fileprivate func hasNull(_ json: JSONValue) -> Bool {
    json.members?.contains { $0.value == .null && $0.key != tagKey } ?? false
  }

  /// What the comments don't tell of; nil if they tell of all.
  func remark(_ code: CodeTypes) -> String? {
    guard let rest else { return nil }
    if rest.file == code.synthesizedFile { return "only \(Self.limit) kinds of JSON were compared" }
    let line = LineTable(code.cursors[rest.file].source).position(at: rest.offset).line
    return "only \(Self.limit) kinds of JSON were compared; line \(line) of the code by hand asks more"
  }
}

extension HandWritten {
  /// What the code and an annotation make of JSON on ways that no difference tells of yet.
  func differences(from trial: AnnotationTrial, on walk: Walk, besides told: [Difference]) -> [Difference] {
    let counted = told.lines.counted
    let own = told.enumerated().filter { !$1.isRepeated }.map { (difference: $1, isNamed: !counted.contains($0)) }
    var all = own
    for leaf in walk.leaves {
      guard let difference = difference(from: trial, on: leaf.json, leaf.outcome) else { continue }
      let hasWord = walk.hasWord(leaf)
      let hasTwo = walk.hasKeysOfTwoCases(leaf.json)
      let kind: Mutation.Kind = hasTwo && walk.hasNull(leaf.json) ? .twoCasesWithNull : .example
      let isTold = all.contains { other, isNamed in
        if other.old != difference.old || other.new != difference.new { return false }
        if other.json == leaf.json || other.isOdd(in: leaf.json) { return true }
        // Of JSON with a word of the code, another's comment tells nothing.
        if hasWord, !other.hasWord { return false }
        return other.isOfTwoCases ? hasTwo && (!other.isOfTwoCasesWithNull || kind == .twoCasesWithNull) : isNamed
      }
      if isTold { continue }
      let new = Difference(
        kinds: [kind],
        old: difference.old,
        new: difference.new,
        json: leaf.json,
        hasWord: hasWord,
        isRepeated: false,
        // To read odd JSON that was an error says little against an annotation.
        weight: difference.isOtherValue ? 2 : leaf.outcome == nil ? 0 : 1
      )
      all.append((new, isNamed: true))
    }
    return all.dropFirst(own.count).map(\.difference)
  }
}
