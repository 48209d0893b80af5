import CodableEnumGenerator

extension WireEnum {
  /// The annotation that an enum had, as far as its JSON shows it: `@CodableEnum(strategy: .rawValue, ignoresCase: true)`.
  var annotation: String {
    let caseNames = NameStyle.allCases.first { style in
      cases.allSatisfy { element in element.tag.map { $0 == .string(style.apply(to: element.name)) } ?? true }
    }
    let keyed = cases.flatMap(\.content.keyedValues)
    let keyNames = NameStyle.allCases.first { style in keyed.allSatisfy { style.apply(to: $0.value.name) == $0.key } }
    func option(_ name: String, _ value: String?, unless usual: String? = nil) -> String? {
      value.flatMap { $0 == usual ? nil : "\(name): .\($0)" }
    }
    let usual = NameStyle.asWritten.rawValue
    let unknownKeys: UnknownKeys? = rejectsUnknownKeys ? .reject : ignoresExtraElements ? .ignore : nil
    let arguments = [
      "strategy: \(strategy.spelling)", option("caseNames", caseNames?.rawValue, unless: usual),
      option("keyNames", keyNames?.rawValue, unless: usual),
      option("emptyCases", emptyCases.rawValue, unless: strategy.usualEmptyCases.rawValue),
      option("unknownKeys", unknownKeys?.rawValue), ignoresCase ? "ignoresCase: true" : nil,
      option("conformance", conformance.rawValue, unless: Conformance.codable.rawValue),
    ]
    let text = "@CodableEnum(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    let hasOthers = caseNames == nil || keyNames == nil || cases.contains { !$0.aliases.isEmpty || !$0.catches.isEmpty }
    return "write // \(text) above it" + (hasOthers ? ", and the @CodableCase that its cases had" : "")
  }
}
