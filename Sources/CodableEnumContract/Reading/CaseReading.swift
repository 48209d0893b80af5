import CodableEnumGenerator
import CodableEnumJSON

/// The outcome of reading an example.
struct CaseReading {
  /// The case that takes it; nil if none does.
  var element: WireCase?
  /// Whether the case takes it only because no other case does.
  var isCaught = false
  /// Whether it has no tag, which the case catches.
  var lacksTag = false
  /// The case that the findings are about, where another one catches them: nil inside if none is.
  var failed: WireCase??
  /// The outcomes of the case's values, by name.
  var values: [String: Value] = [:]
  /// The JSON of the case's values, by name, where it is kept.
  var parts: [String: Example] = [:]
  /// The names of the example's values whose parts are read one by one.
  var takenApart: Set<String> = []
  private(set) var findings: [Finding] = []
  /// The places of dictionaries, from here on.
  private(set) var maps: PointerTree?

  init(maps: PointerTree? = nil) { self.maps = maps }

  enum Value: Equatable {
    /// A value of the example, by name.
    case example(String)
    /// Nothing, or null, which is nil.
    case missing, null
    /// Anything.
    case kept
  }

  /// A problem and its place.
  struct Finding {
    /// A JSON pointer.
    var path = ""
    var problem: Problem
    /// The innermost value that is read there.
    var value: WireValue?
    /// The innermost enum, and its case if one takes the JSON.
    var owner: (id: String, path: String, element: WireCase?)?
  }

  /// The reason that it is not read as it was written, or not written as it was read.
  enum Problem {
    case unknownTag(Tag)
    /// Nothing is under its key, if it has one.
    case noTag(String?)
    case noCase
    /// Several keys of an object are tags.
    case severalCases([String])
    /// Nothing tells apart the cases that take it.
    case severalMatch([String])
    /// JSON of another kind, at the tag or at the values.
    case layout
    /// The same, of known JSON, and what is expected.
    case kind(JSONValue, String)
    /// A text that stands for no value of a type, and what it should be.
    case text(JSONValue, String)
    /// A tag that no case of an enum with raw values has, and those that they have.
    case rawValue(JSONValue, [Tag])
    /// An array is too short or too long.
    case count(Int, of: Int)
    /// Nothing or null for a required value, and its key.
    case missing(WireValue, String?)
    case type(ExampleValue, WireValue)
    /// Two keys of one value.
    case severalKeys(WireValue)
    case unknownKey(String)
    /// Any keys, in place of no values.
    case unknownKeys
    /// The type of a dictionary has keys of its own.
    case fixedKeys(String)
    /// The bounds of a range, the upper one less than the lower.
    case bounds(JSONValue, JSONValue)
    /// It is read, but something is not written back.
    case lost(Loss)
  }

  enum Loss {
    case constant(JSONValue, JSONValue)
    case content
    case count(Int, of: Int)
    case key(String)
    /// The case is never written.
    case element(String)
    /// A type reads it, and writes something else.
    case spelling(JSONValue, String)
    /// A set has an equal element already.
    case equalElement
  }
}

extension CaseReading {
  /// The reasons that it is not read.
  var problems: [Problem] { problems(since: 0) }

  func problems(since count: Int) -> [Problem] {
    if findings.count == count { return [] }
    return findings[count...].map(\.problem).filter { if case .lost = $0 { false } else { true } }
  }

  /// Whether a set has less elements than the JSON.
  var losesEqualElements: Bool {
    findings.contains { if case .lost(.equalElement) = $0.problem { true } else { false } }
  }

  /// Without the problem that JSON is of another kind.
  var withoutLayout: CaseReading {
    var rest = self
    rest.findings.removeAll { if case .layout = $0.problem { true } else { false } }
    return rest
  }

  mutating func add(_ problem: Problem) { findings.append(Finding(problem: problem)) }

  mutating func add(_ part: CaseReading) { findings += part.findings }

  /// Reads the part at a key or an index.
  mutating func read(at token: @autoclosure () -> String, _ body: (inout CaseReading) -> Void) {
    let (count, places) = (findings.count, maps)
    if let places { maps = places[token()] ?? places.elements }
    body(&self)
    maps = places
    if findings.count == count { return }
    let path = JSONPointer.appending(token(), to: "")
    for index in count..<findings.count {
      findings[index].path = path + findings[index].path
      if let owner = findings[index].owner { findings[index].owner?.path = path + owner.path }
    }
  }

  /// Says of all findings which enum they are in, and of those since a count in which value.
  mutating func place(in id: String?) {
    guard let id else { return }
    for index in findings.indices where findings[index].owner == nil {
      findings[index].owner = (id, "", failed ?? element)
    }
  }

  mutating func place(in value: WireValue, since count: Int) {
    if findings.count == count { return }
    for index in count..<findings.count where findings[index].value == nil { findings[index].value = value }
  }

  var count: Int { findings.count }

  mutating func removeFindings(since count: Int) { findings.removeSubrange(count...) }

  mutating func removeFindings(where isRemoved: (Finding) -> Bool) { findings.removeAll(where: isRemoved) }

