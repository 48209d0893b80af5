import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The ways through code that reads JSON, each with JSON that takes it.
///
/// Whatever the code asks of JSON is answered in every way, one answer at a time; what follows is asked again. A run
/// that takes a way that is known is compared, and not followed: its questions were asked there.
struct Walk {
  private(set) var leaves: [(json: JSONValue, outcome: HandWritten.Outcome?)] = []
  /// The first question of the code that was not answered in every way, since there are too many; nil if all were.
  private var rest: Question?
  private static let limit = 1000

  private struct Start {
    var json: JSONValue
    /// The question whose answer is new, and what was asked before; later ones are this JSON's own.
    var trace: [Question]
    var index: Int

    /// The first question that is not answered elsewhere, too.
    func firstQuestion(of asked: [Question]) -> Int {
      let same = zip(trace, asked).prefix { $0.pointer == $1.pointer && $0.offset == $1.offset }.count
      return trace.isEmpty ? 0 : min(index, same)
    }
  }

  /// - Parameters:
  ///   - samples: JSON that the code is known to read, to begin with.
  ///   - trial: The annotation, which may ask what the code doesn't.
  init(_ coding: HandWritten, from samples: [JSONValue], _ trial: AnnotationTrial) throws(Refusal) {
    let evaluator = coding.evaluator
    defer { evaluator.trace = nil }
    var ways: Set<UInt64> = []
    var queue = (samples + [.null]).map { Start(json: $0, trace: [], index: 0) }
    var seen = Set(queue.map { $0.json.text(.compact) })
    var next = 0
    while next < queue.count {
      let start = queue[next]
      next += 1
      evaluator.trace = Trace()
      let outcome = try coding.read(start.json)
      leaves.append((start.json, outcome))
      guard let trace = evaluator.trace, trace.isRun, ways.insert(trace.path).inserted else { continue }
      let words = evaluator.words.sorted(byBytesOf: \.self).map { JSONValue.string($0) }
      let numbers = evaluator.numbers.sorted(byBytesOf: \.self).map { JSONValue.number($0) }
      let own = trace.questions.enumerated().dropFirst(start.firstQuestion(of: trace.questions))
      let others = trial.looks(at: start.json).map { (offset: 0, element: Question($0)) }
      for (index, question) in Array(own) + others {
        let answers = question.otherAnswers(
          in: start.json,
          words: words + numbers,
          samples: samples,
          examples: coding.answers(of:)
        )
        for json in answers {
          guard seen.insert(json.text(.compact)).inserted else { continue }
          if queue.count < Self.limit {
            queue.append(Start(json: json, trace: trace.questions, index: index))
          } else if question.isOfCode {
            rest = rest ?? question
          }
        }
      }
    }
  }
}

extension Walk {
  /// What the comments don't tell of; nil if they tell of all.
  func remark(_ code: CodeTypes) -> String? {
    guard let rest else { return nil }
    let line = LineTable(code.cursors[rest.file].source).position(at: rest.offset).line
    return "only \(Self.limit) kinds of JSON were compared; line \(line) of the code by hand asks more"
  }
}

extension HandWritten {
  /// What the code and an annotation make of JSON on ways that no difference tells of yet.
  func differences(from trial: AnnotationTrial, on walk: Walk, besides told: [Difference]) -> [Difference] {
    var found: [Difference] = []
    let told = told.filter { !$0.isRepeated }
    for (json, outcome) in walk.leaves {
      guard let difference = difference(from: trial, on: json, outcome) else { continue }
      if (told + found).contains(where: { $0.old == difference.old && $0.new == difference.new }) { continue }
      found.append(
        Difference(
          kind: "JSON like this",
          old: difference.old,
          new: difference.new,
          json: json,
          isRepeated: false,
          weight: difference.isOtherValue ? 2 : 1
        )
      )
    }
    return found
  }
}
