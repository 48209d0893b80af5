/// The values that the options of `@CodableEnum` and `@CodableCase` take.
///
/// They are read while compiling: write them in place, not as constants.
public enum CodableEnumOptions {
  /// The shape of the JSON.
  public struct Strategy: Sendable {
    /// `{"empty": true}` · `{"editing": "headers"}` · `{"list": ["<id>", […]]}`
    public static let caseKeyed = Strategy()

    /// `{"list": …}`, the values under the case's name in one of three shapes.
    public static func caseKeyed(payload _: Payload) -> Strategy { Strategy() }

    /// `{"discriminator": "loading", "loading_source": "net"}`
    public static let discriminator = Strategy()

    /// `{"type": "loading", "loading_source": "net"}`
    public static func discriminator(key _: String) -> Strategy { Strategy() }

    /// `{"status": "waitlist", "position": 12}`
    public static let flattenedStatus = Strategy()

    /// `{"type": "waitlist", "position": 12}`
    public static func flattenedStatus(key _: String) -> Strategy { Strategy() }

    /// `{"type": "store", "content": {"key": "k", "value": 4}}`
    public static let adjacent = Strategy()

    /// `{"t": "store", "c": {"key": "k", "value": 4}}`
    public static func adjacent(key _: String = "type", content _: String = "content") -> Strategy { Strategy() }
  }

  /// How the values of a case stand under its name.
  public enum Payload: Sendable {
    /// One as it is, several in an array: `{"list": ["<id>", […]]}`
    case positional
    /// In an object, as the compiler's synthesis has it (SE-0295): `{"load": {"key": "k", "_1": 4}}`
    case labeled
    /// `"empty"` · `{"editing": "headers"}` · `{"load": {"key": "k"}}`
    case natural
  }

  /// How a name is spelled on the wire; `userID` as the example.
  public enum NameStyle: Sendable {
    /// `userID`
    case asWritten
    /// `userId`
    case camelCase
    /// `UserId`
    case pascalCase
    /// `user_id`
    case snakeCase
    /// `USER_ID`
    case screamingSnakeCase
    /// `user-id`
    case kebabCase
    /// `USER-ID`
    case screamingKebabCase
    /// `userid`
    case lowercase
    /// `USERID`
    case uppercase
  }

  /// What becomes of values without a label.
  public enum UnlabeledValues: Sendable {
    /// The one value of a case encodes itself into the object that holds the name: `{"type": "dog", "name": "Bingo"}`
    case merged
    /// `{"type": "pair", "_0": 1, "_1": 2}`
    case indexed
  }

  /// How a nil stands in an object.
  public enum Nils: Sendable {
    /// `{}`
    case omit
    /// `{"value": null}`
    case null
  }

  /// What becomes of keys that no value has.
  public enum UnknownKeys: Sendable {
    /// They are not read.
    case ignore
    /// They are an error.
    case reject
  }

  /// The protocols that the enum is made to conform to.
  public enum Conformance: Sendable {
    /// Both of the others.
    case codable
    /// `Encodable` alone.
    case encodable
    /// `Decodable` alone.
    case decodable
  }

  /// As what a value is stored where a raw value is asked for.
  public enum Storage: Sendable {
    /// Its JSON, as `StorageCodable` has it.
    case json
  }

  /// The name of a case on the wire.
  public struct Tag: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, Sendable {
    /// `"waitlist"`
    public init(stringLiteral _: String) {}

    /// `404`
    public init(integerLiteral _: Int) {}

    /// `true`
    public init(booleanLiteral _: Bool) {}
  }

  /// The keys of a case's values.
  public struct Keys: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Sendable {
    /// One for each value, in order: `["position", "confirmedUsers"]`
    public init(arrayLiteral _: String...) {}

    /// By label, `_0` for a value without: `["selectedId": "id"]`
    public init(dictionaryLiteral _: (String, String)...) {}
  }

  /// The names that a case is read from though they are not its own.
  public struct Catch: ExpressibleByArrayLiteral, Sendable {
    /// Names that the enum does not know.
    public static let unknown: Catch = []

    /// No name at all.
    public static let missing: Catch = []

    /// Several: `[.unknown, .missing]`
    public init(arrayLiteral _: Catch...) {}
  }
}
