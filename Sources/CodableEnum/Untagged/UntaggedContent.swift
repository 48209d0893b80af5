/// A decoder's value, as far as asking for its kind has read it.
///
/// Containers are boxed: copying them would take runtime calls, even for scalars.
enum UntaggedContent {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// An integer that an `Int64` cannot hold, but this type can.
  case wideInteger(IntegerTypes.IntegerType)
  case number(Double)
  case string(String)
  case array(OpenArray)
  case object(OpenObject)
  case date
  case data
  case url
  case decimal
  case other

  /// The possible literal, for messages; nil for anything else.
  var messageTag: MessageTag? {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): Int(exactly: value).map { .integer($0) }
    case .string(let text): .string(text)
    case .null, .wideInteger, .number, .array, .object, .date, .data, .url, .decimal, .other: nil
    }
  }

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
