/// The kinds of JSON that a value has, by the text of its type.
indirect enum ValueKind: Sendable {
  case boolean
  /// With the name of the type, which decides what numbers it can hold.
  case integer(String)
  case number, decimal
  case string, url
  case date, data
  case array, dictionary
  /// A struct, or any other type whose keys cannot be known.
  case object
  /// An annotated enum, or one with raw values.
  case kinds(Set<JSONKind>)
  case optional(ValueKind)
  /// A `CodableValue`.
  case anything
  /// Nothing can be known; why.
  case undecided(String)

  /// - Parameters:
  ///   - declaration: The enum that the value is in.
  ///   - siblings: Other annotated enums of the file, by their qualified names.
  init(_ type: TypeSyntax, in declaration: TypeDeclaration, _ siblings: [String: EnumLayout]) {
    self.init(type.text, in: declaration, siblings)
  }

  private init(_ text: String, in declaration: TypeDeclaration, _ siblings: [String: EnumLayout]) {
    if let wrapped = Self.wrapped(text) {
      self = .optional(ValueKind(wrapped, in: declaration, siblings))
      return
    }
    let name = Self.plainName(text)
    let head = String(name.prefix { $0 != "<" && $0 != "." })
    let generics = (declaration.enclosing + [declaration.header]).flatMap(\.genericParameters)
    if generics.contains(where: { $0.name == head }) {
      self = .undecided("a generic parameter")
    } else if let nested = declaration.nestedTypes[name] {
      self = ValueKind(nested, siblings["\(declaration.qualifiedName).\(name)"])
    } else if name.hasPrefix("[") {
      self = Self.bracketed(name)
    } else if let known = Self.known[head] {
      self = known == .dictionaryByName ? Self.dictionary(name.dropFirst(head.count + 1)) : known.kind(of: name)
    } else {
      self = .object
    }
  }

  /// A type that is declared inside the enum.
  private init(_ header: TypeHeader, _ layout: EnumLayout?) {
    guard header.keyword == "enum" else {
      self = .object
      return
    }
    if let layout {
      self = .kinds(layout.writtenKinds)
      return
    }
    switch RawValues.kind(of: header) {
    case .integer: self = .integer(header.inheritedTypes.first.map(Self.plainName) ?? "Int")
    case .string: self = .string
    case .other:
      let isNumber = header.inheritedTypes.first.map { ["Double", "Float"].contains(Self.plainName($0)) }
      self = isNumber ?? false ? .number : .string
    case nil: self = .object
    }
  }

  var kinds: Set<JSONKind> {
    switch self {
    case .boolean: [.boolean]
    case .integer: [.integer]
    case .number, .decimal: [.number]
    case .string, .url: [.string]
    case .date: [.number, .string]
    case .data: [.string]
    case .array: [.array]
    case .dictionary, .object: [.object]
    case .kinds(let kinds): kinds
    case .optional(let wrapped): wrapped.kinds.union([.null])
    case .anything, .undecided: []
    }
  }

  /// The value in an optional, and any other as it is.
  var unwrapped: ValueKind {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  // MARK: Types by their text

  /// `T` of `T?`, `T!` and `Optional<T>`.
  private static func wrapped(_ text: String) -> String? {
    if text.hasPrefix("("), text.hasSuffix(")") { return wrapped(String(text.dropFirst().dropLast())) }
    if text.hasSuffix("?") || text.hasSuffix("!") { return String(text.dropLast()) }
    for head in ["Optional<", "Swift.Optional<"] where text.hasPrefix(head) && text.hasSuffix(">") {
      return String(text.dropFirst(head.count).dropLast())
    }
    return nil
  }

  /// Without parentheses around it, and without the module of the standard library or of Foundation.
  private static func plainName(_ text: String) -> String {
    var name = text.filter { $0 != " " }
    while name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
    for module in ["Swift.", "Foundation.", "CodableEnum."] where name.hasPrefix(module) {
      name = String(name.dropFirst(module.count))
    }
    return name
  }

  /// `[T]` or `[Key: Value]`
  private static func bracketed(_ name: String) -> ValueKind {
    var depth = 0
    for character in name.dropFirst().dropLast() {
      switch character {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return dictionary(name.dropFirst())
      default: break
      }
    }
    return .array
  }

  /// - Parameter rest: What begins with the type of the keys.
  private static func dictionary(_ rest: Substring) -> ValueKind {
    let key = plainName(String(rest.prefix { $0 != ":" && $0 != "," }))
    return key == "String" || key == "Int"
      ? .dictionary : .undecided("a dictionary whose keys are not strings or integers")
  }

  private enum Known {
    case boolean, integer, number, decimal, string, url, date, data, array, dictionaryByName, anything

    func kind(of name: String) -> ValueKind {
      switch self {
      case .boolean: .boolean
      case .integer: .integer(name)
      case .number: .number
      case .decimal: .decimal
      case .string: .string
      case .url: .url
      case .date: .date
      case .data: .data
      case .array: .array
      case .dictionaryByName: .dictionary
      case .anything: .anything
      }
    }
  }

  private static let known: [String: Known] = {
    let names: [Known: [String]] = [
      .boolean: ["Bool"],
      .integer: ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"],
      .number: ["Double", "Float", "Float16", "CGFloat", "TimeInterval"], .decimal: ["Decimal"],
      .string: ["String", "Character", "UUID"], .url: ["URL"], .date: ["Date"], .data: ["Data"],
      .array: ["Array", "Set", "ContiguousArray", "Range", "ClosedRange"], .dictionaryByName: ["Dictionary"],
      .anything: ["CodableValue"],
    ]
    return Dictionary(uniqueKeysWithValues: names.flatMap { known, names in names.map { ($0, known) } })
  }()
}

extension EnumLayout {
  /// The kinds of JSON that the cases of the enum are written as.
  var writtenKinds: Set<JSONKind> {
    switch strategy {
    case .discriminator, .flattenedStatus, .adjacent: return [.object]
    case .caseKeyed:
      let hasNames = emptyCases == .name && cases.contains { !$0.hasCodedValues }
      return hasNames ? [.object, .string] : [.object]
    case .rawValue:
      return Set(
        tagKinds.map { kind in
          switch kind {
          case .string: .string
          case .integer: .integer
          case .boolean: .boolean
          }
        }
      )
    case .untagged: return Set(UntaggedLayout(self, siblings: [:]).kinds)
    }
  }
}
