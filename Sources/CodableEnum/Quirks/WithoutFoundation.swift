#if !Values && !Untagged
/// No decoder is known to be Foundation's: without these traits, nothing imports it. That changes only speed.
enum FoundationDecoder {
  static func isAny(_: any Decoder) -> Bool { false }
  static func isJSON(_: any Decoder) -> Bool { false }
}
#endif
