import CodableEnumGenerator
import CodableEnumReport

/// A hand-written coding to compare with its annotation by running both.
struct Comparison {
  /// `Outer.Action`
  var name: String
  var copy: HandWrittenCopy
  /// JSON that both read as the same, or both refuse.
  var samples: [String]
  /// JSON with which the code by hand can't be run, and why.
  var leftOut: [(json: String, reason: String)]
  /// Whether it also writes.
  var isWritten: Bool
  /// The modules that the files of the code import.
  var imports: Set<String>
}

extension Replacement {
  /// A file of tests that hold the hand-written code under another name, and compare it with what is generated: what is
  /// read, and what is written of it.
  ///
  /// - Parameter module: The module of the enums; nil if the tests are in it.
  package func tests(ofModule module: String?) -> String {
    let header = FileEmitter.header("hand-written coding", of: "replace", by: "--tests")
    // Two enums may need the same helper.
    var seen: Set<String> = []
    let suites = comparisons.map { comparison in
      let name = comparison.name.filter { $0 != "." }
      let samples = comparison.samples.map { "    \(Self.rawLiteral($0)),\n" }.joined()
      let leftOut = comparison.leftOut.map { "    // Left out, since \($0.reason): \($0.json)\n" }.joined()
      return """

        @Suite struct \(name)ReplacementTests {
          /// The code does with this JSON what it did by hand. What it does otherwise is in the comments above the enum.
          @Test(arguments: [
        \(samples)\(leftOut)  ])
          func codesAsByHand(_ json: String) {
            \(comparison.isWritten ? "compare" : "compareReading")(json, \(comparison.copy.name).self, \(comparison.name).self)
          }
        }

        """ + comparison.copy.parts.filter { seen.insert($0).inserted }.map { "\n\($0)\n" }.joined()
    }
    let modules = comparisons.reduce(into: ["Foundation", "Testing"] as Set) { $0.formUnion($1.imports) }
    let imports = modules.sorted(byBytesOf: \.self).map { "import \($0)\n" }.joined()
    return header + "\n" + imports + (module.map { "\n@testable import \($0)\n" } ?? "") + suites.joined()
      + (comparisons.contains(where: \.isWritten) ? Self.comparing : "")
      + (comparisons.contains { !$0.isWritten } ? Self.comparingReading : "")
  }

  /// JSON as it is, where Swift can have it so.
  private static func rawLiteral(_ json: String) -> String {
    let isPlain = json.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    let isEnded = ["\"#", "\\#"].contains { json.parts(around: $0) != nil }
    return isPlain && !isEnded ? "#\"\(json)\"#" : swiftLiteral(json)
  }

  private static let comparingReading = """

    /// Reads JSON as both types, and compares what is read, part by part.
    private func compareReading<Old: Decodable, New: Decodable>(_ json: String, _: Old.Type, _: New.Type) {
      let old = Swift.Result { try JSONDecoder().decode(Old.self, from: Data(json.utf8)) }
      let new = Swift.Result { try JSONDecoder().decode(New.self, from: Data(json.utf8)) }
      switch (old, new) {
      case (.success(let old), .success(let new)): #expect(parts(of: old) == parts(of: new))
      case (.failure, .failure): break
      case (.success(let old), .failure(let error)): Issue.record("by hand \\(old), now \\(error)")
      case (.failure(let error), .success(let new)): Issue.record("by hand \\(error), now \\(new)")
      }
    }

    /// The labels and values that it is made of, without the names of types.
    private func parts(of value: Any) -> String {
      let mirror = Mirror(reflecting: value)
      if mirror.children.isEmpty { return "\\(value)" }
      let children = mirror.children.map { "\\($0.label ?? "")(\\(parts(of: $0.value)))" }
      let hasOrder = mirror.displayStyle != .dictionary && mirror.displayStyle != .set
      return (hasOrder ? children : children.sorted()).joined(separator: ",")
    }

    """

  private static let comparing = """

    /// Reads JSON as both types, and compares the cases and what they write.
    private func compare<Old: Codable, New: Codable>(_ json: String, _: Old.Type, _: New.Type) {
      let old = Swift.Result { try JSONDecoder().decode(Old.self, from: Data(json.utf8)) }
      let new = Swift.Result { try JSONDecoder().decode(New.self, from: Data(json.utf8)) }
      switch (old, new) {
      case (.success(let old), .success(let new)):
        #expect(caseName(of: old) == caseName(of: new))
        #expect(written(old) == written(new))
      case (.failure, .failure): break
      case (.success(let old), .failure(let error)): Issue.record("by hand \\(old), now \\(error)")
      case (.failure(let error), .success(let new)): Issue.record("by hand \\(error), now \\(new)")
      }
    }

    private func caseName(of value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\\(value)" }

    /// The text, or nil where writing throws.
    private func written(_ value: some Encodable) -> String? {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    """
}
