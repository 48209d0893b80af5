/// The annotated declarations of a file.
package struct FileAnnotations {
  /// The enums that a layout is for.
  package var enums: [AnnotatedEnum] = []
  /// The types of open sets.
  var types: [AnnotatedType] = []
  /// More annotated enums that those may have values of.
  var siblings: [AnnotatedEnum] = []

  package init(enums: [AnnotatedEnum] = [], types: [AnnotatedType] = [], siblings: [AnnotatedEnum] = []) {
    (self.enums, self.types, self.siblings) = (enums, types, siblings)
  }
}

/// What annotations already say of an enum with hand-written coding, and where.
package struct GivenAnnotations {
  package var options: (value: EnumOptions, range: Range<Int>)?
  /// By the index of the case.
  package var cases: [Int: (value: CaseOptions, range: Range<Int>)] = [:]

  package init() {}
}

/// An enum with what its annotations say. A class, as for a case, since it is passed on more often than it is read.
package final class AnnotatedEnum: Sendable {
  package let declaration: TypeDeclaration
  let form: Annotation.Form
  package let options: EnumOptions
  let cases: [AnnotatedCase]
  /// The protocols that it conforms to already, by any declaration that can be seen.
  package let conformances: Set<CodingProtocol>

  init(
    _ declaration: TypeDeclaration,
    _ form: Annotation.Form,
    _ options: EnumOptions,
    cases: [AnnotatedCase],
    conformances: Set<CodingProtocol>
  ) {
    self.declaration = declaration
    self.form = form
    self.options = options
    self.cases = cases
    self.conformances = conformances
  }
}

/// A case with what its annotation says.
package final class AnnotatedCase: Sendable {
  let declaration: EnumCase
  let options: CaseOptions
  /// Without the backticks that code needs.
  package let name: String
  /// The values that are on the wire, and their indices.
  let codedValues: [(index: Int, value: AssociatedValue)]

  init(_ declaration: EnumCase, _ options: CaseOptions) {
    self.declaration = declaration
    self.options = options
    name = unquoted(declaration.name)
    let values = declaration.values.enumerated().map { ($0, $1) }
    let omitted = options.omitted.map(\.value)
    codedValues = omitted.isEmpty ? values : values.filter { !omitted.contains(declaration.name(at: $0.0)) }
  }

  /// A value as options name it.
  func name(at index: Int) -> String { declaration.name(at: index) }

  /// Of the name.
  package var range: Range<Int> { declaration.range }
  package var values: [AssociatedValue] { declaration.values }
}

/// A type of an open set with what its annotation says.
package struct AnnotatedType {
  var declaration: TypeDeclaration
  var form: Annotation.Form
  var options: TypeOptions
}

/// The protocols that generated code can make a type conform to, by their names.
package enum CodingProtocol: String, CaseIterable {
  case decodable = "Decodable"
  case encodable = "Encodable"
  case storageCodable = "StorageCodable"
  case rawRepresentable = "RawRepresentable"

  /// Those that a composition such as `Codable & Sendable` has.
  package static func named(in composition: String) -> [CodingProtocol] {
    var protocols: [CodingProtocol] = []
    for name in composition.protocolNames {
      if name == "Codable" {
        protocols += [.decodable, .encodable]
      } else if name == CodingProtocol.storageCodable.rawValue {
        protocols += allCases
      } else if let named = CodingProtocol(rawValue: name) {
        protocols.append(named)
      }
    }
    return protocols
  }
}

extension Collection<String> {
  /// Whether a type of these protocols is coded as its raw value.
  package var haveRawValue: Bool {
    contains { $0 == "OptionSet" || CodingProtocol.named(in: $0).contains(.rawRepresentable) }
  }
}

extension TypeHeader {
  /// The protocols after the colon, those of a composition one by one, and what they name if they are aliases.
  package func inheritedParts(in source: SourceFile) -> [(name: String, named: String, range: Range<Int>)] {
    inheritedRanges.flatMap { type in
      source.bytes[type].split(separator: UInt8(ascii: "&")).map { part in
        let start = part.startIndex + part.prefix { $0.isBlank }.count
        let range = start..<max(part.endIndex - part.reversed().prefix { $0.isBlank }.count, start)
        let name = source.text(range)
        return (name, aliases[name] ?? name, range)
      }
    }
  }
}

/// The options of `@CodableType(…)` that have labels.
enum TypeOption: String, CaseIterable {
  case of
}

/// The options of `@CodableType(…)`.
struct TypeOptions {
  var tag: (value: Tag, range: Range<Int>)
  /// The protocol that the set's types have in common, as written.
  var protocolName: String
  /// Of the annotation.
  var range: Range<Int>

  /// Nil if something is missing, and a diagnostic says what.
  init?(_ annotation: Annotation, _ diagnostics: inout [Diagnostic]) {
    var reader = LiteralReader()
    defer { diagnostics += reader.diagnostics }
    let owner = "@\(AnnotationKind.ofType.rawValue)"
    let first = annotation.arguments.first.flatMap { $0.label == nil ? $0 : nil }
    var ranges: [TypeOption: Range<Int>] = [:]
    let of = reader.arguments(of: annotation, TypeOption.self, &ranges, allowingFirst: true).first
    if first == nil { reader.diagnostics.report(.missingArgument, at: annotation.nameRange, owner, "a tag") }
    if of == nil { reader.diagnostics.report(.missingArgument, at: annotation.nameRange, owner, "'of:'") }
    guard let first, let of else { return nil }
    let tag = reader.tag(first.value, of: nil)
    var meant: String?
    if case .member(let name, nil) = of.value.kind, !of.value.isDotted { meant = "\(name).self" }
    let expected = "a protocol, as in 'Animal.self'"
    let name = reader.read(of.value, \.metatype, of: of.option.rawValue, expected, meant: meant)
    guard let tag, let name else { return nil }
    self.tag = (tag, first.value.range)
    protocolName = name
    range = annotation.nameRange
  }
}
