import CodableEnum
import Foundation
import Testing

/// Case-keyed, with a case that is decoded from an object without keys.
private enum Filter: Equatable {
  case all
  case one(Int)
  case maybe(Int?)
  case perhaps(Int?)
}

extension Filter: Decodable {
  init(from decoder: any Decoder) throws {
    let object = try decoder._caseKeyedObject(
      of: Self.self,
      admitsEmpty: true,
      withValues: 3,
      nullable: 2
    ) {
      ["maybe", "perhaps", "one", "all"]
    }
    if object.isEmpty {
      decoder._reportCaught(object.noCaseError())
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
    case "perhaps":
      self = try .perhaps(object.optionalValue())
    default:
      throw object.unknownTagError()
    }
  }
}

@Suite struct SeveralKeysTests {
  @Test func objectsWithoutKeysAreCaught() throws {
    try expectCatches(
      "{}",
      Filter.all,
      hears: [#"dataCorrupted : no case of Filter; expected one of "all", "maybe", "one", "perhaps""#]
    )
    try expectCatches(#"{"all":true}"#, Filter.all, hears: [])
  }

  @Test func nullNamesNoCaseBesideOthers() throws {
    try expectRead(#"{"maybe":null,"one":1}"#, Filter.one(1))
    try expectRead(#"{"maybe":null,"perhaps":1}"#, Filter.perhaps(1))
    try expectRead(#"{"maybe":null,"all":true}"#, Filter.all)
    try expectRead(#"{"maybe":null,"all":null}"#, Filter.all)
  }

  @Test func nullNamesACaseIfNoOtherTagHasAValue() throws {
    try expectRead(#"{"maybe":null}"#, Filter.maybe(nil))
    try expectRead(#"{"maybe":null,"at":5}"#, Filter.maybe(nil))
    try expectRead(#"{"at":5,"by":null,"perhaps":null}"#, Filter.perhaps(nil))
    try expectRead(#"{"maybe":null,"one":null}"#, Filter.maybe(nil))
  }

  @Test(arguments: [
    (#"{"all":null,"one":1}"#, #"dataCorrupted : 2 cases of Filter, "all" and "one"; expected exactly one"#),
    (#"{"maybe":2,"one":1}"#, #"dataCorrupted : 2 cases of Filter, "maybe" and "one"; expected exactly one"#),
    (
      #"{"maybe":null,"perhaps":null}"#,
      #"dataCorrupted : 2 cases of Filter, "maybe" and "perhaps"; expected exactly one"#
    ),
    (#"{"one":null,"x":1}"#, #"dataCorrupted : no case of Filter; expected one of "all", "maybe", "one", "perhaps""#),
    (#"{"":1}"#, #"dataCorrupted : unknown case "" of Filter; expected one of "all", "maybe", "one", "perhaps""#),
  ])
  func severalCasesAreRefused(json: String, error: String) throws {
    try expectError(Filter.self, json, error)
  }
}
