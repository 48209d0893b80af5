import CodableEnumCLI
import CodableEnumFiles
import Foundation
import Testing

private let source = """
  enum Shape {
    case circle(radius: Double)
    case square
  }

  extension Shape: Codable {
    private enum CodingKeys: String, CodingKey { case type, radius }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "circle": self = .circle(radius: try container.decode(Double.self, forKey: .radius))
      default: self = .square
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .circle(let radius):
        try container.encode("circle", forKey: .type)
        try container.encode(radius, forKey: .radius)
      case .square: try container.encode("square", forKey: .type)
      }
    }
  }

  """

private let annotated = """
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Shape {
    case circle(radius: Double)
    // @CodableCase(catches: .unknown)
    case square
  }

  """

private func either(_ name: String) -> String {
  """
  enum \(name): Codable {
    case text(String)
    case number(Int)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) { self = .number(number) }
      else { self = .text(try container.decode(String.self)) }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  """
}

private func count(_ replaced: Int, of all: Int, _ rest: String = "") -> String {
  "codable-enum: note: replaced \(replaced) of \(all) enum\(all == 1 ? "" : "s")\(rest)\n"
}

@Suite struct ReplaceCommandTests {
  private let workspace: Workspace
  private let file: String

  init() throws {
    workspace = try Workspace()
    file = workspace.path("Shape.swift")
    try workspace.write(source, to: "Shape.swift")
  }

  @Test func printsADiffThatPatchTakes() throws {
    let result = workspace.run("replace", file)
    #expect(result.code == .success && result.errors == count(1, of: 1))
    #expect(result.output.hasPrefix("--- Shape.swift\n+++ Shape.swift\n@@ "))
    #expect(result.output.contains("+// @CodableEnum(strategy: .flattenedStatus(key: \"type\"))\n"))
    #expect(workspace.read("Shape.swift") == source)
  }

  @Test func typesOfOneNameInTwoFilesAreRead() throws {
    let head = "import MetaCodable\n\n@Codable\nenum Sign {\n"
    try workspace.write(head + "  case circle(radius: Double)\n}\n", to: "One.swift")
    try workspace.write(head + "  case square(side: Int, Bool)\n}\n", to: "Two.swift")
    let result = workspace.run("replace", workspace.path("One.swift"), workspace.path("Two.swift"))
    #expect(result.code == .failure && result.output.isEmpty)
    #expect(result.errors.contains("One.swift:4:1: error: enum 'Sign'"))
    #expect(result.errors.contains("Two.swift:4:1: error: enum 'Sign'"))
  }

  @Test func changesTheFile() {
    let next = """
      codable-enum: note: next: run codable-enum generate Shape.swift, or let the build plugin do it; the target needs \
      the product CodableEnum of swift-codable-enum

      """
    #expect(workspace.run("replace", "--write", file) == (.success, "", count(1, of: 1) + next))
    #expect(workspace.read("Shape.swift") == annotated)
  }

  @Test func namesTheTraitsThatAreNeeded() throws {
    try workspace.write(either("Either"), to: "Either.swift")
    let result = workspace.run("replace", "--write", workspace.path("Either.swift"))
    #expect(result.errors.contains("product CodableEnum of swift-codable-enum, with traits: [\"Untagged\"]\n"))
  }

  /// Beside the enum, the compiler would synthesize other JSON.
  @Test func movesAProtocolToItsOwnFile() throws {
    let enums = "protocol Schema: Codable {}\n" + either("Either").replacing("Either: Codable", with: "Either: Schema")
    try workspace.write(enums, to: "Either.swift")
    let diff = workspace.run("replace", workspace.path("Either.swift"))
    #expect(diff.output.contains("--- /dev/null\n+++ Either+Schema.swift\n@@ -0,0 +1,2 @@\n"))
    #expect(workspace.run("replace", "--write", workspace.path("Either.swift")).code == .success)
    #expect(workspace.read("Either.swift")?.contains("enum Either {") ?? false)
    #expect(workspace.read("Either+Schema.swift")?.hasSuffix("\nextension Either: Schema {}\n") ?? false)
    try workspace.write(enums, to: "Either.swift")
    let again = workspace.run("replace", "--write", workspace.path("Either.swift"))
    let message = "'Either+Schema.swift' is there already; add 'extension Either: Schema {}' to it"
    #expect(again.code == .failure && again.errors.contains(message), "found \(again.errors)")
  }

