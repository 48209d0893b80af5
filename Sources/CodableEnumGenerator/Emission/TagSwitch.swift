// What all tags have in common, wherever they are.
extension EnumEmission {
  /// `let object = try decoder._taggedObject(by: "type", of: Self.self) { ["a"] }`, or whatever else opens what has the tag.
  ///
  /// - Parameter passesMissing: Whether `catches: .invalid` lets the error of a missing tag through.
  func open(_ function: String, _ arguments: [String], passesMissing: Bool = true) {
    guard passesMissing, layout.catching[.invalid] != nil else {
      return writer.callBlock("let object = try decoder.\(function)", arguments, expectedTags)
    }
    writer.line("let object = try decoder._unlessMissing(")
    writer.indented { writer.callBlock("decoder.\(function)", arguments, expectedTags) }
    writer.line(")")
  }

  func encodeTagAlone(_ tag: String) { writer.line(tagAlone(tag)) }

  /// Writes the tag of a case alone; where others are objects, merged with one it has a key, or is one.
  func tagAlone(_ tag: String) -> String {
    switch layout.tagPlace {
    case .key: "try encoder._encodeTag(orAsKey: \(tag))"
    case .value(let key, _): "try encoder._encodeTag(\(tag), orForKey: \(swiftLiteral(key)))"
    case .first, .alone, .nowhere: "try encoder._encodeTag(\(tag))"
    }
  }

  /// Writes all that was kept of an unknown case; what is no `CodableValue` must write an unknown tag itself.
  func encodeUnknown(_ value: ValueLayout, of element: CaseLayout, tagKey: String?) {
    if value.isCodableValue {
      // What is invalid may have a known tag.
      if !element.catches.contains(.invalid) { refuseKnownTag(in: value, tagKey: tagKey) }
      return writer.line("try \(value.variable).encode(to: encoder)")
    }
    let isFirst = layout.tagIsFirst
    let form = tagKey.map { "tagKey: \($0)" } ?? (isFirst && layout.namesStandAlone ? "namesStandAlone: true" : nil)
    let mayLackTag = element.catches.contains(.missing) ? "mayLackTag: true" : nil
    let arguments = [value.encoded, form, mayLackTag].compactMap(\.self) + unknownPlace
    writer.callBlock("try encoder._encodeUnknown\(isFirst ? "Array" : "")", arguments, expectedTags)
  }

  /// Refuses a tag that would be read as another case.
  func refuseKnownTag(_ tag: ValueLayout) {
    let arguments = [tag.asTag] + unknownPlace
    writer.callBlock("try encoder._refuseKnownTag", arguments, expectedTags)
  }

  /// The same for all there is.
  private func refuseKnownTag(in value: ValueLayout, tagKey: String?) {
    let count = layout.tagsAsKeys.withValues
    let form = tagKey.map { "tagKey: \($0)" } ?? (layout.tagIsKey && count > 0 ? "withValues: \(count)" : nil)
    let arguments = ["in: \(value.variable)", form].compactMap(\.self) + unknownPlace
    writer.callBlock("try encoder._refuseKnownTag", arguments, expectedTags)
  }

  /// The case that keeps unknown tags, as arguments.
  private var unknownPlace: [String] { ["inCase: \(layout.unknownName)"] + ofSelf }

  /// The enum, as arguments of what reads its tags.
  var ofSelf: [String] { ["of: \(layout.metatype)"] + (layout.ignoresCase ? ["ignoresCase: true"] : []) }

  /// Writes a tag alone where nothing is beside it.
  func encodeAlone(_ tag: ValueLayout, ifNil content: ValueLayout) {
    guard content.isOptional, layout.namesStandAlone else { return }
    // Where tags are keys, null is read as nil, too.
    let isKey = layout.tagIsKey
    let null = "try encoder._encodeUnknownName(\(tag.asKey))"
    writer.block("if \(content.variable) == nil") { writer.line("return \(isKey ? null : nothingBeside(tag))") }
  }

