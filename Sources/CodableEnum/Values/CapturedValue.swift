#if Values
/// The value under a key that no value names.
///
/// Merged into another enum's object, the key must not be that enum's tag key, even with its tag as the value: decoding
/// would not find it again.
struct CapturedValue: Encodable {
  let value: CodableValue

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
#endif
