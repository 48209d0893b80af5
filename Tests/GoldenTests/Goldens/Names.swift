// swift-format-ignore-file
// Names and spacing are what is tested.

// Names that generated code has another use for, or that Swift reserves.

// @CodableEnum(strategy: .flattenedStatus(key: "kind"))
public enum Hostile: Equatable {
  case container(container: Int, decoder: Int, encoder: Int)
  case `default`(container: Int, `in`: Int)
  case `self`(self: Int, type: Int)
  case `init`(object: Int, values: Int)
  case value(key: Int, value: Int, value0: Int)
  case value0(Any: Int, Self: Int, `init`: Int)
  case first (Int)  // @CodableCase(keys: ["first key"])
  case underscore(_: Int, __: Int)  // @CodableCase(keys: ["a", "b"])
  case `Type`(Type: Int), some(some: Int, any: Int), ζεύς(größe: Int, 名前: String)
}

// @CodableEnum
public enum `Protocol`: Equatable {
  case `default`(container: Int, `in`: Int), container, value(Int, value: Int), value1(value0: Int, Int)
}

// A tag is not the same as its decomposition.
// @CodableEnum(strategy: .discriminator(key: "café"))
public enum Coffee: Equatable {
  case espresso  // @CodableCase("caf\u{E9}")
  case lungo  // @CodableCase("cafe\u{301}")
  case ristretto  // @CodableCase(#"\ "quoted" \"#)
}
