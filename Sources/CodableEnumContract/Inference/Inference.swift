import CodableEnumGenerator

/// How an enum is inferred from samples.
package struct InferenceOptions: Sendable {
  /// Of the enum.
  package var name = "Sample"
  /// Of the tag; nil to find it.
  package var key: String?
  /// The objects that are dictionaries.
  package var maps: [JSONPointer] = []
  /// Whether a case catches what the samples do not have.
  package var isOpen = false
  /// Whether texts may be UUIDs, URLs and dates.
  package var detects = false

  package init() {}
}

/// An enum that writes all samples, and what the samples could not say.
package struct Inference: Sendable {
  package var text: String
  package var notes: [String]
}

/// Why there is no enum that writes all samples.
package struct InferenceFailure: Error {
  package var message: String
  /// Of the sample that contradicts.
  package var place: (path: String, position: SourcePosition)?
}

extension Inference {
  /// Finds the enum with the fewest arguments, and proves that it writes the samples.
  package init(of set: SampleSet, _ options: InferenceOptions) throws(InferenceFailure) {
    if set.samples.isEmpty { throw InferenceFailure(message: "there is no sample to infer an enum from") }
    var lens = ValueSummary.Lens(detects: options.detects)
    for map in options.maps { lens.maps.insert(map) }
    let search = LayoutSearch(samples: set.samples, lens: lens, name: options.name, key: options.key)
    var found: [(draft: EnumDraft, result: InferredEnum)] = []
    var misfits: [Misfit] = []
    for attempt in search.attempts() {
      switch attempt {
      case .fails(let misfit): misfits.append(misfit)
      case .fits(var draft):
        draft.isOpen = options.isOpen
        found.append((draft, InferredEnum(draft, named: options.name)))
      }
    }
    // Equal ones stay in the order of their strategies.
    let ranked = found.sorted(byNumber: {
      $0.draft.preference * 10_000 + min($0.result.argumentCount, 999) * 10 + $0.draft.strategy.rank
    })
    for (draft, result) in ranked {
      switch Self.proof(of: result, set, isOpen: options.isOpen) {
      case nil:
        self.init(text: result.text, notes: result.notes)
        return
      case .generator(let message)?:
        misfits.append(Misfit(strategy: draft.strategy.spelling, sample: 0, reason: message, fitting: 0))
      case .sample(let misfit)?: misfits.append(misfit)
      }
    }
    throw InferenceFailure(misfits, in: set, options)
  }

  private enum Objection {
    case generator(String)
    case sample(Misfit)
  }

  /// What the generator, or a sample, has against an enum.
  private static func proof(of result: InferredEnum, _ set: SampleSet, isOpen: Bool) -> Objection? {
    let file = Generator.readWire(SourceFile(path: "\(result.name).swift", text: result.text))
    if let diagnostic = file.diagnostics.first { return .generator(diagnostic.message) }
    let document = WireDocument([file])
    guard let proof = SampleProof(document, enumNamed: result.name), document.openReferences.isEmpty else {
      return .generator("a type is not known")
    }
    var first: (index: Int, reason: String)?
    var fitting = 0
    for (index, sample) in set.samples.enumerated() {
      if let contradiction = proof.check(sample.json).contradiction {
        let place = contradiction.path.isEmpty ? "" : "at \(contradiction.path), "
        first = first ?? (index, place + contradiction.reason)
      } else {
        fitting += 1
      }
    }
    guard let first else { return nil }
    let strategy = document[result.name]?.enumeration?.strategy.spelling ?? ""
    return .sample(Misfit(strategy: strategy, sample: first.index, reason: first.reason, fitting: fitting))
  }
}

extension InferenceFailure {
  fileprivate init(_ misfits: [Misfit], in set: SampleSet, _ options: InferenceOptions) {
    // The first of those that fit most samples.
    guard let nearest = misfits.first(where: { misfit in misfits.allSatisfy { $0.fitting <= misfit.fitting } }) else {
      self.init(message: "there is no sample to infer an enum from")
      return
    }
    let advice =
      options.key == nil
      ? "name the tag's key by --key, or split the samples" : "name another --key, or split the samples"
    self.init(
      message: "no strategy writes all samples; \(nearest.strategy) is the nearest (\(nearest.fitting) of "
        + "\(set.samples.count)), and this sample contradicts it: \(nearest.reason); \(advice), or write the enum as "
        + ".untagged with matches:",
      place: set.place(of: nearest.sample)
    )
  }
}

extension InferredEnum {
  /// What the samples could not say, with the names of what it is about.
  fileprivate var notes: [String] {
    cases.flatMap { element in element.remarks.map { "\(name).\(element.name): \($0)" } }
      + structures.flatMap { structure in structure.remarks.map { "\(structure.name): \($0)" } }
  }
}

extension Strategy {
  /// The order in which equally good ones are preferred.
  fileprivate var rank: Int {
    switch self {
    case .caseKeyed(.positional): 0
    case .caseKeyed(.labeled): 1
    case .caseKeyed(.natural): 2
    case .discriminator: 3
    case .flattenedStatus: 4
    case .adjacent: 5
    case .caseKeyed(.array): 6
    case .rawValue: 7
    case .untagged: 8
    }
  }
}

extension Inference {
  /// `chat-messages.json` → `ChatMessage`; nil if it makes no name.
  package static func typeName(ofFile name: String) -> String? {
    let base = name.prefix { $0 != "." }
    let type = SwiftNames.typeName(of: SwiftNames.singular(String(base)))
    return isASCIIIdentifier(type) && !TypeBuilder.knownNames.contains(type) ? type : nil
  }
}
