/// A version of a program's types, simple enough to be edited at random: an annotated enum `E`, and the types of its values.
struct WireModel {
  var root: ModelEnum
  /// An annotated enum, structs and enums that the compiler codes, in payloads of each other and of `E`.
  var declarations: [Declaration] = []
  /// Fields beside `E`, if there are some.
  var whole: ModelMerged?

  enum Declaration {
    case annotated(ModelEnum)
    case structure(ModelStruct)
    case raw(ModelRawEnum)
    /// An enum with payloads that the compiler codes.
    case coded(ModelEnum)
    case merged(ModelMerged)
  }

  /// How each declaration is called, by its index.
  func name(of index: Int) -> String {
    switch declarations[index] {
    case .annotated(let type), .coded(let type): type.name
    case .structure(let type): type.name
    case .raw(let type): type.name
    case .merged(let type): type.name
    }
  }
}

/// An annotated enum.
struct ModelEnum {
  var name: String
  var strategy: String
  var cases: [ModelCase] = []
  /// The other arguments of its annotation, by their labels, as they are written.
  var options: [String: String] = [:]
  var rawType: String?

  var layout: Layout { Layout(strategy) }

  /// Nil if the tag has no key of its own.
  var tagKey: String? {
    let usual: [Layout: String] = [.discriminator: "discriminator", .flattened: "status", .adjacent: "type"]
    return strategy.firstMatch(of: #/key: "(\w+)"/#).map { String($0.1) } ?? usual[layout]
  }

  enum Layout {
    case positional, array, labeled, natural, discriminator, flattened, adjacent, tagFirst, rawValue, untagged

    /// - Parameter strategy: As an annotation has it.
    init(_ strategy: String) {
      self =
        switch strategy.prefix(while: { $0 != "(" }) {
        case ".discriminator": .discriminator
        case ".flattenedStatus": .flattened
        case ".adjacent": .adjacent
        case ".tagFirst": .tagFirst
        case ".rawValue": .rawValue
        case ".untagged": .untagged
        default:
          strategy.contains(".array")
            ? .array : strategy.contains(".labeled") ? .labeled : strategy.contains(".natural") ? .natural : .positional
        }
    }

    /// Whether values have keys.
    var hasKeys: Bool {
      switch self {
      case .positional, .array, .tagFirst, .rawValue: false
      case .labeled, .natural, .discriminator, .flattened, .adjacent, .untagged: true
      }
    }

    /// Whether labels can be ignored.
    var canIgnoreLabels: Bool { hasKeys && self != .labeled }

    var tagIsKey: Bool {
      switch self {
      case .positional, .array, .labeled, .natural: true
      case .discriminator, .flattened, .adjacent, .tagFirst, .rawValue, .untagged: false
      }
    }
  }
}

struct ModelCase {
  var name: String
  /// As a literal; `nil` for a case without a tag.
  var tag: String?
  /// Literals.
  var aliases: [String] = []
  var values: [ModelValue] = []
  /// What it keeps if it catches the unknown.
  var capture: Capture?
  var catchesMissing = false
  var catchesInvalid = false
  /// As the annotation has it.
  var matches: String?
  /// As the annotation has it.
  var skip: String?
  /// What the annotation says of its labels.
  var labels: String?
  /// Whether its last value takes the rest of an array.
  var takesRest = false
  /// Whether no values of it are tried.
  var isSilent = false
  /// As a literal.
  var rawValue: String?

  enum Capture: Equatable {
    case nothing, tag, tagAndContent, whole
    /// Types in place of a `CodableValue`.
    case tagAndTyped(ModelType)
    case wholeTyped(ModelType)
  }
}

/// An associated value, or a property.
struct ModelValue {
  var label: String?
  var type: ModelType
  /// An expression.
  var defaultValue: String?
  /// The name of a coder.
  var coder: String?
  /// The key, if an annotation or `CodingKeys` has it.
  var key: String?
  var keyAliases: [String] = []
  /// Whether it is left out of the JSON.
  var isOmitted = false
}

struct ModelStruct {
  var name: String
  var properties: [ModelValue]
}

/// An enum with raw values that the compiler codes.
struct ModelRawEnum {
  var name: String
  var rawType: String
  var cases: [ModelCase]
}

/// An alias of `Merged`.
struct ModelMerged {
  var name: String
  var fields: ModelType
  var variant: ModelType
}

indirect enum ModelType: Hashable, Sendable {
  /// A type of the standard library, of Foundation or of the runtime.
  case plain(String)
  case optional(ModelType)
  case array(ModelType)
  case set(String)
  case dictionary(ModelType)
  /// One of the model's declarations, by its index.
  case declared(Int)
  /// `Merged`, without an alias.
  case merged(ModelType, ModelType)
  /// `E` itself, beside fields.
  case root

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Without being optional.
  var wrapped: ModelType { if case .optional(let type) = self { type } else { self } }
}
