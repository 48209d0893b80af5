import CodableEnumGenerator
import CodableEnumJSON

/// The verdict of the generator and the samples on a file with an enum, or with a struct beside it.
enum Proof {
  /// The names of the cases that were read, the types that the file doesn't declare, and what isn't written again.
  case holds(read: Set<String>, open: [String], lost: [Loss])
  /// The generator reports an error.
  case refused(String)
  /// A sample doesn't fit.
  case contradicted(Misfit)

  /// Something in samples that is not written again.
  struct Loss {
    /// With `*` for the elements of arrays.
    var path: String
    var samples: Int
  }

  /// - Parameters:
  ///   - trustsOpenTypes: Whether the enum may use types that the file doesn't declare.
  ///   - mayLose: Whether some of the samples needn't be written again.
  init(
    _ file: WireFile,
    typeNamed name: String,
    _ samples: [JSONValue],
    trustsOpenTypes: Bool = false,
    mayLose: Bool = false
  ) {
    if let diagnostic = file.diagnostics.first {
      self = .refused(diagnostic.message)
      return
    }
    let document = WireDocument([file])
    let open = document.openReferences.map(\.name)
    guard let definition = document[name], open.isEmpty || trustsOpenTypes else {
      self = .refused(open.first.map { "the type '\($0)' is not known" } ?? "there is no type '\(name)'")
      return
    }
    let types = TypeReading(document.shapes, JSONRules(trustsOpenTypes: trustsOpenTypes))
    var first: (index: Int, reason: String)?
    var fitting = 0
    var read: Set<String> = []
    var losses: [ExactText: Int] = [:]
    for (index, sample) in samples.enumerated() {
      let reading = types.read(sample, as: .definition(name, []))
      let lost = mayLose ? Set(reading.findings.compactMap(\.lostPath)) : []
      if let finding = reading.findings.first(where: { !mayLose || $0.lostPath == nil }) {
        let place = finding.path.isEmpty ? "" : "at \(finding.path), "
        first = first ?? (index, reading.element == nil ? "no case takes it" : place + finding.problem.text)
      } else {
        fitting += 1
        for path in lost { losses[path, default: 0] += 1 }
        if let element = reading.element { read.insert(element.name) }
      }
    }
    if let first {
      let strategy = definition.enumeration?.strategy.spelling ?? name
      self = .contradicted(Misfit(strategy: strategy, sample: first.index, reason: first.reason, fitting: fitting))
    } else {
      let lost = losses.sorted(byBytesOf: \.key.text).map { Loss(path: $0.key.text, samples: $0.value) }
      self = .holds(read: read, open: open, lost: lost)
    }
  }
}

/// Why a strategy doesn't write the samples.
struct Misfit {
  /// Its spelling in an annotation.
  var strategy: String
  /// The first sample that contradicts it; nil for another reason.
  var sample: Int?
  var reason: String
  /// The number of samples that it writes.
  var fitting = 0
}

extension SampleReading.Finding {
  /// Where something is read that is not written again; nil for other problems.
  fileprivate var lostPath: ExactText? {
    let key: String
    switch problem {
    case .lost(.key(let lost)): key = lost
    case .lost(.content), .lost(.constant), .lost(.count): key = ""
    // Of all problems, only these lose something.
    default: return nil
    }
    let path = key.isEmpty ? path : JSONPointer.appending(key, to: path)
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    return ExactText(steps.map { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) ? "*" : $0 }.joined(separator: "/"))
  }
}

extension WireDocument {
  /// The shapes of all definitions, by their ids.
  var shapes: [String: WireShape] { Dictionary(definitions.map { ($0.id, $0.shape) }) { first, _ in first } }
}
