import CodableEnumContract
import CodableEnumGenerator

extension EnumEdit {
  /// Comments about what goes with the code, and about what comes for other modules.
  func losses(_ losses: Set<Loss>, adds strategy: Strategy) -> [String] {
    let sorted = losses.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    var found: [String] = []
    for loss in sorted {
      let comment = comment(on: loss)
      if !found.contains(comment) { found.append(comment) }
    }
    return found + removedComments + publicChanges(strategy)
  }

  private func comment(on loss: Loss) -> String {
    let text = folded(code.cursors[loss.file].source.text(loss.range))
    return switch loss.kind {
    case .readingCall: "by hand, \(text) ran here; now only decoder.onCaughtError can hear of it"
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

  private func publicChanges(_ strategy: Strategy) -> [String] {
    if declaration.access != .public { return [] }
    var found = removedPublicTypes.map { "public \($0) goes; other modules can have named it" }
    let isNew = !declaration.codingProtocols.contains(.rawRepresentable) && RawValues(of: declaration).kind == nil
    if strategy == .rawValue, isNew {
      found.append("this adds public init(rawValue:) and rawValue; rawRepresentable: false keeps them away")
    }
    return found
  }

  /// On one line.
  private func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
