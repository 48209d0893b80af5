/// What tells a case apart on the wire: a string (`CodableKey`), an integer (`Int`) or a boolean (`Bool`).
public protocol CodableTag: Hashable, Sendable {
  /// What decoders read and encoders write.
  associatedtype Wire: Codable

  /// The tag that a decoder has read.
  init(wire: Wire)

  /// As messages quote it: strings with quotation marks.
  var quoted: String { get }

  /// What the nearest spelling is looked for; nil where there is no such thing.
  var spelling: String? { get }

  /// The kind of tag, in messages: `a string`.
  static var kind: String { get }

  /// The order in which messages list tags.
  static func precedes(_ lhs: Self, _ rhs: Self) -> Bool
}

extension CodableKey: CodableTag {
  /// The kind of tag, in messages.
  public static var kind: String { "a string" }

  /// As messages quote it.
  public var quoted: String { "\"\(stringValue)\"" }

  /// What the nearest spelling is looked for.
  public var spelling: String? { stringValue }

  /// The tag that a decoder has read.
  @inlinable
  public init(wire: String) {
    self.init(stringValue: wire)
  }

  /// The order in which messages list tags.
  public static func precedes(_ lhs: CodableKey, _ rhs: CodableKey) -> Bool { lhs.stringValue < rhs.stringValue }
}

extension Int: CodableTag {
  /// The kind of tag, in messages.
  public static var kind: String { "an integer" }

  /// As messages quote it.
  public var quoted: String { "\(self)" }

  /// What the nearest spelling is looked for.
  public var spelling: String? { nil }

  /// The tag that a decoder has read.
  @inlinable
  public init(wire: Int) {
    self = wire
  }

  /// The order in which messages list tags.
  public static func precedes(_ lhs: Int, _ rhs: Int) -> Bool { lhs < rhs }
}

extension Bool: CodableTag {
  /// The kind of tag, in messages.
  public static var kind: String { "a boolean" }

  /// As messages quote it.
  public var quoted: String { "\(self)" }

  /// What the nearest spelling is looked for.
  public var spelling: String? { nil }

  /// The tag that a decoder has read.
  @inlinable
  public init(wire: Bool) {
    self = wire
  }

  /// The order in which messages list tags.
  public static func precedes(_ lhs: Bool, _ rhs: Bool) -> Bool { !lhs && rhs }
}
