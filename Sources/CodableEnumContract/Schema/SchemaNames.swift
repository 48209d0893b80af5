/// Unique names of definitions, made of the characters that the language allows.
///
/// Whoever asks first gets the name, and others a number: `Outer_Inner_2`. So types whose own name is allowed ask first, then
/// the others in their order, and a document's parts never trade names.
struct SchemaNames {
  private var taken: Set<String> = []
  /// By the thing that they name.
  private var names: [String: String] = [:]

  /// The name of a thing, always the same.
  ///
  /// - Parameters:
  ///   - thing: A text that identifies it.
  ///   - wanted: A name made of allowed characters.
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

/// The words of a text: ASCII letters and digits, and the given characters.
func words(in text: String, and others: Set<Character> = []) -> [Substring] {
  text.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0)) }
}
