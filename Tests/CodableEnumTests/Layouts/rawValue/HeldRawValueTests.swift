import CodableEnum
import Foundation
@testable import Goldens
import Testing

@Suite struct HeldRawValueTests {
  @Test func valuesAreReadByTheirRawValues() throws {
    #expect(try read(Model.self, #""small""#) == .known(.small))
    #expect(try read(Model.self, #""auto""#) == .auto)
    #expect(try read(Model.self, #""tiny""#) == .other("tiny"))
    #expect(try read(AnyAnswer.self, "418") == .other(.teapot))
    #expect(throws: DecodingError.self) { try read(AnyAnswer.self, "1") }
    #expect(throws: DecodingError.self) { try read(Model.self, "1") }
  }

  @Test func withoutTagsTheErrorNamesNone() {
    let error = #expect(throws: DecodingError.self) { try read(AnyAnswer.self, "1") }
    #expect(
      "\(String(describing: error))".contains("unknown case 1 of AnyAnswer; none of its values has this raw value")
    )
  }

  @Test func theFirstOneTakesTheRawValue() throws {
    #expect(try read(Whereabouts.self, #""home""#) == .home)
    #expect(try read(Whereabouts.self, #""eu-1""#) == .abroad(region: Region(number: 1)))
    #expect(try read(Whereabouts.self, #""kiosk""#) == .shop(.kiosk))
    #expect(throws: DecodingError.self) { try read(Whereabouts.self, #""us-1""#) }
  }

  @Test func rawValuesAreThoseOfTheValues() {
    #expect(Model(rawValue: "large") == .known(.large))
    #expect(Model.known(.large).rawValue == "large")
    #expect(Model(rawValue: "x") == .other("x"))
    #expect(Whereabouts(rawValue: "kiosk") == .shop(.kiosk))
    #expect(Whereabouts(rawValue: "x") == nil)
    #expect(AnswerCode(rawValue: 404) == .failure(.notFound))
    #expect(AnswerCode.other(7).rawValue == 7)
    #expect(AnyAnswer(rawValue: 200) == .code(.ok))
  }

  @Test func rawValuesMayHaveOtherTypes() throws {
    #expect(try read(Port.self, "80") == .known(.http))
    #expect(try read(Port.self, "8080") == .wide(.proxy))
    #expect(try read(Port.self, "300") == .other(300))
    #expect(Port.wide(.proxy).rawValue == 8080)
    #expect(Port(rawValue: 22) == .known(.ssh))
    #expect(SmallPort.known(.ssh).rawValue == UInt8(22))
    #expect(SmallPort(rawValue: 80) == .known(.http))
    #expect(throws: DecodingError.self) { try read(SmallPort.self, "300") }
    #expect(try read(Lamp.self, "true") == .known(.on))
    #expect(Lamp(rawValue: false) == .known(.off))
  }

  @Test func aCoderMakesSomethingOfTheUnknown() throws {
    #expect(try read(BlockTag.self, #""latest""#) == .latest)
    #expect(try read(BlockTag.self, #""0x1b""#) == .block(27))
    #expect(throws: DecodingError.self) { try read(BlockTag.self, #""zz""#) }
    #expect(throws: DecodingError.self) { try read(BlockTag.self, "27") }
    #expect(try read(Expiry.self, "2.5") == .after(seconds: 2.5))
    #expect(try read(Expiry.self, #""2.5""#) == .after(seconds: 2.5))
    #expect(try read(Expiry.self, "null") == .after(seconds: nil))
    #expect(try read(Expiry.self, #""small""#) == .kept(.small))
  }

  @Test func whatACoderCatchesIsHeardOf() throws {
    let decoder = JSONDecoder()
    nonisolated(unsafe) var errors: [any Error] = []
    decoder.onCaughtError { errors.append($0) }
    _ = try decoder.decode(BlockTag.self, from: Data(#""0x1b""#.utf8))
    _ = try decoder.decode(Expiry.self, from: Data("1".utf8))
    #expect(errors.count == 2)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}
