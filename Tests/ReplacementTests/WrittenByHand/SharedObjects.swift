import CodableEnum
import Foundation

// Labels that are for Swift alone, and values that share the object of their case.

extension ByHand {
  /// What is uploaded: text, a size in an array, or a link. The labels are for those who read Swift.
  enum Upload: Codable {
    case raw(text: String)
    case size(width: Int, height: Int)
    case link(to: Link)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .raw(text: text)
      } else if let size = try? container.decode([Int].self), size.count == 2 {
        self = .size(width: size[0], height: size[1])
      } else {
        self = .link(to: try container.decode(Link.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .raw(let text): try container.encode(text)
      case .size(let width, let height): try container.encode([width, height])
      case .link(let link): try container.encode(link)
      }
    }
  }
}

extension ByAnnotation {
  // @CodableEnum(strategy: .untagged, labels: .ignore)
  enum Upload {
    case raw(text: String)
    case size(width: Int, height: Int)
    case link(to: Link)
  }
}

struct Link: Codable {
  var url: String?
}
