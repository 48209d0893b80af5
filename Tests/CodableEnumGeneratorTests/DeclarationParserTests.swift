import Testing

@testable import CodableEnumGenerator

@Suite struct DeclarationParserTests {
  struct Row: Sendable {
    var source: String
    /// Each enum: access, name, generic parameters, cases.
    var enums: [String]

    init(_ source: String, _ enums: String...) {
      (self.source, self.enums) = (source, enums)
    }
  }

  @Test(arguments: [
    Row("enum A { case a, b(Int); indirect case c }", "internal A: a b(Int) c"),
    Row("public enum A: String { case a = \"x,y\", b }", "public A: a=\"x,y\" b"),
    Row(
      "enum A { case a(x: Int, _ y: [String: (Int) -> Void], z w: T = f(1, [2])) }",
      "internal A: a(x: Int, _ y: [String: (Int) -> Void], z: T = f(1, [2]))"
    ),
    Row(
      "enum A { case a(Dictionary<String, Array<Int>>, B<C<D>>?, E) }",
      "internal A: a(Dictionary<String, Array<Int>>, B<C<D>>?, E)"
    ),
    Row(
      "enum A { case a(x: B = B<C, D>(1 < 2), y: Int = 1 > 0 ? 2 : 3) }",
      "internal A: a(x: B = B<C, D>(1 < 2), y: Int = 1 > 0 ? 2 : 3)"
    ),
    Row("enum A { case a  (  x :  Int ,\n /* c */ [ Int ]\n) }", "internal A: a(x: Int, [ Int ])"),
    Row("enum A { @available(*, deprecated) case a\n @X({ case b }) case c }", "internal A: a c"),
    Row("enum A { case a; var b: Int { switch self { case .a: 1\n case let x: 2 } }\n case c }", "internal A: a c"),
    Row("enum A { static let x = if case .a = y { 1 } else { 2 }\n case c }", "internal A: c"),
    Row("enum A { func f() { // @X\n enum B { case x } }\n case c }", "internal A: c", "local internal A.B: x"),
    // Code without an attribute nearby is not read.
    Row("enum A { func f() { enum B { case x } }\n case c }", "internal A: c"),
    Row("struct S { enum A { case a\n enum B { case b } } }", "internal S.A: a", "internal S.A.B: b"),
    Row("extension S.T where X: Y { enum A {} }", "internal S.T.A:"),
    Row("public extension S { enum A {}\n private enum B {} }", "public S.A:", "private S.B:"),
    Row("private extension S { enum A {} }", "private S.A:"),
    Row("public struct S { enum A {}\n public enum B {} }", "internal S.A:", "public S.B:"),
    Row("private struct S { public enum A {} }", "private S.A:"),
    Row("extension S { enum A {} }\nfileprivate struct S<T> {}", "fileprivate S<T>.A:"),
    Row("open class S { public enum A {}\n package enum B {} }", "public S.A:", "package S.B:"),
    Row("enum A<T, each U: P<V>, let n: Int> where T: P { case a }", "internal A<T, each U, let n>: a"),
    Row("class C { class func f() {}\n class var x: Int { 1 }\n enum A {} }", "internal C.A:"),
    Row("actor A { enum B {} }\nlet actor = 1\nactor.enum\nenum C {}", "internal A.B:", "internal C:"),
    Row("let x = y.enum\nf(enum: 1)\nfunc g(enum a: Int) {}\nenum A {}", "internal A:"),
    Row("let x = \"enum A { case a }\" // enum B {}"),
    Row(
      "#if X\nenum A { case a }\n#else\nenum A {\n#if Y\ncase b\n#endif\ncase c }\n#endif",
      "internal A: a",
      "internal A: b c"
    ),
    Row("#if A &&\n  B\nstruct S {\n#else\nstruct S: P {\n#endif\nenum A { case a }\n}", "internal S.A: a"),
    Row("enum `Type` { case `self`(`in`: Int), `a b` }", "internal Type: self(in: Int) a b"),
    Row("nonisolated public enum A {}", "public A:"),
    Row("var x = open\nenum A {}\nlet y = package; open\nenum B {}", "internal A:", "public B:"),
    Row(
      "enum A { case a(x: Int?=nil, Array<Int>=[], y: Bool = 1 < 2, z: Bool = 3 > 2, w: Bool = a < (b), Bool = (c) > d) }",
      "internal A: a(x: Int? = nil, Array<Int> = [], y: Bool = 1 < 2, z: Bool = 3 > 2, w: Bool = a < (b), Bool = (c) > d)"
    ),
    Row(
      "enum E { case associatedType(Int), precedenceGroup, extensioN }",
      "internal E: associatedType(Int) precedenceGroup extensioN"
    ),
    Row(
      "private struct P {}\nextension P { struct Q {} }\nextension P.Q { enum E {} }\nextension P.Q.E { enum F {} }",
      "private P.Q.E:",
      "private P.Q.E.F:"
    ),
    Row("actor\nF { enum G {} }\nlet x = actor\nfoo { enum H {} }", "internal F.G:", "local internal H:"),
    Row("#if X\nstruct S\n{\n#else\nstruct S: P\n{\n#endif\nenum A { case a }\n}", "internal S.A: a"),
    Row(
      "struct S { var x: T = { \"}\" }() { didSet { f() } }\n enum A { case a(() -> T = { 1 }) } }",
      "internal S.A: a(() -> T = { 1 })"
    ),
    Row("class C { class var x: T { y }\n class D { enum A {} } }", "internal C.D.A:"),
    Row("@MainActor @Foo<Int>(x: { enum Z {} }) final public enum A {}", "public A:"),
    Row(
      "enum A { case a(() -> Void, @Sendable () async throws -> Int?, some P & Q, (any P)?, repeat each T) }",
      "internal A: a(() -> Void, @Sendable () async throws -> Int?, some P & Q, (any P)?, repeat each T)"
    ),
    Row("func f<T>() where T: P { var enum1 = 2 }\nenum A { case enum1 }", "internal A: enum1"),
    Row("let a = [1, 2].map { $0 }\nlet s = foo(\nenum\n"),
  ])
  func findsEnums(row: Row) {
    let enums = DeclarationParser.parse(SourceFile(path: "", text: row.source)).enums
    #expect(enums.map(description) == row.enums)
  }

