import CodableEnumGenerator
import CodableEnumJSON

/// An enum on the wire.
package struct EnumShape<Value: ShapeLeaf>: TagForm, Sendable {
  /// With the keys of the tag and the content, where it has them.
  package var strategy: Strategy
  /// The form of a case without values; untagged cases that have tags are literals.
  package var emptyCases: EmptyCases
  /// Whether keys that no value has are errors.
  package var rejectsUnknownKeys: Bool
  /// Whether an array may have more elements than values, where the tag comes first.
  package var ignoresExtraElements: Bool
  /// Whether tags are read without regard to the case of the letters A to Z.
  package var ignoresCase: Bool
  package var conformance: Conformance
  /// The kind of the raw values of an enum without tags, as far as its file tells.
  package var rawKind: TagKind?
  /// In the order of the declaration.
  package var cases: [CaseShape<Value>]
  /// Whether the compiler codes it (SE-0295): nothing is annotated, and nothing but what it writes is read.
  package var isSynthesized: Bool
  /// The values in the objects of all cases.
  package private(set) var shared = SharedValues<Value>()

  package init(
    strategy: Strategy,
    emptyCases: EmptyCases,
    rejectsUnknownKeys: Bool = false,
    ignoresExtraElements: Bool = false,
    ignoresCase: Bool = false,
    conformance: Conformance = .codable,
    cases: [CaseShape<Value>],
    rawKind: TagKind? = nil,
    isSynthesized: Bool = false
  ) {
    (self.strategy, self.emptyCases, self.rejectsUnknownKeys) = (strategy, emptyCases, rejectsUnknownKeys)
    (self.conformance, self.cases, self.rawKind) = (conformance, cases, rawKind)
    (self.ignoresExtraElements, self.ignoresCase) = (ignoresExtraElements, ignoresCase)
    self.isSynthesized = isSynthesized
  }

  /// An enum with raw values that the compiler codes.
  package init(rawValues cases: [(name: String, tag: Tag)], at place: Value.Place) {
    self.init(
      strategy: .rawValue,
      emptyCases: .true,
      cases: cases.map { CaseShape(name: $0.name, place: place, tag: $0.tag, content: .payload(.none)) }
    )
  }

  /// Of all tags that are read, in the order in which a decoder is asked for them.
  package var tagKinds: [TagKind] { TagKind.allCases.kinds(of: cases.lazy.flatMap(\.readTags), or: rawKind) }

  /// Which case takes a JSON, where nothing is a tag.
  package var dispatch: Dispatch { Dispatch(cases) }

  /// The same enum in one object with other values, under ``shared``.
  package func sharing(_ values: SharedValues<Value>) -> EnumShape {
    var enumeration = self
    enumeration.shared = values
    // A name has no place beside other values.
    if namesStandAlone { enumeration.emptyCases = tagIsKey ? .true : strategy.usualEmptyCases }
    return enumeration
  }

  /// The case that catches what no other case takes.
  package func catching(_ kind: Catch) -> CaseShape<Value>? {
    cases.first { $0.catches.contains(kind) && $0.isDecoded }
  }
}

extension EnumLayout {
  package var shape: EnumShape<ValueLayout> {
    EnumShape(
      strategy: strategy,
      emptyCases: emptyCases,
      rejectsUnknownKeys: rejectsUnknownKeys,
      ignoresExtraElements: ignoresExtraElements,
      ignoresCase: ignoresCase,
      conformance: conformance,
      cases: cases.map(\.shape),
      rawKind: rawKind
    )
  }
}

// MARK: The tree of a case

extension EnumShape {
  /// The shapes that a case is read from, the written one first. None where it is skipped, or is no object beside others.
  package func shapes(of element: CaseShape<Value>) -> [Shape<Value>] {
    let shapes = ownShapes(of: element)
    if shared.isEmpty { return shapes }
    let mayBeObject = hasTags || element.claim.map { $0.isRest || $0.takes(.object) } ?? true
    return shapes.compactMap { mayBeObject ? $0.sharing(shared) : nil }
  }

