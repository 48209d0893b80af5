import CodableEnum
import Foundation
import Testing

private enum Status: Equatable {
  case active, suspended
  case unknown(String)
}

extension Status: Codable {
  init(from decoder: any Decoder) throws {
    let value = try BareTag<CodableKey>(from: decoder, of: Self.self) {
      ["active", "suspended", "paused"]
    }
    switch value.tag {
    case "active":
      self = .active
    case "suspended", "paused":
      self = .suspended
    default:
      decoder.reportCaught(value.unknownTag(in: decoder))
      self = .unknown(value.tag.stringValue)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .active:
      try encoder.encodeName("active")
    case .suspended:
      try encoder.encodeName("suspended")
    case .unknown(let value):
      try encoder.encodeName(value)
    }
  }
}

private enum Code: Equatable {
  case notFound, failed
}

extension Code: Codable {
  init(from decoder: any Decoder) throws {
    let value = try BareTag<Int>(from: decoder, of: Self.self) {
      [404, 500]
    }
    switch value.tag {
    case 404:
      self = .notFound
    case 500:
      self = .failed
    default:
      throw value.unknownTag(in: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .notFound:
      try encoder.encodeIntegerName(404)
    case .failed:
      try encoder.encodeIntegerName(500)
    }
  }
}

private enum Consent: Equatable {
  case given
}

extension Consent: Codable {
  init(from decoder: any Decoder) throws {
    let value = try BareTag<Bool>(from: decoder, of: Self.self) {
      [true]
    }
    switch value.tag {
    case true:
      self = .given
    default:
      throw value.unknownTag(in: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .given:
      try encoder.encodeBooleanName(true)
    }
  }
}

@Suite struct RawValueTests {
  @Test func stringsAreRead() throws {
    try expectBothWays(#"["active","suspended","new"]"#, [Status.active, .suspended, .unknown("new")])
    try expectRead(#"["paused"]"#, [Status.suspended])
    try expectRead(#"["activ\u0065"]"#, [Status.active])
  }

  @Test func tagsCompareByteForByte() throws {
    try expectRead(#"["\u212A","Active"]"#, [Status.unknown("\u{212A}"), .unknown("Active")])
  }

  @Test func integersAndBooleansAreRead() throws {
    try expectBothWays("[404,500]", [Code.notFound, .failed])
    try expectBothWays("[true]", [Consent.given])
  }

  @Test(arguments: [
    ("[5]", "typeMismatch 0: no case of Status takes a number; expected a string"),
    ("[true]", "typeMismatch 0: no case of Status takes a boolean; expected a string"),
    ("[[]]", "typeMismatch 0: no case of Status takes an array; expected a string"),
    (#"[{"a":1}]"#, "typeMismatch 0: no case of Status takes an object; expected a string"),
    ("[null]", "valueNotFound 0: no case of Status takes null; expected a string"),
  ])
  func otherKindsAreRefused(json: String, error: String) throws {
    try expectError([Status].self, json, error)
  }

  @Test(arguments: [
    ("[1]", "dataCorrupted 0: unknown case 1 of Code; expected one of 404, 500"),
    ("[1.5]", "typeMismatch 0: no case of Code takes a number; expected an integer"),
    (#"["404"]"#, "typeMismatch 0: no case of Code takes a string; expected an integer"),
  ])
  func otherIntegersAreRefused(json: String, error: String) throws {
    try expectError([Code].self, json, error)
  }

  @Test(arguments: [
    ("[false]", "dataCorrupted 0: unknown case false of Consent; expected one of true"),
    (#"["true"]"#, "typeMismatch 0: no case of Consent takes a string; expected a boolean"),
    ("[1]", "typeMismatch 0: no case of Consent takes a number; expected a boolean"),
  ])
  func otherBooleansAreRefused(json: String, error: String) throws {
    try expectError([Consent].self, json, error)
  }

  @Test func textsOfOtherCodersAreRead() throws {
    #expect(try Status(from: TextDecoder(content: .text("active"))) == .active)
    #expect(try Status(from: TextDecoder(content: .text("1"))) == .unknown("1"))
  }
}
