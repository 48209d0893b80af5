import CodableEnumGenerator

/// The verdict of the generator and the samples on a file with an enum.
enum Proof {
  /// The indices of the cases that were read, and the types that the file doesn't declare.
  case holds(read: Set<Int>, open: [String])
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
    guard let enumeration = document[name]?.enumeration,
      let proof = SampleProof(document, enumNamed: name, trustsOpenTypes: trustsOpenTypes),
      open.isEmpty || trustsOpenTypes
    else {
      self = .refused(open.first.map { "the type '\($0)' is not known" } ?? "there is no enum '\(name)'")
      return
    }
    var first: (index: Int, reason: String)?
    var fitting = 0
    var read: Set<Int> = []
    for (index, sample) in set.samples.enumerated() {
      let (element, contradiction) = proof.check(sample.json)
      if let contradiction {
        let place = contradiction.path.isEmpty ? "" : "at \(contradiction.path), "
        first = first ?? (index, place + contradiction.reason)
      } else {
        fitting += 1
        if let element { read.insert(element) }
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
