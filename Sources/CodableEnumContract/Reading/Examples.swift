import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The JSON of an enum's cases.
struct Examples {
  let enumeration: WireEnum
  let forms: ExampleForms

  /// The difference between an example and one with all values.
  struct Variation {
    var nils: Set<String> = []
    /// Whether all values that may be missing are.
    var isSparse = false
    /// Whether an array has none of the rest.
    var isRestEmpty = false
    /// The tag, if it is not the written one.
    var alias: Tag?
    /// The key of a value, if it is not the written one.
    var keyAlias: (value: String, key: String)?
  }

  /// The number of elements where there may be any, more than other cases have.
  private static let restCount = 9

  /// With one element in the place of these.
  static func withOneOfTheRest(_ example: Example) -> Example {
    switch example {
    case .constant, .value: return example
    case .array(let elements): return .array(Array(elements.prefix(max(elements.count - restCount, 0) + 1)))
    case .object(let members):
      return .object(
        members.map { member in
          var member = member
          member.example = withOneOfTheRest(member.example)
          return member
        }
      )
    }
  }

  func written(_ element: WireCase) -> [(Variation, Example)] {
    let optional = (enumeration.shared.values + element.content.values).filter(\.isOptional).map(\.name)
    let isRest = element.content.values.last?.isRest ?? false
    let variations =
      ExampleForms.selections(of: optional).map { Variation(nils: Set($0)) }
      + (isRest ? [Variation(isRestEmpty: true)] : [])
      + forms.writtenAliases(of: element).map { Variation(alias: $0) }
    return variations.flatMap { variation in examples(of: element, variation).map { (variation, $0) } }
  }

  /// Other examples that a case is read from: other writers' data, which may lack something.
  func accepted(_ element: WireCase) -> [(Variation, Example)] {
    // What writes tags and keys writes no aliases. Older data that has them is that of a release.
    let isWritten = enumeration.conformance.isEncodable && element.isEncoded
    var variations = isWritten ? [] : element.aliases.map { Variation(alias: $0) }
    for keyed in element.content.keyedValues where !isWritten {
      variations += keyed.aliases.map { Variation(keyAlias: (keyed.value.name, $0)) }
    }
    if canBeSparse(element) { variations.append(Variation(isSparse: true)) }
    return variations.flatMap { variation in examples(of: element, variation).map { (variation, $0) } }
  }

  /// Whether some of the JSON of a case may be missing: values, or what stands in the place of values.
  private func canBeSparse(_ element: WireCase) -> Bool {
    if (enumeration.shared.values + element.content.values).contains(where: \.canBeMissing) { return true }
    guard case .object(let object)? = enumeration.shapes(of: element).first else { return false }
    return object.members.contains(where: \.canBeMissing)
  }

  private func examples(of element: WireCase, _ variation: Variation) -> [Example] {
    guard element.capture == nil, element.mayBeWritten, let shape = shape(of: element, variation) else { return [] }
    let example = example(of: shape, variation)
    if enumeration.holdsRawValue(element), case .value(let value) = example, let tags = forms.rawValues(of: value.type)
    {
      return tags.map { .constant(JSONValue($0)) }
    }
    guard !enumeration.hasTags, case .value(let value) = shape, case .value(let whole) = example else {
      return [example]
    }
    // The form of a bare value decides which case takes it.
    let all = forms.forms(of: value, in: element).map { form -> Example in
      var whole = whole
      whole.form = form
      return .value(whole)
    }
    return all.sorted(byBytesOf: \.text)
  }

  /// The JSON of a case with the tag of a variation.
  private func shape(of element: WireCase, _ variation: Variation) -> Shape<WireValue>? {
    let isTaglessAlias = variation.alias != nil && enumeration.isTagless(element)
    let shapes = isTaglessAlias ? enumeration.taggedShapes(of: element) : enumeration.shapes(of: element)
    guard case .value(let key, .tag?) = enumeration.tagPlace, let alias = variation.alias else { return shapes.first }
    return shapes.first { $0.tags(underKey: key).contains(alias) }
  }

  func example(of shape: Shape<WireValue>, _ variation: Variation) -> Example {
    switch shape {
    case .constant(let values):
      let alias = variation.alias.map { JSONValue($0) }
      return .constant(values.first { $0 == alias } ?? values[0])
    case .value(let value):
      if variation.nils.contains(value.name) { return .constant(.null) }
      return .value(ExampleValue(value))
    case .array(var elements):
      while variation.isSparse, elements.last?.canBeMissing == true { elements.removeLast() }
      if variation.isRestEmpty, elements.last?.isRest == true { elements.removeLast() }
      return .array(
        elements.filter { !$0.shape.isIgnored }.flatMap { element in
          guard element.isRest, case .value(let value) = element.shape else {
            return [example(of: element.shape, variation)]
          }
          var example = ExampleValue(value.element)
          // An element may be null beside others.
          if example.isOptional {
            example = ExampleValue(name: example.name, type: .optional(example.type), isOptional: false)
          }
          return Array(repeating: .value(example), count: Self.restCount)
        }
      )
    case .object(let object):
      let merged = object.merged.map { Example.Member(example: .value(ExampleValue($0))) }
      return .object(object.members.compactMap { member(of: $0, variation) } + merged)
    case .ignored: return .constant(.null)
    }
  }

  /// Nil if it is left out.
  private func member(of member: ObjectShape<WireValue>.Member, _ variation: Variation) -> Example.Member? {
    guard case .literal(let keys) = member.key else { return nil }
    if variation.isSparse, member.canBeMissing, !member.isFixed { return nil }
    var key = keys[0]
    switch member.shape {
    case .ignored: return nil
    case .value(let value):
      if member.isLeftOutIfNil, variation.nils.contains(value.name) { return nil }
      if let alias = variation.keyAlias, alias.value == value.name { key = alias.key }
    case .constant, .array, .object: break
    }
    if enumeration.tagIsKey, let alias = variation.alias?.text, keys.contains(alias) { key = alias }
    return Example.Member(key: key, example: example(of: member.shape, variation))
  }
}

extension WireCase {
  /// Whether the values that are merged may be objects. What isn't is an error.
  fileprivate var mayBeWritten: Bool {
    guard case .merged(let values, _, _)? = payload else { return true }
    return values.allSatisfy { $0.type.kinds.isEmpty || $0.type.kinds.contains(.object) }
  }
}

extension ObjectShape<WireValue>.Member {
  /// Whether it is always written.
  fileprivate var isFixed: Bool { if case .value(let value) = shape { value.isFixed } else { false } }
}

extension Example.Member {
  init(example: Example) { self.init(key: nil, example: example) }
}
