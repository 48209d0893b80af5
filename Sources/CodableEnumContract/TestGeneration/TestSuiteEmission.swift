import CodableEnumGenerator

/// An enum that other files can see.
struct TestedEnum {
  var layout: EnumLayout
  /// Nil if the tests are in the same module.
  var module: String?
  /// Of a `Merged` with the enum, which is tested in place of it.
  var alias: MergedAlias?
  /// What releases wrote.
  var capsules: [Capsule] = []

  /// `Outer.Inner`
  var name: String { alias?.name ?? layout.declaration.displayName }

  /// The file of its recorded JSON, in the common folder. The name stays the same when another module gets an enum of
  /// this name.
  var file: String { (module.map { "\($0)/" } ?? "") + name }

  /// Whether it reads what releases wrote.
  var readsCapsules: Bool { !capsules.isEmpty && check != .encoding }

  var check: TestCheck {
    let (conformance, conformances) = (layout.conformance, layout.conformances)
    let isEncodable = conformance.isEncodable || conformances.contains(.encodable)
    let isDecodable = conformance.isDecodable || conformances.contains(.decodable)
    return isEncodable ? isDecodable ? .roundTrip : .encoding : .decoding
  }
}

/// An operation on the values of an enum.
enum TestCheck {
  /// They are read as they were written, now and earlier.
  case roundTrip
  case encoding
  /// They are read as someone else wrote them.
  case decoding
}

/// An alias of `Merged` with an annotated enum.
struct MergedAlias {
  var name: String
  /// The enum, and the path of its file.
  var variant: String
  var variantPath: String
  /// The enum in a value: `.variant`.
  var member: String
}

extension WireBuilder {
  /// Those that other files can see.
  static func mergedAliases(_ files: [WireFile]) -> [MergedAlias] {
    var builder = WireBuilder(files)
    let names = builder.names
    let byID = Dictionary(names.entries.map { ($0.id, $0) }) { first, _ in first }
    return names.entries.indices.compactMap { index in
      let entry = names.entries[index]
      guard names.isMerged(index), entry.access > .fileprivate, entry.parameters.isEmpty else { return nil }
      var (type, member) = (builder.type(at: index), "")
      for _ in 0..<16 {
        if case .definition(let id, _) = type, let found = byID[id] {
          if case .annotatedEnum(let layout) = found.target {
            let (variant, path) = (layout.declaration.displayName, names.files[found.file].path)
            return MergedAlias(name: entry.name, variant: variant, variantPath: path, member: member)
          }
          guard case .alias(let alias) = found.target else { return nil }
          type = builder.type(of: alias.type.expression, in: names.scope(in: found))
        }
        guard case .merged(_, let variant) = type else { return nil }
        (type, member) = (variant, member + ".variant")
      }
      return nil
    }
  }
}

extension CodeWriter {
  /// The tests of one enum, and the names of its cases.
  ///
  /// - Parameter isQualified: Whether another module has an enum with this name.
  func suite(for tested: TestedEnum, isQualified: Bool) {
    let prefix = isQualified ? tested.module.map { "\($0)." } ?? "" : ""
    let (type, title) = (prefix + (tested.alias?.name ?? tested.layout.head.typeName), prefix + tested.name)
    line()
    line("@MainActor")
    line("@Suite(\(swiftLiteral(title)))")
    block("struct \(suiteName(title))WireTests") {
      caseNames(of: tested.layout)
      switch tested.check {
      case .roundTrip:
        testOfCases(of: tested, type, "reads what it writes", "roundTrips")
        recordedJSON(of: tested, type, "reads(")
      case .encoding:
        testOfCases(of: tested, type, "is written", "writes")
      case .decoding:
        recordedJSON(of: tested, type, "reads(byHand: ")
      }
      if tested.readsCapsules { capsules(of: tested, type) }
    }
    if tested.alias == nil { nameOfCase(in: tested.layout, type) }
  }

