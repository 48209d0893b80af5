import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Swift's strings are equal if their characters are; tags are compared byte by byte.
extension HandWritten {
  /// What becomes of a case's JSON whose text has other scalars for the same characters.
  func otherUnicodeForms() throws(Refusal) -> [String] {
    var found: [String] = []
    for element in cases {
      guard let tree = element.tree, let other = tree.inOtherForm else { continue }
      let json = json(other, element).json
      guard try read(json)?.element == element.name else { continue }
      found.append(
        "by hand, a tag in another Unicode form is .\(element.name); now it is an error: \(json.text(.compact).escaped)"
      )
    }
    return found
  }
}

extension WrittenTree {
  /// With other scalars in its first text that can have them; nil if none can.
  fileprivate var inOtherForm: WrittenTree? {
    switch self {
    case .constant(.string(let text)): return text.inOtherForm.map { .constant(.string($0)) }
    case .constant, .value: return nil
    case .array(let elements):
      guard let first = elements.first, let other = first.inOtherForm else { return nil }
      return .array([other] + elements.dropFirst())
    case .object(var members):
      for (index, member) in members.enumerated() {
        guard let other = member.tree.inOtherForm else { continue }
        members[index].tree = other
        return .object(members)
      }
      return nil
    }
  }
}

extension String {
  /// The same characters of other scalars; nil if it has no letter with a mark.
  fileprivate var inOtherForm: String? {
    if utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    for index in indices {
      guard let other = self[index].inOtherForm else { continue }
      return self[..<index] + other + self[self.index(after: index)...]
    }
    return nil
  }

  /// With an escape for each scalar that is not ASCII, as in JSON.
  fileprivate var escaped: String {
    unicodeScalars.map { scalar in
      if scalar.isASCII { return String(scalar) }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }.joined()
  }
}

extension Character {
  fileprivate var inOtherForm: String? {
    if unicodeScalars.count == 1 {
      guard !isASCII else { return nil }
      for letter in Self.letters {
        for mark in UInt32(0x300)...0x345 {
          guard let mark = Unicode.Scalar(mark) else { continue }
          let text = String(letter) + String(mark)
          if text == String(self) { return text }
        }
      }
      return nil
    }
    return Self.marked.first { String($0) == String(self) }.map { String($0) }
  }

  /// Letters that marks stand on: Latin, Greek, Cyrillic.
  private static let letters: [Unicode.Scalar] = scalars([0x41...0x5A, 0x61...0x7A, 0x391...0x3C9, 0x410...0x44F])

  /// Letters with a mark as one scalar.
  private static let marked: [Unicode.Scalar] = scalars([0xC0...0x24F, 0x386...0x3CE, 0x400...0x4F9, 0x1E00...0x1FFF])

  private static func scalars(_ ranges: [ClosedRange<UInt32>]) -> [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }
  }
}
