import Foundation

/// The rows of a peer, as its file in `Rows` has them:
///
///     ## Adjacent                                the type, by its name on both sides
///     theirs #[serde(tag = "t", content = "c")]  what its declaration over there has
///     ours @CodableEnum(strategy: .rawValue)     what it has here
///     writes {"t":"Unit"}                        what both sides write, a value of ours after the other
///     reads {"c":null,"t":"Unit"}                what both sides read as well
///     refuses {"t":"Newtype"}                    what both refuse
///     only-ours {"c":1,"t":"Unit"}               what only we read
///       invalid type: integer                    a pattern: which other JSON differs for the same reason
///       The reason, as the page has it.
///
/// `only-theirs` is what only the peer reads, `unlike` what both read, and write differently. Under `## *` are differences
/// of all types, with the name of one before its JSON. A type with `###` isn't on the page, as another one shows the same.
struct Rows {
  struct Layout {
    var name: String
    var isShown: Bool
    var theirs: [String] = []
    var ours: [String] = []
    var writes: [String] = []
    var reads: [String] = []
    var refuses: [String] = []
    var differences: [Difference] = []
  }

  struct Difference {
    enum Kind: String {
      case onlyOurs = "only-ours"
      case onlyTheirs = "only-theirs"
      case unlike
    }

    var kind: Kind
    /// The type that the example is of.
    var type: String
    var json: String
    /// What the text of the refusal has; of two that differ, their JSON.
    var pattern = ""
    var reason = ""
  }

  var layouts: [Layout] = []
  var general: [Difference] = []

  init(_ text: String) throws {
    var isGeneral = false
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      if line.hasPrefix("  ") {
        // A pattern, then a reason.
        let detail = line.trimmingCharacters(in: .whitespaces)
        if isGeneral {
          general[general.count - 1].add(detail)
        } else {
          layouts[layouts.count - 1].differences[layouts[layouts.count - 1].differences.count - 1].add(detail)
        }
        continue
      }
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw Complaint("not a row: \(line)") }
      let (verb, rest) = (parts[0], parts[1])
      if verb == "##" || verb == "###" {
        isGeneral = rest == "*"
        if !isGeneral { layouts.append(Layout(name: rest, isShown: verb == "##")) }
      } else if isGeneral {
        let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = Difference.Kind(rawValue: verb) else {
          throw Complaint("not a row: \(line)")
        }
        general.append(Difference(kind: kind, type: parts[0], json: parts[1]))
      } else {
        try layouts[layouts.count - 1].add(verb, rest)
      }
    }
  }
}

extension Rows.Layout {
  fileprivate mutating func add(_ verb: String, _ text: String) throws {
    switch verb {
    case "theirs": theirs.append(text)
    case "ours": ours.append(text)
    case "writes": writes.append(text)
    case "reads": reads.append(text)
    case "refuses": refuses.append(text)
    default:
      guard let kind = Rows.Difference.Kind(rawValue: verb) else { throw Complaint("not a row: \(verb) \(text)") }
      differences.append(Rows.Difference(kind: kind, type: name, json: text))
    }
  }
}

extension Rows.Difference {
  fileprivate mutating func add(_ detail: String) {
    if pattern.isEmpty { pattern = detail } else { reason += reason.isEmpty ? detail : " " + detail }
  }
}

/// What is wrong.
struct Complaint: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
