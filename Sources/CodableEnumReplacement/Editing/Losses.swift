import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension EnumEdit {
  /// Comments about what goes with the code, and about what comes for other modules.
  func losses(_ losses: [Loss: [JSONValue]], with trial: AnnotationTrial) -> [String] {
    let sorted = losses.sorted { ($0.key.file, $0.key.range.lowerBound) < ($1.key.file, $1.key.range.lowerBound) }
    var found: [String] = []
    for (loss, examples) in sorted {
      let readings = examples.map(trial.read)
      // The tag of a case that catches the others is the annotation's own.
      let catching = Set(readings.compactMap { $0.flatMap { $0.isCaught ? $0.element : nil } })
      let isHeard = readings.allSatisfy { $0.map { catching.contains($0.element) } ?? false }
      let comment = comment(on: loss, isHeard: isHeard)
      if !found.contains(comment) { found.append(comment) }
    }
    return found + removedComments + publicChanges(trial)
  }

  /// - Parameter isHeard: Whether a case of the annotation catches an error wherever the code did it.
  private func comment(on loss: Loss, isHeard: Bool) -> String {
    let text = folded(code.cursors[loss.file].source.text(loss.range))
    return switch loss.kind {
    case .readingCall where isHeard: "by hand, \(text) ran here; now only decoder.onCaughtError can hear of it"
    case .readingCall: "by hand, \(text) ran on decoding; now nothing does"
    case .writingCall: "by hand, \(text) ran on encoding; now nothing does"
    case .readingError: "by hand, this threw \(text); now it is a DecodingError"
    case .writingError: "by hand, this threw \(text); now it is an EncodingError"
    }
  }

  /// The comments inside of the code that goes.
  private var removedComments: [String] {
    removals.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }.flatMap { removal in
      let source = code.cursors[removal.file].source
      let tokens = Array(code.tokens(in: removal.range, of: removal.file))
      return zip(tokens, tokens.dropFirst()).compactMap { token, next -> String? in
        let lines = source.text(token.range.upperBound..<next.range.lowerBound).split(whereSeparator: \.isNewline)
        let texts = lines.map { $0.drop { $0 == " " || $0 == "\t" || $0 == "/" || $0 == "*" } }
        let kept = texts.filter { text in !text.isEmpty && !Self.directives.contains { text.hasPrefix($0) } }
        return kept.isEmpty ? nil : "in the code by hand: \(folded(kept.joined(separator: " ")))"
      }
    }
  }

  /// What begins a comment that a program reads.
  private static let directives = ["MARK:", "swiftlint:", "swift-format-ignore", "sourcery:", "periphery:"]

  private func publicChanges(_ trial: AnnotationTrial) -> [String] {
    if declaration.access != .public { return [] }
    var found = removedPublicTypes.map { "public \($0) goes; other modules can have named it" }
    if trial.addsRawValue {
      found.append("this adds public init(rawValue:) and rawValue; rawRepresentable: false keeps them away")
    }
    return found
  }

  /// On one line.
  private func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
