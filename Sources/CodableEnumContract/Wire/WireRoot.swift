import CodableEnumGenerator

extension WireBuilder {
  /// The types of all inputs, and one of them.
  static func build(
    _ files: [WireFile],
    root name: String
  ) throws(InputFailure) -> (WireDocument, WireType, isOnlyRead: Bool) {
    var builder = WireBuilder(files.sorted(byBytesOf: \.path))
    let found = builder.names.indices(named: name)
    if found.count > 1 {
      let paths = found.map { "'\(builder.names.files[builder.names.entries[$0].file].path)'" }
      throw InputFailure(
        message: "several types are called '\(name)', in \(paths.joined(separator: ", ")): pass fewer files"
      )
    }
    guard let index = found.first else {
      let way = wayToName(insteadOf: name, among: builder.names.entries.map(\.name))
      throw InputFailure(message: "there is no type '\(name)'\(way)")
    }
    let type = builder.type(at: index)
    var coding: Conformance?
    switch builder.names.entries[index].target {
    case .structure(let declaration), .plainEnum(let declaration), .other(let declaration):
      coding = WireConformance(builder.names).coding(of: declaration)
    case .alias, .annotatedEnum: break
    }
    return (builder.build(), type, isOnlyRead: coding == .decodable)
  }
}

/// The nearest name behind a semicolon, or all that there are, where they are few; empty where they are not.
package func wayToName(insteadOf name: String, among names: [String]) -> String {
  let names = Set(names).sorted(byBytesOf: \.self)
  let near = nearestSpelling(to: name, in: names) ?? names.first { $0.hasSuffix(".\(name)") }
  return (near.map { "did you mean '\($0)'?" } ?? fewNames(names)).map { "; \($0)" } ?? ""
}

/// All that there is, where that is little; nil where it is not.
private func fewNames(_ names: [String]) -> String? {
  if !(1...10).contains(names.count) { return nil }
  return (names.count == 1 ? "expected " : "expected one of ") + names.map { "'\($0)'" }.joined(separator: ", ")
}
