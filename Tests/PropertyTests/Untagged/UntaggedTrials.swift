/// How values of random untagged enums are tried: with every strategy of every coder.
enum UntaggedTrials {
  static let text = """
    import CodableEnum
    import Foundation

    nonisolated(unsafe) var failures = 0

    enum Outcome { case written, refused, infinite, infiniteOrRefused }

    func trial<Value: Codable & Equatable>(_ name: String, _ outcome: Outcome, _ value: Value) {
      for coder in coders {
        func fail(_ message: String) {
          print("FAILED \\(name): \\(value), \\(coder.name): \\(message)")
          failures += 1
        }
        let isWritten = outcome == .written || outcome != .refused && (!coder.isJSON || coder.spellsInfinity)
        let isRefused = outcome == .refused || outcome != .written && coder.isJSON && !coder.spellsInfinity
        let data: Data
        do {
          // At the top, a property list is not a string.
          data = try coder.encode([value])
        } catch {
          let isAllowed = error is EncodingError && (!isWritten || outcome == .infiniteOrRefused && coder.isJSON)
          if !isAllowed { fail("not written: \\(error)") }
          continue
        }
        let text = String(decoding: data, as: UTF8.self)
        if isRefused {
          fail("written as \\(text)")
          continue
        }
        do {
          let read: [Value] = try coder.decode(data)
          if read != [value] { fail("became \\(read), by \\(text)") }
          if coder.isJSON, try coder.encode(read) != data { fail("is written in another way where it was read from \\(text)") }
        } catch {
          fail("not read from \\(text): \\(error)")
        }
      }
    }

    private struct Coder {
      let name: String
      var isJSON = false
      var spellsInfinity = false
      let encode: (any Encodable) throws -> Data
      let anyDecode: (any Decodable.Type, Data) throws -> any Decodable

      func decode<Value: Decodable>(_ data: Data) throws -> Value { try anyDecode(Value.self, data) as! Value }
    }

    nonisolated(unsafe) private let coders: [Coder] = {
      var coders: [Coder] = []
      for (keys, keyStrategy) in keyStrategies.enumerated() {
        for (dates, dateStrategy) in dateStrategies.enumerated() {
          let (datas, spellsInfinity) = ((keys + dates) % dataStrategies.count, (keys + dates / 3) % 2 == 0)
          let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
          encoder.outputFormatting = .sortedKeys
          keyStrategy(encoder, decoder)
          dateStrategy(encoder, decoder)
          dataStrategies[datas](encoder, decoder)
          if spellsInfinity {
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
              positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
              positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
          }
          coders.append(
            Coder(
              name: "JSON, keys \\(keys), dates \\(dates), data \\(datas), infinity \\(spellsInfinity)",
              isJSON: true,
              spellsInfinity: spellsInfinity,
              encode: { try encoder.encode($0) },
              anyDecode: { try decoder.decode($0, from: $1) }
            )
          )
        }
      }
      for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
        let (encoder, decoder) = (PropertyListEncoder(), PropertyListDecoder())
        encoder.outputFormat = format
        let name = format == .xml ? "XML property list" : "binary property list"
        coders.append(
          Coder(name: name, encode: { try encoder.encode($0) }, anyDecode: { try decoder.decode($0, from: $1) })
        )
      }
      return coders
    }()

    private typealias Strategy = (JSONEncoder, JSONDecoder) -> Void

    nonisolated(unsafe) private let keyStrategies: [Strategy] = [
      { _, _ in },
      { encoder, decoder in
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
      },
      { encoder, decoder in
        encoder.keyEncodingStrategy = .custom { AnyKey("x " + $0[$0.count - 1].stringValue) }
        decoder.keyDecodingStrategy = .custom { AnyKey(String($0[$0.count - 1].stringValue.dropFirst(2))) }
      },
    ]

    private struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(_ name: String) { stringValue = name }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    nonisolated(unsafe) private let dateStrategies: [Strategy] = [
      { _, _ in },
      { ($0.dateEncodingStrategy, $1.dateDecodingStrategy) = (.iso8601, .iso8601) },
      { ($0.dateEncodingStrategy, $1.dateDecodingStrategy) = (.secondsSince1970, .secondsSince1970) },
      { ($0.dateEncodingStrategy, $1.dateDecodingStrategy) = (.millisecondsSince1970, .millisecondsSince1970) },
      {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        ($0.dateEncodingStrategy, $1.dateDecodingStrategy) = (.formatted(formatter), .formatted(formatter))
      },
      { encoder, decoder in
        encoder.dateEncodingStrategy = .custom { date, encoder in try "\\(date.timeIntervalSince1970)".encode(to: encoder) }
        decoder.dateDecodingStrategy = .custom { Date(timeIntervalSince1970: Double(try String(from: $0))!) }
      },
    ]

    nonisolated(unsafe) private let dataStrategies: [Strategy] = [
      { _, _ in },
      { ($0.dataEncodingStrategy, $1.dataDecodingStrategy) = (.deferredToData, .deferredToData) },
      { encoder, decoder in
        encoder.dataEncodingStrategy = .custom { data, encoder in try String(data.count, radix: 2).encode(to: encoder) }
        decoder.dataDecodingStrategy = .custom { Data([1, 2].prefix(Int(try String(from: $0), radix: 2)!)) }
      },
    ]

    """
}
