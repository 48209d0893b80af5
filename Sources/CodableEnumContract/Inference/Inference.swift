import CodableEnumGenerator
import CodableEnumJSON

package struct InferenceOptions: Sendable {
  /// The name of the enum.
  package var name = "Sample"
  /// The tag's key; nil to find it.
  package var key: String?
  /// The places of dictionaries.
  package var maps: [JSONPointer] = []
  /// Whether a case catches tags that the samples don't have.
  package var isOpen = false
  /// Whether a declared enum may drop some of the samples.
  package var isPartial = false
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

extension Inference {
  /// Finds the enum with the fewest arguments, and proves that it writes the samples.
  package init(of samples: SampleSet, _ options: InferenceOptions) throws(InputFailure) {
    let set = samples.inOrder
    if set.samples.isEmpty { throw InputFailure(message: "there is no sample to infer an enum from") }
    var lens = ValueSummary.Lens()
    lens.detects = options.detects
    for map in options.maps { lens.insert(map) }
    let search = LayoutSearch(samples: set.values, lens: lens, name: options.name, key: options.key)
    var misfits: [Misfit] = []
    /// From outlines that failed only on a sample.
    var contradictions: [Misfit] = []
    for attempts in search.attempts {
      let attempts = attempts()
      misfits += attempts.compactMap { if case .fails(let misfit) = $0 { misfit } else { nil } }
      for outline in LayoutSearch.ranked(attempts) {
        let (rest, places) = search.without(outline.strays)
        let strays = Remarks.strays(outline.strays.map { search.samples[$0] }, of: search.samples.count)
        var failures: [Misfit] = []
        if let file = FileDraft(proving: outline, rest, strays: strays, &failures) {
          self.init(file.withSharedNames(root: options.name), options, rest.samples)
          return
        }
        for var misfit in failures {
          if let sample = misfit.sample {
            misfit.sample = places[sample]
            contradictions.append(misfit)
          } else {
            misfits.append(misfit)
          }
        }
      }
    }
    throw InputFailure(contradictions + misfits, in: set, options)
  }
}

extension Inference {
  private init(_ file: FileDraft, _ options: InferenceOptions, _ samples: [JSONValue]) {
    if !options.isOpen {
      self.init(text: file.text)
      return
    }
    let (file, open, closed) = file.opened(root: options.name, samples)
    let kept = open.isEmpty ? [] : ["a case keeps what is unknown in \(open.joined(separator: ", "))"]
    self.init(
      text: file.text,
      notes: kept + closed.map { "\($0) has no case for unknown tags: nothing would tell its values from others" }
    )
  }
}

extension FileDraft {
  /// How much is made of the samples: the more, the better, if it can be proved.
  fileprivate enum Depth: CaseIterable { case fields, unions, structs }

  /// The enum of an outline at the first depth that the samples prove; nil if there is none.
  ///
  /// - Parameters:
  ///   - search: Without strays.
  ///   - failures: Why the other depths don't hold; the samples are those of the search.
  fileprivate init?(
    proving outline: EnumOutline,
    _ search: LayoutSearch,
    strays: [String],
    _ failures: inout [Misfit]
  ) {
    let name = search.name
    var tried = ""
    for depth in Depth.allCases {
      // An enum that can't be proved is none; the others stay.
      var avoided: Set<String> = []
      while avoided.count < 8 {
        let file = FileDraft(outline, search, strays: strays, depth, avoiding: avoided)
        guard let file, file.text != tried else { break }
        tried = file.text
        let blamed: [String]
        switch file.proof(of: name, search.samples) {
        case .holds:
          self = file
          return
        case .refused(let message):
          failures.append(Misfit(strategy: outline.draft.strategy.spelling, reason: message))
          blamed = file.refusedNames
        case .contradicted(let misfit):
          failures.append(misfit)
          blamed = misfit.owner.map { [$0] } ?? []
        }
        let new = Set(blamed).subtracting(avoided).subtracting([name, name + "Content"])
        if new.isEmpty { break }
        avoided.formUnion(new)
      }
    }
    return nil
  }

  /// The enum of an outline, and the types that it needs; nil if Swift doesn't tell its keys apart, or at this depth it
  /// would be the same as before.
  ///
  /// - Parameters:
  ///   - search: Without strays.
  ///   - strays: Comments about these.
  ///   - avoided: The names of enums inside of samples that are none.
  fileprivate init?(
    _ outline: EnumOutline,
    _ search: LayoutSearch,
    strays: [String],
    _ depth: Depth,
    avoiding avoided: Set<String>
  ) {
    let hasFields = !outline.fields.isEmpty
    if hasFields, depth != .fields { return nil }
    let closed = depth == .structs ? nil : ClosedOutline(outline, search)
    var types = TypeBuilder(
      search.lens.inside,
      seesUnions: depth != .structs,
      seesFields: depth == .fields,
      avoiding: avoided
    )
    let file = types.declare(
      closed?.outline ?? outline,
      named: search.name,
      closed?.recognizer,
      strays: strays
    )
    guard let file, !file.hasEndlessStructs else { return nil }
    self = file
    makeIndirect()
  }
}

extension InputFailure {
  /// - Parameters:
  ///   - caseName: That of a case that would take the samples which no other takes, if it caught the unknown.
  ///   - drops: Whether it would not be written again.
  init(keeping caseName: String, drops: Bool, _ strategy: Strategy, _ misfits: [Misfit], in set: SampleSet) {
    self.init(
      message: "no case has the tag of this sample; if case '\(caseName)' is to keep such tags, put "
        + "@CodableCase(catches: .unknown) above it, with which \(strategy.spelling) \(drops ? "reads" : "writes") all samples",
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
    return isASCIIIdentifier(type) && !TakenNames.all.contains(type) ? type : nil
  }
}
