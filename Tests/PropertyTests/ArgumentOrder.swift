extension CaseIterable where Self: RawRepresentable<String> {
  /// Arguments in the order that Swift takes them in, as text: first those without a label.
  static func ordered(_ arguments: [String]) -> [String] {
    let labels = allCases.map { "\($0.rawValue):" }
    let places = arguments.map { argument in labels.firstIndex { argument.hasPrefix($0) } ?? -1 }
    return zip(places, arguments).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