  /// Writes a tag alone. Where the content would be beside it, other values in the object make it something.
  func nothingBeside(_ tag: ValueLayout) -> String {
    layout.mergesContent ? "try encoder._encodeTag(\(tag.asTag))" : tagAlone(tag.asTag)
  }
}

extension ValueLayout {
  /// A kept tag as a tag, and as a key.
  var asTag: String { ".init(\(variable))" }
  var asKey: String { ".init(stringValue: \(variable))" }
}

extension EmptyCases {
  /// As an expression of `_EmptyContent`; nil where there is no place.
  var captured: String? {
    switch self {
    case .omit, .name: nil
    case .true: ".true"
    case .null: ".null"
    case .object: ".object"
    case .array: ".array"
    }
  }
}

/// The expressions that read what no case has.
struct UnknownTag {
  var error = "object.unknownTagError()"
  /// The code for what is beside or under the tag.
  var content: String
  var whole = "object.wholeValue()"
  /// The code for a value of another type in the place of what is beside or under the tag.
  var typed: (ValueLayout) -> String = { $0.variable }
}

// `switch object.tag`, and what becomes of a tag that no case has.
extension EnumEmission {
  /// The tags that a message lists when it meets none of them, as the body of a closure.
  func expectedTags() {
    let cases = layout.orderedReadCases.filter { !$0.literals.isEmpty }
    guard cases.contains(where: { !$0.conditions.isEmpty }) else {
      return writer.list("", cases.flatMap(\.literals).map(\.literal))
    }
    writer.line("var tags: [_TagLiteral] = []")
    writer.conditional(cases.grouped(by: \.conditions), under: { $0[0].conditions }) { group in
      writer.list("tags += ", group.flatMap(\.literals).map(\.literal))
    }
    writer.line("return tags")
  }

  /// `let tags: () -> [_TagLiteral] = {`
  func constantTags(_ name: String) {
    writer.block("let \(name): () -> [_TagLiteral] =", expectedTags)
  }

  /// `switch object.tag`, with the code that decodes each case.
  func tagSwitch(_ unknown: UnknownTag, _ decode: (CaseLayout, Payload<ValueLayout>) -> Void) {
    func decodeCase(_ element: CaseLayout) {
      requireAvailability(of: element, orThrow: unknown.error)
      decode(element, element.payload ?? .none)
    }
    if let buckets = TagBuckets(layout) {
      bucketSwitch(buckets, on: "object.tag", { "object.hasTag(\($0))" }, decodeCase)
      return decodeUnknown(unknown)
    }
    // Where nothing has a tag, there is nothing to switch over.
    if layout.readCases.isEmpty, !layout.rawValueCases.isEmpty { return decodeUnknown(unknown) }
    let isNumbered = layout.isSwitchNumbered(over: layout.tagKinds)
    writer.switching(over: "object.tag\(layout.tagMember)\(isNumbered ? " ? 1 : 0" : "")") {
      writer.conditional(layout.readCases, under: \.conditions) { element in
        writer.branch(element.tags.patterns(isNumbered)) { decodeCase(element) }
      }
      if !layout.knowsEveryTag(of: layout.tagKinds) { writer.branch("default") { decodeUnknown(unknown) } }
    }
  }

  /// A switch over many tags: first to the bucket of the tag, then to the tag among the few there.
  ///
  /// Those are asked for by functions. A `switch` within each bucket has a copy of the tag, which the compiler follows
  /// through the whole function, in a time that grows with the square of the cases.
  func bucketSwitch(
    _ buckets: TagBuckets,
    on tag: String,
    _ isTag: (_ literal: String) -> String,
    _ decode: (CaseLayout) -> Void
  ) {
    writer.switching(over: "\(tag).bucket(of: \(buckets.count))") {
      for (bucket, cases) in buckets.cases {
        writer.branch("case \(bucket)") {
          writer.conditional(cases, under: { $0.element.conditions }) { entry in
            writer.block("if " + entry.tags.map { isTag($0.literal) }.joined(separator: " || ")) {
              decode(entry.element)
              writer.line("return")
            }
          }
          // A case of a `switch` must have a statement, whatever is compiled.
          if cases.allSatisfy({ !$0.element.conditions.isEmpty }) { writer.line("break") }
        }
      }
      writer.branch("default") { writer.line("break") }
    }
  }

