// Messages about declarations and their options, in alphabetical order: lower case, the thing in quotes, the way out.
extension Diagnostic {
  static func absentKeyOfValues(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' has values, and its tag is their key, so it cannot be nil; give the case a tag, or remove its \
      values
      """
    )
  }

  static func absentTagWithValues(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' has no tag, and what it catches may lack its values; give it no values, or only \
      optional or defaulted ones
      """
    )
  }

  static func absentTagWithoutKey(_ caseName: String, _ strategy: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      the tag of case '\(caseName)' cannot be nil with strategy '.\(strategy)', where there is no object without one; \
      remove it
      """
    )
  }

  /// - Parameter caught: What the case catches: `unknown tags`.
  static func conditionalCatch(_ caseName: String, _ caught: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' catches \(caught), but is inside '#if'; let a case that is always compiled do so"
    )
  }

  static func contentKeyOfTag(_ key: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "the tag and the content have the same key, \"\(key)\"; give one a different key with 'key:' or 'content:'"
    )
  }

  /// - Parameter choices: As the option spells them.
  static func emptyCasesBesideTag(_ choice: String, _ choices: [String], _ range: Range<Int>) -> Diagnostic {
    let expected = choices.map { "'.\($0)'" }.joined(separator: " or ")
    return Diagnostic(
      range,
      "with this strategy, a case without values cannot be written as '.\(choice)'; expected \(expected)"
    )
  }

  static func genericType(_ type: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "\(type) is generic and can't be registered; write its 'typeExtractor' by hand"
    )
  }

  /// - Parameters:
  ///   - hidden: The type itself, or one around it.
  ///   - accessRange: Of the `private` that hides it.
  static func hiddenType(
    _ type: String,
    _ hidden: String,
    fixing accessRange: Range<Int>?,
    _ range: Range<Int>
  ) -> Diagnostic {
    let message = "\(type) is private to the type around it, where no extension can reach it"
    var diagnostic = Diagnostic(range, "\(message); make '\(hidden)' fileprivate")
    if let accessRange {
      diagnostic.fixIts = [FixIt(range: accessRange, replacement: "fileprivate", message: "make it 'fileprivate'")]
    }
    return diagnostic
  }

  /// - Parameters:
  ///   - option: As messages name it, with quotes if it has a label.
  ///   - other: A strategy with which it has one; nil if there is none that is like this one.
  static func idleOption(_ option: String, _ strategy: String, try other: String?, _ range: Range<Int>) -> Diagnostic {
    let way = other.map { "use '.\($0)', or " } ?? ""
    return Diagnostic(range, "\(option) has no effect with strategy '.\(strategy)'; \(way)remove it")
  }

  static func invalidWithValues(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' catches invalid values, so its own values would be unknown; give it no values, \
      only optional or defaulted ones, or one CodableValue
      """
    )
  }

  static func keyCount(_ count: Int, of caseName: String, values: Int, _ range: Range<Int>) -> Diagnostic {
    let keys = count == 1 ? "1 key" : "\(count) keys"
    let values = values == 1 ? "1 value" : values == 0 ? "no values" : "\(values) values"
    return Diagnostic(range, "'keys' has \(keys), but case '\(caseName)' has \(values); give one key for each value")
  }

  static func keyOfTag(_ key: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "a value of case '\(caseName)' has the key of the tag, \"\(key)\"; give it a different one with @CodableCase(keys: …)"
    )
  }

  static func localType(_ type: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(type) is inside a function, where no extension can reach it; move it out")
  }

  static func lostDefault(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      no call of case '\(caseName)' can leave this value out, so its default is never used; \
      give it a label, make the default a literal, or remove it
      """
    )
  }

  /// - Parameters:
  ///   - written: The kinds that the case's values have in JSON.
  ///   - others: Kinds that it matches and never has.
  static func missingTagWithoutKey(_ caseName: String, _ strategy: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' cannot catch missing tags with strategy '.\(strategy)', which has no key for them; remove it"
    )
  }

  /// - Parameter keepsTag: Whether the case has room for a tag, which is not there.
  static func missingWithValues(_ caseName: String, keepsTag: Bool, _ range: Range<Int>) -> Diagnostic {
    let (problem, way) =
      keepsTag
      ? ("has no tag to keep then", "let another case catch them, or keep all of it in one CodableValue")
      : ("has no values then", "give it no values, only optional or defaulted ones, or one CodableValue")
    return Diagnostic(range, "case '\(caseName)' catches missing tags, and \(problem); \(way)")
  }

  static func nestedConditions(_ caseName: String, limit: Int, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "case '\(caseName)' is inside more than \(limit) '#if'; join some of their conditions with '&&'")
  }

  static func noncopyableEnum(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "enum '\(name)' is noncopyable, and Codable takes copyable types only; remove the annotation")
  }

  package static func notUTF8(_ offset: Int) -> Diagnostic {
    Diagnostic(offset..<offset, "the file is not valid UTF-8 from here on; save it as UTF-8")
  }

  static func omittedValue(_ label: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "'\(label)' of case '\(caseName)' is not on the wire, so it must be optional or have a default; give it one"
    )
  }

  /// - Parameter option: As messages name it, with quotes if it has a label.
  static func optionOfSkippedCase(_ option: String, _ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(option) has no effect on case '\(caseName)', which is skipped; remove one of the two")
  }

  static func optionOfUnreadCase(_ option: String, _ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(option) has no effect on case '\(caseName)', which is never decoded; remove one of the two")
  }

  static func overloadedDefault(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      a static function is named '\(caseName)' too, and would be called for the default of this value; \
      rename the function, or make the default a literal
      """
    )
  }

  static func privateType(_ type: String, _ access: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "\(type) is \(access), and its generated extension is in another file; make it internal, or use the macro"
    )
  }

  /// The thing that appears twice.
  enum Repetition {
    case catching(String)
    case key(String, of: String)
    case overloadedCase(String)
    case repeatedTag(String, of: String)
    case sharedTag(String, String, String)
    case sharedTypeTag(String, String, String, of: String)
  }

  static func repetition(_ repetition: Repetition, _ range: Range<Int>, first: Range<Int>) -> Diagnostic {
    let message =
      switch repetition {
      case .catching(let kind):
        "two cases catch \(kind); let one do so"
      case .key(let key, let name):
        "two values of case '\(name)' have the key \"\(key)\"; give one a different key with @CodableCase(keys: …)"
      case .overloadedCase(let name):
        "two cases are named '\(name)', which no tag can tell apart; rename one"
      case .repeatedTag(let tag, let name):
        "case '\(name)' has the tag \(tag) twice; remove one"
      case .sharedTag(let tag, let first, let second):
        "cases '\(first)' and '\(second)' are both written as \(tag); give one a different tag with @CodableCase"
      case .sharedTypeTag(let tag, let first, let second, let name):
        "types '\(first)' and '\(second)' of \(name) are both written as \(tag); give one a different tag"
      }
    let note = Note(range: first, message: "the first one is here")
    return Diagnostic(range: range, message: message, notes: first == range ? [] : [note])
  }

  static func skippedDirectionOfOne(
    _ direction: String,
    _ conformance: String,
    _ caseName: String,
    _ range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' cannot skip \(direction) alone in an enum with 'conformance: .\(conformance)'; \
      use 'skip: true', or remove it
      """
    )
  }

  static func storageOfGenericEnum(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "enum '\(name)' is Codable for some of its parameters only; remove 'storage', and store it in a Stored<\(name)<…>>"
    )
  }

  static func storageOfRawValues(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "enum '\(name)' has raw values, which can be stored as they are; remove 'storage'")
  }

  static func storageWithoutCodable(_ conformance: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "'storage' writes and reads values; remove it, or 'conformance: .\(conformance)'")
  }

  /// - Parameter isContentKey: Whether the tag has a key of its own, and is that of the content.
  static func tagAsKey(_ caseName: String, _ kind: String, isContentKey: Bool, _ range: Range<Int>) -> Diagnostic {
    let way = isContentKey ? "give the content a key with 'content:'" : "choose a strategy that has a key for the tag"
    return Diagnostic(range, "the tag of case '\(caseName)' is \(kind), which cannot be a key; \(way)")
  }

  static func tagOfTagKey(_ tag: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      the content of case '\(caseName)' would have the key of the tag, \"\(tag)\"; give the case a different tag, or the \
      tag a different key with 'key:'
      """
    )
  }

  package static func unbalancedBrace(isOpen: Bool, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, isOpen ? "'{' is never closed; add the missing '}'" : "'}' closes nothing; remove it")
  }

  static func uncodableValue(
    _ type: String,
    _ reason: TypeExpression.Uncodable,
    of caseName: String,
    _ range: Range<Int>
  ) -> Diagnostic {
    let explanation =
      switch reason {
      case .tuple: "a tuple, which cannot be coded; make it several values, or a struct"
      case .function: "a function, which cannot be coded; skip the case with @CodableCase(skip: true)"
      case .error: "the protocol Error, which cannot be coded; use a concrete type, or leave it out with 'omit:'"
      case .existential: "an existential, which cannot be decoded; use a concrete type, or a value coder"
      case .metatype: "a metatype, which cannot be coded; skip the case with @CodableCase(skip: true)"
      }
    return Diagnostic(range, "'\(type)' in case '\(caseName)' is \(explanation)")
  }

  static func unknownAliasedKey(
    _ key: String,
    of caseName: String,
    _ known: [String],
    _ range: Range<Int>
  ) -> Diagnostic {
    unknown("key '\(key)' in the key aliases of case '\(caseName)'", key, known, quote: "\"", range)
  }

  /// - Parameter place: What the label is in: `keys`, `coders`, `omitted values`.
  static func unknownLabel(
    _ label: String,
    in place: String,
    of caseName: String,
    _ known: [String],
    _ range: Range<Int>
  ) -> Diagnostic {
    unknown("label '\(label)' in the \(place) of case '\(caseName)'", label, known, quote: "\"", range)
  }

  static func unknownLabelOfEnum(
    _ label: String,
    in option: String,
    _ known: [String],
    _ range: Range<Int>
  ) -> Diagnostic {
    unknown("label '\(label)' in '\(option)', which no case has", label, known, quote: "\"", range)
  }

  /// - Parameters:
  ///   - type: Of a value that can keep a tag; nil where none can.
  ///   - keepsContent: Whether there is anything but the tag.
  static func unknownPayload(
    _ caseName: String,
    _ type: String?,
    keepsContent: Bool,
    _ range: Range<Int>
  ) -> Diagnostic {
    var ways = ["no values"]
    if let type { ways.append("one \(type)") }
    if let type, keepsContent { ways.append("one \(type) and one CodableValue") }
    let listed = ways.joined(separator: ", ")
    return Diagnostic(
      range,
      "case '\(caseName)' catches unknown tags; give it \(listed)\(ways.count > 1 ? "," : "") or one CodableValue"
    )
  }

  /// - Parameter label: Of a value that has it after `_`; nil if none has.
  static func unlabeledWithoutValues(_ label: String?, _ range: Range<Int>) -> Diagnostic {
    let way = label.map { ", or drop '\($0)' after '_', which is a label, too" } ?? ""
    return Diagnostic(range, "'unlabeled' has no effect, since no case has an unlabeled value; remove it\(way)")
  }

  /// - Parameter place: Where an attribute that names keys can be put, and the labels of the values it must name.
  static func valueWithoutKey(
    _ caseName: String,
    _ range: Range<Int>,
    _ place: (offset: Int, labels: [String])?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      range,
      """
      this value of case '\(caseName)' has no label to be its key; give it one with @CodableCase(keys: …), \
      or all of them with @CodableEnum(unlabeled: .indexed), or merge it with the tag by 'unlabeled: .merged'
      """
    )
    if let (offset, labels) = place {
      let keys = labels.map { "\"\($0)\": <#\"key\"#>" }.joined(separator: ", ")
      let attribute = "@CodableCase(keys: [\(keys)]) "
      diagnostic.fixIts = [FixIt(range: offset..<offset, replacement: attribute, message: "add '@CodableCase(keys:)'")]
    }
    return diagnostic
  }

  /// - Parameter conformance: With which the member would not be written; nil if there is none.
  static func writtenMember(
    _ member: String,
    of name: String,
    _ conformance: String?,
    _ range: Range<Int>
  ) -> Diagnostic {
    let way = conformance.map { ", or say 'conformance: .\($0)'" } ?? ""
    return Diagnostic(range, "enum '\(name)' already has '\(member)', which its annotation writes; remove it\(way)")
  }
}
