import Foundation
import Goldens
import Testing

@Suite struct MatchesTests {
  @Test func whatMatchesComesFirst() throws {
    try expectBothWays(#"{"access_token":"t"}"#, Auth.session(Session(accessToken: "t")))
    try expectRead(#"{"name":"n","id":"1","access_token":"t"}"#, Auth.session(Session(accessToken: "t")))
    try expectBothWays(#"{"id":"1","name":"n"}"#, Auth.user(User(id: "1", name: "n")))
    try expectError(Auth.self, #"{"id":"1"}"#, "keyNotFound(name) ")
    try expectError(Auth.self, #"{"access_token":1}"#, "typeMismatch access_token")
  }

  @Test func typesOfAnotherFileAreNotBelieved() throws {
    try expectBothWays(#"{"url":"x"}"#, Citation.reference(.url("x")))
    try expectBothWays(#""x""#, Citation.text("x"))
    expectRefusal(
      Citation.reference(.id("x")),
      #"the value of case "reference" of Citation is a string, not an object; say what it is with @CodableCase(matches: …)"#
    )
    try expectBothWays(#""x""#, Source.reference(.id("x")))
    try expectBothWays(#"{"url":"x"}"#, Source.reference(.url("x")))
    try expectBothWays("1", Source.page(1))
  }

  @Test func genericCasesSayWhatTheyMatch() throws {
    try expectBothWays("1.5", Either<Double, String>.left(1.5))
    try expectBothWays(#""x""#, Either<Double, String>.right("x"))
    try expectBothWays(#"{"id":"1","name":"n"}"#, Either<Int, User>.right(User(id: "1", name: "n")))
    try expectError(Either<Int, String>.self, "0.5", "dataCorrupted ")
    try expectError(
      Either<Int, String>.self,
      "true",
      "dataCorrupted : no case of Either takes a boolean; expected a number, a string or an object"
    )
  }
}
