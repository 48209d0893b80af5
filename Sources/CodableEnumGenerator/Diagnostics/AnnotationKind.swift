/// The annotations there are, by their names.
package enum AnnotationKind: String, CaseIterable {
  case ofEnum = "CodableEnum"
  case ofCase = "CodableCase"
  case ofType = "CodableType"

  /// What it can be above, as messages name it.
  var target: String {
    switch self {
    case .ofEnum: "an enum"
    case .ofCase: "a case"
    case .ofType: "a struct, a class or an enum"
    }
  }
}
