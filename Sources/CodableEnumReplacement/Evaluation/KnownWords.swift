import CodableEnumJSON

/// The texts and numbers that code compares with, and the keys that it asks for.
struct KnownWords {
  private(set) var texts: Set<String> = []
  private(set) var numbers: Set<String> = []
  private var keys: Set<String> = []
  private var sorted: [JSONValue] = []
  private var sortedKeys: [String] = []

  var isEmpty: Bool { texts.isEmpty && numbers.isEmpty }

  /// Texts and numbers, in order.
  var all: [JSONValue] {
    mutating get {
      if sorted.count != texts.count + numbers.count {
        sorted =
          texts.sorted(byBytesOf: \.self).map { .string($0) } + numbers.sorted(byBytesOf: \.self).map { .number($0) }
      }
      return sorted
    }
  }

  /// The keys, in order; they are texts, too.
  var allKeys: [String] {
    mutating get {
      if sortedKeys.count != keys.count { sortedKeys = keys.sorted(byBytesOf: \.self) }
      return sortedKeys
    }
  }

  mutating func note(_ text: String) { texts.insert(text) }

  mutating func note(number: String) { numbers.insert(number) }

  mutating func note(_ json: JSONValue) {
    if let text = json.string { note(text) }
    if case .number(let text) = json { note(number: text) }
  }

  mutating func note(key: String) {
    note(key)
    keys.insert(key)
  }

  /// Adds the texts and numbers of other code.
  mutating func add(_ others: KnownWords) {
    texts.formUnion(others.texts)
    numbers.formUnion(others.numbers)
  }
}
