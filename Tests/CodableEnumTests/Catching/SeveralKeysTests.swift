import CodableEnum
import Foundation
import Testing

/// Case-keyed, with a case that is decoded from an object without keys.
private enum Filter: Equatable {
  case all
  case one(Int)
  case maybe(Int?)
}

extension Filter: Decodable {
  init(from decoder: any Decoder) throws {
    let object = try decoder.caseKeyedObject(
      of: Self.self,
      admitsEmpty: true,
      withValues: 2
    ) {
      ["one", "maybe", "all"]
    }
    if object.isEmpty {
      decoder.reportCaught(object.noCase())
      self = .all
      return
    }
    switch object.tag {
    case "all":
      self = .all
    case "one":
      self = try .one(object.value())
    case "maybe":
      self = try .maybe(object.optionalValue())
    default:
      throw object.unknownTag()
    }
  }
}

@Suite struct SeveralKeysTests {
  @Test func objectsWithoutKeysAreCaught() throws {
    try expectCatches(
      "{}",
      Filter.all,
      hears: [#"dataCorrupted : no case of Filter; expected one of "all", "maybe", "one""#]
    )
    try expectCatches(#"{"all":true}"#, Filter.all, hears: [])
  }

  @Test func nullNamesNoCaseBesideOthers() throws {
    try expectRead(#"{"maybe":null,"one":1}"#, Filter.one(1))
    try expectRead(#"{"maybe":null,"all":true}"#, Filter.all)
    try expectRead(#"{"maybe":null}"#, Filter.maybe(nil))
  }

  @Test(arguments: [
    (#"{"all":null,"one":1}"#, #"dataCorrupted : 2 cases of Filter, "all" and "one"; expected exactly one"#),
    (#"{"maybe":2,"one":1}"#, #"dataCorrupted : 2 cases of Filter, "maybe" and "one"; expected exactly one"#),
    (#"{"maybe":null,"one":null}"#, #"dataCorrupted : no case of Filter; expected one of "all", "maybe", "one""#),
    (#"{"":1}"#, #"dataCorrupted : unknown case "" of Filter; expected one of "all", "maybe", "one""#),
  ])
  func severalCasesAreRefused(json: String, error: String) throws {
    try expectError(Filter.self, json, error)
  }
}
