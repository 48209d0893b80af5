import CodableEnumGenerator

/// A point that a schema leaves open, for people to read.
package struct OpenNote: Sendable {
  package var message: String
  /// As the user gave it.
  package var path: String
  package var position: SourcePosition
}

extension WireDocument {
  /// Types that payloads name and the inputs don't define, in the order of their names.
  package var openNotes: [OpenNote] {
    openReferences.map { reference in
      let message = "'\(reference.name)' is left open: \(reference.reason.text)"
      return OpenNote(message: message, path: reference.place.path, position: reference.place.position)
    }
  }
}

extension WireDocument {
  /// Types with their own coding around annotated enums, or in their payloads, in the order of the sources.
  package var unguardedNotes: [OpenNote] {
    unguarded.map { type in
      let message = "'\(type.id)' has its own coding: its JSON is not guarded"
      return OpenNote(message: message, path: type.place.path, position: type.place.position)
    }
  }
}

extension OpenReason {
  var text: String {
    switch self {
    case .notDeclared: "the inputs do not declare it"
    case .ambiguous(let count): "\(count) types of the inputs have the name"
    case .handWritten: "its init(from:) or encode(to:) is written by hand"
    case .notCodable: "nothing in the inputs makes it Codable"
    case .notAnnotated: "it is an enum without @CodableEnum"
    case .kind("class"): "it is a class"
    case .kind(let keyword): "it is \(keyword == "actor" ? "an" : "a") \(keyword)"
    case .notNamed: "only the compiler knows how it is coded"
    case .attribute(let name): "'\(name)' may change how it is coded"
    case .untyped(let name): "the type of its property '\(name)' is not written"
    case .pattern: "it has properties in a pattern"
    case .condition(let name): "'\(name)' is in an #if"
    case .codingKeys: "its CodingKeys are not an enum of strings"
    case .coder: "it is a value coder of yours"
    }
  }
}
