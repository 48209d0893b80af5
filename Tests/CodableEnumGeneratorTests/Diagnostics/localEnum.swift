func draw() {
  // @CodableEnum
  enum Shape {
    case circle
  }
}

struct View {
  var body: Int {
    let closure = { () -> Int in
      // @CodableEnum
      enum Inner { case a }
      return 1
    }
    return closure()
  }
}
