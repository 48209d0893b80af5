import CodableEnumGenerator

/// The verdict of the generator and the samples on a file with an enum.
enum Proof {
  /// The names of the cases that were read, and the types that the file doesn't declare.
  case holds(read: Set<String>, open: [String])
  /// The generator reports an error.
  case refused(String)
  /// A sample doesn't fit.
  case contradicted(Misfit)

  /// - Parameter trustsOpenTypes: Whether the enum may use types that the file doesn't declare.
  init(path: String, text: String, enumNamed name: String, _ set: SampleSet, trustsOpenTypes: Bool = false) {
    let file = Generator.readWire(SourceFile(path: path, text: text))
    if let diagnostic = file.diagnostics.first {
      self = .refused(diagnostic.message)
      return
    }
    let document = WireDocument([file])
    let open = document.openReferences.map(\.name)
    guard let enumeration = document[name]?.enumeration, open.isEmpty || trustsOpenTypes else {
      self = .refused(open.first.map { "the type '\($0)' is not known" } ?? "there is no enum '\(name)'")
      return
    }
    let types = TypeReading(document.shapes, JSONRules(trustsOpenTypes: trustsOpenTypes))
    var first: (index: Int, reason: String)?
    var fitting = 0
    var read: Set<String> = []
    for (index, sample) in set.samples.enumerated() {
      let reading = types.read(sample.json, as: .definition(name, []))
      if let finding = reading.findings.first {
        let place = finding.path.isEmpty ? "" : "at \(finding.path), "
        first = first ?? (index, reading.element == nil ? "no case takes it" : place + finding.problem.text)
      } else {
        fitting += 1
        if let element = reading.element { read.insert(element.name) }
      }
    }
    if let first {
      let strategy = enumeration.strategy.spelling
      self = .contradicted(Misfit(strategy: strategy, sample: first.index, reason: first.reason, fitting: fitting))
    } else {
      self = .holds(read: read, open: open)
    }
  }
}

extension WireDocument {
  /// The shapes of all definitions, by their ids.
  var shapes: [String: WireShape] { Dictionary(definitions.map { ($0.id, $0.shape) }) { first, _ in first } }
}
