import Foundation
import Testing

/// An enum coded by hand, the same enum annotated, and JSON to try with both.
struct Replacement: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let compare: @Sendable () throws -> Void

  /// - Parameters:
  ///   - accepted: JSON that both read.
  ///   - refused: JSON that neither reads.
  init<Written: Codable & SendableMetatype, Annotated: Codable & SendableMetatype>(
    _ written: Written.Type,
    _ annotated: Annotated.Type,
    accepts accepted: [String],
    refuses refused: [String] = []
  ) {
    testDescription = "\(written)"
    compare = {
      for json in accepted {
        let old = try decode(written, json)
        let new = try decode(annotated, json)
        #expect(outline(of: new) == outline(of: old), "\(json)")
        let oldJSON = try encode(old)
        let newJSON = try encode(new)
        #expect(newJSON == oldJSON)
        // Both have read it.
        if newJSON == json { continue }
        let exchanged = try (decode(written, newJSON), decode(annotated, oldJSON))
        #expect(outline(of: exchanged.0) == outline(of: exchanged.1))
      }
      for json in refused {
        #expect(throws: (any Error).self, "\(json)") { _ = try decode(written, json) }
        #expect(throws: DecodingError.self, "\(json)") { _ = try decode(annotated, json) }
      }
    }
  }
}

/// The cases of a value and of everything in it, without type names.
private func outline(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  // The name of a case without values, or a plain value.
  if mirror.children.isEmpty { return "\(value)" }
  let children = mirror.children.map { "\($0.label ?? "_"): \(outline(of: $0.value))" }
  return "(" + (mirror.displayStyle == .dictionary ? children.sorted() : children).joined(separator: ", ") + ")"
}
