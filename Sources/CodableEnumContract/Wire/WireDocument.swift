import CodableEnumGenerator
import CodableEnumReport

/// The wire types of all inputs: the value that `schema` and `lock` read.
package struct WireDocument: Sendable {
  /// Every annotated enum, and every struct and enum with raw values that the compiler codes, used in payloads or not,
  /// in the order of their ids.
  let definitions: [WireDefinition]
  /// The sets that `@CodableType` makes. Schemas lack them: who reads one says where its tag is.
  let openSets: [WireDefinition]
  /// The types that the inputs declare and whose shape is not known, used in payloads or not.
  let unknownTypes: [UnknownType]
  /// Types that payloads name and the inputs don't define, in the order of their names, each once.
  let openReferences: [OpenReference]
  /// Whether it was read from a lock file of an older format, which says less.
  package var isOlderLock = false
  private let indices: [String: Int]

  init(
    definitions: [WireDefinition],
    openSets: [WireDefinition] = [],
    unknownTypes: [UnknownType],
    openReferences: [OpenReference]
  ) {
    self.definitions = definitions.sorted(byBytesOf: \.id)
    self.openSets = openSets
    self.unknownTypes = unknownTypes
    self.openReferences = openReferences.sorted(byBytesOf: \.name)
    indices = Dictionary(self.definitions.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// How many types a lock file keeps.
  package var usedCount: Int { definitions.count(where: \.isUsed) + openSets.count }

  /// - Parameter files: All inputs, in any order.
  package init(_ files: [WireFile]) {
    self = WireBuilder.build(files.sorted(byBytesOf: \.path))
  }

  /// The definition that a ``WireType/definition(_:_:)`` refers to.
  subscript(id: String) -> WireDefinition? { indices[id].map { definitions[$0] } }
}

/// A type with a wire shape of its own.
struct WireDefinition: Sendable {
  /// The name, followed by what tells its file apart if another definition has that name: `Item`, `Item (B/Item.swift)`.
  var id: String
  /// Of the declaration's keyword, or in a lock file.
  var place: WirePlace
  /// The names of the generic parameters of the type, after those of the types around it.
  var parameters: [String] = []
  /// Whether an annotated enum is it, or has it in a payload, at any depth.
  var isUsed: Bool
  var shape: WireShape

  /// `Outer.Inner`
  var name: String { id.firstRange(of: " (").map { String(id[..<$0.lowerBound]) } ?? id }
  /// The distinction of its file, if it needs one.
  var file: String? {
    id.firstRange(of: " (").map { String(id[$0.upperBound...].prefix { $0 != ")" && $0 != "#" }) }
  }

  /// Nil unless it is an annotated enum.
  var enumeration: EnumShape<WireValue>? { if case .enumeration(let enumeration) = shape { enumeration } else { nil } }
}

enum WireShape: Equatable, Sendable {
  /// An annotated enum.
  case enumeration(EnumShape<WireValue>)
  /// The properties of a struct that the compiler codes. A key is required when reading unless it is optional or fixed:
  /// the compiler's synthesis does not use defaults.
  case structure([KeyedValue<WireValue>])
  /// An enum with raw values, or a struct with a `rawValue`: what tells its values apart; nil if it is any value.
  case rawValues(WireType, cases: [RawValueCase]?)
  /// The types of an open set, in the order of their names: each has a tag, and its own keys beside that.
  case openSet([OpenSetType])

  /// Whether an annotation puts it on the wire, whatever uses it.
  var isAnnotated: Bool {
    switch self {
    case .enumeration, .openSet: true
    case .structure, .rawValues: false
    }
  }

  /// The name of an annotated declaration in messages.
  var noun: String { if case .openSet = self { "open set" } else { "enum" } }
}

/// A case of an enum with raw values that the compiler codes.
struct RawValueCase: Equatable, Sendable {
  /// Without backticks.
  var name: String
  var tag: Tag
}

/// A type of an open set.
struct OpenSetType: Equatable, Sendable {
  var name: String
  var tag: Tag
  var type: WireType
  var place: WirePlace
}

/// Where something is, which makes no difference to what it is.
struct WirePlace: Hashable, Sendable {
  /// As the user gave it.
  var path: String
  var position: SourcePosition

  static func == (lhs: WirePlace, rhs: WirePlace) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// A type of the inputs whose wire shape is not known.
struct UnknownType: Sendable {
  /// As that of a ``WireDefinition``.
  var id: String
  var reason: OpenReason
  /// Of the declaration's keyword.
  var place: WirePlace
}

/// A name that payloads use, and whose wire shape is not known.
struct OpenReference: Sendable {
  /// As the source spells it.
  var name: String
  var reason: OpenReason
  /// Where it is used first.
  var place: WirePlace
}

/// Why a wire shape is unknown. Nothing is guessed.
enum OpenReason: Sendable, Equatable {
  /// Another module has it, or a library.
  case notDeclared
  /// As many types of the inputs have the name, none of them nearer than the others.
  case ambiguous(Int)
  /// It has an `init(from:)` or `encode(to:)` of its own, or gets one from a protocol.
  case handWritten
  /// Nothing in the inputs says that it conforms to `Codable`.
  case notCodable
  /// An enum without an annotation and without raw values that JSON has.
  case notAnnotated
  /// A class, an actor or a protocol.
  case kind(String)
  /// A function, a tuple, `any P`, `P & Q`.
  case notNamed
  /// An attribute of the type, or of a property, may change how it is coded.
  case attribute(String)
  /// The type of a property is not written.
  case untyped(String)
  /// `let (a, b) = …`
  case pattern
  /// A property or a case is in an `#if`.
  case condition(String)
  /// `CodingKeys` is something other than an enum of strings.
  case codingKeys
  /// A value coder that is not one of ours.
  case coder
}