  /// Takes away the keys that a merged value leaves to others.
  mutating func removeUnkeptKeys() -> Set<ExactText> {
    var keys: Set<ExactText> = []
    findings.removeAll { finding in
      guard case .lost(.key(let key)) = finding.problem, finding.path.isEmpty else { return false }
      keys.insert(ExactText(key))
      return true
    }
    return keys
  }
}

extension CaseReading.Problem {
  var isNoCase: Bool { if case .noCase = self { true } else { false } }

  /// For people.
  var text: String {
    func quoted(_ key: String) -> String { JSONValue.string(key).text() }
    switch self {
    case .unknownTag(let tag): return "no case has the tag \(JSONValue(tag).shortText)"
    case .noCase, .layout, .type, .unknownKeys: return "no case takes it"
    case .noTag(let key): return "it has no \(key.map(quoted) ?? "tag")"
    case .severalCases(let keys): return "\(keys.map(quoted).joined(separator: " and ")) are tags, and one is expected"
    case .severalMatch(let cases):
      let names = cases.map { "'\($0)'" }
      let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return "cases \(list) \(cases.count == 2 ? "both" : "all") match it"
    case .kind(let json, let expected):
      if case .number(let text) = json, NumberTypes(holding: text).isEmpty {
        return "no type of Swift holds \(json.shortText)"
      }
      return json.unheldNumber(expected) ?? "it is \(json.kind.text), where \(expected) is expected"
    case .text(let json, let expected): return "it is \(json.shortText), which is no \(expected)"
    case .rawValue(let json, let tags):
      return "it is \(json.shortText); expected \(Self.expected(tags, near: json.string))"
    case .count(let found, let count), .lost(.count(let found, let count)):
      return "it has \(found) \(found == 1 ? "element" : "elements"), and the case \(count)"
    case .missing(_, let key?): return "it has no \(quoted(key))"
    case .missing(let value, nil): return "it is null, where \(value.type.text) is expected"
    case .severalKeys(let value):
      return "several keys are read as \(value.isUnlabeled ? "one value" : "'\(value.name)'")"
    case .unknownKey(let key), .lost(.key(let key)): return "nothing keeps its \(quoted(key))"
    case .lost(.constant(let json, let written)): return "it is \(json.shortText), and \(written.text()) is written"
    case .fixedKeys(let type): return "it is a dictionary, and \(type) has keys of its own"
    case .lost(.content): return "it has a value, and the case has none"
    case .bounds(let lower, let upper): return "\(upper.shortText) is less than \(lower.shortText)"
    case .lost(.spelling(.number(let text), let type)):
      return "it is \(JSONValue.number(text).shortText), which \(type) rounds"
    case .lost(.spelling(let json, let type)): return "it is \(json.shortText), which \(type) writes differently"
    case .lost(.element(let name)): return "case \(name) is never written"
    case .lost(.equalElement): return "a set keeps one of equal elements, and an equal one is before it"
    }
  }
}

extension WireValue {
  /// Whether its name, `_0`, is none in the source.
  var isUnlabeled: Bool { name.hasPrefix("_") && name.utf8.count > 1 && name.utf8.dropFirst().allSatisfy(\.isDigit) }
}

extension CaseReading.Problem {
  /// The same for all values with this problem.
  var kindText: String {
    switch self {
    case .kind(let json, let expected): "it is \(json.kind.text), where \(expected) is expected"
    case .text(_, let expected): "it is no \(expected)"
    case .bounds: "the upper bound is less than the lower one"
    case .lost(.spelling(.number, let type)): "\(type) rounds it"
    case .lost(.spelling(_, let type)): "\(type) writes it differently"
    case .unknownTag, .noTag, .noCase, .severalCases, .severalMatch, .layout, .rawValue, .count, .missing, .type,
      .severalKeys, .unknownKey, .unknownKeys, .fixedKeys, .lost:
      text
    }
  }

  /// The nearest tag first.
  fileprivate static func expected(_ tags: [Tag], near text: String?) -> String {
    if tags.isEmpty { return "none" }
    let texts = tags.map { (tag: Tag) -> String in if case .string(let text) = tag { text } else { "" } }
    let near = text.flatMap { nearestSpelling(to: $0, in: texts) }.flatMap { texts.firstIndex(of: $0) } ?? 0
    var parts = (tags[near...near] + tags[..<near] + tags[(near + 1)...]).prefix(20).map(\.quoted)
    if tags.count > parts.count { parts.append("\(tags.count - parts.count) more") }
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension JSONValue {
  /// `it is 99999999999999999999, which is too large for Int`, `it is 9007199254740993, which Double rounds`; nil for
  /// another type.
  fileprivate func unheldNumber(_ type: String) -> String? {
    guard case .number(let text) = self, let scalar = WireScalar(rawValue: type) else { return nil }
    if scalar.significand > 0 || scalar == .decimal { return "it is \(shortText), which \(type) doesn't hold" }
    guard scalar.isInteger, text.utf8.allSatisfy({ $0.isDigit || $0 == .minus }) else { return nil }
    return "it is \(shortText), which is too \(text.hasPrefix("-") ? "small" : "large") for \(type)"
  }

  /// For messages, shortened.
  var shortText: String {
    let text = text()
    return text.count > 60 ? text.prefix(57) + "…" : text
  }
}
