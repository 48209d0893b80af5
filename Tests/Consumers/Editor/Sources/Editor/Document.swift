import Foundation

/// A file that is open in the editor.
final class Document {
  private let file: URL
  private let server: LanguageServer
  private var version = 1
  private(set) var text: String

  init(_ path: String, of package: URL, on server: LanguageServer) throws {
    file = package.appending(path: path)
    text = try String(contentsOf: file, encoding: .utf8)
    self.server = server
    server.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": file.absoluteString, "languageId": "swift", "version": version, "text": text]]
    )
  }

  /// Deletes the first occurrence of a text and types another one in its place, a character at a time.
  func replace(_ old: String, byTyping new: String) throws {
    guard let range = text.range(of: old) else { throw Failure("'\(old)' is not in \(file.path)") }
    change(range, to: "")
    var cursor = range.lowerBound.utf16Offset(in: text)
    for character in new {
      let index = String.Index(utf16Offset: cursor, in: text)
      change(index..<index, to: String(character))
      cursor += String(character).utf16.count
    }
  }

  /// Puts the text of the file on the disk back, and nothing but it.
  func revert(to original: String) {
    change(text.startIndex..<text.endIndex, to: original)
  }

  func save() throws {
    try Data(text.utf8).write(to: file)
    server.notify("textDocument/didSave", ["textDocument": identifier])
    server.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": file.absoluteString, "type": 2]]])
  }

  /// What the editor underlines.
  func diagnostics() throws -> [EditorDiagnostic] {
    let report = try server.request("textDocument/diagnostic", ["textDocument": identifier])
    return try array(report, "items").map(EditorDiagnostic.init)
  }

  /// What the text becomes with the fix that the editor offers for an error; nil if it offers none.
  func fixed(_ diagnostic: EditorDiagnostic) throws -> String? {
    let parameters: JSONObject = [
      "textDocument": identifier, "range": diagnostic.range,
      "context": ["diagnostics": [diagnostic.json], "only": ["quickfix"]],
    ]
    let actions = try server.request("textDocument/codeAction", parameters) as? [JSONObject] ?? []
    guard let action = actions.first(where: { $0["kind"] as? String == "quickfix" }) else { return nil }
    let changes = (action["edit"] as? JSONObject)?["changes"] as? JSONObject
    var fixed = text
    for edit in try array(changes, file.absoluteString) {
      guard let newText = edit["newText"] as? String else { throw Failure("unreadable fix: \(action)") }
      fixed.replaceSubrange(try index(edit, "start")..<index(edit, "end"), with: newText)
    }
    return fixed
  }

  /// What the editor offers after the first occurrence of a text.
  func completions(after prefix: String) throws -> [String] {
    guard let range = text.range(of: prefix) else { throw Failure("'\(prefix)' is not in \(file.path)") }
    let parameters: JSONObject = ["textDocument": identifier, "position": position(of: range.upperBound)]
    let list = try server.request("textDocument/completion", parameters)
    return try array(list, "items").compactMap { $0["label"] as? String }
  }

  private var identifier: JSONObject { ["uri": file.absoluteString] }

  private func change(_ range: Range<String.Index>, to new: String) {
    let places: JSONObject = ["start": position(of: range.lowerBound), "end": position(of: range.upperBound)]
    text.replaceSubrange(range, with: new)
    version += 1
    server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": file.absoluteString, "version": version],
        "contentChanges": [["range": places, "text": new]],
      ]
    )
  }

  /// Lines and their UTF-16 units, from 0.
  private func position(of index: String.Index) -> JSONObject {
    let lines = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    return ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0]
  }

  private func index(_ edit: JSONObject, _ edge: String) throws -> String.Index {
    guard let place = (edit["range"] as? JSONObject)?[edge] as? JSONObject, let line = place["line"] as? Int,
      let character = place["character"] as? Int
    else { throw Failure("unreadable edit: \(edit)") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return text.utf16.index(lines[line].startIndex, offsetBy: character)
  }

  private func array(_ json: Any?, _ key: String) throws -> [JSONObject] {
    guard let array = (json as? JSONObject)?[key] as? [JSONObject] else {
      throw Failure("no '\(key)' in \(json ?? "nothing")")
    }
    return array
  }
}
