/// Spreads tags evenly, with the same result in every process: FNV-1a over UTF-8
/// (http://www.isthe.com/chongo/tech/comp/fnv/).
///
/// Generated code relies on it. The generator has a copy, so that the macro and its users' code share no module.
func tagHash(_ tag: String) -> UInt32 {
  var hash: UInt32 = 0x811C_9DC5
  for byte in tag.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
  // The low bits of plain FNV-1a repeat for short tags.
  return hash ^ (hash >> 15)
}
