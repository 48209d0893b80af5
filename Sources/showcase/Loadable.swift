// @CodableEnum(strategy: .discriminator, keyNames: .snakeCase)
enum Loadable<T> {
  case initial
  case loading(step: Int)
  case value(T)
}

extension Loadable: Equatable where T: Equatable {}
