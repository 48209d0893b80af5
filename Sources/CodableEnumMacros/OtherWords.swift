// Other libraries' words for strategies: the compiler offers ours.
extension CodableEnumOptions.Strategy {
  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var discriminated: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func discriminated(key _: String) -> Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var tagged: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func tagged(key _: String) -> Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var internallyTagged: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func internallyTagged(key _: String) -> Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var `internal`: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func `internal`(key _: String) -> Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var oneOf: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func oneOf(key _: String) -> Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var union: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func union(key _: String) -> Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var flat: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func flat(key _: String) -> Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var flattened: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func flattened(key _: String) -> Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, message: "write .flattenedStatus(key: \"type\")")
  public static var type: Self { Self() }

  /// ``flattenedStatus(key:)``
  @available(*, unavailable, renamed: "flattenedStatus(key:)")
  public static func type(key _: String) -> Self { Self() }

  /// ``caseKeyed(payload:)``
  @available(*, unavailable, message: "write .caseKeyed(payload: .natural)")
  public static var external: Self { Self() }

  /// ``caseKeyed(payload:)``
  @available(*, unavailable, message: "write .caseKeyed(payload: .natural)")
  public static var externallyTagged: Self { Self() }

  /// ``caseKeyed(payload:)``
  @available(*, unavailable, message: "write .caseKeyed(payload: .labeled)")
  public static var synthesized: Self { Self() }

  /// ``adjacent``
  @available(*, unavailable, renamed: "adjacent")
  public static var adjacentlyTagged: Self { Self() }

  /// ``adjacent(key:content:)``
  @available(*, unavailable, renamed: "adjacent(key:content:)")
  public static func adjacentlyTagged(key _: String, content _: CodableEnumOptions.ContentKey) -> Self { Self() }
}
