/// The value under a key that no value names.
///
/// Merged into another enum's object, it must not have the key of that enum's tag, not even with that tag as its value: it
/// would not be found there again.
struct CapturedValue: Encodable {
  let value: CodableValue

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
