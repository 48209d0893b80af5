import CodableEnumGenerator
import CodableEnumReport

/// The wire types of all inputs: the value that `schema` and `lock` read.
package struct WireDocument: Sendable {
  /// All annotated enums, and all structs and enums that have the compiler's coding, sorted by id. They need not be used
  /// in payloads.
  let definitions: [WireDefinition]
  /// The sets that `@CodableType` makes. Schemas omit them: only the types that contain one say where its tag is.
  let openSets: [WireDefinition]
  /// Declared types with an unknown shape. They need not be used in payloads.
  let unknownTypes: [UnknownType]
  /// Types that payloads name and the inputs don't define, in the order of their names, each once.
  let openReferences: [OpenReference]
  /// Types with their own coding around annotated enums, or in their payloads.
  let unguarded: [UnknownType]
  /// The ids of the definitions that the lock guards although nothing annotated has them.
  package let roots: [String]
  /// The inputs, for their doc comments.
  let files: [WireFile]
  private let indices: [String: Int]

  init(
    definitions: [WireDefinition],
    openSets: [WireDefinition] = [],
    unknownTypes: [UnknownType],
    openReferences: [OpenReference],
    unguarded: [UnknownType] = [],
    roots: [String] = [],
    files: [WireFile] = []
  ) {
    self.definitions = definitions.sorted(byBytesOf: \.id)
    self.openSets = openSets
    self.unknownTypes = unknownTypes
    self.openReferences = openReferences.sorted(byBytesOf: \.name)
    self.unguarded = unguarded
    self.roots = roots
    self.files = files
    indices = Dictionary(self.definitions.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The number of types in a lock file.
  package var usedCount: Int { definitions.count(where: \.isUsed) + openSets.count }

  /// - Parameters:
  ///   - files: All inputs, in any order.
  ///   - roots: The names or ids of types that are guarded like payloads. Unknown ones are ignored.
  package init(_ files: [WireFile], roots: [String] = []) {
    var builder = WireBuilder(files.sorted(byBytesOf: \.path), roots: roots)
    self = builder.build()
  }

  /// With roots, and what they reach, as used.
  func guarding(_ roots: [String]) -> WireDocument {
    var definitions = definitions
    var rest = roots
    while let id = rest.popLast() {
      guard let index = indices[id], !definitions[index].isUsed else { continue }
      definitions[index].isUsed = true
      for type in definitions[index].shape.types {
        type.visit { if case .definition(let id, _) = $0 { rest.append(id) } }
      }
    }
    return with(definitions, roots: Set(roots).sorted(byBytesOf: \.self))
  }

  /// With all types as used, annotated or not.
  var guardingAll: WireDocument { guarding(definitions.map(\.id)).with(roots: []) }

  /// With other shapes of definitions.
  func mappingShapes(_ mapped: (WireShape) -> WireShape) -> WireDocument {
    with(
      definitions.map { definition in
        var definition = definition
        definition.shape = mapped(definition.shape)
        return definition
      }
    )
  }

  private func with(_ definitions: [WireDefinition]? = nil, roots: [String]? = nil) -> WireDocument {
    WireDocument(
      definitions: definitions ?? self.definitions,
      openSets: openSets,
      unknownTypes: unknownTypes,
      openReferences: openReferences,
      unguarded: unguarded,
      roots: roots ?? self.roots,
      files: files
    )
  }

  /// The definition that a ``WireType/definition(_:_:)`` refers to.
  subscript(id: String) -> WireDefinition? { indices[id].map { definitions[$0] } }

  var shapes: [String: WireShape] { Dictionary(definitions.map { ($0.id, $0.shape) }) { first, _ in first } }
}

/// A type with its own wire shape.
struct WireDefinition: Sendable {
  /// The name, followed by its file if other definitions have that name: `Item`, `Item (B/Item.swift)`.
  var id: String
  /// The place of the declaration's keyword, or in a lock file.
  var place: WirePlace
  /// The generic parameters, outer types first.
  var parameters: [String] = []
  /// Whether it is an annotated enum, a root of the lock, or part of one at any depth.
  var isUsed: Bool
  /// Whether it is a root of the lock that only names another type. Like a raw value, it is coded as that type.
  var isAlias = false
  /// The directions in which it is coded.
  var coding = Conformance.codable
  var shape: WireShape

  /// The declaration in messages.
  var noun: String {
    switch shape {
    case .openSet: "open set"
    case .merged: "typealias"
    case .structure: "struct"
    case .rawValues(_, let cases): isAlias ? "typealias" : cases == nil ? "type" : "enum"
    case .enumeration: "enum"
    }
  }

  /// `Outer.Inner`
  var name: String { id.parts(around: " (").map { String($0.before) } ?? id }
  /// The distinction of its file, if it needs one.
  var file: String? {
    id.parts(around: " (").map { String($0.after.prefix { $0 != ")" && $0 != "#" }) }
  }

  /// Nil unless it is an annotated enum, or one with payloads that the compiler codes.
  var enumeration: EnumShape<WireValue>? { if case .enumeration(let enumeration) = shape { enumeration } else { nil } }
}

enum WireShape: Equatable, Sendable {
  case enumeration(EnumShape<WireValue>)
  /// The properties of a struct with the compiler's coding. A key is required when reading unless it is optional or
  /// fixed: synthesized decoding doesn't use defaults.
  case structure([KeyedValue<WireValue>])
  /// An enum with raw values, or a struct with a `rawValue`. The cases are nil if any value is possible.
  case rawValues(WireType, cases: [RawValueCase]?)
  /// `Merged`, by an alias: two values in one object.
  case merged(WireType, WireType)
  /// The types of an open set, sorted by name. Each has a tag beside its own keys.
  case openSet([OpenSetType])

  /// Whether an annotation, or `Merged`, puts it on the wire, used or not.
  var isAnnotated: Bool {
    switch self {
    case .enumeration(let enumeration): !enumeration.isSynthesized
    case .openSet, .merged: true
    case .structure, .rawValues: false
    }
  }
}

/// A case of an enum with raw values and the compiler's coding.
struct RawValueCase: Equatable, Sendable {
  /// Without backticks.
  var name: String
  var tag: Tag
  var place = WirePlace.none
}

struct OpenSetType: Equatable, Sendable {
  var name: String
  var tag: Tag
  var type: WireType
  var place: WirePlace
}

/// A place in a file. All places are equal, so that they don't affect comparisons.
struct WirePlace: Hashable, Sendable {
  /// As the user gave it.
  var path: String
  var position: SourcePosition

  /// Of a value that no input names.
  static let none = WirePlace(path: "", position: SourcePosition(line: 1, column: 1))

  static func == (lhs: WirePlace, rhs: WirePlace) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// A type of the inputs with an unknown wire shape.
struct UnknownType: Sendable {
  /// Like the id of a ``WireDefinition``.
  var id: String
  var reason: OpenReason
  /// The place of the declaration's keyword.
  var place: WirePlace
  /// Whether the inputs make it `Encodable` or `Decodable`.
  var isCoded = true
}

/// A name in payloads with an unknown wire shape.
struct OpenReference: Sendable {
  /// As the source spells it.
  var name: String
  var reason: OpenReason
  /// The first use.
  var place: WirePlace
}

/// Why a wire shape is unknown. Nothing is guessed.
enum OpenReason: Sendable, Equatable {
  /// It is in another module or library.
  case notDeclared
  /// This many types of the inputs have the name, all equally near.
  case ambiguous(Int)
  /// It has its own `init(from:)` or `encode(to:)`, or gets one from a protocol.
  case handWritten
  /// Nothing in the inputs makes it `Codable`.
  case notCodable
  /// An enum with neither an annotation, nor payloads, nor raw values that JSON has.
  case notAnnotated
  /// A class, an actor or a protocol.
  case kind(String)
  /// A function, a tuple, `any P`, `P & Q`.
  case notNamed
  /// An attribute of the type, or of a property, may change how it is coded.
  case attribute(String)
  /// A property has no type annotation.
  case untyped(String)
  /// `let (a, b) = …`
  case pattern
  /// A property or a case is in an `#if`.
  case condition(String)
  /// `CodingKeys` is not an enum of strings.
  case codingKeys
  /// A value coder other than ours.
  case coder
}
