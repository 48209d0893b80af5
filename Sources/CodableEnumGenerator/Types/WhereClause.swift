/// The part of a `where` clause that says what a type is.
package struct WhereClause {
  /// The two sides of each `==`, in order.
  package let sameTypes: [(subject: String, type: String)]

  /// - Parameter text: Without `where`; nil if there is none.
  package init(_ text: String?) {
    sameTypes = Self.requirements(in: text ?? "").compactMap { requirement in
      guard let sign = requirement.firstRange(of: "==") else { return nil }
      return (Self.trimmed(requirement[..<sign.lowerBound]), Self.trimmed(requirement[sign.upperBound...]))
    }
  }

  /// requirements → requirement ("," requirement)*
  ///
  /// A comma inside brackets is part of a type.
  private static func requirements(in text: String) -> [Substring] {
    var depth = 0
    return text.split { character in
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      return character == "," && depth == 0
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
