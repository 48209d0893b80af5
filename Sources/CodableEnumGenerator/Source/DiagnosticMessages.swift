import CodableEnumSpelling

// Every message of the generator, in alphabetical order: lower case, the thing in quotes, the way out.
extension Diagnostic {
  private init(_ range: Range<Int>, _ message: String) {
    self.init(range: range, message: message)
  }

  static func annotationAboveNothing(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@\(name) stands above no declaration; put it above \(target(of: name))")
  }

  static func annotationBehindCode(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@\(name) stands behind code; put it on a line of its own above \(target(of: name))")
  }

  static func caseAnnotationOnSeveral(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@CodableCase applies to one case; give each case a 'case' line of its own")
  }

  static func caseWithoutEnum(_ enumName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@CodableCase has no effect without @CodableEnum; annotate enum '\(enumName)' too")
  }

  static func conditionalCatch(_ caseName: String, _ kind: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' catches \(kind) names, but stands inside '#if'; let a case do so that is always compiled"
    )
  }

  static func contentKeyOfTag(_ key: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "the tag and the content have the same key, \"\(key)\"; give one another with 'key:' or 'content:'"
    )
  }

  static func genericType(_ type: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(type) is generic, and no decoder can be told of it as such; write its 'typeExtractor' by hand")
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

  static func idleOption(_ option: String, _ strategy: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "'\(option)' has no effect with strategy '.\(strategy)'; remove it")
  }

  static func keyCount(_ count: Int, of caseName: String, values: Int, _ range: Range<Int>) -> Diagnostic {
    let keys = count == 1 ? "1 key" : "\(count) keys"
    let values = values == 1 ? "1 value" : values == 0 ? "no values" : "\(values) values"
    return Diagnostic(range, "'keys' has \(keys), but case '\(caseName)' has \(values); give one key for each value")
  }

  static func keyOfTag(_ key: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "a value of case '\(caseName)' has the key of the tag, \"\(key)\"; give it another one with @CodableCase(keys: …)"
    )
  }

  static func localType(_ type: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(type) stands inside a function, where no extension can reach it; move it out")
  }

  static func mergedKeysUnknown(_ type: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      the keys of '\(type)' in case '\(caseName)', which is merged, cannot be known here, so unknown keys cannot be \
      rejected; remove 'unknownKeys: .reject', or give the value a key with @CodableCase(keys: …)
      """
    )
  }

  static func mergedWithOthers(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "a merged value must be the only one of case '\(caseName)'; give each value a key with @CodableCase(keys: …)"
    )
  }

  static func misplacedAnnotation(_ name: String, above place: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@\(name) stands above \(place); put it above \(target(of: name))")
  }

  static func missingArgument(_ argument: String, of owner: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(owner) needs \(argument); write it as in @CodableType(\"dog\", of: Animal.self)")
  }

  static func missingComma(_ found: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "expected ',' before '\(found)'")
  }

  static func missingValue(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "expected a value before the end of the annotation")
  }

  static func missingWithValues(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' catches missing names, where its values could not be known; let a case without values do so"
    )
  }

  static func missingWithoutTag(_ caseName: String, _ strategy: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' cannot catch missing names with strategy '.\(strategy)', which has no key for them; remove it"
    )
  }

  static func mixedTags(_ caseName: String, expected: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' must be named by \(expected), as other cases are; give it such a name with @CodableCase"
    )
  }

  static func noncopyableEnum(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "enum '\(name)' is noncopyable, and Codable takes copyable types only; remove the annotation")
  }

  static func notUTF8(_ offset: Int) -> Diagnostic {
    Diagnostic(offset..<offset, "the file is not valid UTF-8 from here on; save it as UTF-8")
  }

  static func optionOfSkippedCase(_ option: String, _ caseName: String, _ range: Range<Int>) -> Diagnostic {
    let thing = option.contains(" ") ? option : "'\(option)'"
    return Diagnostic(range, "\(thing) has no effect on case '\(caseName)', which is skipped; remove one of the two")
  }

  static func privateType(_ type: String, _ access: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "\(type) is \(access), and its generated extension stands in another file; make it internal, or use the macro"
    )
  }

  static func repeatedAnnotation(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "@\(name) is given twice; remove one")
  }

  static func repeatedOption(_ option: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "'\(option)' is given twice; remove one")
  }

  /// What stands twice.
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
        "two cases catch \(kind) names; let one do so"
      case .key(let key, let name):
        "two values of case '\(name)' have the key \"\(key)\"; give one another with @CodableCase(keys: …)"
      case .overloadedCase(let name):
        "two cases are named '\(name)', which no tag can tell apart; rename one"
      case .repeatedTag(let tag, let name):
        "case '\(name)' has the name \(tag) twice; remove one"
      case .sharedTag(let tag, let first, let second):
        "cases '\(first)' and '\(second)' are both written as \(tag); give one a different name with @CodableCase"
      case .sharedTypeTag(let tag, let first, let second, let name):
        "types '\(first)' and '\(second)' of \(name) are both written as \(tag); give one another name"
      }
    let note = Note(range: first, message: "the first one is here")
    return Diagnostic(range: range, message: message, notes: first == range ? [] : [note])
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

  static func tagAsKey(_ caseName: String, _ kind: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' is named by \(kind), which cannot be a key; choose a strategy that has a key for the name"
    )
  }

  static func textBehindAnnotation(_ text: String, _ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "unexpected '\(text)' behind @\(name); put options in parentheses and prose in a comment of its own"
    )
  }

  static func unbalancedBrace(isOpen: Bool, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, isOpen ? "'{' is never closed; add the missing '}'" : "'}' closes nothing; remove it")
  }

  static func unclosedBracket(_ bracket: String, _ range: Range<Int>) -> Diagnostic {
    let close = bracket == "(" ? ")" : "]"
    return Diagnostic(
      range,
      "'\(bracket)' is never closed; add '\(close)', and begin every line of the annotation with '//'"
    )
  }

  static func uncodableValue(
    _ type: String,
    _ reason: TypeSyntax.Uncodable,
    of caseName: String,
    _ range: Range<Int>
  ) -> Diagnostic {
    let explanation =
      switch reason {
      case .tuple: "a tuple, which cannot be coded; make it several values, or a struct"
      case .function: "a function, which cannot be coded; skip the case with @CodableCase(skip: true)"
      case .existential: "an existential, which cannot be decoded; use a concrete type"
      case .metatype: "a metatype, which cannot be coded; skip the case with @CodableCase(skip: true)"
      }
    return Diagnostic(range, "'\(type)' in case '\(caseName)' is \(explanation)")
  }

  static func unknownAnnotation(_ name: String, _ known: [String], _ range: Range<Int>) -> Diagnostic {
    unknown("annotation '@\(name)'", name, known, sigil: "@", range)
  }

  static func unknownKey(_ key: String, of caseName: String, _ known: [String], _ range: Range<Int>) -> Diagnostic {
    unknown("key '\(key)' in the key aliases of case '\(caseName)'", key, known, quote: "\"", range)
  }

  static func unknownLabel(
    _ label: String,
    of caseName: String,
    _ known: [String],
    _ range: Range<Int>
  ) -> Diagnostic {
    unknown("label '\(label)' in the keys of case '\(caseName)'", label, known, quote: "\"", range)
  }

  static func unknownOption(
    _ option: String,
    of owner: String,
    _ known: [String],
    _ range: Range<Int>
  ) -> Diagnostic {
    unknown("option '\(option)' of \(owner)", option, known, range)
  }

  static func unknownPayload(_ caseName: String, _ type: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' catches unknown names; give it no values, one \(type), one \(type) and one CodableValue, \
      or one CodableValue
      """
    )
  }

  static func unknownValue(
    _ value: String,
    of option: String,
    _ known: [String],
    _ range: Range<Int>
  ) -> Diagnostic {
    unknown("value '\(value)' of '\(option)'", value, known, sigil: ".", range)
  }

  static func unlabeledArgument(of owner: String, _ known: [String], _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "this argument of \(owner) needs a label; \(expectation(known))")
  }

  static func unmergeableValue(
    _ type: String,
    _ reason: String,
    of caseName: String,
    _ range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      range,
      """
      '\(type)' in case '\(caseName)' is \(reason), not an object that can be merged with the tag; \
      give it a key with @CodableCase(keys: …)
      """
    )
  }

  static func unreadableValue(_ text: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "'\(text)' is no value that an annotation can have; write a string, an integer, true, false, a member or a list"
    )
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

  static func wrongKind(of option: String?, _ expected: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "\(option.map { "'\($0)'" } ?? "the name of a case") takes \(expected)")
  }

  // MARK: Wording

  private static func target(of annotation: String) -> String {
    switch annotation {
    case "CodableCase": "a case"
    case "CodableType": "a struct, a class or an enum"
    default: "an enum"
    }
  }

  /// - Parameters:
  ///   - sigil: What stands before the words in source.
  ///   - quote: What stands around them.
  private static func unknown(
    _ thing: String,
    _ word: String,
    _ known: [String],
    sigil: String = "",
    quote: String = "",
    _ range: Range<Int>
  ) -> Diagnostic {
    guard let nearest = nearestSpelling(to: word, in: known) else {
      return Diagnostic(range, "unknown \(thing); " + expectation(known, sigil: sigil))
    }
    var diagnostic = Diagnostic(range, "unknown \(thing); did you mean '\(sigil)\(nearest)'?")
    let replacement = quote + sigil + nearest + quote
    diagnostic.fixIts = [FixIt(range: range, replacement: replacement, message: "replace with '\(sigil)\(nearest)'")]
    return diagnostic
  }

  private static func expectation(_ known: [String], sigil: String = "") -> String {
    guard !known.isEmpty else { return "it has none" }
    let listed = known.map { "'\(sigil)\($0)'" }.joined(separator: ", ")
    return known.count == 1 ? "expected \(listed)" : "expected one of \(listed)"
  }
}
