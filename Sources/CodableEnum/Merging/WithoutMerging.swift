#if !Merging
// What stands where merging is asked for: without the trait, there is none.

enum MergedDecoder {
  var openKeys: [_CodableKey]? { nil }

  func onlyOpenKey(of _: ReportedEnum) -> _CodableKey? { nil }
}

enum MergedEncoder {
  func encodeAsKey(_: _CodableKey) throws {}

  func leaveOutTag(under _: String) throws {}
}
#endif