  private func ownShapes(of element: CaseShape<Value>) -> [Shape<Value>] {
    switch element.content {
    case .skipped: []
    case .capture(let capture): [shape(of: capture)]
    case .payload(let payload):
      element.isDecoded ? shapes(of: element, payload) : Array(shapes(of: element, payload).prefix(1))
    }
  }

  /// Whether a case is written without a tag, where others have one.
  package func isTagless(_ element: CaseShape<Value>) -> Bool {
    switch tagPlace {
    case .key, .value: element.tag == nil && element.payload != nil
    case .first, .alone, .nowhere: false
    }
  }

  /// The shapes that a case is read from where one of its tags is present.
  package func taggedShapes(of element: CaseShape<Value>) -> [Shape<Value>] {
    let shapes = shapes(of: element)
    return isTagless(element) ? Array(shapes.dropFirst()) : shapes
  }

  private func shapes(of element: CaseShape<Value>, _ payload: Payload<Value>) -> [Shape<Value>] {
    let tags = Shape<Value>.constant(element.tags.map { JSONValue($0) })
    switch tagPlace {
    case .alone: return [content(of: payload) ?? tags]
    case .first:
      let isOpen = ignoresExtraElements && !(payload.values.last?.isRest ?? false)
      let array = Shape.array(afterTag: tags, payload.values, isOpen: isOpen)
      return namesStandAlone && payload.values.isEmpty ? [tags, array] : [array]
    case .nowhere:
      if let content = content(of: payload) { return [content] }
      return [element.tag == nil ? .constant([element.claim?.emptyValue ?? .null]) : tags]
    case .value(let key, let contentKey):
      // Under the tag, the content of an alias has another key.
      let groups = contentKey == .tag ? element.tags.map { [$0] } : [element.tags]
      let objects = groups.filter { !$0.isEmpty }.map { tags in
        var object = object(beside: payload)
        if let contentKey {
          let content = content(of: payload) ?? emptyCases.shape(isWritten: true)
          let key = ObjectShape<Value>.Key.literal([contentKey.key(of: tags[0])])
          object.members.append(.init(key: key, shape: content, canBeMissing: payload.canBeMissing))
        }
        object.members.insert(.init(key: .literal([key]), shape: .constant(tags.map { JSONValue($0) })), at: 0)
        return Shape.object(object)
      }
      let tagged = namesStandAlone && payload.values.isEmpty && !objects.isEmpty ? [tags] + objects : objects
      return element.tag == nil ? [.object(ownUntaggedObject(of: element))] + tagged : tagged
    case .key where element.tags.isEmpty: return [.object(ObjectShape(members: [], isClosed: true))]
    case .key:
      let member = ObjectShape<Value>.Member(
        key: .literal(element.tags.map(\.text)),
        shape: content(of: payload) ?? (isSynthesized ? .constant([.empty]) : emptyCases.shape())
      )
      let object = Shape.object(ObjectShape(members: [member], isClosed: true))
      if isSynthesized { return [object] }
      if element.tag == nil { return [.object(ObjectShape(members: [], isClosed: true)), object, tags] }
      guard payload.mayBeNothing else { return [object] }
      return namesStandAlone && payload.values.isEmpty ? [tags, object] : [object, tags]
    }
  }

  private func shape(of capture: Capture<Value>) -> Shape<Value> {
    func tagged(_ tag: Value, _ content: Value?) -> Shape<Value> {
      switch tagPlace {
      case .nowhere: return .value(content ?? tag)
      case .alone: return .value(tag)
      case .first:
        if content == nil, namesStandAlone { return .value(tag) }
        let rest = content.map { [Shape.Element(shape: .value($0), canBeMissing: true, isRest: true)] } ?? []
        return .array([Shape.Element(shape: .value(tag))] + rest)
      case .value(let key, let contentKey):
        if content == nil, namesStandAlone { return .value(tag) }
        var object = ObjectShape<Value>(members: [.init(key: .literal([key]), shape: .value(tag))], isClosed: false)
        let shape = content.map { Shape.value($0) } ?? emptyCases.shape(isWritten: true)
        let canBeMissing = content == nil
        switch contentKey {
        case .key(let key):
          object.members.append(.init(key: .literal([key]), shape: shape, canBeMissing: canBeMissing))
        case .tag: object.members.append(.init(key: .captured(tag), shape: shape, canBeMissing: canBeMissing))
        case nil: object.merged = content.map { [$0] } ?? []
        }
        return .object(object)
      case .key:
        if content == nil, namesStandAlone { return .value(tag) }
        let shape = content.map { Shape.value($0) } ?? emptyCases.shape()
        return .object(ObjectShape(members: [.init(key: .captured(tag), shape: shape)], isClosed: true))
      }
    }
    return switch capture {
    case .whole(let value): .value(value)
    case .tag(let tag): tagged(tag, nil)
    case .tagAndContent(let tag, let content): tagged(tag, content)
    }
  }