  private func decodeUnknown(_ unknown: UnknownTag) {
    takeHeldRawValues(in: "object.tag")
    guard let element = layout.catching[.unknown] else { return throwUncaught(unknown.error) }
    requireAvailability(of: element, orThrow: unknown.error)
    let isCoded = layout.tagIsAll && element.codedCapture != nil
    let typed = isCoded ? element.codedCapture : element.capture?.typed
    // That a type of the author's, or a coder, can't read it is the error then.
    if typed == nil { writer.line("decoder._reportCaught(\(unknown.error))") }
    if let typed, !typed.isOptional, layout.namesStandAlone, layout.tagKey != nil {
      writer.line("try object.requireObject(count: 1)")
    }
    var construction = CaseConstruction(element)
    switch element.capture {
    case nil:
      break
    case .tag(let value):
      construction.take(value, layout.keptTag)
    case .tagAndContent(let value, let rest):
      construction.take(value, layout.keptTag)
      construction.read(rest) { _ in typed.map(unknown.typed) ?? unknown.content }
    case .whole(let value) where isCoded:
      construction.readCoded(value)
    case .whole(let value):
      construction.read(value) { _ in typed?.call("decoder._unknownValue", []) ?? unknown.whole }
    }
    construction.write(to: writer)
    if typed != nil { writer.line("decoder._reportCaught(\(unknown.error))") }
  }
}

extension EnumLayout {
  /// As an argument of what writes unknown cases.
  var aloneArgument: String { namesStandAlone ? ", namesStandAlone: true" : "" }

  /// The value of an unknown case whose tag is alone.
  func fallbackOfName(_ value: ValueLayout) -> String? { value.isOptional && namesStandAlone ? "nil" : nil }

  /// The name of the case that catches unknown tags, for messages.
  var unknownName: String {
    swiftLiteral(cases.first { $0.catches.contains(.unknown) }?.name ?? "")
  }

  /// As an argument: whether null in the place of an unknown case's values is written.
  var writesNullContent: String { emptyCases.isNull ? ", writesNull: true" : "" }

  /// The kinds of tags to ask for, unless all are strings: `kinds: [.string, .integer]`.
  var kindsArgument: [String] {
    if tagKinds == [.string] { return [] }
    let kinds = tagKinds.map { ".\($0)" }.joined(separator: ", ")
    return [tagKinds.count == 1 ? "kinds: \(kinds)" : "kinds: [\(kinds)]"]
  }

  /// Which of several keys is the tag.
  var tagsAsKeys: TagsAsKeys {
    TagsAsKeys(cases.map(\.shape), ignoresCase: ignoresCase) { !cases[$0].conditions.isEmpty }
  }

  /// In the order in which the runtime is told of their tags.
  fileprivate var orderedReadCases: [CaseLayout] {
    tagIsKey ? tagsAsKeys.order.map { cases[$0] } : readCases
  }

  /// Whether no other tag of these kinds is possible: both booleans are cases, whatever is compiled.
  func knowsEveryTag(of kinds: [TagKind]) -> Bool {
    kinds == [.boolean] && readCases.filter(\.conditions.isEmpty).haveBothBooleans
  }

  /// Whether booleans are switched over as numbers: where both may be compiled, the compiler would call the default
  /// unreachable.
  func isSwitchNumbered(over kinds: [TagKind]) -> Bool {
    kinds == [.boolean] && readCases.haveBothBooleans && !knowsEveryTag(of: kinds)
  }

