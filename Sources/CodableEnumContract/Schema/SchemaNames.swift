/// Names of definitions in a document: of the characters that its language allows, each once.
struct SchemaNames {
  private var taken: Set<String> = []
  /// By what was named.
  private var names: [String: String] = [:]

  /// The name of a thing; the same for the same thing.
  ///
  /// - Parameters:
  ///   - thing: What tells it apart from all others.
  ///   - wanted: A name made of characters that are allowed.
  mutating func name(of thing: String, _ wanted: () -> String) -> String {
    if let name = names[thing] { return name }
    let wanted = wanted()
    var name = wanted
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(wanted)_\(number)"
    }
    names[thing] = name
    return name
  }
}

/// The words of a text: letters and digits of ASCII, and whatever else is told.
func words(in text: String, and others: Set<Character> = []) -> [Substring] {
  text.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0)) }
}
