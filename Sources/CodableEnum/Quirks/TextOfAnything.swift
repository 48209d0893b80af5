// Some decoders give anything as a string: the text of a JSON column, or of an XML element. Others, such as
// SwiftData's, only have objects and stop the program when asked for anything else.

extension Decoder {
  /// Whether it is safe to ask the decoder for a string first, and a string that it gives is the whole value.
  var givesOnlyStringsAsStrings: Bool { FoundationDecoder.isAny(self) }
}
