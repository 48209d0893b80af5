import CodableEnumGenerator
import CodableEnumJSON

// Reading a type that is one value of JSON, as its coder does.
extension WireScalar {
  func answer(to json: JSONValue, _ rules: JSONRules) -> SpellingAnswer {
    func `is`(_ isRead: Bool) -> SpellingAnswer { isRead ? .same : .refused }
    return switch (self, json) {
    case (.bool, .boolean), (.string, .string): .same
    case (.character, .string(let text)): `is`(text.count == 1)
    case (.data, .string(let text)): Base64Text(text).answer
    // The letters of digits don't matter.
    case (.uuid, .string(let text)): `is`(TextForms(rules.isExact ? text : text.uppercased()).contains(.uuid))
    case (.url, .string(let text)):
      rules.isExact ? `is`(TextForms(text).contains(.url)) : URLText(text).answer
    case (.date, .string) where rules.dates == .any: .same
    case (.date, .string) where rules.dates == .numbers: .refused
    case (.date, .string(let text)), (.iso8601Date, .string(let text)):
      rules.isExact ? `is`(TextForms(text).contains(.date)) : DateText(text).answer
    case (.date, .number) where rules.dates == .texts: .refused
    case (.secondsSince1970, .number(let text)) where rules.isExact,
      (.millisecondsSince1970, .number(let text)) where rules.isExact:
      `is`(Int(text).map { $0.magnitude < 1 << 52 } ?? false)
    case (_, .number(let text)) where rules.isExact && isInteger:
      text == "-0" || text.utf8.contains { !$0.isDigit && $0 != .minus } ? .refused : NumberText(text).answer(as: self)
    case (_, .number(let text)): NumberText(text).answer(as: self)
    // JSON of another kind.
    default: .refused
    }
  }
}

extension WireScalar {
  /// What a text should be; nil if no text is read.
  func textName(_ rules: JSONRules) -> String? {
    switch self {
    case .data: "Base64"
    case .uuid, .url, .character: rawValue
    case .iso8601Date: "date of ISO 8601"
    case .date: rules.dates == .texts ? "date of ISO 8601" : nil
    case .string, .bool, .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64,
      .uint128, .float16, .float, .double, .cgFloat, .decimal, .secondsSince1970, .millisecondsSince1970:
      nil
    }
  }
}

extension CaseReading {
  /// - Parameters:
  ///   - type: The type that reads it.
  ///   - name: What a text should be; nil if it can't be one.
  mutating func add(_ answer: SpellingAnswer, to json: JSONValue, _ type: String, _ name: String?) {
    switch answer {
    case .refused:
      if let name, json.string != nil { add(.text(json, name)) } else { add(.kind(json, type)) }
    case .changed: add(.lost(.spelling(json, type)))
    case .same: break
    }
  }
}

extension WireType {
  /// Whether `LosslessCoder` makes a value of a text, as Swift does: `Int("+12")`, `Double("1e3")`.
  func holdsText(_ text: String) -> Bool {
    guard case .scalar(let scalar) = self else { return false }
    switch scalar {
    case .bool: return text == "true" || text == "false"
    case .string: return true
    case .character: return text.count == 1
    // What is no finite number is not written as JSON.
    case .double: return Double(text)?.isFinite ?? false
    case .float, .float16: return Float(text).map { $0.magnitude < (scalar == .float ? .infinity : 65_520) } ?? false
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128:
      let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
      let magnitude = digits.hasPrefix("-") && digits.count == text.count ? digits.dropFirst() : digits
      guard !magnitude.isEmpty, magnitude.utf8.allSatisfy(\.isDigit) else { return false }
      return NumberText(String(digits)).answer(as: scalar) == .same
    // They have no `init?(_: String)` that is the opposite of their description.
    case .cgFloat, .decimal, .uuid, .url, .date, .data, .iso8601Date, .secondsSince1970, .millisecondsSince1970:
      return false
    }
  }
}

extension JSONValue {
  /// Whether it is less, of two bounds.
  func isBelow(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let text), .number(let lower)):
      if let own = Int(text), let lower = Int(lower) { return own < lower }
      return Double(text).flatMap { own in Double(lower).map { own < $0 } } ?? false
    case (.string(let text), .string(let lower)): return text < lower
    case (.null, _), (.boolean, _), (.array, _), (.object, _), (.number, _), (.string, _): return false
    }
  }

  /// Whether it is the same but for the spelling of a number.
  func isSpelling(of other: JSONValue) -> Bool {
    if self == other { return true }
    guard case .number(let text) = self, case .number(let known) = other else { return false }
    return DecimalNumber(text).map { $0 == DecimalNumber(known) } ?? false
  }
}
