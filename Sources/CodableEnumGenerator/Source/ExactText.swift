/// A text to be compared byte for byte: two spellings of `é` are two texts.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (lhs: ExactText, rhs: ExactText) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

// One sort for texts and one for numbers, whatever they belong to. The compiler makes a sort for each type that is sorted,
// and in an optimized build each takes it as long as 25 functions.
extension Sequence {
  /// In the order of a text, byte for byte.
  package func sorted(byBytesOf text: (Element) -> String) -> [Element] {
    let elements = Array(self)
    return order(of: elements.map(text)).map { elements[$0] }
  }

  /// In the order of a number.
  package func sorted(byNumber number: (Element) -> Int) -> [Element] {
    let elements = Array(self)
    return order(of: elements.map(number)).map { elements[$0] }
  }
}

/// The indices of texts in order.
private func order(of texts: [String]) -> [Int] {
  texts.indices.sorted { texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8) }
}

/// The indices of numbers in order.
private func order(of numbers: [Int]) -> [Int] {
  numbers.indices.sorted { numbers[$0] < numbers[$1] }
}
