import CodableEnumGenerator

package struct InferenceOptions: Sendable {
  /// The name of the enum.
  package var name = "Sample"
  /// The tag's key; nil to find it.
  package var key: String?
  /// The places of dictionaries.
  package var maps: [JSONPointer] = []
  /// Whether a case catches tags that the samples don't have.
  package var isOpen = false
  /// Whether texts may be UUIDs, URLs and dates.
  package var detects = false

  package init() {}
}

/// An enum that writes all samples.
package struct Inference: Sendable {
  /// Its comments say what the samples leave open.
  package var text: String
  /// What no comment says.
  package var notes: [String] = []
}

/// The reason that no enum writes all samples.
package struct InferenceFailure: Error {
  package var message: String
  /// The place of the contradicting sample.
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
    /// From drafts that failed only on a sample.
    var contradictions: [Misfit] = []
    for attempt in search.attempts() {
      switch attempt {
      case .fails(let misfit): misfits.append(misfit)
      case .fits(var draft):
        if draft.types.hasTwins { continue }
        draft.isOpen = options.isOpen
        found.append((draft, InferredEnum(draft, named: options.name)))
      }
    }
    // Drafts of equal rank stay in the order of their strategies.
    let ranked = found.sorted(byNumber: {
      $0.draft.strategy.rank(preference: $0.draft.preference, argumentCount: $0.result.argumentCount)
    })
    for (draft, result) in ranked {
      switch Proof(path: "\(result.name).swift", text: result.text, enumNamed: result.name, set) {
      case .holds:
        self.init(text: result.text)
        return
      case .refused(let message):
        misfits.append(Misfit(strategy: draft.strategy.spelling, sample: nil, reason: message, fitting: 0))
      case .contradicted(let misfit): contradictions.append(misfit)
      }
    }
    throw InferenceFailure(contradictions + misfits, in: set, options)
  }
}

extension InferenceFailure {
  /// - Parameter caseName: That of a case that would take the samples which no other takes, if it caught the unknown.
  init(keeping caseName: String, _ strategy: Strategy, _ misfits: [Misfit], in set: SampleSet) {
    self.init(
      message: "no case has the tag of this sample; if case '\(caseName)' is to keep such tags, put "
        + "@CodableCase(catches: .unknown) above it, with which \(strategy.spelling) writes all samples",
      place: misfits.lazy.filter { $0.strategy == strategy.spelling }.compactMap(\.sample).first.map {
        set.place(of: $0)
      }
    )
  }

  init(_ misfits: [Misfit], in set: SampleSet, _ options: InferenceOptions) {
    // The first of those that fit the most samples.
    guard let nearest = misfits.first(where: { misfit in misfits.allSatisfy { $0.fitting <= misfit.fitting } }) else {
      self.init(message: "there is no sample to infer an enum from")
      return
    }
    let advice =
      options.key == nil
      ? "name the tag's key with --key, or split the samples" : "name another --key, or split the samples"
    let start = "no strategy writes all samples; \(nearest.strategy) is the nearest"
    guard let sample = nearest.sample else {
      self.init(message: "\(start), but \(nearest.reason)")
      return
    }
    self.init(
      message:
        "\(start) (\(nearest.fitting) of \(set.samples.count)), and this sample contradicts it: \(nearest.reason); "
        + "\(advice), or write the enum as .untagged with matches:",
      place: set.place(of: sample)
    )
  }
}

extension Inference {
  /// `chat-messages.json` → `ChatMessage`; nil if that is no type name.
  package static func typeName(ofFile name: String) -> String? {
    let base = name.prefix { $0 != "." }
    let type = SwiftNames.typeName(of: SwiftNames.singular(String(base)))
    return isASCIIIdentifier(type) && !TypeBuilder.knownNames.contains(type) ? type : nil
  }
}
