/// Everything that the output of a file says.
package struct FileLayout: Sendable {
  package var enums: [EnumLayout] = []
  /// The types of open sets.
  package var types: [TypeLayout] = []
  package var imports: [ImportDeclaration] = []
  /// Each `#if` of the file, by the lines that open its clauses.
  package var conditionBlocks: [[String]] = []

  /// The types whose extension the output holds; the compiler writes that of types with an attribute.
  var ownTypes: [TypeLayout] { types.filter { $0.annotated.form == .comment } }

  /// Whether the output holds anything.
  package var isEmpty: Bool { enums.isEmpty && ownTypes.isEmpty }
}

/// A type of an open set, with everything decided that its code needs.
package final class TypeLayout: Sendable {
  let annotated: AnnotatedType
  let head: ExtensionHead

  init(_ annotated: AnnotatedType) {
    self.annotated = annotated
    head = ExtensionHead(annotated.declaration)
  }

  package var tag: Tag { annotated.options.tag.value }
  /// The protocol that the set's types have in common.
  package var protocolName: String { annotated.options.protocolName }
  package var start: Int { annotated.declaration.header.start }
}

/// The types of open sets of a whole target, and the one output that depends on more than one file.
package struct TypeList {
  var files: [FileLayout] = []

  package init() {}
}

/// The head that all extensions of a type share.
package struct ExtensionHead {
  /// As an extension names it.
  package var typeName: String
  /// `public `, `package `, `@usableFromInline ` or nothing; of the members.
  var accessModifier: String
  /// The attribute above the extension: `@available(…)`.
  package var attributes: [String]
  var isNonisolated: Bool
  /// Whether the type is on an actor, and its extensions must be, too, where the compiler infers that of the values.
  var followsActor = false
  /// The `#available` condition for naming the type, if it needs one.
  var availability: String?
  package var conditions: [Condition]

  /// Whether the members are part of what other modules may inline.
  var isVisibleToInlinedCode: Bool { accessModifier == "public " || accessModifier.hasPrefix("@usableFromInline") }

  init(_ declaration: TypeDeclaration) {
    typeName = declaration.spelledName
    accessModifier = declaration.access > .internal ? "\(declaration.access) " : ""
    if declaration.access < .public, declaration.header.attributes.contains(where: { $0.name == "usableFromInline" }) {
      accessModifier = "@usableFromInline " + accessModifier
    }
    attributes = []
    for attribute in (declaration.enclosing + [declaration.header]).flatMap(\.attributes) {
      if attribute.availability != nil, !attributes.contains(attribute.text) { attributes.append(attribute.text) }
    }
    isNonisolated = declaration.header.isNonisolated || declaration.isIsolated
    availability = declaration.header.attributes.lazy.compactMap(\.introduction).first
    conditions = declaration.conditions
  }
}

