import CodableEnum
import Foundation

/// Prints enums beside their JSON in 80 columns, and counts failures.
struct Showcase {
  private(set) var failures = 0

  private var isFirst = true

  mutating func title(_ text: String) {
    print("\n\(text)\n")
    isFirst = true
  }

  /// The strategy of an enum beside the JSON of its values.
  mutating func layout<Value: Codable & Equatable>(_ values: [Value]) {
    let annotation = declaration(of: Value.self, in: "Layouts.swift").first ?? ""
    var strategy = String(annotation.dropFirst("// @CodableEnum(strategy: ".count).dropLast())
    for value in values {
      beside("  " + strategy, roundTrip(value), column: 33)
      strategy = ""
    }
  }

  /// An enum as it is declared, with the JSON of a value beside each case.
  mutating func cases<Value: Codable & Equatable>(of file: String, _ values: [Value]) {
    let lines = declaration(of: Value.self, in: file).map { "  " + $0 }
    func isCase(_ line: String) -> Bool { line.hasPrefix("    case ") }
    let column = 2 + (lines.filter(isCase).map(\.count).max() ?? 0)
    if !isFirst { print() }
    isFirst = false
    var left = values
    for line in lines {
      if isCase(line), !left.isEmpty {
        beside(line, roundTrip(left.removeFirst()), column: column)
      } else {
        print(line)
      }
    }
    if !left.isEmpty { fail("\(Value.self) has fewer cases than values") }
  }

  /// Bad JSON and the error that it gets.
  mutating func refuse<Value: Decodable>(_ type: Value.Type, _ json: String) {
    do {
      fail("\(json) was decoded as \(try JSONDecoder().decode(type, from: Data(json.utf8)))")
    } catch DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context) {
      print("  \(json)")
      wrap(context.debugDescription, indent: 4)
    } catch {
      fail("\(error)")
    }
  }

  /// Decodes what it can, and prints what is left out.
  mutating func shelter(_ json: String) {
    let decoder = JSONDecoder()
    CodableTypes.register(on: decoder)
    do {
      let shelter = try decoder.decode(Shelter.self, from: Data(json.utf8))
      print("  \(json)")
      wrap("kept: \(shelter.items)".replacingOccurrences(of: "showcase.", with: ""), indent: 4)
      for dropped in shelter.$items {
        if case .dataCorrupted(let context)? = dropped.error as? DecodingError {
          wrap("dropped: \(context.debugDescription)", indent: 4)
        }
      }
      if shelter.items.count != 2 || shelter.$items.count != 1 { fail("not one of three was dropped") }
    } catch {
      fail("\(error)")
    }
  }

  /// What `codable-enum schema --for openai --type Reply --wrap reply` made.
  mutating func document(_ file: String) {
    guard let text = try? String(contentsOf: url(of: file), encoding: .utf8) else { return fail("there is no \(file)") }
    for line in text.split(separator: "\n") { print("  \(line)") }
  }

  /// What a model writes.
  mutating func answer(_ json: String, _ reply: Reply) {
    do {
      let envelope = try JSONDecoder().decode(Envelope.self, from: Data(json.utf8))
      print("\n  \(json)")
      if envelope.reply != reply { fail("it was decoded as \(envelope.reply)") }
    } catch {
      fail("\(error)")
    }
  }

  /// A value as text, as `@AppStorage` stores it.
  mutating func keepAsText<Value: RawRepresentable & Equatable>(_ value: Value) where Value.RawValue == String {
    beside("  .\(value)".replacingOccurrences(of: "showcase.", with: ""), value.rawValue, column: 44)
    if Value(rawValue: value.rawValue) != value { fail("the restored value differs") }
  }

  /// The JSON of a value, once it reads back as the same.
  private mutating func roundTrip<Value: Codable & Equatable>(_ value: Value) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let json = try encoder.encode(value)
      if try JSONDecoder().decode(Value.self, from: json) != value { fail("\(value) differs once it is decoded") }
      return String(decoding: json, as: UTF8.self)
    } catch {
      fail("\(value): \(error)")
      return ""
    }
  }

  /// The lines of an enum with its annotation, read from its source beside this file.
  private mutating func declaration<Value>(of type: Value.Type, in file: String) -> [String] {
    let name = "\(type)".prefix { $0 != "<" }
    guard let text = try? String(contentsOf: url(of: file), encoding: .utf8),
      case let lines = text.components(separatedBy: "\n"),
      let start = lines.firstIndex(where: { $0.hasPrefix("enum \(name)") }), start > 0
    else {
      fail("\(file) has no enum \(name)")
      return []
    }
    let end = lines[start...].firstIndex { $0.hasSuffix("}") && ($0 == "}" || $0.hasPrefix("enum")) } ?? start
    return lines[(start - 1)...end].map { $0.replacingOccurrences(of: ": Equatable", with: "") }
  }

  /// A file beside this one.
  private func url(of file: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(file)
  }

  private func beside(_ left: String, _ right: String, column: Int) {
    print(left + String(repeating: " ", count: max(1, column - left.count)) + right)
  }

  private func wrap(_ text: String, indent: Int) {
    var line = ""
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 80 - indent {
        print(String(repeating: " ", count: indent) + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    print(String(repeating: " ", count: indent) + line)
  }

  private mutating func fail(_ message: String) {
    failures += 1
    print("  FAILED: \(message)")
  }
}
