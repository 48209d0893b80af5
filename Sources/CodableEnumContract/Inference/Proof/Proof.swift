import CodableEnumGenerator
import CodableEnumJSON

/// The verdict of the generator and the samples on a file with an enum, or with a struct beside it.
enum Proof {
  /// The names of the cases that were read, the types that the file doesn't declare, and what isn't written again.
  case holds(read: Set<String>, open: [String], lost: [Losses.Loss])
  /// The generator reports an error.
  case refused(String)
  /// A sample doesn't fit.
  case contradicted(Misfit)

  /// - Parameters:
  ///   - trustsOpenTypes: Whether the enum may use types that the file doesn't declare.
  ///   - mayLose: Whether some of the samples needn't be written again.
  ///   - telling: For a file of inferred types, which read samples of one shape alike: the texts that tell shapes apart.
  init(
    _ file: WireFile,
    typeNamed name: String,
    _ samples: [JSONValue],
    trustsOpenTypes: Bool = false,
    mayLose: Bool = false,
    telling texts: SampleShapes.Texts? = nil
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
    self.init(document, definition, open: open, samples, trustsOpenTypes: trustsOpenTypes, mayLose: mayLose, texts)
  }

  /// Reads the samples.
  private init(
    _ document: WireDocument,
    _ definition: WireDefinition,
    open: [String],
    _ samples: [JSONValue],
    trustsOpenTypes: Bool,
    mayLose: Bool,
    _ texts: SampleShapes.Texts?
  ) {
    let name = definition.name
    let types = TypeReading(document.shapes, JSONRules(trustsOpenTypes: trustsOpenTypes))
    let strategy = definition.enumeration?.strategy.spelling ?? name
    var misfit: Misfit?
    var fitting = 0
    var read: Set<String> = []
    var losses = Losses()
    let groups =
      texts.map { SampleShapes(samples, telling: $0, document.tags).groups }
      ?? samples.indices.map { (first: $0, count: 1) }
    for (index, count) in groups {
      let sample = samples[index]
      let reading = types.read(sample, as: .definition(name, []))
      let lost = mayLose ? reading.lostPaths : []
      if let finding = reading.findings.first(where: { !mayLose || $0.lostPath == nil }) {
        misfit = misfit ?? Misfit(strategy, sample: index, reading, finding)
      } else {
        fitting += count
        losses.add(lost)
        if let element = reading.element { read.insert(element.name) }
      }
    }
    if var misfit {
      misfit.fitting = fitting
      self = .contradicted(misfit)
    } else {
      self = .holds(read: read, open: open, lost: losses.all)
    }
  }
}

extension WireDocument {
  fileprivate var tags: [Tag] { definitions.flatMap { $0.enumeration?.cases.flatMap { $0.tags + $0.readTags } ?? [] } }
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
  /// The enum that doesn't take a part of the sample.
  var owner: String?
}

extension Misfit {
  fileprivate init(_ strategy: String, sample: Int, _ reading: CaseReading, _ finding: CaseReading.Finding) {
    let place = finding.path.isEmpty ? "" : "at \(finding.path), "
    let reason = reading.element == nil ? "no case takes it" : place + finding.problem.text
    self.init(strategy: strategy, sample: sample, reason: reason, owner: finding.owner?.id)
  }
}
