import Testing

@testable import CodableEnum

/// Texts that no other test has as a whole.
@Suite struct ErrorTextTests {
  private enum Action {}
  private enum Animal {}
  private enum Target {}
  private struct User {}

  @Test func encodingErrors() {
    expect(
      .bareNumberIsNotFinite("inf", in: ReportedEnum(Target.self).isCase(_CodableTag("ratio")), at: []),
      """
      the value of case "ratio" of Target is inf, which is a string in JSON, if anything; another case takes strings
      """
    )
    expect(.capturedValueIsNotObject("type", at: []), #"what is beside "type" must be an object"#)
    expect(
      .init(codingNotWritten(User.self), at: []),
      """
      the coding of User is not written out: write init(from:) and encode(to:), annotate an enum with \
      @CodableEnum(storage: .json), or make it Codable alone, and store a Stored<User> or an enum's raw value
      """
    )
    expect(
      .mergedValueTakesAllKeys(#"case "page" of Feed"#, at: []),
      """
      a value of case "page" of Feed takes all keys, those of the values beside it too; \
      name its keys, or give it a key with @CodableCase(keys: …)
      """
    )
    expect(
      .valueIsNotObject("an array", "Actor", at: []),
      "Actor is an array, not an object that can be merged with its tag"
    )
  }

  @Test func decodingErrors() {
    expect(DecodingError.notOfKind([Any].self, "an array"), "there is not an array")
    let mismatch = DecodingError.typeMismatch(
      [String: Any].self,
      DecodingError.Context(codingPath: [], debugDescription: "")
    )
    expect(
      ReportedEnum(Action.self) { ["list", "loading"] }.notOpened(mismatch, "an object", orTag: nil, at: []),
      #"Action is not an object; expected one of "list", "loading""#
    )
  }

  private func expect(_ context: EncodingError.Context, _ text: String) {
    #expect(context.debugDescription == text)
  }

  private func expect(_ error: any Error, _ text: String) {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
      #expect(context.debugDescription == text)
    default: Issue.record("\(error)")
    }
  }
}
