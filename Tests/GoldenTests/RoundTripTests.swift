import Foundation
import Testing

@testable import Goldens

@Suite struct RoundTripTests {
  @Test(arguments: samples)
  func jsonKeepsTheValue(sample: Sample) throws {
    try sample.roundTripJSON()
  }

  @Test(arguments: samples)
  func propertyListKeepsTheValue(sample: Sample) throws {
    try sample.roundTripPropertyList()
  }

  /// The generator computes the same tags as the compiler.
  @Test func tagsAreRawValues() throws {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    #expect(try json(Counted.allCases) == json(Counted.allCases.map(\.rawValue)))
    #expect(try json(SpelledRaw.allCases) == json(SpelledRaw.allCases.map(\.rawValue)))
  }
}

/// A value of a golden enum.
struct Sample: CustomTestStringConvertible, Sendable {
  let enumName: String
  let caseName: String
  let testDescription: String
  let roundTripJSON: @Sendable () throws -> Void
  let roundTripPropertyList: @Sendable () throws -> Void

  init<Value: Codable & Equatable & SendableMetatype>(_ enumName: String, _ makeValue: @escaping @Sendable () -> Value)
  {
    self.enumName = enumName
    caseName = Self.caseName(of: makeValue())
    testDescription = "\(enumName).\(makeValue())"
    roundTripJSON = {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(makeValue())
      let decoded = try JSONDecoder().decode(Value.self, from: data)
      #expect(decoded == makeValue())
      #expect(try encoder.encode(decoded) == data)
    }
    roundTripPropertyList = {
      for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        // At the top level, a property list cannot be a string.
        let data = try encoder.encode([makeValue()])
        #expect(try PropertyListDecoder().decode([Value].self, from: data) == [makeValue()])
      }
    }
  }

  private static func caseName(of value: Any) -> String {
    // The space in a raw identifier is mangled as a non-breaking space.
    (Mirror(reflecting: value).children.first?.label ?? "\(value)").filter { $0 != "`" }
      .replacing("\u{A0}", with: " ")
  }
}
