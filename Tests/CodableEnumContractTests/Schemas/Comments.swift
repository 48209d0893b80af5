/// Text at the top of the file, about nothing.

/// A block's `*/` in a line, and a bell: .
///
/// Second paragraph.
// @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .snakeCase)
public enum Event {
  /// A message arrived.
  /// - Parameter body: What it says,
  ///   in plain text.
  /// - Parameters:
  ///   - sender: Who wrote it.
  case message(body: String, sender: Sender?)
  /** A block
   *  with asterisks.
   */
  case typing(
    /// Where they type.
    room: String,
    /// Seconds.
    since: Double,
    fast: Bool = false
  )
  //// A ruler, not a comment.
  case undescribed(plain: Int)  // An ordinary comment.
  /// One of two.
  case joined, left
  /// Anything new.
  case other(String)  // @CodableCase(catches: .unknown)
}

/// Who writes.
public struct Sender: Codable {
  /// The name on the screen.
  public var name: String
  /**
    How urgent it is:

      - `high` rings.
  */
  @available(macOS 10.15, *)
  private(set) public var level: Level?
  var room, house: String
}

/// How much it matters.
public enum Level: String, Codable {
  /// It can wait.
  case low
  case middle
  /// Right now.
  case high
}

/// A mark.
/// @CodableEnum(strategy: .rawValue)
enum Mark {
  /// Without haste.
  case calm
  /// A level.
  case level(Level)
}

// @CodableEnum(strategy: .untagged)
enum Content {
  /// Plain text.
  case text(
    /** The text. */
    String
  )
  /// Several parts.
  case parts([Sender])
}

// @CodableEnum(strategy: .caseKeyed(payload: .array))
enum Step {
  /// From one place to another.
  case move(
    /** From. */
    Int,
    /** To. */
    Sender
  )
  /// All of it.
  case all(
    /** Each. */
    [Int]
  )  // @CodableCase(rest: true)
  case whole(
    /** A list. */
    [Int]
  )
}
