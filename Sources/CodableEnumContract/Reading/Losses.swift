import CodableEnumGenerator
import CodableEnumJSON

/// What is in samples and is read, but not written again.
struct Losses {
  struct Loss {
    /// With `*` for the elements of arrays.
    var path: String
    var samples: Int
  }

  private var counts: [ExactText: Int] = [:]

  /// Adds the places of one sample.
  mutating func add(_ paths: Set<ExactText>) {
    for path in paths { counts[path, default: 0] += 1 }
  }

  var all: [Loss] { counts.sorted(byBytesOf: \.key.text).map { Loss(path: $0.key.text, samples: $0.value) } }

  /// For people: `Event drops /data/currency of 2 of 6 samples`.
  func texts(of name: String, among count: Int) -> [String] { all.map { $0.text(of: name, among: count) } }
}

extension Losses.Loss {
  func text(of name: String, among count: Int) -> String {
    "\(name) drops \(path) of \(samples) of \(Remarks.samples(count))"
  }
}

extension CaseReading {
  var lostPaths: Set<ExactText> { Set(findings.compactMap(\.lostPath)) }

  /// Takes away all that is only about what is written.
  mutating func removeAllLosses() { removeFindings { if case .lost = $0.problem { true } else { false } } }

  /// Takes away what is read and not written again, and returns where it was.
  @discardableResult
  mutating func removeLosses() -> Set<ExactText> {
    let paths = lostPaths
    removeFindings { $0.lostPath != nil }
    return paths
  }
}

extension CaseReading.Finding {
  /// Where something is read that is not written again; nil for other problems.
  var lostPath: ExactText? {
    let key: String
    switch problem {
    case .lost(.key(let lost)): key = lost
    case .lost(.content), .lost(.constant), .lost(.count), .lost(.equalElement): key = ""
    // Of all problems, only these lose something.
    default: return nil
    }
    let path = key.isEmpty ? path : JSONPointer.appending(key, to: path)
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    return ExactText(steps.map { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) ? "*" : $0 }.joined(separator: "/"))
  }
}
