import CodableEnumGenerator
import CodableEnumReplacement
import Foundation
import TestSupport
import Testing

/// `Name.swift.txt`, coded by hand, and what becomes of it: `Name.replaced.txt`, the file with annotations or the errors.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Replacements")

private let names = fileNames(in: folder, ending: ".swift.txt")

private func source(of name: String) throws -> SourceFile {
  let bytes = Array(try Data(contentsOf: folder.appending(path: name + ".swift.txt")))
  return SourceFile(path: "\(name).swift", bytes: bytes)
}

@Suite struct ReplacementAnswerTests {
  @Test(arguments: names)
  func answerIsRecorded(name: String) throws {
    let source = try source(of: name)
    // The first line may say an option.
    let isSynthesized = source.text(0..<source.bytes.count).hasPrefix("// --synthesized\n")
    let result = Replacement([source], takesSynthesized: isSynthesized)
    var text = ""
    for error in result.errors {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      text += "\(error.path)\(place): error: \(error.text)\n"
    }
    for (_, new) in result.changed { text += new.text(0..<new.bytes.count) }
    for new in result.added { text += "// MARK: \(new.path)\n" + new.text(0..<new.bytes.count) }
    #expect(!result.errors.isEmpty || !result.changed.isEmpty)
    try RecordedText(folder.appending(path: name + ".replaced.txt")).expect(text)
  }

  /// The generator takes a type of another file for an object, and its code throws where another value is written.
  @Test(arguments: [
    ("enum Level: String, Codable { case low, high }", "// @CodableCase(skip: .decoding)\n  case rest(Level)"),
    (
      """
      struct Level: Codable {
        var name: String
        init(from decoder: any Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(name)
        }
      }
      """,
      "no annotation writes case 'rest' as this does: 'Level' of another file is taken for an object"
    ),
  ])
  func caseThatAnotherHidesIsNoObject(level: String, expected: String) throws {
    let text = """
      enum E: Codable {
        case dig(String)
        case rest(Level)

        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if let text = try? container.decode(String.self) {
            self = .dig(text)
          } else {
            self = .rest(try container.decode(Level.self))
          }
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          switch self {
          case .dig(let text): try container.encode(text)
          case .rest(let level): try container.encode(level)
          }
        }
      }
      """
    let result = Replacement([SourceFile(path: "E.swift", text: text), SourceFile(path: "Level.swift", text: level)])
    let answer = result.changed.first.map { $0.new.text(0..<$0.new.bytes.count) } ?? result.errors.first?.text ?? ""
    #expect(answer.contains(expected), "\(answer)")
  }

  /// Whose kind of JSON the annotation says, since the generator looks into one file.
  @Test(
    arguments: [
      ("enum Level: String, Codable { case low, high }", ".string"),
      ("enum Level: Int, Codable { case low, high }", ".integer"),
      ("typealias Level = Double", ".number"), ("typealias Level = [String]", ".array"),
      (
        """
        struct Level: Codable {
          var isOn: Bool
          init(from decoder: any Decoder) throws { isOn = try decoder.singleValueContainer().decode(Bool.self) }
          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(isOn)
          }
        }
        """,
        ".boolean"
      ),
    ],
    [false, true]
  )
  func typeOfAnotherFileIsToldByItsKind(type: (text: String, kind: String), isSaid: Bool) throws {
    let said = isSaid ? "// @CodableCase(matches: \(type.kind))" : ""
    let text = """
      struct Place: Codable { var name: String }

      enum E: Codable {
        case place(Place)
        \(said)
        case level(Level)

        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if let place = try? container.decode(Place.self) {
            self = .place(place)
          } else {
            self = .level(try container.decode(Level.self))
          }
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          switch self {
          case .place(let place): try container.encode(place)
          case .level(let level): try container.encode(level)
          }
        }
      }
      """
    let files = [SourceFile(path: "E.swift", text: text), SourceFile(path: "Level.swift", text: type.text)]
    let result = Replacement(files)
    let answer = result.changed.first.map { $0.new.text(0..<$0.new.bytes.count) } ?? result.errors.first?.text ?? ""
    #expect(answer.contains("// @CodableCase(matches: \(type.kind))\n  case level(Level)"), "\(answer)")
  }

  /// Code that is nested more deeply than anyone writes it.
  @Test(arguments: [
    ("(", "1", ")"), ("[", "1", "]"), ("", "1", ".x"), ("(!", "true", ")"), ("1 + ", "1", ""), ("a ? 1 : ", "1", ""),
    ("a ?? ", "1", ""), ("{ return ", "1", " }"), ("", "1", " as Int"), ("(-", "1", ")"), ("f(", "1", ")"),
  ])
  func deepCodeIsRefused(start: String, middle: String, end: String) {
    let deep = String(repeating: start, count: 4000) + middle + String(repeating: end, count: 4000)
    let text = """
      enum E: Codable {
        case a(n: Int)
        init(from decoder: any Decoder) throws { self = .a(n: \(deep)) }
        func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(1) }
      }
      """
    let errors = Replacement([SourceFile(path: "E.swift", text: text)]).errors
    #expect(
      errors.map(\.text) == [
        "enum 'E': the code is nested too deeply here; split it into several statements, or keep this code"
      ]
    )
    #expect(errors.first?.position?.line == 3)
  }

  /// As `Int?` is, whatever is around it.
  @Test(.timeLimit(.minutes(1)))
  func deepTypesAreNotTakenApart() {
    let text = """
      enum E: Codable {
        case a(n: Int\(String(repeating: "?", count: 4000)))
        init(from decoder: any Decoder) throws { self = .a(n: try decoder.singleValueContainer().decode(Int.self)) }
        func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(1) }
      }
      """
    let result = Replacement([SourceFile(path: "E.swift", text: text)])
    #expect(result.errors.isEmpty != result.changed.isEmpty)
  }

  @Test func everyAnswerHasAnInput() throws {
    for name in fileNames(in: folder, ending: ".replaced.txt") where !names.contains(name) {
      try RecordedText(folder.appending(path: name + ".replaced.txt")).expectNone()
    }
  }

  /// What is printed generates, and has nothing more to replace.
  @Test(arguments: names)
  func answerGenerates(name: String) throws {
    for (_, new) in Replacement([try source(of: name)]).changed {
      #expect(Generator.generate(new).diagnostics.filter { !$0.isNote } == [])
      #expect(!Replacement([new]).errors.isEmpty)
    }
  }
}
