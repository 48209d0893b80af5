struct Outer {
  struct Inner<T> {}
}

extension Outer.Inner {
  // @CodableEnum(strategy: .adjacent)
  enum Shape_2 {
    case dot
    case box(T)
  }
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
indirect enum Tree<Leaf: Hashable>: Hashable {
  case leaf(Leaf)
  case branch([Tree<Leaf>])
  case bag(Set<String>)
}

// @CodableEnum(strategy: .rawValue)
@MainActor enum Status {
  case active
  case other(String)  // @CodableCase(catches: .unknown)
}
