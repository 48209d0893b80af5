import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Another type of a value.
extension SmallestChange {
  /// - Parameter element: The case that the value is in, if it is in one.
  func changes(
    of value: WireValue,
    _ problem: CaseReading.Problem,
    in element: WireCase? = nil
  ) -> [Change] {
    func typed(_ type: String, _ edit: (_ element: String) -> WireEdit) -> [Change] {
      [change(of: value, "\(name(of: value, in: element)) as \(type)", edit)]
    }
    func typed(_ type: WireType) -> [Change] {
      if value.type.hasCoder { return [] }
      return typed(type.text + (value.isOptional ? "?" : "")) { .type(type, of: value.name, in: $0) }
    }
    switch problem {
    case .missing, .kind(.null, _): return typed("\(value.type.text)?") { .optional(true, of: value.name, in: $0) }
    case .kind(.string(let text), _) where value.type.holdsText(text) && isOwn(value, element):
      let coder = "coders: [\(swiftLiteral(value.name)): LosslessCoder<\(value.type.text)>.self] in its @CodableCase"
      return [change(of: value, coder) { .type(.lossless(value.type), of: value.name, in: $0) }]
    case .kind(.number(let text), _) where value.type.kinds == [.integer]:
      return typed(.scalar(Int(text) == nil || value.type == .scalar(.int) ? .double : .int))
    case .kind(let json, value.type.text),
      .text(let json, _) where value.type.element == nil:
      return typed(json.likelyType)
    case .kind(let json, let expected):
      guard value.type.element?.text == expected else { return [] }
      return typed(.list(json.likelyType))
    case .lost(.spelling(.string, value.type.text)): return typed(.scalar(.string))
    case .lost(.equalElement):
      return typed(value.type.mapped { if case .set(let element) = $0 { .list(element) } else { nil } })
    // No option helps.
    default: return []
    }
  }

  private func isOwn(_ value: WireValue, _ element: WireCase?) -> Bool {
    element?.content.values.contains(value) ?? false
  }

  /// As in the source, where a value without a label has no name.
  private func name(of value: WireValue, in element: WireCase?) -> String {
    guard value.isUnlabeled, let element, let index = element.content.values.firstIndex(of: value) else {
      return "'\(value.name)'"
    }
    let place = element.content.values.count == 1 ? "the value" : "value \(index + 1)"
    return "\(place) of '\(element.name)'"
  }

  /// - Parameter edit: In a case that has the value, or in a struct, which is a case without a name.
  private func change(of value: WireValue, _ text: String, _ edit: (_ element: String) -> WireEdit) -> Change {
    let edits = types.read.mapValues { shape in shape.elements(with: value).map(edit) }
    return Change(text: text, edits: edits.filter { !$0.value.isEmpty })
  }
}

extension WireShape {
  /// The names of the cases that have a value; that of a struct is empty.
  fileprivate func elements(with value: WireValue) -> [String] {
    func isSame(_ other: WireValue) -> Bool {
      other.name == value.name && other.place.position == value.place.position && other.place.path == value.place.path
    }
    switch self {
    case .enumeration(let enumeration):
      return enumeration.cases.filter { $0.content.values.contains(where: isSame) }.map(\.name)
    case .structure(let properties): return properties.contains { isSame($0.value) } ? [""] : []
    case .rawValues, .openSet, .merged: return []
    }
  }
}

extension WireType {
  /// Whether it is what a coder writes, which another type would need another coder for.
  fileprivate var hasCoder: Bool {
    switch self {
    case .lossless, .lossyList, .jsonText, .scalar(.iso8601Date), .scalar(.secondsSince1970),
      .scalar(.millisecondsSince1970):
      true
    case .scalar, .optional, .list, .set, .tuple, .record, .map, .pairs, .definition, .parameter, .anything, .merged,
      .open:
      false
    }
  }

  /// Nil unless it is an array of any length.
  fileprivate var element: WireType? {
    switch self {
    case .list(let element), .set(let element): element
    // All others are no array of any length.
    default: nil
    }
  }
}

extension JSONValue {
  /// The type of an associated value that holds it.
  var likelyType: WireType {
    switch self {
    case .boolean: .scalar(.bool)
    case .string: .scalar(.string)
    case .number(let text): .scalar(Int(text) == nil ? .double : .int)
    case .array(let elements): .list(Self.likelyType(ofAll: elements))
    case .null, .object: .anything
    }
  }

  private static func likelyType(ofAll elements: [JSONValue]) -> WireType {
    let types = Set(elements.map(\.likelyType))
    if types == [.scalar(.int), .scalar(.double)] { return .scalar(.double) }
    return types.count == 1 ? types.first ?? .anything : .anything
  }

  func without(_ keys: Set<String>) -> JSONValue {
    guard case .object(let members, let place) = self else { return self }
    return .object(members.filter { !keys.contains($0.key) }, place)
  }
}
