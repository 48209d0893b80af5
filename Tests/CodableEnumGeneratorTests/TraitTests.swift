import CodableEnumGenerator
import Testing

/// The parts of the runtime that a file needs. `swift .ci/traits.swift goldens` compares them with what the compiler asks for
/// in each golden.
@Suite struct TraitTests {
  @Test(arguments: [
    ("// @CodableEnum\nenum E { case a(Int), b }", []),
    (
      "// @CodableEnum(strategy: .rawValue)\nenum E { case a\n  // @CodableCase(catches: .unknown)\n  case other(String) }",
      []
    ),
    ("// @CodableEnum(strategy: .untagged)\nenum E { case a(Int), b(String) }", ["Untagged"]),
    ("// @CodableEnum(strategy: .flattenedStatus)\nenum E { case a(Value), b(Value) }", ["Merging"]),
    ("// @CodableEnum(storage: .json)\nenum E { case a(Int) }", ["Values"]),
    ("// @CodableType(\"a\", of: P.self)\nstruct A: P {}", ["Merging"]),
    (
      "// @CodableEnum\nenum E { case a\n  // @CodableCase(catches: .unknown)\n  case other(String, CodableValue) }",
      ["Values"]
    ),
    (
      "// @CodableEnum\nenum E { case a\n  // @CodableCase(catches: .unknown)\n  case other(String) }",
      []
    ),
    (
      "// @CodableEnum\nenum E { case a(at: Date)  // @CodableCase(coders: [\"at\": ISO8601DateCoder.self])\n}",
      ["Values"]
    ),
  ])
  func generatedCode(source: String, list: [String]) {
    let file = Generator.generate(SourceFile(path: "E.swift", text: source))
    #expect(file.diagnostics.map(\.message) == [])
    #expect(file.layout.traits.listed == list)
  }

  @Test(arguments: [
    ("import CodableEnum\nstruct S { @LossyArray var list: [Int]; var set: Merged<A, B> }", ["Merging"]),
    (
      "import CodableEnumMacros\nlet polymorph = 1, text = \"Stored\"  // Polymorph\nvar users: Stored<[User]>",
      ["Values"]
    ),
    ("@Polymorph<A, B> var items  // without the runtime, it is another one", []),
  ])
  func namesInCode(source: String, list: [String]) {
    #expect(SourceFile(path: "S.swift", text: source).namedTraits.listed == list)
  }

  @Test func aTraitBringsThoseItNeeds() {
    #expect(Set([Trait.merging]).closed == [.merging, .values])
    #expect(Set([Trait.merging, .values]).closed.listed == ["Merging"])
    #expect(Set(Trait.allCases).listed == ["Merging", "Untagged"])
  }
}
