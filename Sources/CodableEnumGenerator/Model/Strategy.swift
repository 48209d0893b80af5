/// The JSON an enum is written as.
enum Strategy: Equatable {
  /// `{"list": …}`
  case caseKeyed(payload: CaseKeyedPayload)
  /// `{"discriminator": "loading", "loading_source": "net"}`
  case discriminator(key: String)
  /// `{"status": "waitlist", "position": 12}`
  case flattenedStatus(key: String)
  /// `{"type": "store", "content": {"key": "k", "value": 4}}`
  case adjacent(key: String, content: String)

  /// The key of the tag, where the tag stands under a key.
  var tagKey: String? {
    switch self {
    case .caseKeyed: nil
    case .discriminator(let key), .flattenedStatus(let key), .adjacent(let key, _): key
    }
  }

  /// Whether keys of values stand beside the tag's.
  var isFlat: Bool {
    switch self {
    case .caseKeyed, .adjacent: false
    case .discriminator, .flattenedStatus: true
    }
  }

  /// As an annotation spells it.
  var name: String {
    switch self {
    case .caseKeyed: "caseKeyed"
    case .discriminator: "discriminator"
    case .flattenedStatus: "flattenedStatus"
    case .adjacent: "adjacent"
    }
  }
}

/// How the values of a case stand under its key.
enum CaseKeyedPayload: String, CaseIterable {
  /// `true` · `"headers"` · `["<id>", […]]`
  case positional
  /// `{}` · `{"subview": "headers"}` · `{"key": "k", "_1": 4}`, as the compiler's synthesis has it (SE-0295).
  case labeled
  /// The name alone without values; one bare, several in an array, or in an object if any has a label.
  case natural
}

/// The shape of a case's values on the wire.
enum PayloadStyle {
  case none
  /// One value, as it is.
  case bare
  /// In an array, in order.
  case array
  /// In an object of their own, by their keys.
  case object
  /// By their keys beside the tag.
  case flat
  /// One value, whose own keys stand beside the tag.
  case merged
}