  private func testOfCases(of tested: TestedEnum, _ type: String, _ title: String, _ check: String) {
    test(of: tested, title, "\(check)(inCase name: String)", arguments: "cases") {
      table(of: tested, type)
      line("expectNone(table.\(check)(inCase: name))")
    }
  }

  private func recordedJSON(of tested: TestedEnum, _ type: String, _ call: String) {
    test(of: tested, "reads recorded JSON", "recordedJSON()") {
      table(of: tested, type)
      line("expectNone(table.\(call)\(swiftLiteral(tested.file))))")
    }
  }

  private func capsules(of tested: TestedEnum, _ type: String) {
    test(of: tested, "reads what releases wrote", "capsules()") {
      table(of: tested, type)
      let capsules = tested.capsules.map { capsule in
        let parts = [capsule.releases.joined(separator: ", "), capsule.element, capsule.json].map(swiftLiteral)
        return "(\(parts.joined(separator: ", ")))"
      }
      line("let capsules: [(releases: String, name: String, json: String)] = [")
      for capsule in capsules { line("  \(capsule),") }
      line("]")
      line("expectNone(table.capsules(capsules))")
    }
  }

  /// The names of the cases, and the case of each value.
  private func table(of tested: TestedEnum, _ type: String) {
    let nameOfCase = " { $0\(tested.alias?.member ?? "").caseInWireTests }"
    call("let table = WireCases", ["of: \(type).samples", "Self.cases"], nameOfCase)
  }

  /// The test that all recorded JSON belongs to an enum.
  func recordedFiles(_ files: [String]) {
    line()
    line("@Suite(\"Recorded JSON\")")
    block("struct RecordedJSONTests") {
      line("@Test(\"is that of an enum\")")
      block("func files()") {
        list("expectNone(unreadRecordings(besides: ", files.map(swiftLiteral), "))")
      }
    }
  }

  private func test(
    of tested: TestedEnum,
    _ title: String,
    _ signature: String,
    arguments: String? = nil,
    _ body: () -> Void
  ) {
    line()
    // A suite cannot have such attributes.
    for attribute in tested.layout.head.attributes { line(attribute) }
    line("@Test(\(swiftLiteral(title))\(arguments.map { ", arguments: \($0)" } ?? ""))")
    block("func \(signature)", body)
  }

  /// The cases that need a sample.
  private func caseNames(of layout: EnumLayout) {
    let cases = layout.cases.filter(\.isTested)
    if cases.allSatisfy(\.conditions.isEmpty) {
      return list("nonisolated static let cases: [String] = ", cases.map { swiftLiteral($0.name) })
    }
    block("nonisolated static var cases: [String]") {
      line("var cases: [String] = []")
      conditional(cases, under: \.conditions) { element in
        line("cases.append(\(swiftLiteral(element.name)))")
      }
      line("return cases")
    }
  }

  private func nameOfCase(in layout: EnumLayout, _ type: String) {
    line()
    for attribute in layout.head.attributes { line(attribute) }
    block("extension \(type)") {
      if layout.cases.contains(where: { $0.isEncoded && !$0.isDecoded }) {
        line("/// Nil for a case that is not both written and read.")
      } else if !layout.cases.allSatisfy(\.isTested) {
        line("/// Nil for a case that is never written.")
      }
      // The enum may have its own type named `String`.
      block("nonisolated fileprivate var caseInWireTests: Swift.String?") {
        switchSelf(over: layout.cases) { element in
          let name = !element.isTested ? "nil" : swiftLiteral(element.name)
          line("case .\(element.spelling): return \(name)")
        }
        if layout.cases.count > CodeWriter.maximumCaseCount { line("return nil") }
      }
    }
  }

  /// `Outer_Inner`, unique for each title.
  private func suiteName(_ title: String) -> String {
    title.unicodeScalars.reduce(into: "") { name, scalar in
      switch scalar {
      case "_": name += "__"
      case _ where scalar.properties.isIDContinue: name.unicodeScalars.append(scalar)
      default: name += "_"
      }
    }
  }
}

extension CaseLayout {
  fileprivate var isTested: Bool { isEncoded && isDecoded }
}