  /// What one enum can't be replaced by says nothing about others.
  @Test func changesWhatItCanIfOneEnumIsRefused() throws {
    let trimmed = source.replacing("Shape", with: "Form")
      .replacing("switch try container.decode(String.self, forKey: .type)", with: "switch try tag(of: container)")
    try workspace.write(trimmed, to: "Other.swift")
    let tests = workspace.path("T.swift")
    let result = workspace.run("replace", "--write", "--tests", tests, file, workspace.path("Other.swift"))
    #expect(result.code == .failure && result.output.isEmpty)
    #expect(result.errors.hasPrefix("Other.swift:11:16: error: enum 'Form': 'tag' is not in these files"))
    #expect(result.errors.contains(count(1, of: 2, "; 1 keeps its code")))
    #expect(workspace.read("Shape.swift") == annotated)
    #expect(workspace.read("Other.swift") == trimmed)
    #expect(workspace.read("T.swift")?.contains("ShapeReplacementTests") ?? false)
  }

  @Test func replacesEnumsByTheirNames() throws {
    let text = either("One") + either("Two") + "enum Outer {\n" + either("Three") + "}\n"
    try workspace.write(text, to: "Some.swift")
    let result = workspace.run("replace", "--enum", "One", "--enum", "Outer.Three", workspace.path("Some.swift"))
    #expect(result.code == .success && result.errors == count(2, of: 2))
    #expect(result.output.contains("+enum One {") && result.output.contains("+enum Three {"))
    #expect(!result.output.contains("+enum Two {"))
  }

  /// What an annotation makes is not the compiler's, though a protocol of the enum refines its own.
  @Test(arguments: [[], ["--synthesized"], ["--enum", "Code"]])
  func annotatedEnumIsNoneOfTheCompilers(options: [String]) throws {
    let text = "protocol Wire: Codable {}\n// @CodableEnum(strategy: .untagged)\nenum Code: Wire { case a(Int) }\n"
    try workspace.write(text, to: "Code.swift")
    let result = workspace.run(["replace"] + options + [workspace.path("Code.swift")])
    let note = "is annotated already; codable-enum generate says what else it needs\n"
    #expect(result.code == .failure && result.output.isEmpty)
    #expect(result.errors.contains("Code.swift:3:1: note: enum 'Code' \(note)"))
  }

