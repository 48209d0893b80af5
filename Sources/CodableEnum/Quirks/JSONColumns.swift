// For a database column that holds JSON, the decoder throws its own error to start over, and then decodes the column's
// text as JSON. So that error must reach it.

extension Decoder {
  /// The decoder's own error, if it throws one when asked for an object.
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
  /// Whether the text looks like a JSON object, array or string.
  var looksLikeJSON: Bool {
    guard let first = first(where: { !$0.isWhitespace }) else { return false }
    return first == "{" || first == "[" || first == "\""
  }
}
