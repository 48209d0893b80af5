import CodableEnum
import Foundation
import Goldens
import Testing

/// What coders other than Foundation's do in ways of their own.
@Suite struct QuirkTests {
  private func expect<Value: Decodable & Equatable>(
    _ json: String,
    _ quirk: QuirkyDecoder.Quirk,
    _ value: Value,
    file: String = #filePath,
    line: Int = #line
  ) throws {
    #expect(try Value(from: QuirkyDecoder(json, quirk)) == value, sourceLocation: .init(file, line))
    #expect(try Value(from: QuirkyDecoder(json, nil)) == value, sourceLocation: .init(file, line))
  }

  @Test(arguments: [.objectsAreTexts, .objectsAreEmptyTexts, .objectsAreFirstValues] as [QuirkyDecoder.Quirk])
  func believesAStringOnlyIfItIsATag(quirk: QuirkyDecoder.Quirk) throws {
    try expect(#"{"Cat":{"age":5,"name":"Kate"}}"#, quirk, Animal.Cat(age: 5, name: "Kate"))
    try expect(#""Dog""#, quirk, Animal.Dog)
    try expect(#"{"AntHive":["Bob"]}"#, quirk, Animal.AntHive(["Bob"]))
    try expect(#"{"zzz":"b"}"#, quirk, Named.other("zzz"))
    try expect(#"{"a":"zzz"}"#, quirk, Named.a)
    try expect(#""zzz""#, quirk, Named.other("zzz"))
    expectDecodingError(
      #"dataCorrupted Cta: unknown case "Cta" of Animal; expected one of "AntHive", "Cat", "Dog", "Frog"; did you mean "Cat"?"#
    ) {
      _ = try Animal(from: QuirkyDecoder(#"{"Cta":"a"}"#, quirk))
    }
  }

  @Test(arguments: [.objectsAreTexts, .objectsAreEmptyTexts, .objectsAreFirstValues] as [QuirkyDecoder.Quirk])
  func keepsAWholeValueFromTheObjectThatIsOpen(quirk: QuirkyDecoder.Quirk) throws {
    try expect(#"{"type":"zzz","a":1}"#, quirk, Whole.other(["type": "zzz", "a": 1]))
    try expect(#"{"a":1,"b":"c"}"#, quirk, Whole.other(["a": 1, "b": "c"]))
    try expect(#"{"zzz":1}"#, quirk, OpenWhole.other(["zzz": 1]))
    try expect(#"{"zzz":1,"yyy":2}"#, quirk, OpenWhole.other(["zzz": 1, "yyy": 2]))
  }

  @Test func asksArraysForOptionalsAtOnce() throws {
    try expect(#"{"pair":[null,"a"]}"#, .askingForNullMovesOn, Natural.pair(nil, "a"))
    try expect(#"{"pair":[1,"a"]}"#, .askingForNullMovesOn, Natural.pair(1, "a"))
  }

  @Test func keepsNumbersAsTheyAre() throws {
    let numbers: [CodableValue] = [.double(3.133), .double(1e100), .double(-0.1), .integer(.max)]
    try expect("[3.133,1e100,-0.1,9223372036854775807]", .decimalsAreMadeOfDoubles, CodableValue.array(numbers))
  }

  @Test func readsIntegersThatNoDoubleHolds() throws {
    let large = 1 << 53 + 1
    try expect("\(large)", .doublesAreExact, JSON.int(large))
    let values: [JSON] = [.int(1), .int(large), .double(0.5), .string("a")]
    try expect("[1,\(large),0.5,\"a\"]", .doublesAreExact, JSON.array(values))
    let numbers: [CodableValue] = [.integer(1), .integer(Int64(large)), .string("a"), .integer(-Int64(large))]
    try expect("[1,\(large),\"a\",-\(large)]", .doublesAreExact, CodableValue.array(numbers))
  }

  @Test func countsAKeyOnce() throws {
    try expect(#"{"a":1}"#, .keysRepeat, EvolvingKeyed.a(1))
    try expect(#"{"b":true,"zzz":1}"#, .keysRepeat, EvolvingKeyed.b)
    try expect(#"{"zzz":[1]}"#, .keysRepeat, EvolvingKeyed.other(name: "zzz", content: [1]))
  }

  @Test(arguments: [.refusesByOwnError, nil] as [QuirkyDecoder.Quirk?])
  func readsATagAloneWhereAnErrorOfAnyTypeRefusesAnObject(quirk: QuirkyDecoder.Quirk?) throws {
    #expect(try EvolvingKeyed(from: QuirkyDecoder(#""b""#, quirk)) == .b)
    #expect(try Shapes(from: QuirkyDecoder(#""Unit""#, quirk)) == .Unit)
    #expect(throws: (any Error).self) { try EvolvingKeyed(from: QuirkyDecoder("1", quirk)) }
    #expect(try EvolvingKeyed(from: QuirkyDecoder(#""zzz""#, quirk)) == .other(name: "zzz", content: nil))
  }

  @Test(arguments: [.missingIsMismatch, .missingIsOwnError, nil] as [QuirkyDecoder.Quirk?])
  func tellsThatATagIsMissing(quirk: QuirkyDecoder.Quirk?) throws {
    expectDecodingError(#"keyNotFound(type) : Patient has no "type"; expected one of "cat", "dog", "stray", "tagged""#)
    {
      _ = try Patient(from: QuirkyDecoder(#"{"name":"a"}"#, quirk))
    }
    expectDecodingError(#"keyNotFound(code) : Code has no "code"; expected one of 200, 404"#) {
      _ = try Code(from: QuirkyDecoder("{}", quirk))
    }
    expectDecodingError(
      #"typeMismatch type: the "type" of Patient is not a string; expected one of "cat", "dog", "stray", "tagged""#
    ) {
      _ = try Patient(from: QuirkyDecoder(#"{"type":1}"#, quirk))
    }
  }

  /// Single-table inheritance: the row is the enum.
  @Test func readsARow() throws {
    try expect(#"{"type":"cat","name":"a","age":1}"#, .objectsAreFirstValues, Patient.cat(name: "a", age: 1))
    try expect(#"{"type":"dog","name":"a"}"#, .objectsAreFirstValues, Patient.dog(Dog(name: "a")))
    try expect(#"{"code":404,"path":"/"}"#, .objectsAreFirstValues, Code.notFound(path: "/"))
  }
}
