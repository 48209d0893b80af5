/// What there is in a decoder, as far as asking for its kind has read it.
///
/// Containers are boxed: copying them would take calls at run time, for scalars too.
@frozen
@usableFromInline
enum UntaggedContent {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// An integer that an `Int64` cannot hold.
  case wideInteger
  case number(Double)
  case string(String)
  case array(OpenArray)
  case object(OpenObject)
  case date
  case data
  case url
  case decimal
  case other

  @inlinable
  var kind: UntaggedKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer, .wideInteger: .integer
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    case .date: .date
    case .data: .data
    case .url: .url
    case .decimal: .decimal
    case .other: .other
    }
  }
}

extension UntaggedContent {
  /// - Throws: `DecodingError` if too little of the stack is left to open an array or an object.
  @inlinable
  @inline(__always)
  static func read(
    _ decoder: any Decoder,
    _ kinds: UntaggedKinds,
    _ integers: any (FixedWidthInteger & Decodable).Type,
    in type: Any.Type
  ) throws -> UntaggedContent {
    let guess = guessedKind(in: decoder, of: type)
    // What most values are, without a call. In generated code the kinds are known when it is compiled.
    if kinds.contains(.string), guess == .string {
      do { return .string(try decoder.singleValueContainer().decode(String.self)) } catch {}
    } else if kinds.contains(.boolean), guess == .boolean {
      do { return .boolean(try decoder.singleValueContainer().decode(Bool.self)) } catch {}
    } else if kinds.contains(.integer), guess == .integer, integers == Int.self {
      do { return .integer(Int64(try decoder.singleValueContainer().decode(Int.self))) } catch {}
    } else {
      return try readKind(decoder, kinds, integers, guess: guess, in: type)
    }
    return try readKind(decoder, kinds.subtracting(UntaggedKinds(guess)), integers, guess: .other, in: type)
  }
}

@usableFromInline
func guessedKind(in decoder: any Decoder, of type: Any.Type) -> UntaggedKind {
  KindHints.guess(for: type, in: decoder)
}

@usableFromInline
func readKind(
  _ decoder: any Decoder,
  _ kinds: UntaggedKinds,
  _ integers: any (FixedWidthInteger & Decodable).Type,
  guess: UntaggedKind,
  in type: Any.Type
) throws -> UntaggedContent {
  try KindReader(kinds: kinds, integers: integers).read(decoder, guess: guess, in: type)
}
