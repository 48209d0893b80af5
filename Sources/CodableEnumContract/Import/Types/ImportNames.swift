import CodableEnumGenerator
import CodableEnumJSON

/// Swift names for the schemas of a document, each given once.
struct ImportNames {
  private var used = TakenNames.all
  /// By the schema's id.
  private var names: [String: String] = [:]
  /// How many schemas without a name would have a name.
  private var wanted: [String: Int] = [:]
  /// Names that are wanted more than once, and that none gets: each has its owner's name before it.
  let crowded: Set<String>

  init(crowded: Set<String> = []) {
    self.crowded = crowded
  }

  /// The names that should have been crowded.
  var newlyCrowded: Set<String> { Set(wanted.filter { $0.value > 1 }.keys).subtracting(crowded) }

  /// Where a schema without a name is.
  struct Hint {
    /// Its title, its tag or its key.
    var text: String
    /// The type that it is in.
    var owner: String
  }

  mutating func reserve(_ named: [(name: String, site: SchemaSite)]) {
    var lasts: [String: Int] = [:]
    for (name, _) in named { lasts[Self.last(name), default: 0] += 1 }
    for (name, site) in named where names[site.id] == nil {
      // `io.k8s.api.core.v1.Pod`
      let last = Self.last(name)
      names[site.id] = unique(Self.typeName(of: lasts[last] == 1 ? last : name), "")
    }
  }

  mutating func reserve(_ name: String, for id: String) {
    names[id] = name
    used.insert(name)
  }

  /// A name from a title, for the document.
  mutating func reserve(title: String, for id: String) { names[id] = unique(Self.typeName(of: title), "") }

  private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  func name(of id: String) -> String? { names[id] }

  mutating func name(of id: String, _ hint: Hint) -> String {
    if let name = names[id] { return name }
    let wish = Self.typeName(of: hint.text)
    wanted[wish, default: 0] += 1
    let name = unique(wish, hint.owner)
    names[id] = name
    return name
  }

  private mutating func unique(_ name: String, _ owner: String) -> String {
    if owner.isEmpty || !crowded.contains(name), used.insert(name).inserted { return name }
    // `Error` and the like mean something else in Swift.
    let isKnown = TakenNames.all.contains(name)
    return SwiftNames.unique(owner.isEmpty ? name + (isKnown ? "Model" : "") : owner + name, in: &used)
  }

  /// A name that is one in Swift stays: `OAuthToken`.
  static func typeName(of text: String) -> String {
    let isName = isASCIIIdentifier(text) && text.utf8.first.map { (0x41...0x5A).contains($0) } == true
    if isName, !isReserved(text), !text.utf8.contains(UInt8(ascii: "_")), text != text.uppercased() || text.count < 5 {
      return text
    }
    let name = SwiftNames.typeName(of: text)
    if name != "Value" { return name }
    // `3D model`
    for suffixed in [text + " model", "model " + text] {
      let name = SwiftNames.typeName(of: suffixed)
      if name != "Value" { return name }
    }
    return "Model"
  }
}
