import Foundation
import Testing

@testable import CodableEnumGenerator

/// A macro on a declaration, as the compiler sends it.
struct MacroInvocation {
  var typeName = "CodableEnumMacro"
  var attribute: String
  /// The attribute's offset in the file.
  var attributeOffset = 0
  var attributeFile = "A.swift"
  var declaration: String
  var declarationOffset = 0
  /// Innermost first.
  var lexicalContext: [String] = []
  /// The compiler's name of the extension, if any.
  var extendedType: String?
  var missingConformances = ["Decodable", "Encodable", "StorageCodable"]

  var message: [String: Any] {
    var body: [String: Any] = [
      "macro": ["moduleName": "CodableEnumMacrosPlugin", "typeName": typeName, "name": "CodableEnum"],
      "macroRole": typeName == "CodableEnumMacro" ? "extension" : "peer",
      "discriminator": "$s",
      "attributeSyntax": syntax("attribute", attribute, attributeOffset, in: attributeFile),
      "declSyntax": syntax("declaration", declaration, declarationOffset),
      "lexicalContext": lexicalContext.map { syntax("declaration", $0, 0) },
      "staticBuildConfiguration": #"{"languageMode":{"components":[6,3,1]}}"#,
    ]
    if let extendedType { body["extendedTypeSyntax"] = syntax("type", extendedType, 0) }
    if !missingConformances.isEmpty {
      let list = "struct Placeholder: \(missingConformances.joined(separator: ", ")) {}"
      body["conformanceListSyntax"] = syntax("declaration", list, 0)
    }
    return ["expandAttachedMacro": body]
  }

  private func syntax(
    _ kind: String,
    _ source: String,
    _ offset: Int,
    in file: String = "A.swift"
  ) -> [String: Any] {
    [
      "kind": kind, "source": source,
      "location": ["fileID": "App/\(file)", "fileName": file, "offset": offset, "line": 1, "column": 1],
    ]
  }
}

/// A macro's result for one declaration.
struct Expansion {
  /// Nil if the declaration has errors.
  var text: String?
  var diagnostics: [Diagnostic]
}

extension PluginProcess {
  /// A macro's expansion and diagnostics, with places in the file.
  func expand(_ invocation: MacroInvocation) throws -> Expansion {
    let answer = try answer(to: invocation.message)
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    return Expansion(
      text: result["expandedSource"] as? String,
      diagnostics: try diagnostics.map { diagnostic in
        let severity = try #require(diagnostic["severity"] as? String)
        #expect(["error", "note"].contains(severity))
        let position = try #require(diagnostic["position"] as? [String: Any])
        let highlights = try #require(diagnostic["highlights"] as? [[String: Any]])
        let range = try self.range(try #require(highlights.first))
        #expect(position["fileName"] as? String == "A.swift")
        #expect(position["offset"] as? Int == range.lowerBound)
        return Diagnostic(
          range: range,
          message: try #require(diagnostic["message"] as? String),
          isNote: severity == "note",
          notes: try notes(try #require(diagnostic["notes"] as? [[String: Any]])),
          fixIts: try fixIts(try #require(diagnostic["fixIts"] as? [[String: Any]]))
        )
      }
    )
  }

  private func notes(_ notes: [[String: Any]]) throws -> [Diagnostic.Note] {
    try notes.map { note in
      let position = try #require(note["position"] as? [String: Any])
      let offset = try #require(position["offset"] as? Int)
      return Diagnostic.Note(range: offset..<offset, message: try #require(note["message"] as? String))
    }
  }

  private func fixIts(_ fixIts: [[String: Any]]) throws -> [Diagnostic.FixIt] {
    try fixIts.map { fixIt in
      let change = try #require((fixIt["changes"] as? [[String: Any]])?.first)
      return Diagnostic.FixIt(
        range: try range(try #require(change["range"] as? [String: Any])),
        replacement: try #require(change["newText"] as? String),
        message: try #require(fixIt["message"] as? String)
      )
    }
  }

  private func range(_ json: [String: Any]) throws -> Range<Int> {
    #expect(json["fileName"] as? String == "A.swift")
    return try #require(json["startOffset"] as? Int)..<(try #require(json["endOffset"] as? Int))
  }
}
