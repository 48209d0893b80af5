import CodableEnumGenerator

/// The style that turns the most names into texts, and the texts that need more.
struct NameMatch {
  private let names: [String]
  private(set) var style = NameStyle.asWritten
  /// By index of the name.
  private(set) var exceptions: [Int: String] = [:]
  /// The indices of names that are like no text.
  private(set) var unmatched: Set<Int> = []

  /// How names and texts that no style relates belong together.
  struct Pairs {
    /// Whether a name, by its index, may be of what a text is the tag of.
    var fit: (Int, String) -> Bool
    /// The indices of names that no text is paired with.
    var others: Set<Int> = []
  }

  /// - Parameter pairs: Nil if only a style relates names and texts.
  init(_ names: [String], _ texts: Set<ExactText>, _ pairs: Pairs? = nil) {
    let style = NameStyle.explainingMost { style in
      names.count { !texts.contains(ExactText(style.apply(to: $0))) }
    }
    (self.names, self.style) = (names, style)
    let made = Set(names.map { ExactText(style.apply(to: $0)) })
    var rest = texts.subtracting(made).map(\.text).sorted(byBytesOf: \.self)
    let others = names.indices.filter { !texts.contains(ExactText(style.apply(to: names[$0]))) }
    for index in others {
      guard let position = rest.firstIndex(where: { Self.isAlike($0, names[index]) }) else { continue }
      exceptions[index] = rest.remove(at: position)
    }
    unmatched = Set(others.filter { exceptions[$0] == nil })
    guard let pairs else { return }
    var open = others.filter { exceptions[$0] == nil && !pairs.others.contains($0) }
    if open.count <= Self.mostPairs, rest.count <= Self.mostPairs {
      pair(&open, &rest, pairs.fit)
      pair(&open, &rest) { index, text in Self.isWord(names[index], of: text) }
    }
    if let last = open.first, open.count == 1, rest.count == 1 { exceptions[last] = rest[0] }
  }

  private static let mostPairs = 64

  /// Pairs names and texts that belong to no other.
  private mutating func pair(_ open: inout [Int], _ rest: inout [String], _ fit: (Int, String) -> Bool) {
    let fits = open.map { index in Set(rest.indices.filter { fit(index, rest[$0]) }) }
    var found: [Int: Int] = [:]
    var taken: Set<Int> = []
    var isNew = true
    while isNew {
      isNew = false
      for (place, texts) in fits.enumerated() where found[place] == nil {
        let left = texts.subtracting(taken)
        guard let text = left.first, left.count == 1 else { continue }
        let rivals = fits.indices.filter { found[$0] == nil && fits[$0].contains(text) }
        guard rivals.count == 1 else { continue }
        found[place] = text
        taken.insert(text)
        isNew = true
      }
    }
    for (place, text) in found {
      exceptions[open[place]] = rest[text]
      unmatched.remove(open[place])
    }
    open = open.indices.filter { found[$0] == nil }.map { open[$0] }
    rest = rest.indices.filter { !taken.contains($0) }.map { rest[$0] }
  }

  /// `prompt` of `ref/prompt`, `ready` of `CartReadyStatus`
  private static func isWord(_ name: String, of text: String) -> Bool {
    let (words, own) = (SwiftNames.words(of: text).map { $0.lowercased() }, SwiftNames.words(of: name))
    return !own.isEmpty && own.allSatisfy { words.contains($0.lowercased()) }
  }

  func text(of index: Int) -> String { exceptions[index] ?? style.apply(to: names[index]) }

  /// Whether two texts differ only in case and punctuation.
  static func isAlike(_ text: String, _ name: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    if plain(text) == plain(name) || SwiftNames.name(of: text, or: "value") == name { return true }
    // `op10`, `code404`
    guard let number = Int(text) else { return false }
    let digits = String(name.reversed().prefix(while: \.isNumber).reversed())
    return digits == "\(number.magnitude)"
      && (number < 0) == name.dropLast(digits.count).lowercased().hasSuffix("minus")
  }
}
