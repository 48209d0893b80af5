/// A number that spreads tags evenly, the same in every process: FNV-1a over UTF-8
/// (http://www.isthe.com/chongo/tech/comp/fnv/).
///
/// Generated code names the buckets that this function puts tags in. The runtime has its own copy, because a module that both
/// the macro and its users' code need keeps SwiftPM from using its prebuilt swift-syntax.
package func tagHash(_ tag: String) -> UInt32 {
  var hash: UInt32 = 0x811C_9DC5
  for byte in tag.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
  // The low bits of the plain sum repeat for short tags.
  return hash ^ (hash >> 15)
}
