/// The annotations there are, by their names.
package enum AnnotationKind: String, CaseIterable {
  case ofEnum = "CodableEnum"
  case ofCase = "CodableCase"
  case ofType = "CodableType"

  /// The declarations it belongs above, as messages name them.
  var target: String {
    switch self {
    case .ofEnum: "an enum"
    case .ofCase: "a case"
    case .ofType: "a struct, a class or an enum"
    }
  }
}
