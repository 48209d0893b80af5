import Foundation

/// A value by what is in it, the same in each run, whatever its JSON is: `list(selectedID: 1)`.
func textOfSample(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let style = mirror.displayStyle
  if style == .optional { return mirror.children.first.map { textOfSample($0.value) } ?? "nil" }
  if style == .enum, let child = mirror.children.first, let name = child.label {
    let values = textOfSample(child.value)
    return name + (values.hasPrefix("(") ? values : "(\(values))")
  }
  let parts = mirror.children.map { ($0.label.map { "\($0): " } ?? "") + textOfSample($0.value) }
  if style == .collection { return "[\(parts.joined(separator: ", "))]" }
  // In another order in each run.
  if style == .set || style == .dictionary { return "[\(parts.sorted().joined(separator: ", "))]" }
  let hasText = style != .tuple && style != .class && (parts.isEmpty || value is any CustomStringConvertible)
  // The text of an object may be its address.
  return hasText ? "\(value)" : (style == .tuple ? "" : "\(type(of: value))") + "(\(parts.joined(separator: ", ")))"
}

/// JSON with the elements of all arrays sorted: those of a set are in another order in each run.
func jsonInOneOrder(_ line: String) throws -> String {
  func text(of json: Any) throws -> String {
    if let elements = json as? [Any] {
      return "[\(try elements.map { try text(of: $0) }.sorted().joined(separator: ","))]"
    }
    if let members = json as? [String: Any] {
      return "{\(try members.map { "\(try text(of: $0)):\(try text(of: $1))" }.sorted().joined(separator: ","))}"
    }
    let data = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }
  return try text(of: try JSONSerialization.jsonObject(with: Data(line.utf8)))
}

/// By `==`, or by the JSON of values that have none.
@MainActor
func areEqual<Sample: CodableEnumSamples>(_ first: Sample, _ second: Sample) throws -> Bool {
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  guard let first = first as? any Encodable, let second = second as? any Encodable else { return true }
  let encoder = Sample.sampleEncoder
  encoder.outputFormatting = .sortedKeys
  return try encoder.encode(first) == encoder.encode(second)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
