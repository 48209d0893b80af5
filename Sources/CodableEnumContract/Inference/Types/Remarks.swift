import CodableEnumGenerator
import CodableEnumJSON

/// Questions about a declaration that samples cannot answer, for people to decide.
struct Remarks {
  private(set) var lines: [String]
  /// Places that have held integers only so far.
  private var integers: [String] = []

  init(_ lines: [String] = []) { self.lines = lines }

  mutating func add(_ line: String) { lines.append(line) }

  /// - Parameter subject: Quoted if it is a key.
  mutating func addInteger(_ subject: String) { integers.append(subject) }

  /// Says whether a value is optional, and how many of the samples show it.
  mutating func addOptional(_ summary: ValueSummary, missing: Int, _ subject: String) -> Bool {
    let count = summary.count + missing
    if missing > 0 {
      add("\(subject) is in \(summary.count) of \(Self.samples(count)): optional")
    } else if summary.nulls > 0, !summary.kinds.isEmpty {
      add("\(subject) is null in \(summary.nulls) of \(Self.samples(count)): optional")
    }
    return missing > 0 || summary.nulls > 0
  }

  /// All remarks, one per line.
  var text: [String] {
    if integers.isEmpty { return lines }
    let shown = integers.prefix(4).joined(separator: ", ") + (integers.count > 4 ? ", …" : "")
    return lines + [
      "\(shown): only integers so far; Double if \(integers.count == 1 ? "it" : "they") can have a fraction"
    ]
  }
}

extension Remarks {
  /// - Parameter key: Nil for a value without a key.
  static func subject(_ key: String?) -> String { key.map(jsonText) ?? "the value" }

  /// Says which samples no case takes.
  static func strays(_ strays: [JSONValue], of count: Int) -> [String] {
    let nulls = strays.count { $0 == .null }
    let texts = strays.compactMap(\.string).sorted(byBytesOf: \.self)
    func line(_ number: Int, _ what: String) -> [String] {
      number == 0 ? [] : ["\(number) of \(samples(count)) is \(what): no case takes it"]
    }
    let shown = texts.first.map { jsonText(String($0.prefix(40))) } ?? ""
    return line(nulls, "null") + line(texts.count, "a text (\(shown))")
  }

  static func samples(_ count: Int) -> String { count == 1 ? "1 sample" : "\(count) samples" }
}
