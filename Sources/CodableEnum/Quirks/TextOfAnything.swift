// Some decoders make a string of whatever there is: the text of a column that holds JSON, or of an element of XML.

extension Decoder {
  /// Whether a string is all there is if the decoder gives one; other decoders may give one for an object.
  var givesOnlyStringsAsStrings: Bool { FoundationDecoder.isAny(self) }
}