  /// The values that are not beside the tag; nil where there are none.
  package func content(of payload: Payload<Value>) -> Shape<Value>? {
    switch payload {
    case .none, .flat, .merged: nil
    case .bare(let value): .value(value)
    case .array(let values): .array(of: values)
    case .object(let values):
      values.isEmpty ? nil : .object(ObjectShape(values, isClosed: rejectsUnknownKeys))
    }
  }

  /// The values that are beside the tag.
  private func object(beside payload: Payload<Value>) -> ObjectShape<Value> {
    switch payload {
    case .flat(let values): return ObjectShape(values, isClosed: rejectsUnknownKeys)
    case .merged(let values, let keyed, _):
      var object = ObjectShape(keyed, isClosed: rejectsUnknownKeys)
      object.merged = values
      return object
    case .none, .bare, .array, .object: return ObjectShape(members: [], isClosed: rejectsUnknownKeys)
    }
  }

  /// The object that a case which catches a missing tag is read from, where tags are among the keys.
  package func untaggedObject(of element: CaseShape<Value>) -> ObjectShape<Value> {
    ownUntaggedObject(of: element).sharing(shared)
  }

  private func ownUntaggedObject(of element: CaseShape<Value>) -> ObjectShape<Value> {
    switch element.content {
    case .payload(let payload):
      var object = object(beside: payload)
      if let contentKey, let content = content(of: payload) {
        // Where the tag is the key, a case without a tag has no values.
        let key = contentKey.key(of: element.tag ?? .string(element.name))
        // A case that has no tag must have its values.
        let canBeMissing = element.tag != nil || payload.values.allSatisfy(\.canBeMissing)
        object.members.append(.init(key: .literal([key]), shape: content, canBeMissing: canBeMissing))
      }
      return object
    case .capture, .skipped: return ObjectShape(members: [], isClosed: false)
    }
  }
}

extension Payload where Value: ShapeLeaf {
  /// Whether the values need not be there where they have a key of their own.
  fileprivate var canBeMissing: Bool {
    switch self {
    case .none: true
    case .bare(let value): value.canBeMissing
    case .array, .object, .flat, .merged: false
    }
  }

  /// Whether the case is read from its tag alone where tags are keys.
  fileprivate var mayBeNothing: Bool {
    switch self {
    case .none: true
    case .object(let values): values.isEmpty
    case .bare, .array, .flat, .merged: false
    }
  }
}

extension EmptyCases {
  /// What is read in the place of the values of a case without any; what is written comes first, or true where nothing is.
  ///
  /// - Parameter isWritten: Whether nothing else is read than what is written, if that is nothing.
  fileprivate func shape<Value>(isWritten: Bool = false) -> Shape<Value> {
    let written: JSONValue
    switch self {
    case .omit where isWritten, .name where isWritten: return .ignored
    case .omit, .name, .true: written = .boolean(true)
    case .null: written = .null
    case .object: written = .empty
    case .array: written = .array([])
    }
    return .constant([written] + [.boolean(true), .null, .empty, .array([])].filter { $0 != written })
  }
}

extension Claim {
  /// The JSON of a case without values.
  fileprivate var emptyValue: JSONValue {
    switch emptyKind {
    case .object: .empty
    case .array: .array([])
    case .null, .boolean, .integer, .number, .string: .null
    }
  }
}

extension EnumShape: Equatable where Value: Equatable, Value.Place: Equatable {}
