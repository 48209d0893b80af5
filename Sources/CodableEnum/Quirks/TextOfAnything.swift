// Some decoders make a string of whatever there is: the text of a column that holds JSON, or of an element of XML. Others,
// such as SwiftData's, have nothing but objects, and stop the program if they are asked for anything else.

extension Decoder {
  /// Whether the decoder may be asked for a string first, and one that it gives is all there is.
  var givesOnlyStringsAsStrings: Bool { FoundationDecoder.isAny(self) }
}
