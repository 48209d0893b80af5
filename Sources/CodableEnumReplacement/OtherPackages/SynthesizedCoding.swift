import CodableEnumContract
import CodableEnumGenerator

/// The coding that the compiler makes for an enum, as source: `{"load":{"key":"k","_1":4}}`, or its raw value.
///
/// As the proposal SE-0295 says, and compilers up to Swift 6.3 do: no value's default stands for a missing key, a case
/// that `CodingKeys` lacks can't be coded, and a value that `LoadCodingKeys` lacks has its default.
struct SynthesizedCoding {
  /// An extension with what the enum has no functions for.
  private(set) var text = ""

  private let code: CodeTypes
  private let declaration: TypeDeclaration
  private let name: String
  private let keyed: [EnumCase]

  /// Nil if all of an enum's coding is by hand, or if it has none.
  ///
  /// - Throws: A refusal, for an enum whose JSON nothing here says.
  init?(of declaration: TypeDeclaration, _ code: CodeTypes, file: Int) throws(Refusal) {
    let missing = Self.halves(of: declaration, code)
    // The raw value is known without any code.
    let hasRawType = RawValues(of: declaration).kind != nil
    if missing.isEmpty || hasRawType || CodingTable.isKnown(declaration) { return nil }
    (self.code, self.declaration, name) = (code, declaration, declaration.displayName)
    func refusal(_ message: String) -> Refusal {
      Refusal(file: file, offset: declaration.header.start, message: message)
    }
    if declaration.cases.isEmpty { throw refusal("it has no cases, so there is nothing to code") }
    if declaration.hasConditionalCases {
      throw refusal("which cases there are is decided by '#if'; annotate it by hand")
    }
    if let type = code.possibleRawType(of: declaration) {
      throw refusal("'\(type)' may be a raw type; pass the file that declares it, or write a protocol after 'Codable'")
    }
    if code.properties[name]?["rawValue"] != nil, code.conformances(of: declaration).haveRawValue {
      keyed = []
      guard let type = code.properties[name]?["rawValue"]?.last?.type, type.scalar != nil else {
        throw refusal("the type of 'rawValue' is not one that the compiler codes; write both halves by hand")
      }
      text = Self.extended(declaration, Self.rawValueCoding(type.text, missing))
      return
    }
    let keys = code.enums["\(name).CodingKeys"]
    if keys == nil, code.aliases["\(name).CodingKeys"] != nil || code.structs["\(name).CodingKeys"] != nil {
      throw refusal("its 'CodingKeys' are no enum; declare them as one, or write both halves by hand")
    }
    let names = keys.map { Set($0.cases.map(\.name.withoutBackticks)) }
    keyed = declaration.cases.filter { names?.contains($0.name.withoutBackticks) ?? true }

    text = source(declaresKeys: keys == nil, missing)
  }

  /// What an enum is declared to have, and has no function for.
  private static func halves(of declaration: TypeDeclaration, _ code: CodeTypes) -> Set<CodingProtocol> {
    let functions = code.functions[declaration.displayName] ?? []
    var halves = Set(code.conformances(of: declaration).flatMap { CodingProtocol.named(in: $0) })
    halves.formIntersection([.decodable, .encodable])
    if functions.contains(where: \.isDecoder) { halves.remove(.decodable) }
    if functions.contains(where: \.isEncoder) { halves.remove(.encodable) }
    return halves
  }

  /// Whether the compiler makes coding for an enum, or a half of it.
  static func isMade(for declaration: TypeDeclaration, _ code: CodeTypes) -> Bool {
    !halves(of: declaration, code).isEmpty
  }

  private static func extended(_ declaration: TypeDeclaration, _ members: String) -> String {
    "extension \(declaration.qualifiedName) {\n\(members)}\n"
  }

  private static func rawValueCoding(_ type: String, _ halves: Set<CodingProtocol>) -> String {
    var text = ""
    if halves.contains(.decodable) {
      text += """
        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          guard let value = Self(rawValue: try container.decode(\(type).self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "")
          }
          self = value
        }

        """
    }
    if halves.contains(.encodable) {
      text += """
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(rawValue)
        }

        """
    }
    return text
  }

  // MARK: Keyed by case

  private func source(declaresKeys: Bool, _ halves: Set<CodingProtocol>) -> String {
    var text = ""
    if declaresKeys { text += Self.keys("CodingKeys", keyed.map(\.name)) }
    for element in keyed where declaredKeys(of: element) == nil {
      text += Self.keys(Self.nameOfKeys(of: element), element.values.indices.map { self.key(of: $0, in: element) })
    }
    if halves.contains(.decodable) { text += decoder }
    if halves.contains(.encodable) { text += encoder }
    return Self.extended(declaration, text)
  }

  private static func keys(_ name: String, _ cases: [String]) -> String {
    "enum \(name): CodingKey {\(cases.map { " case \($0);" }.joined()) }\n"
  }