  /// The member of a tag to switch over: none for strings and for tags of several kinds.
  fileprivate var tagMember: String {
    switch tagKinds {
    case [.integer]: ".integer"
    case [.boolean]: ".boolean"
    default: ""
    }
  }

  /// What a case can keep of the tag in `object`.
  fileprivate var keptTag: String {
    if tagIsKey { return "object.tag.stringValue" }
    switch tagKinds {
    case [.string]: return "object.tag.text"
    case [.integer], [.boolean]: return "object.tag\(tagMember)"
    default: return "object.tag.value"
    }
  }
}

extension [CaseLayout] {
  fileprivate var haveBothBooleans: Bool {
    let tags = flatMap(\.tags)
    return tags.contains(.boolean(true)) && tags.contains(.boolean(false))
  }
}

extension [Tag] {
  /// As patterns of the switch over tags: `case "a", "b"`.
  func patterns(_ isNumbered: Bool) -> String {
    "case " + map { isNumbered ? ($0 == .boolean(true) ? "1" : "0") : $0.literal }.joined(separator: ", ")
  }
}

extension Array {
  /// The runs of elements that have a property in common.
  fileprivate func grouped<Property: Equatable>(by property: (Element) -> Property) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let last = groups.last?.last, property(last) == property(element) {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}

/// The tags of an enum with many cases, in buckets: Swift compares a string with every pattern of a `switch` in turn.
struct TagBuckets {
  /// A power of two.
  var count: Int
  /// Each bucket that is not empty, with the cases that have tags in it, and those tags.
  var cases: [(bucket: Int, cases: [(element: CaseLayout, tags: [Tag])])]

  /// So many comparisons cost no more than a hash.
  private static let maximumPlainCount = 16

  /// Nil where a plain `switch` does as well.
  init?(_ layout: EnumLayout) {
    let tags = layout.readCases.flatMap(\.literals)
    guard layout.tagKinds == [.string], tags.count > Self.maximumPlainCount, !layout.isMostlyDirectives,
      // Literals that case doesn't tell apart have no bucket of their own.
      layout.hasTags || !layout.readCases.contains(where: layout.ignoresCase(of:))
    else { return nil }
    count = 2
    while count * 2 < tags.count { count *= 2 }
    var buckets: [Int: [(element: CaseLayout, tags: [Tag])]] = [:]
    // Literals come before what a value may be.
    for element in layout.readCases.filter({ $0.shape.tag != nil })
      + layout.readCases.filter({ $0.shape.tag == nil })
    {
      let tags = Dictionary(grouping: element.literals) { [count] tag in Self.bucket(of: tag, among: count) }
      for (bucket, tags) in tags { buckets[bucket, default: []].append((element, tags)) }
    }
    cases = buckets.sorted(byNumber: \.key).map { ($0.key, $0.value) }
  }

  private static func bucket(of tag: Tag, among count: Int) -> Int {
    guard case .string(let text) = tag else { return 0 }
    return Int(tagHash(text)) & (count - 1)
  }
}

extension EnumLayout {
  /// Whether the `#if` around cases, repeated in each bucket, would be more than the cases themselves.
  fileprivate var isMostlyDirectives: Bool {
    let lines = readCases.lazy.flatMap(\.conditions).reduce(0) { $0 + $1.clause + 1 }
    return lines > 4 * readCases.count
  }
}

/// A number that spreads tags evenly, the same in every process: FNV-1a over UTF-8
/// (http://www.isthe.com/chongo/tech/comp/fnv/).
///
/// Generated code names the buckets that this function puts tags in. The runtime has its own copy, because a module that both
/// the macro and its users' code need keeps SwiftPM from using its prebuilt swift-syntax.
package func tagHash(_ tag: String) -> UInt32 {
  var hash: UInt32 = 0x811C_9DC5
  for byte in tag.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
  // The low bits of the plain sum repeat for short tags.
  return hash ^ (hash >> 15)
}
