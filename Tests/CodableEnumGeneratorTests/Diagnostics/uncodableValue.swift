// @CodableEnum
enum Shape {
  case tuple((Int, Int))
  case nestedTuple([(x: Int, y: Int)])
  case void(Void), empty(())
  case function((Int) -> Void)
  case optionalFunction((() -> Void)?)
  case existential(any Error)
  case existentials([any Error])
  case any(Any)
  case metatype(Int.Type)
  case fine(Box<(Int, Int)>, (Int), [(Int)], Box<() -> Void>)
}
