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
    // The closure that returns a value's case.
    let caseInWireTests = " { $0\(tested.alias?.member ?? "").caseInWireTests }"
    line()
    line("@MainActor")
    line("@Suite(\(swiftLiteral(title)))")
    block("struct \(suiteName(title))WireTests") {
      caseNames(of: tested.layout)
      switch tested.check {
      case .roundTrip:
        test(of: tested, "reads what it writes", "roundTrip(ofCase name: String)", arguments: "cases") {
          call("try expectRoundTrip", ["of: \(type).samples", "inCase: name"], caseInWireTests)
        }
        recordedJSON(of: tested, type, "expectRecordedJSON")
      case .encoding:
        test(of: tested, "is written", "encoding(ofCase name: String)", arguments: "cases") {
          call("try expectEncoding", ["of: \(type).samples", "inCase: name"], caseInWireTests)
        }
      case .decoding:
        recordedJSON(of: tested, type, "expectJSONByHand")
      }
      if tested.readsCapsules { capsules(of: tested, type) }
    }
    if tested.alias == nil { nameOfCase(in: tested.layout, type) }
  }

  private func recordedJSON(of tested: TestedEnum, _ type: String, _ function: String) {
    let arguments = ["of: \(type).samples", "in: \(swiftLiteral(tested.file))", "cases: Self.cases"]
    test(of: tested, "reads recorded JSON", "recordedJSON()") {
      call("try \(function)", arguments, " { $0\(tested.alias?.member ?? "").caseInWireTests }")
    }
  }

  private func capsules(of tested: TestedEnum, _ type: String) {
    test(of: tested, "reads what releases wrote", "capsules()") {
      line("let capsules: [(releases: String, name: String, json: String)] = [")
      for capsule in tested.capsules {
        let parts = [capsule.releases.joined(separator: ", "), capsule.element, capsule.json].map(swiftLiteral)
        line("  (\(parts.joined(separator: ", "))),")
      }
      line("]")
      call("try expectCapsules", ["capsules", "of: \(type).samples", "cases: Self.cases"], " { $0.caseInWireTests }")
    }
  }

  /// The test that all recorded JSON belongs to an enum.
  func recordedFiles(_ files: [String]) {
    line()
    line("@Suite(\"Recorded JSON\")")
    block("struct RecordedJSONTests") {
      line("@Test(\"is that of an enum\")")
      block("func files() throws") {
        list("try expectNoFiles(besides: ", files.map(swiftLiteral), ")")
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
    block("func \(signature) throws", body)
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
