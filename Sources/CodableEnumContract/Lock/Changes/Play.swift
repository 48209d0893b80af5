import CodableEnumGenerator

/// An example, and how both sides read it.
struct Play {
  /// The side that reads.
  var audience: LockChange.Audience
  var example: Example
  var variation = Examples.Variation()
  /// The case that the writing side reads it as.
  var writer: WireCase
  var written: CaseReading
  var read: CaseReading

  /// The old and the new one of a written case and a reading case.
  func sides(_ reader: WireCase) -> (old: WireCase, new: WireCase) {
    audience == .readers ? (writer, reader) : (reader, writer)
  }

  /// The old case that new code has read; nil if old code has read.
  var oldCase: String? { audience == .readers ? writer.name : nil }

  func forced(_ reader: CaseReader, as element: WireCase) -> Play {
    var play = self
    play.read = reader.read(example, forcedAs: element)
    return play
  }

  /// The better one of two that show the same: what old data has, then what is not caught, then what is shorter.
  func orShorter(_ other: Play) -> Play {
    if audience != other.audience { return audience == .readers ? self : other }
    if written.isCaught != other.written.isCaught { return written.isCaught ? other : self }
    return other.example.text.utf8.count < example.text.utf8.count ? other : self
  }

  /// Whether the reading case cannot read the values, or drops some.
  var isLost: Bool {
    if read.isCaught { return false }
    let isRefused = read.problems.contains { problem in
      switch problem {
      case .unknownTag, .type: false
      case .noCase, .noTag, .severalCases, .severalMatch, .layout, .kind, .rawValue, .count, .missing, .severalKeys,
        .unknownKey, .unknownKeys:
        true
      case .lost, .fixedKeys, .text, .bounds: false
      }
    }
    return isRefused || read.problems.isEmpty && !lostValues.isEmpty
  }

  /// The names of the values that no reader reads.
  var lostValues: [String] {
    // Of what is read as a whole, or in parts by the values of the other side, keys may be left.
    if read.values.values.contains(.kept), !read.hasLostKey { return [] }
    let apart = read.hasLostKey ? [] : read.takenApart
    let lost = written.values.filter { name, value in
      guard case .example = value else { return false }
      return !read.values.values.contains(value) && !apart.contains(name)
    }
    return lost.keys.sorted(byBytesOf: \.self)
  }
}

extension CaseReading {
  /// Whether a key is not written back.
  var hasLostKey: Bool { findings.contains { if case .lost(.key) = $0.problem { true } else { false } } }
}
