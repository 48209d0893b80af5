import CodableEnum
import Foundation
import Probing

/// JSON that both sides are asked to read as a type, and to write back.
struct Question: Encodable {
  enum Expectation {
    /// Both write this, after they have read it.
    case written
    case read, refused
    /// One of the differences of the rows, as its example.
    case different
    /// Either both agree, or the difference is one of the rows'.
    case anything
  }

  var type: String
  var json: String
  var expectation: Expectation

  private enum CodingKeys: CodingKey { case type, json }
}

extension Rows {
  /// What the rows say, and all that differs from what is written in one place.
  func questions() throws -> [Question] {
    var questions: [Question] = []
    for layout in layouts {
      func ask(_ texts: [String], _ expectation: Question.Expectation) {
        questions += texts.map { Question(type: layout.name, json: $0, expectation: expectation) }
      }
      ask(layout.writes, .written)
      ask(layout.reads, .read)
      ask(layout.refuses, .refused)
      ask(layout.differences.map(\.json), .different)
      var seen = Set(questions.filter { $0.type == layout.name }.map(\.json))
      for text in layout.writes {
        let changed = try mutations(of: json(text)).map { try Peers.text(of: $0) }
        ask(changed.filter { seen.insert($0).inserted }, .anything)
      }
    }
    return questions + general.map { Question(type: $0.type, json: $0.json, expectation: .different) }
  }
}

func json(_ text: String) throws -> CodableValue {
  try JSONDecoder().decode(CodableValue.self, from: Data(text.utf8))
}
