import CodableEnumContract
import CodableEnumJSON

/// Cases that keep an unknown tag and, beside it, all that it is in: `unknown(type: String, raw: CodableValue)`.
extension HandWritten {
  /// Whether a case gets an unknown tag, and all that it is in.
  func readsTag(under key: String, andWhole element: Case) -> Bool {
    let json = JSONValue.object([JSONValue.Member(key: key, value: .string("zzz"))])
    return (try? read(json)) == ReadOutcome(element: element.name, values: [.read("/\(key)"), .read("")])
  }
}

extension HandWritten.Case {
  /// Whether it has a text before a whole JSON, which may be its tag.
  func keepsTag(beside whole: String) -> Bool {
    values.count == 2 && values[0].type == .string && !values[0].isOptional && values[1].name == whole
      && values[1].type == .anything
  }
}
