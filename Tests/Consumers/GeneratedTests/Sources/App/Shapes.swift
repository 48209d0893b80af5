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

// Its samples are written in the same letters, and its type is named like one of the standard library.
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Swap: Equatable {
  case swap(x: Int, y: Int)
  case tagged(String)  // @CodableCase(keys: ["kind"])

  enum String: Swift.String, Codable {
    case a, b
  }
}
