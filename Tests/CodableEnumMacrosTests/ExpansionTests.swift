import CodableEnumCLI
import Foundation
import TestSupport
import Testing

@testable import CodableEnumGenerator

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../GoldenTests/Goldens")

/// The macro's output equals the tool's for the same enums, with attributes instead of comments.
@Suite(.enabled(if: Program.canStart)) struct ExpansionTests {
  static let goldens = fileNames(in: folder, ending: ".swift")
    .filter { !$0.contains("+") }

  /// Enums of which the macro knows too little, since it sees only their declaration and its surroundings: types are
  /// extended elsewhere, functions are added in extensions, protocols are isolated, coders are declared around the
  /// enum, raw values belong to other types.
  private static let unlike = [
    "Box.Event", "Wrapper.Constrained", "Loose", "Page", "Journal.Entry", "Journal.Color", "AnyAnswer",
    "UpperBounds", "Sheet", "Goldens::Selecting.Anything",
  ]

  @Test(arguments: goldens)
  func expansionsEqualTheGolden(name: String) throws {
    let input = try SourceFile(folder.appending(path: name + ".swift"))
    let plugin = try PluginProcess()
    var text = ""
    for invocation in AttributedSource(input).invocations {
      let expansion = try plugin.expand(invocation)
      #expect(expansion.diagnostics == [])
      text += expansion.text ?? ""
    }
    let expected = extensions(of: Generator.generate(input).output ?? "")
    let found = extensions(of: text)
    #expect(expected == found, "\(unifiedDiff(from: expected, to: found, path: name))")
    #expect(plugin.finish() == (0, ""))
  }

  /// The macro keeps the compiler from synthesizing `rawValue` for a raw type, so it writes it.
  @Test(arguments: ["", ", rawRepresentable: false"])
  func rawValuesAreThoseOfTheRawType(option: String) throws {
    let plugin = try PluginProcess()
    let attribute = "\n@CodableEnum(strategy: .rawValue\(option))"
    let declaration = """
      \(attribute)
      public enum Plan: String {
        case free, `default`
        @CodableCase("pro") case paid = "paid plan"
        #if DEBUG
          case debug
        #endif
      }
      """
    let expansion = try plugin.expand(MacroInvocation(attribute: attribute, declaration: declaration))
    #expect(expansion.diagnostics == [])
    let expected = """
      extension Plan {
        public init?(rawValue: Swift.String) {
          switch rawValue {
          case "free":
            self = .free
          case "default":
            self = .`default`
          case "paid plan":
            self = .paid
          #if DEBUG
            case "debug":
              self = .debug
          #endif
          default:
            return nil
          }
        }

        public var rawValue: Swift.String {
          switch self {
          case .free: "free"
          case .`default`: "default"
          case .paid: "paid plan"
          #if DEBUG
            case .debug: "debug"
          #endif
          }
        }
      }

      """
    let text = try #require(expansion.text)
    #expect(text.hasSuffix("\n" + expected), "\(unifiedDiff(from: expected, to: text, path: "Plan"))")
  }

  /// The extensions in a text, without indentation and surrounding text.
  private func extensions(of text: String) -> String {
    var isUnlike = false
    var lines: [Substring] = []
    // Only the macro writes the raw values of a raw type.
    let text = text.replacing(
      #/\nextension (?:[^\n:]|::)+ {\n[^\n]*init\?\(rawValue: [^\n]*\) {\n(?:[^}\n][^\n]*\n|\n)*}\n/#,
      with: "\n"
    )
    // Only the tool writes the header, imports, the format, and an `#if` around extensions.
    for line in text.split(separator: "\n") where !line.hasPrefix("//") && !line.hasPrefix("#") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("import ") || line.hasPrefix("public import ") || line.hasPrefix("extension _") { continue }
      if line.contains("extension ") { isUnlike = Self.unlike.contains { line.contains("extension \($0):") } }
      if !isUnlike { lines.append(line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
