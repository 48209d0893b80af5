/// What an editor underlines.
struct EditorDiagnostic: CustomStringConvertible {
  /// As the server told it, which wants it back.
  let json: JSONObject
  let range: JSONObject
  /// `4:13: message`, lines and columns from 1, as editors show them; its notes on lines of their own.
  let description: String

  init(_ json: JSONObject) throws {
    guard let text = Self.text(json, json), let range = json["range"] as? JSONObject else {
      throw Failure("unreadable diagnostic: \(json)")
    }
    let notes = (json["relatedInformation"] as? [JSONObject] ?? []).map { note in
      Self.text(note, note["location"] as? JSONObject ?? [:]) ?? "unreadable note: \(note)"
    }
    self.json = json
    self.range = range
    description = ([text] + notes).joined(separator: "\n")
  }

  private static func text(_ json: JSONObject, _ location: JSONObject) -> String? {
    guard let message = json["message"] as? String,
      let start = (location["range"] as? JSONObject)?["start"] as? JSONObject,
      let line = start["line"] as? Int, let character = start["character"] as? Int
    else { return nil }
    return "\(line + 1):\(character + 1): \(message)"
  }
}
