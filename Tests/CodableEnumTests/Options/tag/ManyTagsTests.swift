import CodableEnum
import Foundation
import Goldens
import Testing

// @CodableEnum
enum Spelled: Equatable, Sendable {
  case alpha, bravo, charlie, delta, echo, foxtrot, golf, hotel, india, juliett, kilo, lima, mike, november, oscar,
    papa, quebec, romeo, sierra, tango
  case pair(Int, Int)
  case other(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
enum RawLetter: Hashable, CaseIterable, Sendable {
  case alpha, bravo, charlie, delta, echo, foxtrot, golf, hotel, india, juliett, kilo, lima, mike, november, oscar
  case papa  // @CodableCase("papa", aliases: ["pop"])
  case quebec, romeo, sierra
}

/// More cases than a plain switch is quick for.
@Suite struct ManyTagsTests {
  private static let spelled: [Spelled] = [
    .alpha, .bravo, .charlie, .delta, .echo, .foxtrot, .golf, .hotel, .india, .juliett, .kilo, .lima, .mike, .november,
    .oscar, .papa, .quebec, .romeo, .sierra, .tango,
  ]

  @Test func keysAreToldApart() throws {
    for value in Self.spelled { try expectBothWays("{\"\(value)\":true}", value) }
    try expectBothWays(#"{"pair":[1,2]}"#, Spelled.pair(1, 2))
    try expectBothWays(#"{"zulu":true}"#, Spelled.other("zulu"))
  }

  @Test func rawValuesAreToldApart() throws {
    for letter in RawLetter.allCases {
      try expectBothWays("\"\(letter)\"", letter)
      #expect(letter.rawValue == "\(letter)")
      #expect(RawLetter(rawValue: letter.rawValue) == letter)
    }
    try expectRead(#""pop""#, RawLetter.papa)
    #expect(RawLetter(rawValue: "pop") == .papa)
    #expect(RawLetter(rawValue: "zulu") == nil)
    #expect(RawLetter(rawValue: "") == nil)
  }

  @Test func propertyListsKeepThem() throws {
    func expectKept<Value: Codable & Equatable>(_ values: [Value]) throws {
      let data = try PropertyListEncoder().encode(values)
      #expect(try PropertyListDecoder().decode([Value].self, from: data) == values)
    }
    try expectKept(Self.spelled + [.pair(1, 2), .other("zulu")])
    try expectKept(RawLetter.allCases)
  }

  @Test func tagsAreToldApart() throws {
    try expectRead(#"{"type":"enne","n":1}"#, Letter.november(1))
    try expectRead(#"{"type":"en","n":1}"#, Letter.november(1))
    try expectError(Letter.self, #"{"type":"mike"}"#, "keyNotFound(count) ")
    try expectError(
      Letter.self,
      #"{"type":"alpah"}"#,
      """
      dataCorrupted type: unknown case "alpah" of Letter; expected one of "alpha", "bravo", "charlie", "delta", "echo", \
      "en", "enne", "foxtrot", "golf", "hotel", "india", "juliett", "kilo", "lima", "mike", "n", "oscar", "papa", \
      "quebec", "romeo"; did you mean "alpha"?
      """
    )
  }
}
