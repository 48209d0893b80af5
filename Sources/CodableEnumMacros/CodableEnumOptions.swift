/// The values of the options of `@CodableEnum` and `@CodableCase`.
///
/// They are read at compile time: write them in place, not as constants.
public enum CodableEnumOptions {
  /// The shape of the JSON.
  public struct Strategy: Sendable {
    /// `{"empty": true}` · `{"editing": "headers"}` · `{"list": ["<id>", […]]}`
    public static let caseKeyed = Strategy()

    /// `{"list": …}`, with the values under the tag in one of four shapes.
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
    public static func adjacent(key _: String = "type", content _: ContentKey = "content") -> Strategy { Strategy() }

    /// `["EVENT", "sub", {…}]` · `["ready"]`: an array whose first element is the tag.
    public static let tagFirst = Strategy()

    /// `"a"` · `["a"]` · `{"id": 1}`: no tag. The kind of JSON and the keys identify the case.
    public static let untagged = Strategy()
  }

  /// `"draft"` · `404` · `true`: the tag alone, for cases without values.
  public struct RawValueStrategy: Sendable {
    /// The tag alone.
    public static let rawValue = RawValueStrategy()
  }

  /// The key of a case's content.
  public struct ContentKey: ExpressibleByStringLiteral, Sendable {
    /// The tag of the case: `{"type": "image", "image": {"url": "u"}}`
    public static let tag: ContentKey = "tag"

    /// `"content"`
    public init(stringLiteral _: String) {}
  }

  /// How the values of a case are written under its tag.
  public enum Payload: Sendable {
    /// One value as it is, several in an array: `{"list": ["<id>", […]]}`
    case positional
    /// In an object, as the compiler synthesizes it (SE-0295): `{"load": {"key": "k", "_1": 4}}`
    case labeled
    /// `"empty"` · `{"editing": "headers"}` · `{"load": {"key": "k"}}`
    case natural
    /// Always in an array: `{"empty": null}` · `{"editing": ["headers"]}`
    case array
  }

  /// How a case without values is written. `.caseKeyed` reads all of these. Beside a tag there are ``object``, as in
  /// `{"status": "empty"}`, and ``name``, which reads both. In `.tagFirst` there are ``array``, as in `["empty"]`, and
  /// ``name``.
  public enum EmptyCases: Sendable {
    /// `{"empty": true}`
    case `true`
    /// `{"empty": null}`
    case null
    /// `{"empty": {}}`
    case object
    /// `{"empty": []}`
    case array
    /// `"empty"`
    case name
  }

  /// How a name is spelled on the wire, with `userID` as the example.
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

  /// How values without a label are written.
  public struct UnlabeledValues: Sendable {
    /// The one value of a case encodes itself into the object with the tag: `{"type": "dog", "name": "Bingo"}`
    public static let merged = UnlabeledValues()

    /// `{"type": "pair", "_0": 1, "_1": 2}`
    public static let indexed = UnlabeledValues()

    /// The one unlabeled value of a case has this key: `{"type": "count", "value": 1}`
    public static func key(_: String) -> UnlabeledValues { UnlabeledValues() }
  }

  /// Whether labels count for the layout.
  public enum Labels: Sendable {
    /// `{"type": "raw", "bytes": "…"}`
    case keep
    /// As if the values had no labels, except in options that name values by label.
    case ignore
  }

  /// How a nil is written in an object.
  public enum Nils: Sendable {
    /// `{}`
    case omit
    /// `{"value": null}`
    case null
  }

  /// What happens to keys that no value has.
  public enum UnknownKeys: Sendable {
    /// They are ignored.
    case ignore
    /// They are errors.
    case reject
  }

  /// The protocols that the enum conforms to.
  public enum Conformance: Sendable {
    /// Both.
    case codable
    /// Only `Encodable`.
    case encodable
    /// Only `Decodable`.
    case decodable
  }

  /// The raw value of an enum, for stores that require one.
  public enum Storage: Sendable {
    /// Its JSON, as `StorageCodable` writes it.
    case json
  }

  /// The tag of a case.
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

    /// By label, `_0` for a value without one: `["selectedId": "id"]`
    public init(dictionaryLiteral _: (String, String)...) {}
  }

  /// What a case is read from besides its own tag.
  public struct Catch: ExpressibleByArrayLiteral, Sendable {
    /// Tags that the enum doesn't know.
    public static let unknown: Catch = []

    /// No tag at all.
    public static let missing: Catch = []

    /// Anything else that cannot be decoded.
    public static let invalid: Catch = []

    /// Several: `[.unknown, .missing]`
    public init(arrayLiteral _: Catch...) {}
  }

  /// What is never done with a case; `true` for both.
  public struct Skip: ExpressibleByBooleanLiteral, Sendable {
    /// The case is written but never read, so it may have the tag of another case.
    public static let decoding: Skip = true

    /// The case is read, but writing it is an error.
    public static let encoding: Skip = true

    /// Whether the case is never read, and writing it is an error.
    public init(booleanLiteral _: Bool) {}
  }

  /// What identifies a case of an untagged enum: kinds of JSON, any of which it takes, or keys that an object has.
  public struct Match: ExpressibleByArrayLiteral, ExpressibleByStringLiteral, Sendable {
    /// `null`
    public static let null: Match = []

    /// `true` or `false`
    public static let boolean: Match = []

    /// A whole number.
    public static let integer: Match = []

    /// Any number.
    public static let number: Match = []

    /// `"text"`
    public static let string: Match = []

    /// `[…]`
    public static let array: Match = []

    /// `{…}`
    public static let object: Match = []

    /// Several kinds, `[.string, .number]`, or keys, `["access_token"]`.
    public init(arrayLiteral _: Match...) {}

    /// A key, in an array.
    public init(stringLiteral _: String) {}
  }
}
