import CodableEnumContract

extension LockChange {
  /// Whether its way out is an annotation that the case has already.
  ///
  /// - Parameter source: The file with the change.
  package func asksForWhatIsThere(in source: String) -> Bool {
    guard let wayOut = message.firstMatch(of: #/write (@CodableCase\(.*?\))( |,|$)/#)?.1 else { return false }
    return source.split(separator: "\n", omittingEmptySubsequences: false)[position.line - 1].contains(wayOut)
  }
}
