// Messages about merged values, in alphabetical order.
extension Diagnostic {
  static func foreignAbsence(of enumName: String, in caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      enum '\(enumName)' in case '\(caseName)' is merged, and has a case without a tag, which would be read with the tag \
      of '\(caseName)' under the same key; give one of the enums a different key, or give the value a key with \
      @CodableCase(keys: …)
      """
    )
  }

  /// - Parameter tag: With its quotes.
  static func foreignTag(
    _ tag: String,
    of enumName: String,
    in caseName: String,
    _ range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      range,
      """
      enum '\(enumName)' in case '\(caseName)' is merged, and has a tag of its own under the same key, \
      \(tag); make it an alias of the case, give one of the enums a different key, or give the value a key \
      with @CodableCase(keys: …)
      """
    )
  }

  static func mergedKeysUnknown(_ type: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      the keys of '\(type)' in case '\(caseName)', which is merged, cannot be known here, so unknown keys cannot be \
      rejected; remove 'unknownKeys: .reject', or give the value a key with @CodableCase(keys: …)
      """
    )
  }

  static func mergedWithOthers(_ type: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      '\(type)' in case '\(caseName)' takes all keys, those of the values beside it too; keep what the enum does not \
      know by 'catches:', or name its keys with a struct, or give it a key with @CodableCase(keys: …)
      """
    )
  }

  static func unmergeableValue(
    _ type: String,
    _ reason: String,
    of caseName: String,
    _ range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      range,
      """
      '\(type)' in case '\(caseName)' is \(reason), not an object that can be merged with the tag; \
      give it a key with @CodableCase(keys: …)
      """
    )
  }
}
