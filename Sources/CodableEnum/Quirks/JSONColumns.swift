// A decoder of a database column that holds JSON says in an error of its own that it has to start again, and then decodes
// the text of the column as JSON. So that error must reach it.

extension Decoder {
  /// The error of its own by which the decoder refuses an object, if it does.
  var ownRefusal: (any Error)? {
    do {
      _ = try container(keyedBy: CodableKey.self)
      return nil
    } catch {
      return error is DecodingError ? nil : error
    }
  }
}

extension String {
  /// Whether the text is an object, an array or a string of JSON.
  var looksLikeJSON: Bool {
    guard let first = first(where: { !$0.isWhitespace }) else { return false }
    return first == "{" || first == "[" || first == "\""
  }
}
