import Foundation
import Goldens
import Testing

@Suite struct DiscriminatorTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#"{"discriminator":"initial"}"#, Loadable<[Int]>.initial)
    try expectBothWays(
      #"{"discriminator":"loading","loading_source":"net","loading_start_date":0}"#,
      Loadable<[Int]>.loading(startDate: Date(timeIntervalSinceReferenceDate: 0), source: "net")
    )
    try expectBothWays(#"{"discriminator":"value","value_value":[1,2]}"#, Loadable<[Int]>.value([1, 2]))
    try expectBothWays(#"{"bar_value":1,"discriminator":"bar"}"#, Foo.bar(1))
    try expectBothWays(
      #"{"discriminator":"qux","qux_0":true,"qux_2":2,"qux_label":"x"}"#,
      Foo.qux(true, label: "x", 2)
    )
    try expectBothWays(
      #"{"anotherCase_discriminator":"x","discriminator":"anotherCase"}"#,
      Foo.anotherCase(discriminator: "x")
    )
    try expectBothWays(#"{"discriminator":"userID"}"#, Foo.userID(HTTPServer: nil))
    try expectBothWays(#"{"discriminator":"userID","server":"x"}"#, Foo.userID(HTTPServer: "x"))
  }

  @Test func namesTheEnumWithoutItsGenericArguments() throws {
    try expectError(
      Loadable<[Int]>.self,
      "{}",
      #"keyNotFound(discriminator) : Loadable has no "discriminator"; expected one of "error", "initial", "loading", "value""#
    )
  }

  @Test func isCodableOnlyWhereItsPayloadsAre() {
    #expect(Loadable<Int>.self as Any is any Codable.Type)
    #expect(!(Loadable<NotCodable>.self as Any is any Encodable.Type))
    #expect(!(Loadable<NotCodable>.self as Any is any Decodable.Type))
  }
}
