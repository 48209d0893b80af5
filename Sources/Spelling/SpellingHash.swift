/// A number that spreads texts evenly, the same in every process: FNV-1a over UTF-8
/// (http://www.isthe.com/chongo/tech/comp/fnv/).
package func spellingHash(_ text: String) -> UInt32 {
  var hash: UInt32 = 0x811C_9DC5
  for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
  // The low bits of the plain sum repeat for short texts.
  return hash ^ (hash >> 15)
}
