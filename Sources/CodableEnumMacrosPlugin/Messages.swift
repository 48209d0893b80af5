import CodableEnumGenerator
import CodableEnumJSON

// The compiler's protocol for macro plugins, as far as attached macros need it: version 7, which is what Swift 5.9 to 6.3
// speak. swift-syntax describes it: https://github.com/swiftlang/swift-syntax, SwiftCompilerPluginMessageHandling.

/// A request of the compiler.
enum HostMessage {
  case getCapability
  case expand(AttachedMacro)
  /// Anything else, by its name.
  case unknown(String)

  /// Nil if the JSON is not a message.
  init?(_ json: JSONValue) {
    guard let members = json.members, let message = members.first, members.count == 1 else { return nil }
    switch message.key {
    case "getCapability": self = .getCapability
    case "expandAttachedMacro":
      guard let macro = AttachedMacro(message.value) else { return nil }
      self = .expand(macro)
    default: self = .unknown(message.key)
    }
  }
}

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

/// An answer of the plugin.
enum PluginMessage {
  case capability
  case expansion(String?, [PluginDiagnostic])

  var json: JSONValue {
    switch self {
    case .capability:
      .members([
        "getCapabilityResult": .members([
          "capability": .members(["protocolVersion": .integer(7), "features": .array([])])
        ])
      ])
    case .expansion(let source, let diagnostics):
      .members([
        "expandMacroResult": .members([
          "expandedSource": .string(orNull: source), "diagnostics": .array(diagnostics.map(\.json)),
        ])
      ])
    }
  }
}

/// An error, with places in the user's file.
struct PluginDiagnostic {
  struct Place {
    var fileName: String
    var range: Range<Int>
  }

  struct Note {
    var place: Place
    var message: String
  }

  struct FixIt {
    var place: Place
    var message: String
    var replacement: String
  }

  /// Nil where the error is about the message itself.
  var place: Place?
  var message: String
  var notes: [Note] = []
  var fixIts: [FixIt] = []

  fileprivate var json: JSONValue {
    .members([
      "message": .string(message),
      "severity": .string("error"),
      "position": place?.position ?? .members(["fileName": .string(""), "offset": .integer(0)]),
      "highlights": .array(place.map { [$0.positionRange] } ?? []),
      "notes": .array(notes.map { .members(["position": $0.place.position, "message": .string($0.message)]) }),
      "fixIts": .array(
        fixIts.map { fixIt in
          .members([
            "message": .string(fixIt.message),
            "changes": .array([
              .members(["range": fixIt.place.positionRange, "newText": .string(fixIt.replacement)])
            ]),
          ])
        }
      ),
    ])
  }
}

extension PluginDiagnostic.Place {
  fileprivate var position: JSONValue {
    .members(["fileName": .string(fileName), "offset": .integer(range.lowerBound)])
  }

  fileprivate var positionRange: JSONValue {
    .members([
      "fileName": .string(fileName), "startOffset": .integer(range.lowerBound), "endOffset": .integer(range.upperBound),
    ])
  }
}
