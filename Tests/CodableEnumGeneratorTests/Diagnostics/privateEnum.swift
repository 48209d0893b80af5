// @CodableEnum
private enum Shape { case a }

fileprivate struct Outer {
  // @CodableEnum
  enum Inner { case a }
}

private extension String {
  // @CodableEnum
  enum Kind { case a }
}

extension Outer {
  // @CodableEnum
  enum Extended { case a }
}
