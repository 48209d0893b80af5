import CodableEnumFiles
import CodableEnumGenerator

/// Protocols that refine those of coding: `protocol Schema: Codable`. Beside an annotated enum, the compiler would
/// synthesize other JSON for them, so an extension in a file of its own declares them.
struct MovedProtocols {
  /// By their names, with what stays in their place, since the compiler makes it only in the file of the enum.
  private(set) var rests: [String: [String]] = [:]

  private static let synthesized: Set = ["CaseIterable", "Comparable", "Equatable", "Hashable", "Sendable"]

  init() {}

  init(of declaration: TypeDeclaration, _ code: CodeTypes) {
    let owners = declaration.enclosing.map(\.name)
    let inherited = declaration.header.inheritedTypes + (code.inheritedByExtensions[declaration.displayName] ?? [])
    let names = inherited.flatMap(\.inheritedParts)
    for name in names where CodingProtocol.named(in: name).isEmpty {
      let all = code.protocols.all(refinedBy: name, inside: owners)
      guard all.contains(where: { !CodingProtocol.named(in: $0).isEmpty }) else { continue }
      var seen = Set(names)
      rests[name] = all.filter { Self.synthesized.contains($0) && seen.insert($0).inserted }
    }
  }

  /// The file that declares them; nil if there are none.
  func file(for declaration: TypeDeclaration, beside source: SourceFile) -> SourceFile? {
    if rests.isEmpty { return nil }
    let names = rests.keys.sorted(byBytesOf: \.self)
    let name =
      "\(declaration.displayName.filter { $0 != "." })+\(names.joined(separator: "+").filter { $0 != "." }).swift"
    let text = """
      // Not beside the enum, where the compiler would synthesize other JSON.
      extension \(declaration.qualifiedName): \(names.joined(separator: ", ")) {}

      """
    return SourceFile(path: Path.join(Path.directory(of: source.path), name), text: text)
  }
}
