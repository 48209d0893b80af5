import CodableEnumContract
import Foundation
import Testing

@testable import CodableEnumGenerator

/// What is written of options is read as the same options.
@Suite struct AnnotationTextTests {
  @Test func randomAnnotationsAreReadAsTheyWereWritten() throws {
    var random = RandomOptions(numbers: RandomNumbers(seed: 71, features: []))
    for _ in 0..<(isMany ? 10_000 : 1_000) {
      let (options, element) = (random.enumOptions(), random.caseOptions())
      let source = Self.source(options, element)
      let read = try #require(Self.read(source), "\(source)")
      #expect(said(read.options) == said(options), "\(source)")
      #expect(said(read.element) == said(element), "\(source)")
    }
  }

  /// Those of the tests, of the pages and of the README.
  @Test func writtenAnnotationsAreReadAsBefore() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    var count = 0
    for file in try Self.files(in: root) {
      for form in [Annotation.Form.comment, .attribute] {
        var resolver = AnnotationResolver(form, in: file)
        let enums = resolver.resolve(DeclarationParser.parse(file)).enums
        // What is unreadable is an error, and says nothing.
        if !resolver.diagnostics.isEmpty { continue }
        for annotated in enums {
          for element in annotated.cases {
            let source = Self.source(annotated.options, element.options)
            let read = try #require(Self.read(source), "\(file.path): \(source)")
            #expect(said(read.options) == said(annotated.options), "\(file.path): \(source)")
            #expect(said(read.element) == said(element.options), "\(file.path): \(source)")
            count += 1
          }
        }
      }
    }
    #expect(count > 2_000)
  }

  private static func source(_ options: EnumOptions, _ element: CaseOptions) -> SourceFile {
    let (head, annotation) = (comment(options.lines), element.arguments.isEmpty ? "" : comment(element.lines))
    return SourceFile(path: "E.swift", text: "\(head)enum E {\n\(annotation)case a\n}\n")
  }

  private static func comment(_ lines: [String]) -> String { lines.map { "// \($0)\n" }.joined() }

  private static func read(_ source: SourceFile) -> (options: EnumOptions, element: CaseOptions)? {
    var resolver = AnnotationResolver(.comment, in: source)
    let enums = resolver.resolve(DeclarationParser.parse(source)).enums
    guard resolver.diagnostics.isEmpty, enums.count == 1, enums[0].cases.count == 1 else { return nil }
    return (enums[0].options, enums[0].cases[0].options)
  }

  /// Swift files and fixtures, and the blocks of code on pages.
  private static func files(in root: URL) throws -> [SourceFile] {
    let paths = ["Tests", "Sources/CodableEnum/CodableEnum.docc", "README.md", "CONTRIBUTING.md"].flatMap { path in
      let folder = FileManager.default.enumerator(atPath: root.appending(path: path).path)
      return [path] + (folder?.compactMap { $0 as? String } ?? []).map { "\(path)/\($0)" }
    }
    return try paths.filter { path in
      [".swift", ".swift.txt", ".md"].contains(where: path.hasSuffix) && !path.contains("/.build/")
    }.flatMap { path -> [SourceFile] in
      let bytes = try Data(contentsOf: root.appending(path: path))
      guard let text = String(data: bytes, encoding: .utf8) else { return [] }
      if !path.hasSuffix(".md") { return [SourceFile(path: path, text: text)] }
      let parts = text.components(separatedBy: "```")
      return stride(from: 1, to: parts.count, by: 2).compactMap { index in
        parts[index].hasPrefix("swift\n") ? SourceFile(path: path, text: String(parts[index].dropFirst(6))) : nil
      }
    }
  }
}

/// All that options say, as text, but not where they say it.
private func said(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.children.isEmpty { return "\(value)" }
  let parts = mirror.children.filter { $0.label != "range" && $0.label != "ranges" }.map { label, value in
    value is Range<Int> ? "there" : "\(label ?? ""): \(said(value))"
  }
  return "[\((mirror.displayStyle == .set ? parts.sorted() : parts).joined(separator: ", "))]"
}

/// Makes options that the page *Options* allows, whether they have an effect together or not.
private struct RandomOptions {
  var numbers: RandomNumbers