  /// The compiler's coding goes only if somebody asks for that.
  @Test func replacesSynthesizedCodingIfItIsAskedFor() throws {
    let text = "enum Old: Codable { case a(n: Int) }\nenum Other: String, Codable { case b }\n" + either("One")
    try workspace.write(text, to: "Some.swift")
    let path = workspace.path("Some.swift")
    let note = "codable-enum: note: 2 enums with the compiler's coding; to replace it, too: --synthesized\n"
    let plain = workspace.run("replace", path)
    #expect(plain.code == .success && !plain.output.contains("+enum Old {"))
    #expect(plain.errors == note + count(1, of: 1))
    let named = workspace.run("replace", "--enum", "Old", path)
    #expect(named.code == .success && named.errors == count(1, of: 1))
    #expect(named.output.contains("+// @CodableEnum(strategy: .caseKeyed(payload: .labeled))\n+enum Old {"))
    #expect(!named.output.contains("+enum O" + "ther"))
    let all = workspace.run("replace", "--synthesized", "--write", "--tests", workspace.path("T.swift"), path)
    #expect(all.code == .success && all.errors.contains(count(3, of: 3)), "\(all.errors)")
    #expect(
      workspace.read("Some.swift")?.contains("// @CodableEnum(strategy: .rawValue)\nenum Other: String {") ?? false
    )
    // The tests run what the compiler makes, not what it was taken for.
    let tests = workspace.read("T.swift") ?? ""
    #expect(tests.contains("\nenum OldByHand: Codable { case a(n: Int) }\n") && !tests.contains("nestedContainer"))
  }

  @Test func listsTheEnumsThatShareAName() throws {
    let text = "enum A {\n" + either("Kind") + "}\nenum B {\n" + either("Kind") + "}\n"
    try workspace.write(text, to: "Some.swift")
    let path = workspace.path("Some.swift")
    let result = workspace.run("replace", "--enum", "Kind", path)
    let list = "'Kind' names 2 enums, 'A.Kind' (Some.swift:2) and 'B.Kind' (Some.swift:20); give the whole name\n"
    #expect(result.code == .failure && result.output.isEmpty)
    #expect(result.errors == "Some.swift:2:1: error: " + list)
    #expect(workspace.run("replace", "--enum", "B.Kind", path).code == .success)
    #expect(workspace.run("replace", "--enum", "C", path).errors.contains("there is no enum 'C' in these files"))
  }

  /// The code that the first tests hold is gone from the sources.
  @Test func addsTestsToThoseOfAnEarlierRun() throws {
    let tests = workspace.path("T.swift")
    _ = workspace.run("replace", "--write", "--tests", tests, "--module", "App", file)
    try workspace.write(either("Either"), to: "Either.swift")
    _ = workspace.run("replace", "--write", "--tests", tests, "--module", "Other", workspace.path("Either.swift"))
    let text = try #require(workspace.read("T.swift"))
    for part in [
      "@testable import App\n@testable import Other\n", "@Suite struct ShapeReplacementTests {", "\nenum ShapeByHand {",
      "\nextension ShapeByHand: Codable {", "@Suite struct EitherReplacementTests {", "\nenum EitherByHand: Codable {",
      "private func expectNone",
    ] {
      #expect(text.split(separator: part, omittingEmptySubsequences: false).count == 2, "\(part)")
    }
    try workspace.write(either("Either"), to: "Either.swift")
    _ = workspace.run("replace", "--tests", tests, "--module", "Other", workspace.path("Either.swift"))
    #expect(workspace.read("T.swift") == text)
  }

  /// The old code under another name, and JSON for both.
  @Test func writesTests() throws {
    let result = workspace.run("replace", "--tests", workspace.path("T.swift"), "--module", "App", file)
    let summary = "codable-enum: note: the test of 'Shape' compares "
    #expect(result.code == .success && result.errors.hasPrefix(summary) && result.errors.hasSuffix(count(1, of: 1)))
    let numbers = /compares (\d+) JSONs, (\d+) as .circle, (\d+) as .square, (\d+) as an error\n/
    let found = try #require(result.errors.firstMatch(of: numbers)?.output)
    let parts = [found.2, found.3, found.4].compactMap { Int($0) }
    #expect(parts.count == 3 && parts.reduce(0, +) == Int(found.1) && !parts.contains(0))
    #expect(result.output.hasPrefix("--- Shape.swift"))
    let tests = try #require(workspace.read("T.swift"))
    for part in [
      "// Generated by codable-enum replace --tests", "@testable import App", "@Suite struct ShapeReplacementTests",
      "enum ShapeByHand {", "extension ShapeByHand: Codable {", ##"    #"{"type":"circle","radius":2.5}"#,"##,
      "expectNone(agrees(on: json, ShapeByHand.self, Shape.self))", "import CodableEnumTesting\n",
    ] {
      #expect(tests.contains(part), "\(part)")
    }
    #expect(workspace.read("Shape.swift") == source)
    try workspace.age("T.swift")
    let date = try workspace.modificationDate("T.swift")
    #expect(workspace.run("replace", "--tests", workspace.path("T.swift"), "--module", "App", file).code == .success)
    #expect(try workspace.modificationDate("T.swift") == date)
  }

  /// A package has several modules, and a file outside of one has none that is known.
  @Test func testsImportTheModulesOfTheirEnums() throws {
    try workspace.write("", to: "Package.swift")
    try workspace.write("enum Plain { case a }\n", to: "Sources/Atlas/Plain.swift")
    try workspace.write(either("Either"), to: "Sources/Core/Either.swift")
    try workspace.write(either("Other"), to: "Sources/my-app/Other.swift")
    let tests = workspace.path("Tests/CoreTests/T.swift")
    let result = workspace.run("replace", "--tests", tests, workspace.path("Sources"))
    #expect(result.code == .success && !result.errors.contains("cannot tell"), "\(result.errors)")
    let text = try #require(workspace.read("Tests/CoreTests/T.swift"))
    #expect(text.contains("\n@testable import Core\n@testable import my_app\n") && !text.contains("Atlas"))
    // Foundation or Testing may have the same name.
    #expect(text.contains("\n@testable import enum Core.Either\n@testable import enum my_app.Other\n"))
    try workspace.write(either("Third"), to: "Elsewhere/Third.swift")
    let elsewhere = workspace.run("replace", "--tests", tests, workspace.path("Elsewhere"))
    let note = "cannot tell the module of 'Elsewhere/Third.swift': put the tests into it, or name it with --module\n"
    #expect(elsewhere.errors.contains("codable-enum: note: \(note)"), "\(elsewhere.errors)")
  }

  /// Other files may import what the code doesn't need, or what is not there.
  @Test func testsImportWhatTheCodeImports() throws {
    try workspace.write("#if canImport(MapKit)\nimport MapKit\n#endif\n" + source, to: "Shape.swift")
    try workspace.write("import Elsewhere\n", to: "Other.swift")
    let tests = workspace.path("T.swift")
    let files = [file, workspace.path("Other.swift")]
    for _ in 0..<2 {
      _ = workspace.run(["replace", "--tests", tests, "--module", "App"] + files)
      let text = try #require(workspace.read("T.swift"))
      #expect(
        text.contains("\nimport CodableEnumTesting\n#if canImport(MapKit)\n  import MapKit\n#endif\nimport Testing\n")
      )
      #expect(!text.contains("Elsewhere"))
    }
  }

  /// Tests see what is internal, which nothing public may be made of.
  @Test func copiesNothingAsPublic() throws {
    try workspace.write(
      source.replacing("enum Shape", with: "public enum Shape").replacing("  init(", with: "  public init("),
      to: "Shape.swift"
    )
    _ = workspace.run("replace", "--tests", workspace.path("T.swift"), file)
    let tests = try #require(workspace.read("T.swift"))
    #expect(tests.contains("\nenum ShapeByHand {") && !tests.contains("public"))
  }

  /// Members that the coding doesn't call may not compile in a copy, nor conformances to the package's protocols.
  @Test func copiesOnlyWhatCodingNeeds() throws {
    let more = """
      typealias Shapes = [Shape]
      protocol ShapeMaking { var shape: Shape { get } }
      extension Shape: ShapeMaking, ExpressibleByFloatLiteral {
        init(_ maker: any ShapeMaking) { self = maker.shape }
        init(floatLiteral radius: Double) { self = .circle(radius: radius) }
        var shape: Shape { self }
        var area: Double { "\\(self)".isEmpty ? 0 : 1 }
        static func none() -> Shapes { [1.5] }
        // Tests tell cases by it.
        var description: String { "" }
      }

      """
    try workspace.write(source + more, to: "Shape.swift")
    _ = workspace.run("replace", "--tests", workspace.path("T.swift"), file)
    let tests = try #require(workspace.read("T.swift"))
    #expect(tests.contains("\nenum ShapeByHand {") && tests.contains("init(from decoder: any Decoder)"))
    #expect(tests.contains("var description"))
    for absent in ["ShapeMaking", "FloatLiteral", "area", "none", "Shapes"] {
      #expect(!tests.contains(absent), "\(absent)")
    }
  }

  @Test func overwritesNoOtherFile() throws {
    try workspace.write("let mine = 1\n", to: "T.swift")
    let result = workspace.run("replace", "--write", "--tests", workspace.path("T.swift"), file)
    #expect(result.code != .success && result.errors.contains("codable-enum did not write the file that is there"))
    #expect(workspace.read("T.swift") == "let mine = 1\n")
    #expect(workspace.read("Shape.swift") == source)
  }

  /// What is only written can't be compared: nothing reads it.
  @Test func whatIsOnlyWrittenHasNoTests() throws {
    let half = source.replacing(#/  init\(from(?s:.*?)\n  }\n\n/#, with: "").replacing(
      ": Codable",
      with: ": Encodable"
    )
    try workspace.write(half, to: "Shape.swift")
    let result = workspace.run("replace", "--tests", workspace.path("T.swift"), file)
    #expect(result.code == .success && result.output.contains("conformance: .encodable"))
    #expect(result.errors.contains("it is only written, or generic; 'T.swift' was not written"))
    #expect(workspace.read("T.swift") == nil)
  }
}
