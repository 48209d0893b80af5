#if Values
/// A type stored as text, for example by `@AppStorage`: its `rawValue` is its JSON.
///
///     // @CodableEnum
///     enum ViewState { … }
///     extension ViewState: StorageCodable {}
///
///     @AppStorage("viewState") var viewState = ViewState.empty
///
/// The type must declare `init(from:)` and `encode(to:)`, as annotated enums do: the compiler doesn't synthesize them
/// for a type with a raw value. Without them it warns, and storing a value fails. For other types, use ``Stored``.
public protocol StorageCodable: Codable, RawRepresentable, CustomStorage, _MemberwiseComparison,
  _MemberwiseComparisonTwin
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
  /// If the value cannot be encoded, for example because of a NaN, debug builds stop here and say why. Release builds
  /// continue with an empty text, which restores no value. ``storedText()`` throws instead.
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
    // If a raw value encodes itself endlessly, each level would write its text into the next.
    if StackGuard.isNearEnd { fatalError("\(error)") }
    assertionFailure("\(error)")
    return ""
  }
}

// Without these, the standard library's implementations for types with a raw value apply: they encode the raw value,
// which here encodes the value, endlessly.
extension StorageCodable {
  /// Throws, because the type doesn't declare `init(from:)`.
  @available(
    *,
    deprecated,
    message: "write init(from:) and encode(to:), annotate an enum with @CodableEnum(storage: .json), or use Stored"
  )
  public init(from decoder: any Decoder) throws {
    throw DecodingError.corrupted(codingNotWritten(Self.self), at: decoder.codingPath)
  }

  /// Throws, because the type doesn't declare `encode(to:)`.
  @available(
    *,
    deprecated,
    message: "write init(from:) and encode(to:), annotate an enum with @CodableEnum(storage: .json), or use Stored"
  )
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(self, .init(codingNotWritten(Self.self), at: encoder.codingPath))
  }
}

/// A ``StorageCodable`` enum whose cases have no values and are written as their tags. It is stored as the tag without
/// quotation marks: `off`.
public protocol TagStorable: StorageCodable {}

extension TagStorable {
  /// The tag alone.
  public static var storageCoder: any StorageCoder { .bareText }
}

/// ``StorageCodable`` as generated code names it: its module may have a type of that name.
public typealias _StorageCodable = StorageCodable
/// ``TagStorable`` as generated code names it.
public typealias _TagStorable = TagStorable
#endif
