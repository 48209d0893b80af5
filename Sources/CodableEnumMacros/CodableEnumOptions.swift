/// The values that the options of `@CodableEnum` and `@CodableCase` take.
///
/// They are read while compiling: write them in place, not as constants.
public enum CodableEnumOptions {
  /// The shape of the JSON.
  public struct Strategy: Sendable {
    /// `{"empty": true}` · `{"editing": "headers"}` · `{"list": ["<id>", […]]}`
    public static let caseKeyed = Strategy()

    /// `{"list": …}`, the values under the tag in one of four shapes.
    public static func caseKeyed(payload _: Payload) -> Strategy { Strategy() }

    /// `{"discriminator": "loading", "loading_source": "net"}`
    ///
    /// Not what OpenAPI, JSON Schema, pydantic and TypeScript call a discriminator: that is ``flattenedStatus(key:)``.
    public static let discriminator = Strategy()

    /// `{"type": "loading", "loading_source": "net"}`
    ///
    /// Not what OpenAPI, JSON Schema, pydantic and TypeScript call a discriminator: that is ``flattenedStatus(key:)``.
    public static func discriminator(key _: String = "discriminator", prefix _: KeyPrefix = .caseName) -> Strategy {
      Strategy()
    }

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

    /// `"a"` · `["a"]` · `{"id": 1}`: no tag; cases are told apart by the kind of JSON and by keys.
    public static let untagged = Strategy()
  }

  /// A strategy whose JSON is the tag alone: ``RawValueStrategy``.
  public protocol TagAlone: Sendable {}

  /// `"draft"` · `404` · `true`: the tag alone, for cases without values.
  public struct RawValueStrategy: TagAlone {}

  /// What the keys of a case's values begin with.
  public enum KeyPrefix: Sendable {
    /// `loading_source`
    case caseName
  }

  /// The key of a case's content.
  public struct ContentKey: ExpressibleByStringLiteral, Sendable {
    /// The tag of the case: `{"type": "image", "image": {"url": "u"}}`
    public static let tag: ContentKey = "tag"

    /// `"content"`
    public init(stringLiteral _: String) {}
  }

  /// The form of a case's values under its tag.
  public enum Payload: Sendable {
    /// One as it is, several in an array: `{"list": ["<id>", […]]}`
    case positional
    /// In an object, as the compiler synthesizes it (SE-0295): `{"load": {"key": "k", "_1": 4}}`
    case labeled
    /// `"empty"` · `{"editing": "headers"}` · `{"load": {"key": "k"}}`
    case natural
    /// Always in an array: `{"empty": null}` · `{"editing": ["headers"]}`
    case array
  }

  /// What stands in the place of the values of a case without any: under its key in `.caseKeyed`, under the content's in
  /// `.adjacent`. Other strategies have no such place, and take ``omit``, or in `.untagged` ``null``, or ``name``.
  public enum EmptyCases: Sendable {
    /// Nothing: `{"type": "empty"}`, `["empty"]`
    case omit
    /// `{"empty": true}`
    case `true`
    /// `{"empty": null}`
    case null
    /// `{"empty": {}}`
    case object
    /// `{"empty": []}`
    case array
    /// The tag alone: `"empty"`
    case name
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

  /// The form of values without a label.
  public struct UnlabeledValues: Sendable {
    /// The one value of a case encodes itself into the object that has the tag: `{"type": "dog", "name": "Bingo"}`
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
    /// As if the values had no labels, but for options that name values by them.
    case ignore
  }

  /// How a nil is written in an object.
  public enum Nils: Sendable {
    /// `{}`
    case omit
    /// `{"value": null}`
    case null
  }

  /// What a value takes its default for; an optional one without a default is nil instead.
  public struct Defaults: ExpressibleByArrayLiteral, Sendable {
    /// A missing value: always, whether it is said or not.
    public static let missing: Defaults = []

    /// A null that the type of the value doesn't take.
    public static let null: Defaults = []

    /// Whatever can't be read as the value. The decoder's `onCaughtError` hears of it.
    public static let invalid: Defaults = []

    /// Several: `[.null, .invalid]`
    public init(arrayLiteral _: Defaults...) {}
  }

  /// The treatment of unknown keys.
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

  /// What a value is stored as where a raw value is asked for.
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

    /// By label, `_0` for a value without: `["selectedId": "id"]`
    public init(dictionaryLiteral _: (String, String)...) {}
  }

  /// What a case is read from besides its own tag.
  public struct Catch: ExpressibleByArrayLiteral, Sendable {
    /// Tags that the enum does not know.
    public static let unknown: Catch = []

    /// No tag at all.
    public static let missing: Catch = []

    /// Whatever else cannot be decoded.
    public static let invalid: Catch = []

    /// Several: `[.unknown, .missing]`
    public init(arrayLiteral _: Catch...) {}
  }

  /// What is never done with a case: `true` for both.
  public struct Skip: ExpressibleByBooleanLiteral, Sendable {
    /// The case is written and never read, so it may have the tag of another case.
    public static let decoding: Skip = true

    /// The case is read, and an error to write.
    public static let encoding: Skip = true

    /// Whether the case is never read, and an error to write.
    public init(booleanLiteral _: Bool) {}
  }

  /// What tells a case of an untagged enum apart: kinds of JSON, any of which it takes, or keys that an object has.
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

    /// What the `init(rawValue:)` of the value's type takes: a string or an integer.
    public static let rawValue: Match = []

    /// Several kinds, `[.string, .number]`, or keys, `["access_token"]`.
    public init(arrayLiteral _: Match...) {}

    /// A key, in an array.
    public init(stringLiteral _: String) {}
  }
}

extension CodableEnumOptions.TagAlone where Self == CodableEnumOptions.RawValueStrategy {
  /// The tag alone.
  public static var rawValue: CodableEnumOptions.RawValueStrategy { CodableEnumOptions.RawValueStrategy() }
}