  @Test func keepsImports() {
    let file = DeclarationParser.parse(
      SourceFile(
        path: "",
        text: """
          import Foundation
          public import struct A.B
          @testable @_spi(X) import C
          #if canImport(D)
          import D
          #endif
          """
      )
    )
    #expect(file.imports.map(\.path) == ["Foundation", "struct A.B", "C", "D"])
    #expect(file.imports.map(\.access) == [nil, .public, nil, nil])
    #expect(file.imports[2].attributes.map(\.text) == ["@testable", "@_spi(X)"])
    #expect(file.conditionBlocks == [["#if canImport(D)"]])
    #expect(file.imports.map(\.conditions.count) == [0, 0, 0, 1])
  }

  @Test(arguments: [
    "{", "(", "[", "\"\\(", "/*", "#if A\n", "enum A {", "a.b<", "enum A<", "extension a ", "enum A:", "@a(",
    "// @CodableEnum(\n",
  ])
  func survivesDeepNesting(open: String) {
    let text = String(repeating: open, count: 20_000)
    _ = DeclarationParser.parse(SourceFile(path: "", text: text))
    _ = Generator.generate(SourceFile(path: "", text: "// @CodableEnum\nenum A { case a(\(text)"))
  }

  private func description(_ declaration: TypeDeclaration) -> String {
    let name = (declaration.enclosing + [declaration.header]).map { header in
      unquoted(header.name) + (header.genericParameters.isEmpty ? "" : "<\(generics(header))>")
    }.joined(separator: ".")
    let head = "\(declaration.isLocal ? "local " : "")\(declaration.access) \(name):"
    return ([head] + declaration.cases.map(description)).joined(separator: " ")
  }

  private func generics(_ header: TypeHeader) -> String {
    header.genericParameters.map { parameter in
      switch parameter.kind {
      case .type: parameter.name
      case .pack: "each \(parameter.name)"
      case .value: "let \(parameter.name)"
      }
    }.joined(separator: ", ")
  }

  private func description(_ element: EnumCase) -> String {
    let values = element.values.map { value in
      let label = value.label.map { name in
        (value.argumentLabel == nil ? "_ " : "") + unquoted(name) + ": "
      }
      return (label ?? "") + value.type.text + (value.defaultValue.map { " = \($0)" } ?? "")
    }
    return unquoted(element.name) + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
      + (element.rawValue.map { "=\($0)" } ?? "")
  }
}
