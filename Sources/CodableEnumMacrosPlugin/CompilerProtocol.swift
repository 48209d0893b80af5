import CodableEnumGenerator
import CodableEnumJSON

// The compiler's protocol for macro plugins, as far as attached macros need it: version 7, which is what Swift 5.9 to 6.3
// speak. swift-syntax describes it: https://github.com/swiftlang/swift-syntax, SwiftCompilerPluginMessageHandling.

/// The names of our macros in `#externalMacro`.
enum MacroName: String {
  case ofEnum = "CodableEnumMacro"
  case ofCase = "CodableCaseMacro"
  case ofType = "CodableTypeMacro"
}

/// A macro at a declaration, to be expanded.
struct AttachedMacro {
  var name: MacroName
  var attribute: SourceSyntax
  var declaration: SourceSyntax
  /// The enclosing declarations, the innermost first, without members: `struct Outer {}`.
  var lexicalContext: [String]
  /// What the extension of an enum is of, as far as it can be named: `Outer.Inner`; nil for other macros.
  var extendedType: String?
  /// The protocols that the macro may add and that the type does not conform to yet.
  var missingConformances: [String]

  init?(_ json: JSONValue) {
    guard let name = json["macro"]?["typeName"]?.string.flatMap(MacroName.init),
      let attribute = json["attributeSyntax"].flatMap(SourceSyntax.init),
      let declaration = json["declSyntax"].flatMap(SourceSyntax.init)
    else { return nil }
    self.name = name
    self.attribute = attribute
    self.declaration = declaration
    lexicalContext = json["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? []
    extendedType = json["extendedTypeSyntax"]?["source"]?.string
    // `struct Placeholder: Decodable, Encodable {}`
    let list = json["conformanceListSyntax"]?["source"]?.string
    missingConformances = list?.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) ?? []
  }

  /// The enclosing declarations up to their braces, the outermost first.
  ///
  /// A `{}` may follow a `//` comment on its line, so a brace has to go on the next one.
  var enclosingHeads: [String] {
    if lexicalContext.isEmpty, let extendedType, let dot = extendedType.lastIndex(of: ".") {
      // Of a declaration that another macro adds the compiler tells the name alone.
      return ["extension " + extendedType[..<dot]]
    }
    return lexicalContext.reversed().map { $0.hasSuffix("{}") ? String($0.dropLast(2)) : $0 }
  }
}

/// A piece of a file.
struct SourceSyntax {
  var source: String
  var fileName: String
  /// Of the first byte of `source` in the file.
  var offset: Int

  /// A limit that no file's length exceeds, so that offsets can be added.
  private static let maximumOffset = 1 << 30

  init?(_ json: JSONValue) {
    guard let source = json["source"]?.string, let fileName = json["location"]?["fileName"]?.string,
      let offset = json["location"]?["offset"]?.integer, 0...Self.maximumOffset ~= offset
    else { return nil }
    self.source = source
    self.fileName = fileName
    self.offset = offset
  }
}

/// Answers of the plugin, as JSON.
enum Answer {
  static let capability = object([
    "getCapabilityResult": object(["capability": object(["protocolVersion": "7", "features": array([])])])
  ])

  /// - Parameter diagnostics: As JSON.
  static func expansion(_ source: String?, _ diagnostics: [String]) -> String {
    object([
      "expandMacroResult": object([
        "expandedSource": source.map(jsonText) ?? "null", "diagnostics": array(diagnostics),
      ])
    ])
  }

  /// An error, or a note that stands alone.
  ///
  /// - Parameters:
  ///   - place: Nil where it is about the message itself.
  ///   - notes: As JSON, like the fix-its.
  static func diagnostic(
    _ message: String,
    isNote: Bool = false,
    at place: Place? = nil,
    notes: [String] = [],
    fixIts: [String] = []
  ) -> String {
    object([
      "message": jsonText(message), "severity": jsonText(isNote ? "note" : "error"),
      "position": (place ?? Place(fileName: "", range: 0..<0)).position,
      "highlights": array(place.map { [$0.positionRange] } ?? []), "notes": array(notes), "fixIts": array(fixIts),
    ])
  }

  static func note(_ message: String, at place: Place) -> String {
    object(["position": place.position, "message": jsonText(message)])
  }

  static func fixIt(_ message: String, at place: Place, _ replacement: String) -> String {
    let change = object(["range": place.positionRange, "newText": jsonText(replacement)])
    return object(["message": jsonText(message), "changes": array([change])])
  }

  /// A place in the user's file.
  struct Place {
    var fileName: String
    var range: Range<Int>

    fileprivate var position: String { object(["fileName": jsonText(fileName), "offset": "\(range.lowerBound)"]) }

    fileprivate var positionRange: String {
      object([
        "fileName": jsonText(fileName), "startOffset": "\(range.lowerBound)", "endOffset": "\(range.upperBound)",
      ])
    }
  }

  private static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }
}