/// An enum's conformance, with everything decided that its code needs.
package final class EnumLayout: TagForm, Sendable {
  package let declaration: TypeDeclaration
  package let head: ExtensionHead
  let extensions: [ExtensionLayout]
  package let cases: [CaseLayout]

  package let strategy: Strategy
  package let emptyCases: EmptyCases
  package let conformance: Conformance
  /// The protocols that it conforms to already, by any declaration that can be seen.
  package let conformances: Set<CodingProtocol>
  /// Whether keys that no value has are errors.
  package let rejectsUnknownKeys: Bool
  /// Whether tags are read without regard to the case of the letters A to Z.
  package let ignoresCase: Bool
  /// Whether an array may have more elements than values, where the tag comes first.
  package let ignoresExtraElements: Bool
  /// Whether it is made `StorageCodable`.
  let isStored: Bool
  let rawValues: RawValues

  // What follows from the cases, found once: each of them is asked for it.

  /// The cases that are read by tags of their own, or by what they claim.
  let readCases: [CaseLayout]
  /// Under `.rawValue`, the cases with values of types that have raw values.
  let rawValueCases: [CaseLayout]
  /// The kind of the raw values of an enum without tags, as far as the file tells.
  package let rawKind: TagKind?
  /// Which case takes a JSON, where nothing is a tag.
  package let dispatch: Dispatch
  /// The cases that catch what no other case takes.
  let catching: [Catch: CaseLayout]
  /// Of all tags that are read, in the order in which a decoder is asked for them.
  let tagKinds: [TagKind]
  /// Whether some case writes to the encoder itself, which must then not have been asked for a container.
  let opensContainerPerCase: Bool

  init(_ form: EnumForm, cases: [CaseLayout], rawKind: TagKind?, mayHoldIsolated: Bool) {
    let (annotated, options) = (form.annotated, form.annotated.options)
    (declaration, conformances, rawValues) = (annotated.declaration, annotated.conformances, form.rawValues)
    (strategy, emptyCases, conformance) = (form.strategy, form.emptyCases, options.conformance)
    (rejectsUnknownKeys, isStored) = (options.unknownKeys == .reject, options.storage != nil)
    ignoresCase = options.ignoresCase
    ignoresExtraElements = form.tagIsFirst && options.unknownKeys == .ignore
    (self.cases, self.rawKind) = (cases, rawKind)
    var head = ExtensionHead(annotated.declaration)
    head.followsActor = declaration.isIsolated && !declaration.header.isNonisolated && mayHoldIsolated
    self.head = head
    extensions = ConformanceBuilder(form: form, cases: cases).build()
    let read = cases.filter { $0.payload != nil && $0.isDecoded && !($0.lacksTag && $0.tags.isEmpty) }
    (rawValueCases, readCases) = read.split { form.holdsRawValue($0.shape) }
    dispatch = Dispatch(cases.map(\.shape))
    var catching: [Catch: CaseLayout] = [:]
    for element in cases where element.isDecoded {
      for kind in element.catches where catching[kind] == nil { catching[kind] = element }
    }
    self.catching = catching
    tagKinds = TagKind.allCases.kinds(of: readCases.lazy.flatMap(\.literals), or: rawKind)
    opensContainerPerCase = cases.contains { element in
      guard element.isEncoded else { return false }
      return switch element.content {
      case .payload(.merged), .capture(.whole): true
      case .payload(let payload): (form.namesStandAlone || element.lacksTag) && payload.values.isEmpty
      case .capture(.tag): form.namesStandAlone
      case .capture(.tagAndContent(_, let content)):
        form.tagIsKey || form.namesStandAlone || form.mergesContent && !content.isCodableValue
      case .skipped: false
      }
    }
  }

  /// `Self.self`
  var metatype: String { "\(declaration.nameInside).self" }

  /// `Swift.Int.self`; a case named `Swift` would take the module's place.
  func metatype(of scalar: WireScalar) -> String {
    let hidesModule = cases.contains { unquoted($0.name) == "Swift" }
    return (hidesModule ? "" : "Swift.") + scalar.rawValue + ".self"
  }

  /// The declared raw type, as code spells it, if there is one.
  var rawType: String? { RawValues.spelledType(of: declaration.header) }

  /// Whether it gets `init(rawValue:)` and `rawValue`, by its tags.
  package var addsRawValue: Bool { extensions.contains { $0.members.contains(.rawValue) } }

  /// Whether neither the enum nor its extensions in the file have raw values.
  var lacksRawValue: Bool {
    rawValues.kind == nil && !conformances.contains(.rawRepresentable)
      && !addsRawValue
  }

  /// Whether the tags, or the constants, of a case are read without regard to the case of letters.
  func ignoresCase(of element: CaseLayout) -> Bool {
    element.shape.tag == nil ? element.claim?.ignoresCase ?? false : ignoresCase
  }

  /// The cases of an untagged enum that are told by their tags all the same, and then those told by constants.
  var literals: [CaseLayout] {
    if hasTags { return [] }
    return readCases.filter { $0.shape.tag != nil } + readCases.filter { !($0.claim?.constants ?? []).isEmpty }
  }
}

/// One extension: the protocols it adds, what they require, the members it holds.
struct ExtensionLayout {
  enum Member {
    /// `init(from:)`
    case decoder
    /// `encode(to:)`
    case encoder
    /// `init(rawValue:)` and `rawValue`
    case rawValue
    /// `init(rawValue:)` by the raw values that the enum declares
    case declaredRawValueInitializer
    /// `rawValue`, as the enum declares it
    case declaredRawValue
  }

  var protocols: [String]
  /// `T: Swift.Encodable`
  var requirements: [String]
  var members: [Member]

  init(_ protocols: [String], where requirements: [String] = [], _ members: [Member]) {
    (self.protocols, self.requirements, self.members) = (protocols, requirements, members)
  }
}
