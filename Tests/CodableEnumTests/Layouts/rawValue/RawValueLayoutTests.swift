import CodableEnum
import Foundation
import Goldens
import Testing

/// `.rawValue`, as it is generated.
@Suite struct RawValueLayoutTests {
  @Test(
    arguments: [
      (#""active""#, .active), (#""on_hold""#, .suspended), (#""in_review""#, .inReview), (#""new""#, .unknown("new")),
      (#""""#, .unknown("")), (#""Active""#, .unknown("Active")),
    ] as [(String, Status)]
  )
  func stringsAreTags(json: String, status: Status) throws {
    try expectBothWays(json, status)
    try expectBothWays("[\(json)]", [status])
    #expect(json == "\"\(status.rawValue)\"")
    #expect(Status(rawValue: status.rawValue) == status)
  }

  @Test(arguments: [("404", Fault.notFound), ("500", Fault.failed)])
  func integersAreTags(json: String, fault: Fault) throws {
    try expectBothWays(json, fault)
    #expect(Fault(rawValue: fault.rawValue) == fault)
  }

  @Test func otherTagsAreRead() throws {
    try expectRead(#""paused""#, Status.suspended)
    try expectRead(#"["activ\u0065","\u212A"]"#, [Status.active, .unknown("\u{212A}")])
    try expectRead("503", Fault.failed)
    try expectRead("410", HTTPStatus.notFound)
    try expectBothWays("418", HTTPStatus.other(418))
    try expectBothWays("[true,false]", [Consent.given, .refused])
    try expectBothWays(#"["a","B","other"]"#, [Kind.a, .b, .other])
    try expectRead(#"["zzz","b"]"#, [Kind.other, .other])
    try expectBothWays("[1,10]", [Priority.low, .high])
    try expectBothWays(#"["first","second"]"#, [Plain.first, .second])
    try expectBothWays(#"["one","two"]"#, [Numbered.one, .two])
    try expectRead(#"[[],"unreadable",1,"zzz"]"#, [Forgiving](repeating: .unreadable, count: 4))
  }

  @Test(
    arguments: [
      ("1", "1", .one), (#""two""#, #""two""#, .two), ("2", #""two""#, .two), ("true", "true", .yes),
      ("false", "false", .other(false)), (#""2""#, #""2""#, .other("2")), (#"{"a":[1]}"#, nil, .other(["a": [1]])),
    ] as [(String, String?, Mixed)]
  )
  func kindsAreMixed(json: String, written: String?, mixed: Mixed) throws {
    guard let written else {
      return try expectError(
        Mixed.self,
        json,
        "typeMismatch : no case of Mixed takes an object; expected a string, an integer or a boolean"
      )
    }
    try expectRead(json, mixed)
    try expectBothWays(written, mixed)
  }

  @Test(arguments: [
    ("5", "typeMismatch : no case of Status takes a number; expected a string"),
    ("true", "typeMismatch : no case of Status takes a boolean; expected a string"),
    ("[]", "typeMismatch : no case of Status takes an array; expected a string"),
    ("null", "valueNotFound : no case of Status takes null; expected a string"),
    (#"{"active":true}"#, "typeMismatch : no case of Status takes an object; expected a string"),
  ])
  func otherKindsAreRefused(json: String, error: String) throws {
    try expectError(Status.self, json, error)
  }

  @Test func otherTagsAreRefused() throws {
    try expectError(Fault.self, "1", "dataCorrupted : unknown case 1 of Fault; expected one of 404, 500, 503")
    try expectError(Fault.self, #""404""#, "typeMismatch : no case of Fault takes a string; expected an integer")
    try expectError([Fault].self, "[1.5]", "typeMismatch 0: no case of Fault takes a number; expected an integer")
    try expectError(
      Plain.self,
      #""frist""#,
      #"dataCorrupted : unknown case "frist" of Plain; expected one of "first", "second"; did you mean "first"?"#
    )
    try expectError(Priority.self, "2", "dataCorrupted : unknown case 2 of Priority; expected one of 1, 10")
    try expectError([Consent].self, "[1]", "typeMismatch 0: no case of Consent takes a number; expected a boolean")
    try expectError(Consent.self, #""true""#, "typeMismatch : no case of Consent takes a string; expected a boolean")
  }

  @Test func textsOfOtherCodersAreRead() throws {
    #expect(try Status(from: TextDecoder(content: .text("active"))) == .active)
    #expect(try Status(from: TextDecoder(content: .text("1"))) == .unknown("1"))
  }

  // MARK: RawRepresentable

  @Test func rawValuesAreTags() {
    #expect(Status(rawValue: "active") == .active)
    #expect(Status(rawValue: "paused") == .suspended)
    #expect(Status(rawValue: "zzz") == .unknown("zzz"))
    #expect(Status.unknown("new").rawValue == "new")
    #expect(HTTPStatus(rawValue: 410) == .notFound)
    #expect(HTTPStatus(rawValue: 1).rawValue == 1)
    #expect(Fault(rawValue: 503) == .failed)
    #expect(Fault(rawValue: 1) == nil)
    #expect(Consent(rawValue: false) == .refused)
    #expect(Kind(rawValue: "zzz") == nil)
    #expect(Kind(rawValue: "B") == .b)
    #expect(Numbered.two.rawValue == 2)
    #expect(Forgiving(rawValue: "zzz") == nil)
  }

  @Test func tagsOfRawValuesCompareByteForByte() {
    #expect(Status(rawValue: "active\u{301}") != .active)
    #expect(Status(rawValue: "acti\u{FF56}e").rawValue == "acti\u{FF56}e")
  }

  /// As of every type with raw values: a known tag in the case that keeps the unknown is that tag.
  @Test func equalityIsThatOfRawValues() throws {
    #expect(Status.active == .unknown("active"))
    #expect(Status.active != .unknown("Active"))
    try expectRead(#""active""#, Status.unknown("active"))
    let faults: Set<Fault> = [.failed, .failed, .notFound]
    #expect(faults.count == 2)
  }

  @Test func catchesAreHeard() throws {
    let unknown = #"dataCorrupted : unknown case "new" of Status; expected one of "active", "in_review", "on_hold", "#
    try expectCatches(#""new""#, Status.unknown("new"), hears: [unknown + #""paused""#])
    try expectCatches(
      #""zzz""#,
      Kind.other,
      hears: [#"dataCorrupted : unknown case "zzz" of Kind; expected one of "B", "a", "other""#]
    )
    try expectCatches(
      "[]",
      Forgiving.unreadable,
      hears: ["typeMismatch : no case of Forgiving takes an array; expected a string"]
    )
    try expectCatches(#""active""#, Status.active, hears: [])
  }
}
