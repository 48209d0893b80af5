// @CodableEnum(caseNames: .kebabCase)
enum Route: Equatable {
  case home
  case userProfile(id: Int)
  case search(term: String, page: Int?)
}
