import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// A case for a tag that is like no other.
extension SmallestChange {
  /// `case disc(radius: Int)`
  func added(_ tag: Tag, _ problem: Problem) -> Change? {
    let enumeration = problem.enumeration
    let name = SwiftNames.name(of: tag.text, or: "value")
    guard tag.isWord, !enumeration.cases.contains(where: { $0.name == name || $0.capture != nil }),
      let payload = payload(of: tag, problem)
    else { return nil }
    let values = payload.values.map { value in
      (value.isUnlabeled ? "" : "\(SwiftNames.quotedLabel(value.name)): ") + value.typeText
    }
    let styles = NameStyle.allCases.filter { style in
      enumeration.cases.allSatisfy { $0.tag == .string(style.apply(to: $0.name)) }
    }
    let isWritten = styles.contains { Tag.string($0.apply(to: name)) == tag }
    let text = "case \(SwiftNames.quoted(name))" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    let place = enumeration.cases.first?.place ?? .none
    let element = WireCase(name: name, place: place, tag: tag, content: .payload(payload))
    return Change(
      isWritten ? text : "\(text) with @CodableCase(\(tag.literal))",
      problem.id,
      .caseAdded(element)
    )
  }

  /// The values that the JSON has for the tag; nil if no case has them like that.
  private func payload(of tag: Tag, _ problem: Problem) -> Payload<WireValue>? {
    let place = problem.enumeration.cases.first?.place ?? .none
    func value(_ json: JSONValue, _ name: String) -> WireValue {
      WireValue(name: name, place: place, type: json.likelyType, isOptional: json == .null)
    }
    func labeled(_ members: [JSONValue.Member]) -> [KeyedValue<WireValue>]? {
      let values = members.map { member in
        KeyedValue(value: value(member.value, SwiftNames.name(of: member.key, or: "value")), key: member.key)
      }
      return values.allSatisfy { $0.key == $0.value.name } ? values : nil
    }
    /// What stands in one place: an object of labeled values, several without labels, or one.
    func content(_ json: JSONValue?) -> Payload<WireValue>? {
      guard let json, !problem.enumeration.isEmptyCase(json) else { return Payload.none }
      switch json {
      case .object(let members, _): return labeled(members).map { .object($0) } ?? .bare(value(json, "_0"))
      case .null, .boolean, .number, .string, .array: return .bare(value(json, "_0"))
      }
    }
    switch problem.enumeration.strategy {
    case .rawValue: return Payload.none
    case .flattenedStatus(let key):
      let members = (problem.json.members ?? []).filter { $0.key != key }
      return members.isEmpty ? Payload.none : labeled(members).map { .flat($0) }
    case .caseKeyed(.array):
      guard let elements = problem.json[tag.text]?.array else { return nil }
      return elements.isEmpty ? Payload.none : .array(elements.enumerated().map { value($1, "_\($0)") })
    case .caseKeyed(let form):
      guard let json = problem.json[tag.text], !problem.enumeration.isEmptyCase(json) else { return Payload.none }
      if form == .labeled { return json.members.flatMap(labeled).map { .object($0) } }
      return form == .positional ? .bare(value(json, "_0")) : content(json)
    case .adjacent(_, .key(let key)): return content(problem.json[key])
    case .adjacent(_, .tag): return content(problem.json[tag.text])
    case .tagFirst:
      let elements = (problem.json.array ?? []).dropFirst()
      return elements.isEmpty ? Payload.none : .array(elements.enumerated().map { value($1, "_\($0)") })
    // Their keys depend on more than the sample's.
    case .discriminator, .untagged: return nil
    }
  }
}

extension WireEnum {
  /// Whether it is what stands in the place of no values.
  fileprivate func isEmptyCase(_ json: JSONValue) -> Bool {
    json == .boolean(true) || json == .null || json.members?.isEmpty ?? false || json.array?.isEmpty ?? false
  }
}

extension TypeReading {
  /// The enum of a type that is `Merged`, and the keys of the fields beside it; nil for any other type.
  func mergedEnum(_ id: String) -> (id: String, fields: Set<String>)? {
    guard let (fields, variant) = mergedParts(id) else { return nil }
    let keys = self.keys(of: fields)
    if let inner = mergedEnum(variant.text) { return (inner.id, inner.fields.union(keys)) }
    return (variant.text, keys)
  }

  private func mergedParts(_ id: String) -> (WireType, WireType)? {
    switch read[id] {
    case .merged(let fields, let variant): return (fields, variant)
    case .enumeration, .structure, .rawValues, .openSet: return nil
    case nil: break
    }
    // A `Merged` without a name of its own.
    var found: (WireType, WireType)?
    for type in read.values.lazy.flatMap(\.types) where found == nil {
      type.visit { if case .merged(let fields, let variant) = $0, $0.text == id { found = (fields, variant) } }
    }
    return found
  }

  private func keys(of type: WireType) -> Set<String> {
    switch type {
    case .merged(let fields, let variant): keys(of: fields).union(keys(of: variant))
    case .definition(let id, _):
      switch read[id] {
      case .structure(let properties): Set(properties.map(\.key))
      case .merged(let fields, let variant): keys(of: fields).union(keys(of: variant))
      case .enumeration, .rawValues, .openSet, nil: []
      }
    // Nothing else is beside an enum.
    default: []
    }
  }
}
