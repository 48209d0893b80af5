/// The texts of all errors, by subject, in alphabetical order there: lower case, the thing in quotes, the way out.
/// `%1` and so on stand for arguments.
package enum Message: String {
  // MARK: Annotations and their arguments

  case annotationAboveNothing = "@%1 is above nothing that it could belong to; put it above %2"
  case annotationAfterCode = "@%1 follows code on its line; put it on a line of its own above %2"
  case annotationAfterText = "@%1 is no annotation behind other text; begin a comment with it, or put it in backticks"
  case argumentOrder = "the arguments of %1 are out of order; write them as the macro takes them: %2"
  case attributeWithoutMacro = "@%1 here is the macro's; write // @%1(…), or import %2"
  case caseAnnotationOnSeveral = "@CodableCase applies to one case; give each case a 'case' line of its own"
  case caseWithoutEnum = "@CodableCase has no effect without @CodableEnum; annotate enum '%1' too"
  case curlyQuotes = "%1 is in curly quotes; write %2"
  case misplacedAnnotation = "@%1 is above %2; put it above %3"
  case missingArgument = "%1 needs %2; write it as in @CodableType(\"dog\", of: Animal.self)"
  case missingComma = "expected ',' before '%1'"
  case missingValue = "expected a value before the end of the annotation"
  case rangeOfTags = "'%1' is a range, which cannot be a tag; list the tags instead, as in '[1, 2, 3]'"
  case repeatedAnnotation = "@%1 is given twice; remove one"
  case repeatedElement = "'%1' is given twice in '%2'; remove one"
  case repeatedOption = "'%1' is given twice; remove one"
  case spelledValue = "'%1' is no value of '%2'; write '%3', as the macro takes it"
  case textAfterAnnotation = "unexpected '%1' after @%2; put options in parentheses and prose in a comment of its own"
  case unclosedBracket = "'%1' is never closed; add '%2', and begin every line of the annotation with '//'"
  case unknownAnnotation = "unknown annotation '%1'; %2"
  case unknownOption = "unknown option '%1' of %2; %3"
  case unknownValue = "unknown value '%1' of '%2'; %3"
  case unlabeledArgument = "this argument of %1 needs a label; %2"
  case unreadableValue = """
    '%1' is not a value that an annotation can have; write a string, an integer, true, false, a member or a list
    """
  case wrongKind = "%1 takes %2"

  // MARK: Files, types and options of an enum

  case contentKeyOfTag = """
    the tag and the content have the same key, "%1"; give one a different key with 'key:' or 'content:'
    """
  case declaredConformance = """
    enum '%1' declares '%2', as its annotation does; %3, since without the generated code the compiler would synthesize \
    other JSON
    """
  case defaultsOfUnreadEnum = "'defaults' has no effect on enum '%1', which is never decoded; remove it"
  /// A note. %2 and %4: The JSON of one case, and of the other strategy.
  case discriminatorPrefix = """
    '.discriminator' writes %1 as %2; use '%3' for %4, or say 'prefix: .caseName' to keep it
    """
  case emptyCasesWithoutPlace = "with this strategy, a case without values cannot be written as '.%1'; %2"
  case genericType = "%1 is generic and can't be registered; write its 'typeExtractor' by hand"
  case hiddenModule = "%1 hides the standard library's module in generated code, which must name it; rename it"
  case hiddenType = "%1 is private to the type around it, where no extension can reach it; make '%2' fileprivate"
  /// %3: Another strategy that the option has an effect with, as a way out.
  case idleOption = "%1 has no effect with strategy '.%2'; %3remove it"
  case localType = "%1 is inside a function, where no extension can reach it; move it out"
  case nestedConditions = "case '%1' is inside more than %2 '#if'; join some of their conditions with '&&'"
  case noncopyableEnum = "enum '%1' is noncopyable, and Codable takes copyable types only; remove the annotation"
  case notUTF8 = "the file is not valid UTF-8 from here on; save it as UTF-8"
  case nulByte = "the file has a NUL byte here; remove it"
  case privateType = "%1 is %2, and its generated extension is in another file; make it internal, or use the macro"
  case sharedTypeTag = "types '%1' and '%2' of %3 are both written as %4; give one a different tag"
  case storageOfGenericEnum = """
    enum '%1' is Codable for some of its parameters only; remove 'storage', and store it in a Stored<%1<…>>
    """
  case storageOfRawValues = "enum '%1' has raw values, which can be stored as they are; remove 'storage'"
  case storageWithoutCodable = "'storage' writes and reads values; remove it, or 'conformance: .%1'"
  case unbalancedBrace = "'{' is never closed; add the missing '}'"
  case unbalancedBraceThatCloses = "'}' closes nothing; remove it"
  case unknownLabelOfEnum = "unknown label '%1' in '%2', which no case has; %3"
  /// %1: A label after `_`, as another way out.
  case unlabeledWithoutValues = "'unlabeled' has no effect, since no case has an unlabeled value; remove it%1"
  /// %3: The annotations that say the same.
  case unreadCodingKeys = "'%1' has no effect on enum '%2', whose annotation says all names; remove it%3"
  /// %3: A conformance without the member, as another way out.
  case writtenMember = "enum '%1' already has '%2', which its annotation writes; remove it%3"

  // MARK: Tags, and what a case catches

  case absentKeyOfValues = """
    case '%1' has values, and its tag is their key, so it cannot be nil; give the case a tag, or remove its values
    """
  case absentTagWithValues = """
    case '%1' has no tag, and what it catches may lack its values; give it no values, or only optional or defaulted ones
    """
  case absentTagWithoutKey = """
    the tag of case '%1' cannot be nil with strategy '.%2', where there is no object without one; remove it
    """
  case caseOfNoTag = "'ignoresCase' has no effect on enum '%1', which reads no tag that is a text; remove it"
  case conditionalCatch = "case '%1' catches %2, but is inside '#if'; let a case that is always compiled do so"
  case invalidWithCapture = """
    case '%1' catches invalid values, and keeps the tags of unknown cases, of which there is none then; let another case \
    catch them, or keep all of it in one CodableValue
    """
  case invalidWithValues = """
    case '%1' catches invalid values, so its own values would be unknown; give it no values, only optional or \
    defaulted ones, or one CodableValue
    """
  case missingTagWithoutKey = """
    case '%1' cannot catch missing tags with strategy '.%2', which has no key for them; remove it
    """
  case missingWithCapture = """
    case '%1' catches missing tags, and has no tag to keep then; catch '.unknown' alone, let another case catch what is \
    missing, or keep all of it in one value
    """
  case missingWithValues = """
    case '%1' catches missing tags, and has no values then; give it no values, only optional or defaulted ones, or one \
    CodableValue
    """
  case optionOfCapture = "%1 has no effect on case '%2', which keeps what it catches; remove it"
  case optionOfSkippedCase = "%1 has no effect on case '%2', which is skipped; remove one of the two"
  case optionOfUnreadCase = "%1 has no effect on case '%2', which is never decoded; remove one of the two"
  case overloadedCase = "two cases are named '%1', which no tag can tell apart; rename one"
  case repeatedCatch = "two cases catch %1; let one do so"
  case repeatedTag = "case '%1' has the tag %2 twice; remove one"
  case sharedTag = "cases '%1' and '%2' are both written as %3; give one a different tag with @CodableCase"
  case skippedDirectionOfOne = """
    case '%1' cannot skip %2 alone in an enum with 'conformance: .%3'; use 'skip: true', or remove it
    """
  case tagAsContentKey = "the tag of case '%1' is %2, which cannot be a key; give the content a key with 'content:'"
  case tagAsKey = "the tag of case '%1' is %2, which cannot be a key; choose a strategy that has a key for the tag"
  case tagOfTagKey = """
    the content of case '%1' would have the key of the tag, "%2"; give the case a different tag, or the tag a \
    different key with 'key:'
    """
  case tagsOfOtherCase = """
    cases '%1' and '%2' have the tags %3 and %4, which are equal where case is ignored; give one a different tag with \
    @CodableCase, or remove 'ignoresCase'
    """
  /// %2: The values that such a case may have.
  case unknownPayload = "case '%1' catches unknown tags%2; give it %3 or one CodableValue"

  // MARK: Values, their keys, and what is merged

  case defaultBeforeRequired = """
    the default of this value of case '%1' is known only once the required values behind it are read; make it a \
    literal, or say 'defaults: .missing' for the case
    """
  case foreignAbsence = """
    enum '%1' in case '%2' is merged, and has a case without a tag, which would be read with the tag of '%2' under the \
    same key; give one of the enums a different key, or give the value a key with @CodableCase(keys: …)
    """
  case foreignTag = """
    enum '%1' in case '%2' is merged, and has a tag of its own under the same key, %3; make it an alias of the case, \
    give one of the enums a different key, or give the value a key with @CodableCase(keys: …)
    """
  /// %2: The enum or case. %3: What the values lack.
  case idleDefault = "'.%1' in 'defaults' has no effect on %2, where no value %3; give one a default, or remove it"
  case keyCount = "'keys' has %1, but case '%2' has %3; give one key for each value"
  case keyOfTag = """
    a value of case '%1' has the key of the tag, "%2"; give it a different one with @CodableCase(keys: …)
    """
  case lostDefault = """
    no call of case '%1' can leave this value out, so its default is never used; give it a label, make the default a \
    literal, or remove it
    """
  case mergedEmpty = """
    '%1' in case '%2' has a case that is '{}', and the values beside it have keys; give that case a tag, or give the \
    value a key with @CodableCase(keys: …)
    """
  case mergedKeysUnknown = """
    the keys of '%1' in case '%2', which is merged, cannot be known here, so unknown keys cannot be rejected; remove \
    'unknownKeys: .reject', or give the value a key with @CodableCase(keys: …)
    """
  case mergedRejecting = """
    '%1' in case '%2' rejects the keys of the values beside it; remove its 'unknownKeys: .reject', or give the value a \
    key with @CodableCase(keys: …)
    """
  case mergedWithOthers = """
    '%1' in case '%2' takes all keys, those of the values beside it too; keep what the enum does not know by \
    'catches:', or name its keys with a struct, or give it a key with @CodableCase(keys: …)
    """
  case nameWithoutCoder = "there is no coder '%1'; write '%2.self'"
  case nullInOptional = """
    '%1' is null for one of its cases, and case '%2' would read that as nil; write that case as a literal, or make the \
    value required
    """
  case omittedValue = "'%1' of case '%2' is not on the wire, so it must be optional or have a default; give it one"
  case overloadedDefault = """
    a static function is named '%1' too, and would be called for the default of this value; rename the function, or \
    make the default a literal
    """
  case repeatedKey = "two values of case '%1' have the key \"%2\"; give one a different key with @CodableCase(keys: …)"
  case restOfOtherType = """
    the last value of case '%1' takes the rest of an array, but is '%2'; make it an array, or remove 'rest'
    """
  case restOutsideArray = """
    'rest' has no effect on case '%1', whose values are not in an array; remove it, or use a strategy that has one, such \
    as '.tagFirst' or '.caseKeyed(payload: .array)'
    """
  case restWithOption = "'rest' of case '%1' does not go with %2; remove one of the two"
  /// %3: Why, and what to do: `TypeExpression.Uncodable`.
  case uncodableValue = "'%1' in case '%2' is %3"
  case unknownAliasedKey = "unknown key '%1' in the key aliases of case '%2'; %3"
  case unknownLabel = "unknown label '%1' in the %2 of case '%3'; %4"
  case unmergeableValue = """
    '%1' in case '%2' is %3, not an object that can be merged with the tag; give it a key with @CodableCase(keys: …)
    """
  /// %2: What gives it one, with the JSON.
  case valueWithoutKey = """
    this value of case '%1' has no label to be its key; %2, or name the key with @CodableCase(keys: …)
    """

  // MARK: Raw values

  case equalTags = """
    the raw values of cases '%1' and '%2', %3 and %4, are equal in Swift although their bytes differ; give one a \
    different tag with @CodableCase, or say 'rawRepresentable: false'
    """
  case integerRawValues = """
    the raw values of enum '%1' are integers, and this strategy would write the names of its cases; use strategy \
    '.rawValue', or give each case a tag with @CodableCase
    """
  case optionOfHeldRawValue = "%1 has no effect on case '%2', which is written as the raw value of its value; remove it"
  /// %3: Why not.
  case otherHeldRawValues = """
    case '%1' is written as the raw value of its value, of type '%2', %3; change the raw type, or use another strategy
    """
  case otherRawValues = """
    the raw values of enum '%1' are neither strings nor integers; give each case a tag with @CodableCase
    """
  case rawValueBesideMixedTags = """
    case '%1' has the raw values of its value, but tags of several kinds are read; give all tags and aliases one kind
    """
  case rawValueWithValues = """
    case '%1' has a value, which strategy '.rawValue' has no room for; use another strategy, or let the case keep \
    unknown tags with @CodableCase(catches: .unknown)
    """
  /// %2: Why, and what else to do: `RawValueDoubt`.
  case unknownRawValue = "the raw value of case '%1' %2give the case a tag with @CodableCase"
  case unwrittenRawValue = """
    the macro writes the raw value of case '%1', which is not known here; write it after '=' as a literal on one line
    """

  // MARK: Untagged enums

  case aliasesWithoutLiteral = """
    case '%1' is written as null and can't have aliases; make it a literal with @CodableCase(%2, …)
    """
  case hiddenByLiterals = """
    case '%1' is never decoded: the literals true and false are all that it accepts; remove it, or one of them
    """
  case hiddenByMatches = """
    case '%1' is never decoded: cases with 'matches:' come first, and match everything it accepts; give it a 'matches:' \
    of its own above them
    """
  case hiddenCase = """
    case '%1' is never decoded: earlier cases match everything it accepts; put it first, or change its 'matches:'
    """
  case indistinctCases = "cases '%1' and '%2' both take %3; tell them apart with @CodableCase(matches: …)"
  case indistinctConstants = "cases '%1' and '%2' both take %3; give one of them another tag or raw value"
  case indistinctNulls = """
    cases '%1' and '%2' both take %3; write '%4' as a literal, with @CodableCase(%5), or all like it, with emptyCases: \
    .name
    """
  case keyOfURL = """
    in property lists, a URL is an object with the key "relative", so case '%1' would take that of case '%2'; give \
    this value a different key with @CodableCase(keys: …)
    """
  case leftOutMatch = """
    case '%1' matches the key "%2", which is missing when its value is nil; match keys that are always written
    """
  case literalWithMatches = "case '%1' is the literal %2, and takes nothing else; remove 'matches'"
  case literalWithValues = """
    case '%1' has values, which are written without a tag; only a case without values can be a literal
    """
  case mismatchedKinds = "case '%1' is %2 in JSON, and never %3; match what its values are, or give one a coder"
  case undecidedCase = """
    what JSON case '%1' takes cannot be known here: it has %2; say it with @CodableCase(matches: .string) or the like
    """
  case unmatchedNull = """
    case '%1' may be null in JSON, which it does not match; match .null as well, or make the value required
    """
  /// %2: Why it has none.
  case unmatchedRawValue = """
    case '%1' matches a raw value, and %2; give it one unlabeled value whose type has raw values, or match a kind of JSON
    """
  case unwritableMatch = """
    case '%1' has no value to be written as what it matches; let it match .null, .object or .array, or give it a value
    """
  case unwrittenMatch = "case '%1' matches the key \"%2\", which it never writes; match keys that are always written"
}
