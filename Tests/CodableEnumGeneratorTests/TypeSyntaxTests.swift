import Testing

@testable import CodableEnumGenerator

@Suite struct TypeSyntaxTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var type: String
    var isOptional = false
    var isArray = false
    var uncodable: TypeExpression.Uncodable?
    var names: [String]

    var testDescription: String { type }

    init(
      _ type: String,
      _ names: String...,
      optional: Bool = false,
      array: Bool = false,
      uncodable: TypeExpression.Uncodable? = nil
    ) {
      self.type = type
      self.names = names
      isOptional = optional
      isArray = array
      self.uncodable = uncodable
    }
  }

  @Test(arguments: [
    Row("Int", "Int"),
    Row("Swift.Int", "Swift.Int"),
    Row("A.B.C", "A.B.C"),
    Row("Swift::Int", "Swift::Int"),
    Row("A.M::B.C", "A.M::B.C"),
    Row("M::Box<T, Swift::Array<T>>", "M::Box", "T", "Swift::Array", "T"),
    Row("T.M::Element", "T.M::Element"),
    Row("`Type`", "`Type`"),
    Row("größe", "größe"),
    Row("T", "T"),
    Row("T.Element", "T.Element"),
    Row("T.Element.Index", "T.Element.Index"),
    Row("(Int)", "Int"),
    Row("((Int))", "Int"),
    Row("Set<Int>", "Set", "Int"),
    Row("Dictionary<String, Array<T>>", "Dictionary", "String", "Array", "T"),
    Row("A<B>.C", "A", "B.C"),
    Row("A<B<C<D>>>", "A", "B", "C", "D"),
    Row("A<3>", "A"),
    Row("repeat each T", "repeat", "each", "T"),
    Row("some Codable", "some", "Codable"),

    // Optionals: a missing key is nil.
    Row("Int?", "Int", optional: true),
    Row("Int??", "Int", optional: true),
    Row("Int!", "Int", optional: true),
    Row("(Int?)", "Int", optional: true),
    Row("((String)?)", "String", optional: true),
    Row("(Int, Int?)", "Int", "Int", uncodable: .tuple),
    Row("(Int)?", "Int", optional: true),
    Row("[Int]?", "Int", optional: true),
    Row("[Int?]", "Int", array: true),
    Row("Set<Int?>", "Set", "Int"),
    Row("Set<Int>?", "Set", "Int", optional: true),
    Row("Optional<Int>", "Optional", "Int", optional: true),
    Row("Optional<Set<Int>>", "Optional", "Set", "Int", optional: true),
    Row("Swift.Optional<Int>", "Swift.Optional", "Int", optional: true),
    Row("Swift::Optional<Int>", "Swift::Optional", "Int", optional: true),
    Row("Swift::Int?", "Swift::Int", optional: true),
    Row("M::Optional<Int>", "M::Optional", "Int"),
    Row("Optional<Int>.Wrapped", "Optional", "Int.Wrapped"),
    Row("Optional", "Optional"),
    Row("OptionalInt", "OptionalInt"),
    Row("Mine.Optional<Int>", "Mine.Optional", "Int"),
    Row("A.B?", "A.B", optional: true),

    // Arrays.
    Row("[Int]", "Int", array: true),
    Row("[[Int]]", "Int", array: true),
    Row("[[String: Int]]", "String", "Int", array: true),
    Row("[T.Element]", "T.Element", array: true),
    Row("[A<B, C>]", "A", "B", "C", array: true),
    Row("[Swift::Int]", "Swift::Int", array: true),
    Row("[Swift::String: Swift::Int]", "Swift::String", "Swift::Int"),
    Row("[String: Int]", "String", "Int"),
    Row("[String: [Int]]", "String", "Int"),
    Row("[Int].Index", "Int.Index"),
    Row("Array<Int>", "Array", "Int"),
    Row("[3 of Int]", "of", "Int"),

    // Types that no coder can hold.
    Row("(Int, String)", "Int", "String", uncodable: .tuple),
    Row("(a: Int, b: String)", "a", "Int", "b", "String", uncodable: .tuple),
    Row("(Int, String)?", "Int", "String", optional: true, uncodable: .tuple),
    Row("[(Int, String)]", "Int", "String", array: true, uncodable: .tuple),
    Row("[String: (Int, Int)]", "String", "Int", "Int", uncodable: .tuple),
    Row("(Swift::Int, x: M::A)", "Swift::Int", "x", "M::A", uncodable: .tuple),
    Row("()", uncodable: .tuple),
    Row("[()]", array: true, uncodable: .tuple),
    Row("Void", "Void", uncodable: .tuple),
    Row("Swift::Void", "Swift::Void", uncodable: .tuple),
    Row("Swift.Void", "Swift.Void", uncodable: .tuple),
    Row("Void?", "Void", optional: true, uncodable: .tuple),
    Row("() -> Void", "Void", uncodable: .function),
    Row("(Int) -> Int", "Int", "Int", uncodable: .function),
    Row("(Int, Int) -> Int?", "Int", "Int", "Int", uncodable: .function),
    Row("((Int) -> Int)?", "Int", "Int", optional: true, uncodable: .function),
    Row("[(Int) -> Int]", "Int", "Int", array: true, uncodable: .function),
    Row("@Sendable () async throws -> Int", "Sendable", "async", "throws", "Int", uncodable: .function),
    Row("any P", "any", "P", uncodable: .existential),
    Row("any P?", "any", "P", uncodable: .existential),
    Row("(any P)?", "any", "P", optional: true, uncodable: .existential),
    Row("[any P]", "any", "P", array: true, uncodable: .existential),
    Row("[String: any P & Q]", "String", "any", "P", "Q", uncodable: .existential),
    Row("any Error", "any", "Error", uncodable: .error),
    Row("any Swift::Error", "any", "Swift::Error", uncodable: .error),
    Row("any Swift.Error", "any", "Swift.Error", uncodable: .error),
    Row("any M::Error", "any", "M::Error", uncodable: .existential),
    Row("Swift::Error", "Swift::Error", uncodable: .error),
    Row("Any", "Any", uncodable: .existential),
    Row("Any?", "Any", optional: true, uncodable: .existential),
    Row("[Any]", "Any", array: true, uncodable: .existential),
    Row("[String: Any]", "String", "Any", uncodable: .existential),
    Row("AnyObject", "AnyObject", uncodable: .existential),
    Row("P & AnyObject", "P", "AnyObject", uncodable: .existential),
    Row("Int.Type", "Int.Type", uncodable: .metatype),
    Row("P.Protocol", "P.Protocol", uncodable: .metatype),
    Row("[Int.Type]", "Int.Type", array: true, uncodable: .metatype),

    // A generic type may be able to code anything.
    Row("Box<(Int, String)>", "Box", "Int", "String"),
    Row("Box<() -> Void>", "Box", "Void"),
    Row("Box<any P>", "Box", "any", "P"),
    Row("Box<Any>?", "Box", "Any", optional: true),
    Row("Box<Int.Type>", "Box", "Int.Type"),
    Row("(Box<Any>, Int)", "Box", "Any", "Int", uncodable: .tuple),
    Row("(Box<Any>) -> Int", "Box", "Any", "Int", uncodable: .function),
    // Names that only look like these.
    Row("AnyCodable", "AnyCodable"),
    Row("A.Any", "A.Any"),
    Row("A.Void", "A.Void"),
    Row("A::Void", "A::Void"),
    Row("A::Error", "A::Error"),
    Row("Type", "Type"),
    Row("`Any`", "`Any`"),
  ])
  func tellsWhatTypesAre(row: Row) throws {
    let type = try #require(parse(row.type))
    #expect(type.text == row.type)
    #expect(type.isOptional == row.isOptional)
    let isArray = if case .array = type.expression { true } else { false }
    #expect(isArray == row.isArray)
    #expect(type.parts.uncodable == row.uncodable)
    #expect(type.names == row.names)
  }

  /// The label before the type and the default after it are not part of it.
  @Test(arguments: ["%", "label: %", "_ label: %", "a b: %", "label: % = nil", "% = [1, 2]", "label: %, Int"])
  func findsTypesAmongOtherThings(value: String) throws {
    for text in [
      "Int?", "Swift::Int", "[M::A: Swift::Int]", "[String: [Int]]", "Set<A<B>>", "(Int, Int) -> Int", "any P", "A.B",
    ] {
      #expect(try #require(parse(value.replacing("%", with: text))).text == text)
    }
  }

  @Test(arguments: [
    ("[ Int\n  ]", "[ Int ]"), ("A\n  .B", "A .B"), ("Set</* of */Int>", "Set< Int>"), ("Int // all\n", "Int"),
    ("[String:\tInt]", "[String: Int]"),
  ])
  func foldsBlanksAndComments(source: String, text: String) throws {
    #expect(try #require(parse(source)).text == text)
  }

  /// The type of the first value in a case declared with these values.
  private func parse(_ values: String) -> TypeSyntax? {
    let source = SourceFile(path: "", text: "enum A { case a(\(values)) }")
    return DeclarationParser.parse(source).enums.first?.cases.first?.values.first?.type
  }
}