  private var decoder: String {
    let cases = keyed.map { element in
      let arguments = values(of: element).map { index, value in
        let label = value.argumentLabel.map { "\($0): " } ?? ""
        let type = written(value)
        let function = type.isOptional ? "decodeIfPresent" : "decode"
        return "\(label)try nested.\(function)(\(type.name).self, forKey: .\(key(of: index, in: element)))"
      }
      let values = arguments.isEmpty && element.values.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      return """
        case .\(element.name):
          let nested = try container.nestedContainer(keyedBy: \(Self.nameOfKeys(of: element)).self, forKey: .\(element.name))
          self = .\(element.name)\(values)

        """
    }
    return """
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard container.allKeys.count == 1, let key = container.allKeys.first else {
          throw DecodingError.typeMismatch(
            Self.self, DecodingError.Context(codingPath: container.codingPath, debugDescription: ""))
        }
        switch key {
      \(cases.joined())  }
      }

      """
  }

  private var encoder: String {
    let coded = keyed.map { element in
      let names = element.values.indices.map { "value\($0)" }
      let calls = values(of: element).map { index, value in
        let function = written(value).isOptional ? "encodeIfPresent" : "encode"
        return "    try nested.\(function)(\(names[index]), forKey: .\(key(of: index, in: element)))\n"
      }
      let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
      return """
        case .\(element.name)\(pattern):
          var nested = container.nestedContainer(keyedBy: \(Self.nameOfKeys(of: element)).self, forKey: .\(element.name))
        \(calls.joined())
        """
    }
    let isKeyed = Set(keyed.map(\.name))
    let others = declaration.cases.filter { !isKeyed.contains($0.name) }.map { element in
      """
      case .\(element.name):
        throw EncodingError.invalidValue(
          self, EncodingError.Context(codingPath: container.codingPath, debugDescription: ""))

      """
    }
    return """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
      \((coded + others).joined())  }
      }

      """
  }

  // MARK: Keys of values

  /// `LoadCodingKeys`
  private static func nameOfKeys(of element: EnumCase) -> String {
    let name = element.name.withoutBackticks
    let first = name.unicodeScalars.first.map { $0.isASCII ? String($0).uppercased() : String($0) } ?? ""
    let whole = first + String(name.unicodeScalars.dropFirst()) + "CodingKeys"
    return whole.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue } ? whole : "`\(whole)`"
  }

  private func declaredKeys(of element: EnumCase) -> TypeDeclaration? {
    code.enums["\(name).\(Self.nameOfKeys(of: element).withoutBackticks)"]
  }

  /// The values that have a key.
  private func values(of element: EnumCase) -> [(index: Int, value: AssociatedValue)] {
    let names = declaredKeys(of: element).map { Set($0.cases.map(\.name.withoutBackticks)) }
    return element.values.enumerated().filter { index, _ in
      names?.contains(key(of: index, in: element).withoutBackticks) ?? true
    }.map { ($0, $1) }
  }

  /// The type without its optional, which an alias may be, too.
  private func written(_ value: AssociatedValue) -> (name: String, isOptional: Bool) {
    let type = value.type.expression
    let optional = type.isOptional ? type : code.optional(behind: type, in: name)
    return ((optional ?? type).withoutOptional.text, optional != nil)
  }

  private func key(of index: Int, in element: EnumCase) -> String {
    element.values[index].argumentLabel ?? "_\(index)"
  }
}

extension CodeTypes {
  /// What an enum and its extensions inherit, with all that these protocols refine.
  func conformances(of declaration: TypeDeclaration) -> [String] {
    let owners = declaration.enclosing.map(\.name)
    let own = declaration.header.inheritedTypes + (inheritedByExtensions[declaration.displayName] ?? [])
    return own + own.flatMap(\.inheritedParts).flatMap { self.protocols.all(refinedBy: $0, inside: owners) }
  }

  /// The optional that a type is an alias of, `Int?`; nil if it is none.
  func optional(behind type: TypeExpression, in scope: String) -> TypeExpression? {
    let found = unaliased(type, in: scope)
    return found != type && found.isOptional ? found : nil
  }

  /// What a type is an alias of, up to the first optional; the type itself if it is none.
  func unaliased(_ type: TypeExpression, in scope: String) -> TypeExpression {
    var (type, seen) = (type, Set<TypeExpression>())
    while seen.insert(type).inserted, let target = target(ofAlias: type, in: scope) {
      type = target
      if type.isOptional { break }
    }
    return type
  }

  /// What the alias stands for that a name means inside a type; nil if it means none.
  private func target(ofAlias type: TypeExpression, in scope: String) -> TypeExpression? {
    let found = type.baseName.flatMap { resolve($0, in: scope) { bodies[$0] != nil || aliases[$0] != nil } }
    return found.flatMap { aliases[$0]?.first?.target }
  }

  /// The first type that an enum without values inherits, if nothing says that it is a protocol.
  fileprivate func possibleRawType(of declaration: TypeDeclaration) -> String? {
    guard let first = declaration.header.inheritedTypes.first, declaration.cases.allSatisfy(\.values.isEmpty),
      CodingProtocol.named(in: first).isEmpty, !first.contains("&")
    else { return nil }
    let name = first.split(separator: " ").last.map { String($0) } ?? first
    let known: Set = [
      "CaseIterable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Error",
      "Hashable", "Identifiable", "LocalizedError", "LosslessStringConvertible", "Sendable", "CodingKey",
    ]
    if known.contains(name.split(separator: ".").last.map { String($0) } ?? name) { return nil }
    let isProtocol = parsed.contains { file in
      file.declarations.contains { $0.header.keyword == "protocol" && $0.qualifiedName.hasSuffix(name) }
    }
    return isProtocol ? nil : first
  }
}
