// --type Comments.Next --wrap next

/// Around all of it.
struct Comments: Codable {
  /// What comes next.
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Next {
    /// Ask a tool.
    /// - Parameter tool: Which one.
    case call(
      tool: Tool,
      other: Tool?,
      /** A picture. */
      picture: Picture
    )
    /// Nothing more.
    case stop
    /// Several tools.
    case calls(tools: [Tool], mood: Mood, pair: Pair?)
  }

  /// What a tool is.
  // @CodableEnum(strategy: .adjacent(key: "tool", content: "arguments"))
  enum Tool {
    /// Look for something.
    case search(String)
    case weather(
      /** Where. */
      Picture
    )
  }

  struct Picture: Codable {
    /// Where it is found.
    var address: String
  }

  /// How it sounds.
  // @CodableEnum(strategy: .rawValue)
  enum Mood {
    /// Without haste.
    case calm
    case warm
  }

  // @CodableEnum(strategy: .untagged)
  enum Pair {
    /// A picture.
    case picture(Picture)
    /// In words.
    case words(
      /** As they are. */
      String
    )
  }
}
