import CodableEnumGenerator

extension WireDocument {
  /// - Parameter roots: The names of types that are guarded like payloads.
  /// - Throws: If there is no such type, or if its JSON is not known.
  package init(_ files: [WireFile], guarding roots: [String]) throws(InputFailure) {
    self.init(files, roots: roots)
    for name in roots { try checkRoot(name, in: files) }
  }

  /// The enums with hand-written coding.
  package var enumsByHand: [String] { files.enumsByHand(among: nil) }

  private func checkRoot(_ name: String, in files: [WireFile]) throws(InputFailure) {
    let found = self.roots.filter { $0 == name || self[$0]?.name == name }
    let unknown = unknownTypes.filter { $0.id == name || $0.name == name }
    let ids = found + unknown.map(\.id)
    guard ids.count < 2 else {
      let ids = ids.map { "'\($0)'" }.joined(separator: ", ")
      throw InputFailure(message: "several types are called '\(name)': name one of \(ids)")
    }
    if let type = unknown.first { throw .unguardable(name, type.reason, type.place) }
    guard let id = found.first, let root = self[id] else {
      let way = wayToName(insteadOf: name, among: files.flatMap(\.entries).map(\.name))
      throw InputFailure(message: "there is no type '\(name)' to guard\(way)")
    }
    guard root.isAlias, case .rawValues(.open(let other), _) = root.shape,
      let reason = openReferences.first(where: { $0.name == other })?.reason
    else { return }
    throw .unguardable(name, reason, root.place)
  }
}

extension [WireFile] {
  /// The enums with hand-written coding, those of roots if there are any.
  package func enumsByHand(among roots: [String]?) -> [String] {
    let enums = flatMap(\.entries).filter { if case .plainEnum = $0.target { true } else { false } }.map(\.name)
    let types = WireDocument(self).unknownTypes.filter { $0.reason == .handWritten && enums.contains($0.name) }
    guard let roots else { return types.map(\.name) }
    return roots.filter { root in types.contains { $0.id == root || $0.name == root } }
  }
}

extension UnknownType {
  fileprivate var name: String { id.parts(around: " (").map { String($0.before) } ?? id }
}

extension InputFailure {
  fileprivate static func unguardable(_ name: String, _ reason: OpenReason, _ place: WirePlace) -> InputFailure {
    let why = reason == .handWritten ? "has its own coding" : "cannot be guarded"
    return InputFailure(
      message: "'\(name)' \(why): \(reason.text); let the compiler synthesize its coding, or test its JSON",
      place: (place.path, place.position)
    )
  }
}