  mutating func enumOptions() -> EnumOptions {
    var options = EnumOptions()
    for option in EnumOption.allCases where numbers.chance(30) {
      switch option {
      case .strategy:
        options.strategy = strategy()
        if options.strategy.keysHaveCaseNames, numbers.chance(50) { options.prefix = .caseName }
      case .caseNames: options.caseNames = numbers.pick(NameStyle.allCases)
      case .keyNames: options.keyNames = numbers.pick(NameStyle.allCases)
      case .unlabeled: options.unlabeled = numbers.pick([.merged, .indexed, .key(text())])
      case .keys: options.keys = labeled { $0.text() }
      case .rawRepresentable: options.isRawRepresentable = false
      case .storage: options.storage = .json
      case .emptyCases: options.emptyCases = numbers.pick(EmptyCases.allCases)
      case .labels: options.labels = .ignore
      case .coders: options.coders = labeled { $0.coder() }
      case .nils: options.nils = .null
      case .defaults: options.defaults = Set(list { $0.numbers.pick(DefaultCause.allCases) })
      case .unknownKeys: options.unknownKeys = numbers.pick(UnknownKeys.allCases)
      case .ignoresCase: options.ignoresCase = true
      case .conformance: options.conformance = numbers.pick(Conformance.allCases)
      }
    }
    return options
  }

  mutating func caseOptions() -> CaseOptions {
    var options = CaseOptions()
    if numbers.chance(20) { options.leaveOutTag() } else if numbers.chance(50) { options.tag = Placed(tag()) }
    for option in CaseOption.allCases where numbers.chance(30) {
      switch option {
      case .aliases: options.aliases = list { Placed($0.tag()) }
      case .keys: options.keys = numbers.chance(50) ? .byPosition(list { $0.text() }) : .byLabel(labeled { $0.text() })
      case .keyAliases: options.keyAliases = labeled { $0.list { $0.text() } }
      case .catches: options.catches.formUnion(list { $0.numbers.pick(Catch.allCases) })
      case .matches:
        options.matches = numbers.pick([
          .rawValue, .keys(list { $0.text() }), .kinds(Set(list { $0.numbers.pick(JSONKind.allCases) })),
        ])
      case .coders: options.coders = labeled { $0.coder() }
      case .defaults: options.defaults = numbers.chance(20) ? [] : Set(list { $0.numbers.pick(DefaultCause.allCases) })
      case .omit: options.omitted = list { Placed($0.text()) }
      case .skip: options.skipped = Set(list { $0.numbers.pick(Direction.allCases) })
      case .labels: options.labels = numbers.pick(Labels.allCases)
      case .rest: options.takesRest = true
      }
    }
    return options
  }

  private mutating func strategy() -> Strategy {
    var arguments = Strategy.Arguments()
    if numbers.chance(70) { arguments.key = text() }
    if numbers.chance(70) { arguments.content = numbers.pick([.tag, .key(text())]) }
    if numbers.chance(70) { arguments.payload = numbers.pick(CaseKeyedPayload.allCases) }
    return Strategy(numbers.pick(Strategy.Name.allCases), arguments)
  }

  /// Without repetition, which is an error.
  private mutating func list<Element>(_ element: (inout RandomOptions) -> Element) -> [Element] {
    var seen: Set<String> = []
    return (0..<numbers.pick([1, 1, 2, 3, 7])).map { _ in element(&self) }.filter { seen.insert(said($0)).inserted }
  }

  private mutating func labeled<Value>(_ value: (inout RandomOptions) -> Value) -> [Labeled<Value>] {
    list { $0.text() }.map { Labeled(label: $0, value: value(&self)) }
  }

  private mutating func text() -> String {
    numbers.pick([
      "type", "user_id", "_0", "", " ", "a\"b", "\\", "\\(x)", "\n", "\r\n", "\u{0}", "\u{e9}", "e\u{301}", "🎉", "*/",
      "//",
      "@CodableCase", "a, b: [c]", "nil", "true", "#\"", "\u{2028}",
      "a rather long text, so that some lines are too long",
    ])
  }

  private mutating func tag() -> CodableEnumGenerator.Tag {
    numbers.pick([.string(text()), .integer(numbers.pick([0, 404, -1, .max, .min])), .boolean(numbers.chance(50))])
  }

  private mutating func coder() -> String {
    numbers.pick(["ISO8601DateCoder", "Outer.Stamp", "LosslessCoder<Int>", "LosslessCoder<[String: Int?]>"])
  }
}
