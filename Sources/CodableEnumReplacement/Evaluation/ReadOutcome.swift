import CodableEnumGenerator

/// What is read: a case and what its values are, or an error.
struct ReadOutcome: Equatable {
  enum Value: Equatable {
    case null
    /// As a literal.
    case constant(String)
    case read(String)
    /// A struct that the code makes of parts from elsewhere, with its type if that is asked for.
    case made(TypeExpression?)
  }

  var element: String
  var values: [Value]
  /// How values are made of what is read, by name.
  var makings: [String: Making.Half] = [:]
}
