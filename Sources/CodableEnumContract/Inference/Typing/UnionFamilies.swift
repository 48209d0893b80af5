import CodableEnumGenerator
import CodableEnumJSON

/// The objects of several places that one enum holds, since tags tell them apart: `"text"` and `"label"`.
struct UnionFamilies {
  struct Family {
    var outline: EnumOutline
    var recognizer: Recognizer
    var values: [JSONValue]
    /// How many places have each key.
    fileprivate var hints: [String: Int]

    /// The key of the most places.
    var hint: String {
      let most = hints.values.max() ?? 0
      return hints.filter { $0.value == most }.keys.sorted(byBytesOf: \.self).first ?? ""
    }
  }

  fileprivate typealias Objects = (hint: String, summary: ValueSummary)

  private var families: [Family] = []
  private var lens = ValueSummary.Lens()

  init() {}

  /// - Parameter enums: Those that hold some of the values already.
  init(of outline: EnumOutline, beside enums: [Recognizer], _ lens: ValueSummary.Lens) {
    self.lens = lens
    let places = TaggedPlaces(outline, enums).objects(lens)
    var others: [Objects] = []
    for objects in places where !found(objects) { others.append(objects) }
    for objects in others {
      guard let index = families.firstIndex(where: { $0.recognizer.mayTake(objects.summary.values) }) else { continue }
      _ = extend(index, by: objects.summary.values, [objects.hint: objects.summary.count])
    }
    families = families.filter { !isData($0.recognizer, $0.values) }
  }

  func family(of values: [JSONValue]) -> Family? { families.first { $0.recognizer.takes(values) } }

  /// Whether objects are told apart by a tag, and so make a family or are in one.
  private mutating func found(_ objects: Objects) -> Bool {
    let search = LayoutSearch(inside: objects.summary.values, lens, name: objects.hint)
    guard let outline = search.tagged(objects.summary), let recognizer = Recognizer(outline)
    else { return false }
    let family = Family(
      outline: outline,
      recognizer: recognizer,
      values: objects.summary.values,
      hints: [objects.hint: objects.summary.count]
    )
    let index = families.firstIndex { other in
      other.recognizer.place == recognizer.place
        && (other.recognizer.mayTake(family.values) || recognizer.mayTake(other.values))
    }
    guard let index else {
      families.append(family)
      return true
    }
    if isData(recognizer, families[index].values + family.values) {
      families.remove(at: index)
      return false
    }
    if !extend(index, by: family.values, family.hints) { families.append(family) }
    return true
  }

  /// Whether what tells the objects of each place apart tells nothing of all.
  private func isData(_ recognizer: Recognizer, _ values: [JSONValue]) -> Bool {
    guard case .key(let key) = recognizer.place, !TagKeys.isStrong(key) else { return false }
    return !TagKeys(in: values.compactMap(\.members), most: 1, isNested: true).keys.contains(key)
  }

  private mutating func extend(_ index: Int, by values: [JSONValue], _ hints: [String: Int]) -> Bool {
    var family = families[index]
    family.values += values
    family.hints.merge(hints, uniquingKeysWith: +)
    let search = LayoutSearch(inside: family.values, lens, name: "")
    guard let outline = search.outlines(at: family.recognizer.place).first, let recognizer = Recognizer(outline)
    else {
      return false
    }
    (family.outline, family.recognizer) = (outline, recognizer)
    families[index] = family
    return true
  }
}

/// The objects inside of samples, by the objects that they are in: those under one key of objects with one tag.
private struct TaggedPlaces {
  /// A key of the objects of a place or of a tag.
  private struct Step: Hashable {
    var owner: Int
    var key: ExactText
  }

  private let key: String?
  private let enums: [Recognizer]
  private var indices: [Step: Int] = [:]
  /// The path of each place, or a tag.
  private var names: [String] = []
  private var places: [(hint: String, values: [JSONValue])] = []

  init(_ outline: EnumOutline, _ enums: [Recognizer]) {
    self.enums = enums
    if case .key(let key)? = Recognizer(outline)?.place { self.key = key } else { key = nil }
    for (index, element) in outline.draft.cases.enumerated() {
      let owner = place(under: "\(index)", of: nil)
      for value in element.values {
        let place = place(under: value.place.hint, of: owner)
        for json in value.summary.values { add(json, place, value.place.hint, isMap: value.summary.isMap) }
      }
    }
  }

  private mutating func place(under key: String, of owner: Int?) -> Int {
    let step = Step(owner: owner ?? -1, key: ExactText(key))
    if let index = indices[step] { return index }
    indices[step] = names.count
    names.append(owner.map { "\(names[$0])\n\(key)" } ?? key)
    places.append(("", []))
    return names.count - 1
  }

  private mutating func add(_ json: JSONValue, _ place: Int, _ hint: String, isMap: Bool = false) {
    switch json {
    case .null, .boolean, .number, .string: break
    case .array(let elements):
      // A name for each of many texts would take longer than all else here.
      let structured = elements.filter(\.isStructured)
      let one = structured.isEmpty ? hint : SwiftNames.singular(hint)
      for element in structured { add(element, place, one) }
    case .object(let members, _):
      if enums.contains(where: { $0.knows(json) }) { return }
      if !isMap {
        if places[place].values.isEmpty { places[place].hint = hint }
        places[place].values.append(json)
      }
      let structured = members.filter(\.value.isStructured)
      if structured.isEmpty { return }
      let tag = key.flatMap { json[$0] }.flatMap(Tag.init)
      let owner = tag.map { self.place(under: $0.quoted, of: nil) } ?? place
      for member in structured {
        add(member.value, self.place(under: member.key, of: owner), isMap ? hint : member.key)
      }
    }
  }

  func objects(_ lens: ValueSummary.Lens) -> [UnionFamilies.Objects] {
    zip(names, places).filter { !$0.1.values.isEmpty }.sorted(byBytesOf: \.0).map { _, place in
      var summary = ValueSummary()
      for value in place.values { summary.add(value, lens, nil) }
      return (place.hint, summary)
    }
  }
}
