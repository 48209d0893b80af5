import Foundation

/// Checks that two types read JSON as the same case, or both refuse it, and write it as the same JSON, or both refuse to:
/// a hand-written coding and the generated one.
public func agrees<Old: Codable, New: Codable>(on json: String, _: Old.Type, _: New.Type) -> [WireFailure] {
  compare(json) { (old: Old, new: New) in
    let (oldCase, newCase) = (caseName(of: old), caseName(of: new))
    if oldCase != newCase { return "is read as '\(oldCase)' by hand, now as '\(newCase)'" }
    let (oldText, newText) = (written(old), written(new))
    if oldText == newText { return nil }
    return "is written back as \(oldText ?? "an error") by hand, now as \(newText ?? "an error")"
  }
}

/// Checks that two types read JSON as values with the same parts, or both refuse it; one of them doesn't write.
public func agrees<Old: Decodable, New: Decodable>(on json: String, _: Old.Type, _: New.Type) -> [WireFailure] {
  compare(json) { (old: Old, new: New) in
    let (oldParts, newParts) = (parts(of: old), parts(of: new))
    return oldParts == newParts ? nil : "is read as \(oldParts) by hand, now as \(newParts)"
  }
}

private func compare<Old: Decodable, New: Decodable>(
  _ json: String,
  _ difference: (Old, New) -> String?
) -> [WireFailure] {
  let old = Result { try JSONDecoder().decode(Old.self, from: Data(json.utf8)) }
  let new = Result { try JSONDecoder().decode(New.self, from: Data(json.utf8)) }
  let text: String?
  switch (old, new) {
  case (.success(let old), .success(let new)): text = difference(old, new)
  case (.failure, .failure): text = nil
  case (.success(let old), .failure(let error)): text = "is read as \(old) by hand, now refused: \(error)"
  case (.failure(let error), .success(let new)): text = "is refused by hand, now read as \(new): \(error)"
  }
  return text.map { [WireFailure("\(json) \($0)", json: json)] } ?? []
}

private func caseName(of value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }

/// The text, or nil where writing throws.
private func written(_ value: some Encodable) -> String? {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
}

/// The labels and values that it is made of, without the names of types.
private func parts(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.children.isEmpty { return "\(value)" }
  let children = mirror.children.map { "\($0.label ?? "")(\(parts(of: $0.value)))" }
  let hasOrder = mirror.displayStyle != .dictionary && mirror.displayStyle != .set
  return (hasOrder ? children : children.sorted()).joined(separator: ",")
}
