import CodableEnum
import Foundation

/// Several values whose keys are in one object, and others by keys of their own.
// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
public enum Feed: Equatable {
  // @CodableCase(keyAliases: ["total": ["count"]])
  case page(Cursor, Author, total: Int)
  // @CodableCase("entry", aliases: ["post"])
  case entry(Author, Typed)
  // @CodableCase(coders: ["at": SecondsSince1970Coder.self, "_0": Places.self])
  case dated(Cursor, at: Date?)
  case open([String: String], total: Int, note: String? = "none")
  // @CodableCase(keys: ["_1": "author"], catches: .missing)
  case kept(Cursor, Author)
  case choice(Sorting, Author)
  case only(Author)
}

public struct Cursor: Codable, Equatable {
  var n: Int
}

public struct Author: Codable, Equatable {
  var m: String
  var x: Int?
}

public struct Typed: Codable, Equatable {
  var type: String?
  var body: String
}

// @CodableEnum(strategy: .flattenedStatus(key: "by"))
public enum Sorting: Equatable {
  case name
  case size(largest: Bool)
}

/// A cursor as text.
enum Places: ValueCoder {
  private enum Keys: CodingKey { case cursor }

  static func decode(from decoder: any Decoder) throws -> Cursor {
    let text = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .cursor)
    return Cursor(n: text.count)
  }

  static func encode(_ value: Cursor, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(String(repeating: "c", count: value.n), forKey: .cursor)
  }
}
