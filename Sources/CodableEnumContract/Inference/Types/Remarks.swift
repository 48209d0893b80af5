import CodableEnumGenerator
import CodableEnumJSON

/// Questions about a declaration that samples cannot answer, for people to decide.
struct Remarks {
  private(set) var lines: [String] = []
  /// Places that have held integers only so far.
  private var integers: [String] = []

  mutating func add(_ line: String) { lines.append(line) }

  /// - Parameter subject: Quoted if it is a key.
  mutating func addInteger(_ subject: String) { integers.append(subject) }

  /// All remarks, one per line.
  var text: [String] {
    if integers.isEmpty { return lines }
    let shown = integers.prefix(4).joined(separator: ", ") + (integers.count > 4 ? ", …" : "")
    return lines + ["integers in all samples, and maybe numbers: \(shown)"]
  }
}

extension Remarks {
  /// - Parameter key: Nil for a value without a key.
  static func subject(_ key: String?) -> String { key.map { JSONValue.string($0).text() } ?? "the value" }

  static func samples(_ count: Int) -> String { count == 1 ? "1 sample" : "\(count) samples" }
}

/// The lines above a declaration.
struct DeclarationComments: Hashable {
  /// For `///`.
  var documentation: [String] = []
  /// For `//`.
  var remarks: [String] = []
  var attributes: [String] = []

  func write(_ writer: inout CodeWriter) {
    for line in documentation { writer.line(line.isEmpty ? "///" : "/// \(line)") }
    for remark in remarks { writer.line("// \(remark)") }
    for attribute in attributes { writer.line(attribute) }
  }
}
