import CodableEnum
import Foundation

/// Holds what a peer answered against what we do, and both against the rows.
struct Judge {
  let peer: Peer
  let rows: Rows
  private(set) var complaints: [String] = []
  private(set) var counts: [Outcome: Int] = [:]
  /// The reasons of the rows that some JSON needed.
  private var used: Set<String> = []

  enum Outcome: String, CaseIterable {
    case equal = "read, and written with the same bytes"
    case respelled = "with another spelling of numbers"
    case refused = "refused by both"
    case different = "known to differ"
  }

  init(of peer: Peer, rows: Rows) {
    self.peer = peer
    self.rows = rows
  }

  mutating func judge(_ questions: [Question], answers: [Answer]) throws {
    guard questions.count == answers.count else {
      complaints.append("\(answers.count) answers to \(questions.count) questions")
      return
    }
    for (question, theirs) in zip(questions, answers) {
      guard let subject = peer.subjects.first(where: { $0.name == question.type }) else {
        complaints.append("there is no type \(question.type)")
        continue
      }
      try judge(question, ours: subject.answer(question.json), theirs: theirs, subject: subject)
    }
    for difference in rows.layouts.flatMap(\.differences) + rows.general where !used.contains(difference.id) {
      complaints.append("a difference that nothing shows: \(difference.type) \(difference.json)")
    }
  }

  private mutating func judge(_ question: Question, ours: Answer, theirs: Answer, subject: Subject) throws {
    let about = "\(peer.name) \(question.type) \(question.json)"
    let outcome: Outcome
    switch try compare(ours, theirs, subject: subject) {
    case nil:
      switch (ours, theirs) {
      case (.written(_, let our), .written(_, let their)):
        outcome = our.sorted() == their.sorted() ? .equal : .respelled
      case (.written, _), (.refused, _): outcome = .refused
      }
    case let difference?:
      let known = (rows.layout(question.type)?.differences ?? []) + rows.general
      if let match = known.first(where: { $0.matches(difference, json: question.json) }) {
        used.insert(match.id)
        outcome = .different
      } else {
        complaints.append("\(about): \(difference.kind.rawValue): \(difference.text)")
        return
      }
    }
    counts[outcome, default: 0] += 1
    switch (question.expectation, outcome) {
    case (.anything, _), (.read, .equal), (.read, .respelled), (.refused, .refused), (.different, .different): break
    case (.written, .equal), (.written, .respelled):
      if case .written(_, let written) = ours, try json(written) != json(question.json) {
        complaints.append("\(about) is written as \(written)")
      }
    case (_, _): complaints.append("\(about) is \(outcome.rawValue): \(ours)")
    }
  }

  fileprivate struct Found {
    var kind: Rows.Difference.Kind
    var text: String
  }

  private func compare(_ ours: Answer, _ theirs: Answer, subject: Subject) throws -> Found? {
    switch (ours, theirs) {
    case (.refused, .refused): return nil
    case (.written, .refused(let text)): return Found(kind: .onlyOurs, text: text)
    case (.refused(let text), .written(_, let written)): return Found(kind: .onlyTheirs, text: "\(text) -> \(written)")
    case (.written(let ourCase, let our), .written(let theirCase, let their)):
      let isSameCase = ourCase.isEmpty || theirCase.isEmpty || ourCase.folded == theirCase.folded
      guard isSameCase, try json(our) == json(their) else {
        return Found(kind: .unlike, text: "\(ourCase) \(our) / \(theirCase) \(their)")
      }
      // What they wrote is read here, and written back.
      guard case .written(ourCase, our) = subject.answer(their) else {
        return Found(kind: .unlike, text: "\(our) / \(subject.answer(their))")
      }
      return nil
    }
  }
}

extension Judge {
  /// Whether our values are written as the rows have it, and the declarations have what the page says of them.
  mutating func checkOurs(ourSource: String, theirSource: String) throws {
    if rows.layouts.map(\.name) != peer.subjects.map(\.name) {
      complaints.append("the rows are of \(rows.layouts.map(\.name)), the types are \(peer.subjects.map(\.name))")
    }
    for (layout, subject) in zip(rows.layouts, peer.subjects) {
      let written = try subject.values()
      if try written.map(json) != layout.writes.map(json) {
        complaints.append("\(layout.name) writes:\n\(written.joined(separator: "\n"))")
      }
      for (source, shown) in [(ourSource, layout.ours), (theirSource, layout.theirs)] {
        let declaration = declaration(of: layout.name, in: source)
        for text in shown where !declaration.contains(text) {
          complaints.append("the declaration of \(layout.name) has no \(text)")
        }
      }
    }
  }
}

extension Rows {
  fileprivate func layout(_ name: String) -> Layout? { layouts.first { $0.name == name } }
}

extension Rows.Difference {
  fileprivate var id: String { "\(kind) \(type) \(json)" }

  fileprivate func matches(_ found: Judge.Found, json: String) -> Bool {
    guard kind == found.kind, let pattern = try? Regex(pattern) else { return false }
    return "\(json) -> \(found.text)".contains(pattern)
  }
}

extension String {
  /// `not_allowed` and `NotAllowed` are one name.
  fileprivate var folded: String { filter { $0 != "_" }.lowercased() }
}

/// The lines right above a declaration, its own, and those that are indented more.
private func declaration(of name: String, in source: String) -> String {
  let lines = source.components(separatedBy: "\n")
  guard
    let keywords = try? Regex("\\b(enum|struct|class|record|interface) \(name)\\b"),
    let line = lines.firstIndex(where: { $0.contains(keywords) })
  else { return "" }
  func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
  let start = lines[..<line].lastIndex { $0.isEmpty } ?? 0
  let end = lines[(line + 1)...].firstIndex { !$0.isEmpty && indent($0) <= indent(lines[line]) } ?? lines.endIndex
  return lines[start..<end].joined(separator: "\n")
}
