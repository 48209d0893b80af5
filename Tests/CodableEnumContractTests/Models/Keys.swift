// --type Counts --wrap counts
import Foundation

// Dictionaries with other keys than strings, merged or not.

enum Shade: String, Codable, CodingKeyRepresentable { case dark, light }

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Counts {
  case shades([Shade: Int])
  case numbers([Int: Bool])
  case words([String: Bool])
  case nested(byShade: [Shade: [Int]], byNumber: [Int: String])
}
