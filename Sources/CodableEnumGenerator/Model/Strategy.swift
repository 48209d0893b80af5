/// The JSON an enum is written as.
enum Strategy: Equatable {
  /// `{"list": ["<id>", […]]}`
  case caseKeyed
  /// `{"discriminator": "loading", "loading_source": "net"}`
  case discriminator(key: String)
  /// `{"status": "waitlist", "position": 12}`
  case flattenedStatus(key: String)

  /// The key of the tag, where the tag stands under a key.
  var tagKey: String? {
    switch self {
    case .caseKeyed: nil
    case .discriminator(let key), .flattenedStatus(let key): key
    }
  }

  /// Whether each value of a case stands under a key of its own.
  var hasKeys: Bool { self != .caseKeyed }

  /// As an annotation spells it.
  var name: String {
    switch self {
    case .caseKeyed: "caseKeyed"
    case .discriminator: "discriminator"
    case .flattenedStatus: "flattenedStatus"
    }
  }
}
