// For a database column that holds JSON, the decoder throws its own error to start over, and then decodes the column's
// text as JSON. So that error must reach it.

extension Decoder {
  /// The decoder's own error, if it throws one when asked for an object.
  var ownRefusal: (any Error)? {
    do {
      _ = try container(keyedBy: _CodableKey.self)
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

// An XML decoder presents a text also as an object whose one member has no name, and an element with child elements
// also as an empty text.

extension _CodableKey {
  /// Whether the value under the only key may be the text of an element.
  var mayBeNamelessText: Bool { stringValue.isEmpty }
}

extension KeyedDecodingContainer<_CodableKey> {
  /// Whether there is nothing but a member that may be the text of an element.
  var mayBeText: Bool { !allKeys.isEmpty && !hasElements }

  /// Whether there is more than text.
  var hasElements: Bool { allKeys.contains { !$0.mayBeNamelessText } }
}

// Some decoders give anything as a string: the text of a JSON column, or of an XML element. Others, such as
// SwiftData's, only have objects and stop the program when asked for anything else.

extension Decoder {
  /// Whether it is safe to ask the decoder for a string first, and a string that it gives is the whole value.
  var givesOnlyStringsAsStrings: Bool { FoundationDecoder.isAny(self) }
}

// Coders look a key up as a string: the Kelvin sign is found under `K`, and `é` under its other spelling.

extension _CodableKey {
  /// Whether Swift may consider another string equal: some symbols normalize to ASCII characters.
  var hasLookalikes: Bool {
    for byte in stringValue.utf8 {
      switch byte {
      case UInt8(ascii: "K"), UInt8(ascii: ";"), UInt8(ascii: "`"): return true
      default: if byte >= 0x80 { return true }
      }
    }
    return false
  }
}
