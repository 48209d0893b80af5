/// A type whose values are stored as text, such as by `@AppStorage`: its `rawValue` is its JSON.
///
///     // @CodableEnum
///     enum ViewState { … }
///     extension ViewState: StorageCodable {}
///
///     @AppStorage("viewState") var viewState = ViewState.empty
///
/// Its `init(from:)` and `encode(to:)` must be written out, as those of annotated enums are. The compiler does not synthesize
/// them for a type that has a raw value; without them it warns, and storing a value fails. For other types, there is
/// ``Stored``.
public protocol StorageCodable: Codable, RawRepresentable, CustomStorage, MemberwiseComparison, MemberwiseComparisonTwin
where RawValue == String {}

extension StorageCodable {
  /// JSON with sorted keys and without escaped slashes.
  public static var storageCoder: any StorageCoder { .json }

  /// The value of a text; nil if it cannot be decoded.
  public init?(rawValue: String) {
    do { try self.init(storedText: rawValue) } catch { return nil }
  }

  /// The text of the value.
  ///
  /// If the value cannot be encoded, such as one with a NaN, debug builds stop here and say why, and release
  /// builds go on with an empty text, from which no value is restored. ``storedText()`` throws instead.
  public var rawValue: String { textOrStop(storedText) }

  /// The value of a text.
  ///
  /// - Throws: `DecodingError` if the text cannot be decoded.
  public init(storedText: String) throws {
    self = try Self.storageCoder.decode(Self.self, from: storedText)
  }

  /// The text of the value.
  ///
  /// - Throws: `EncodingError` if the value cannot be encoded.
  public func storedText() throws -> String {
    if StackGuard.isNearEnd { throw EncodingError.invalidValue(self, .endlessRawValue(Self.self)) }
    return try Self.storageCoder.encode(self)
  }
}

/// A text, or the program stops with a message.
func textOrStop(_ text: () throws -> String) -> String {
  do {
    return try text()
  } catch {
    // To go on would be to write the texts of endlessly many values into one another.
    if StackGuard.isNearEnd { fatalError("\(error)") }
    assertionFailure("\(error)")
    return ""
  }
}

// Without these, the standard library's would be used, of any type with a raw value: they encode the raw value, which here
// encodes the value, endlessly.
extension StorageCodable {
  /// Throws, for `init(from:)` is not written out.
  @available(
    *,
    deprecated,
    message: "write init(from:) and encode(to:), annotate an enum with @CodableEnum(storage: .json), or use Stored"
  )
  public init(from decoder: any Decoder) throws {
    throw DecodingError.codingNotWritten(Self.self, at: decoder.codingPath)
  }

  /// Throws, for `encode(to:)` is not written out.
  @available(
    *,
    deprecated,
    message: "write init(from:) and encode(to:), annotate an enum with @CodableEnum(storage: .json), or use Stored"
  )
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(self, .codingNotWritten(Self.self, at: encoder.codingPath))
  }
}
