import CodableEnumGenerator

// The source of a model.
extension WireModel {
  /// All declarations.
  ///
  /// - Parameter conforms: Whether `conformance:` is written; without it, everything can be tried.
  func source(conforms: Bool = true) -> String {
    let all = declarations.map(source) + [source(root, conforms: conforms)] + (whole.map { [source($0)] } ?? [])
    return all.joined(separator: "\n") + "\n"
  }

  func source(_ type: ModelType) -> String {
    switch type {
    case .plain(let name): name
    case .optional(let type): "\(source(type))?"
    case .array(let type): "[\(source(type))]"
    case .set(let name): "Set<\(name)>"
    case .dictionary(let type): "[String: \(source(type))]"
    case .declared(let index): name(of: index)
    case .merged(let fields, let variant): "Merged<\(source(fields)), \(source(variant))>"
    case .root: root.name
    }
  }

  private func source(_ declaration: Declaration) -> String {
    switch declaration {
    case .annotated(let type): source(type, conforms: true)
    case .structure(let type): source(type)
    case .merged(let type): source(type)
    case .coded(let type): "enum \(type.name): Codable {\n\(type.cases.map { source($0) }.joined(separator: "\n"))\n}"
    case .raw(let type):
      "enum \(type.name): \(type.rawType), Codable {\n\(type.cases.map { source($0) }.joined(separator: "\n"))\n}"
    }
  }

  private func source(_ type: ModelMerged) -> String {
    "typealias \(type.name) = \(source(.merged(type.fields, type.variant)))"
  }

  private func source(_ type: ModelStruct) -> String {
    var lines = type.properties.map { "  var \($0.label ?? ""): \(source($0.type))" }
    if type.properties.contains(where: { $0.key != nil }) {
      let keys = type.properties.map { ($0.label ?? "") + ($0.key.map { " = \"\($0)\"" } ?? "") }
      lines.append("  enum CodingKeys: String, CodingKey { case \(keys.joined(separator: ", ")) }")
    }
    return "struct \(type.name): Codable {\n\(lines.joined(separator: "\n"))\n}"
  }

  private func source(_ type: ModelEnum, conforms: Bool) -> String {
    let options = type.options.sorted { $0.key < $1.key }.filter { conforms || $0.key != "conformance" }
    let arguments = EnumOption.ordered(["strategy: \(type.strategy)"] + options.map { "\($0.key): \($0.value)" })
    let raw = type.rawType.map { ": \($0)" } ?? ""
    let cases = type.cases.map { source($0) }.joined(separator: "\n")
    return "// @CodableEnum(\(arguments.joined(separator: ", ")))\nenum \(type.name)\(raw) {\n\(cases)\n}"
  }

  private func source(_ element: ModelCase) -> String {
    var parameters = element.values.map { value in
      (value.label.map { "\($0): " } ?? "") + source(value.type) + (value.defaultValue.map { " = \($0)" } ?? "")
    }
    switch element.capture {
    case nil, .nothing: break
    case .tag: parameters = ["String"]
    case .tagAndContent: parameters = ["String", "CodableValue"]
    case .tagAndTyped(let type): parameters = ["String", source(type)]
    case .whole: parameters = ["CodableValue"]
    case .wholeTyped(let type): parameters = [source(type)]
    }
    let values = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    let arguments = arguments(element)
    let annotation = arguments.isEmpty ? "" : "  // @CodableCase(\(arguments.joined(separator: ", ")))"
    return "  case \(element.name)\(values)\(element.rawValue.map { " = \($0)" } ?? "")\(annotation)"
  }

  private func arguments(_ element: ModelCase) -> [String] {
    var arguments = element.tag.map { [$0] } ?? []
    func add(_ label: String, _ values: [String]) {
      if !values.isEmpty { arguments.append("\(label): [\(values.joined(separator: ", "))]") }
    }
    let named = element.values.enumerated().map { ($1.label ?? "_\($0)", $1) }
    add("aliases", element.aliases)
    add("keys", named.compactMap { name, value in value.key.map { "\"\(name)\": \"\($0)\"" } })
    let aliased = element.values.filter { $0.key != nil && !$0.keyAliases.isEmpty }
    add(
      "keyAliases",
      aliased.map { value in
        let aliases = value.keyAliases.map { "\"\($0)\"" }.joined(separator: ", ")
        return "\"\(value.key ?? "")\": [\(aliases)]"
      }
    )
    var catches: [String] = element.capture == nil ? [] : [".unknown"]
    if element.catchesMissing { catches.append(".missing") }
    if element.catchesInvalid { catches.append(".invalid") }
    add("catches", catches)
    if let matches = element.matches { arguments.append("matches: \(matches)") }
    add("coders", named.compactMap { name, value in value.coder.map { "\"\(name)\": \($0).self" } })
    add("omit", named.compactMap { name, value in value.isOmitted ? "\"\(name)\"" : nil })
    if let skip = element.skip { arguments.append("skip: \(skip)") }
    if let labels = element.labels { arguments.append("labels: \(labels)") }
    if element.takesRest { arguments.append("rest: true") }
    return arguments
  }
}
