import CodableEnum
import Foundation

/// Prints what coding does to values, and counts failures.
struct Showcase {
  private(set) var failures = 0

  func title(_ text: String) {
    print("\n\(text)\n\(String(repeating: "-", count: text.count))")
  }

  /// Encodes and decodes each value.
  mutating func roundTrip<Value: Codable & Equatable>(_ values: [Value]) {
    for value in values {
      do {
        let json = try encoder.encode(value)
        let decoded = try JSONDecoder().decode(Value.self, from: json)
        print("\(value)\n  JSON     \(String(decoding: json, as: UTF8.self))\n  decoded  \(decoded)")
        if decoded != value { fail("the decoded value differs") }
      } catch {
        fail("\(error)")
      }
    }
  }

  /// Stores a value under a key, and reads it back as the app's next launch would.
  mutating func saveAndRestore<Value: Codable & Equatable>(_ value: Value, key: String) {
    let suite = "swift-codable-enum.showcase"
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    do {
      let defaults = UserDefaults(suiteName: suite)
      defaults?.set(try encoder.encode(value), forKey: key)
      guard defaults?.synchronize() == true, let data = UserDefaults(suiteName: suite)?.data(forKey: key) else {
        return fail("nothing was stored")
      }
      let restored = try JSONDecoder().decode(Value.self, from: data)
      print("saved     \(value)\nrestored  \(restored)")
      if restored != value { fail("the restored value differs") }
    } catch {
      fail("\(error)")
    }
  }

  /// Decodes JSON, and expects to write the same.
  mutating func readAndWrite<Value: Codable>(
    _ type: Value.Type,
    _ json: String,
    _ decoder: JSONDecoder,
    show: (Value) -> String
  ) {
    do {
      let value = try decoder.decode(type, from: Data(json.utf8))
      print("\(type)\n  decoded  \(show(value))")
      let written = String(decoding: try encoder.encode(value), as: UTF8.self)
      if written != json { fail("the JSON differs: \(written)") }
    } catch {
      fail("\(error)")
    }
  }

  /// Decodes what it can, and prints the rest.
  mutating func report<Value: Decodable>(
    _ type: Value.Type,
    _ json: String,
    _ decoder: JSONDecoder,
    show: (Value) -> (kept: String, dropped: [DroppedElement])
  ) {
    do {
      let (kept, dropped) = show(try decoder.decode(type, from: Data(json.utf8)))
      print("\(type)\n  kept     \(kept)")
      for element in dropped { print("  dropped  \(element.index ?? -1): \(reason(element.error))") }
      if dropped.isEmpty { fail("nothing was dropped") }
    } catch {
      fail("\(error)")
    }
  }

  /// Stores a value as its raw value, and restores it.
  mutating func keepAsText<Value: RawRepresentable & Equatable>(_ value: Value) where Value.RawValue == String {
    print("\(value)\n  text     \(value.rawValue)")
    if Value(rawValue: value.rawValue) != value { fail("the restored value differs") }
  }

  private func reason(_ error: any Error) -> String {
    if case .dataCorrupted(let context)? = error as? DecodingError { context.debugDescription } else { "\(error)" }
  }

  /// Expects decoding to fail.
  mutating func refuse<Value: Decodable>(_ type: Value.Type, _ json: String, _ decoder: JSONDecoder = JSONDecoder()) {
    do {
      fail("\(json) was decoded as \(try decoder.decode(type, from: Data(json.utf8)))")
    } catch DecodingError.dataCorrupted(let context) {
      print("\(json)\n  \(context.debugDescription)")
    } catch {
      fail("\(error)")
    }
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  private mutating func fail(_ message: String) {
    failures += 1
    print("  FAILED: \(message)")
  }
}
