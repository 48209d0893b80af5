import Foundation

// @CodableEnum(strategy: .untagged, labels: .ignore)
public enum Attachment: Equatable {
  case raw(text: String)
  case size(width: Int, height: Int)
  case named(String, count: Int)  // @CodableCase(labels: .keep)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum Issues: Equatable {
  case one(issue: Int)
  // @CodableCase(labels: .ignore)
  case many(issues: [Int])
  // @CodableCase(coders: ["at": SecondsSince1970Coder.self], labels: .ignore)
  case dated(at: Date, note: String)
  // @CodableCase(keys: ["first": "a", "_1": "b"], labels: .ignore)
  case keyed(first: Int, Int)
}

// @CodableEnum(strategy: .discriminator(key: "type", prefix: .caseName), labels: .ignore)
public enum Measured: Equatable {
  case weight(grams: Int)
  case box(width: Int, height: Int, note: String?)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged, labels: .ignore)
public enum Listed: Equatable {
  case page(paging: Offset)
  case total(count: Int)  // @CodableCase(labels: .keep)
  case named(name: String, at: Int)  // @CodableCase(keys: ["name": "title", "at": "at"])
}

public struct Offset: Codable, Equatable {
  var n: Int
}

// @CodableEnum(strategy: .adjacent, labels: .ignore)
public enum Moved: Equatable {
  case to(x: Int, y: Int)
  case by(delta: Int)
}
