import CodableEnumGenerator

/// A example, and how both sides read it.
struct Play {
  /// The side that reads.
  var audience: LockChange.Audience
  var example: Example
  var variation: Examples.Variation
  /// The case that the writing side reads it as.
  var writer: WireCase
  var written: CaseReading
  var read: CaseReading

  /// The old and the new one of a written case and a reading case.
  func sides(_ reader: WireCase) -> (old: WireCase, new: WireCase) {
    audience == .readers ? (writer, reader) : (reader, writer)
  }

  func forced(_ reader: CaseReader, as element: WireCase) -> Play {
    var play = self
    play.read = reader.read(example, forcedAs: element)
    return play
  }

  /// Whether the reading case cannot read the values, or drops some.
  var isLost: Bool {
    if read.isCaught { return false }
    let isRefused = read.problems.contains { problem in
      switch problem {
      case .unknownTag, .type: false
      case .noCase, .noTag, .severalCases, .severalMatch, .layout, .kind, .rawValue, .count, .missing, .severalKeys,
        .unknownKey,
        .unknownKeys:
        true
      case .lost, .fixedKeys, .text, .bounds: false
      }
    }
    return isRefused || read.problems.isEmpty && !lostValues.isEmpty
  }

  /// The names of the values that no reader reads.
  var lostValues: [String] {
    if read.values.values.contains(.kept) { return [] }
    let lost = written.values.filter { if case .example = $1 { !read.values.values.contains($1) } else { false } }
    return lost.keys.sorted(byBytesOf: \.self)
  }
}
