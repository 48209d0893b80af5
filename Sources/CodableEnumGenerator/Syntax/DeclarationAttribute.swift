/// An attribute of a declaration, as written: `@available(iOS 17, *)`.
package struct DeclarationAttribute {
  /// `available`; without the module that qualifies it.
  package var name: String
  var text: String
  var range: Range<Int>

  /// The arguments of `@available`; nil for any other attribute.
  var availability: Substring? {
    guard name == "available", let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    return text[text.index(after: open)...].dropLast()
  }
}

extension DeclarationAttribute {
  /// The condition of `#available` that says as much as `@available(iOS 17, *)` or `@available(iOS, introduced: 17)`.
  var introduction: String? {
    guard let availability else { return nil }
    let parts = availability.split(separator: ",").map { $0.filter { $0 != " " } }
    // The compiler answers what depends on it, not the running program.
    guard let platform = parts.first, platform != "_PackageDescription", !platform.hasPrefix("swift") else {
      return nil
    }
    if parts.last == "*", parts.count > 1, !availability.contains(":") { return String(availability) }
    let introduced = parts.first { $0.hasPrefix("introduced:") }?.dropFirst("introduced:".count)
    return introduced.map { "\(platform) \($0), *" }
  }

  /// Whether code that uses the declaration gets a warning.
  var isDeprecation: Bool { availability?.contains("deprecated") ?? false }

  /// Whether no code may use the declaration.
  var isUnavailable: Bool { availability?.filter { $0 != " " }.hasPrefix("*,unavailable") ?? false }
}
