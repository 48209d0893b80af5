import CodableEnum

// A value of each holds others, at any depth.

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
indirect enum Figure {
  case dot(size: Int)
  case group(members: [Figure])  // @CodableCase(aliases: ["list"])
  case turned(by: Double, figure: Figure)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .merged)
enum Folder {
  case file(File)
  case folder(Children)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

struct File: Codable {
  var size: Int
}

struct Children: Codable {
  var children: [Folder]
}

// @CodableEnum(strategy: .adjacent)
enum Term {
  case number(Double)
  case sum([Term])
}

// @CodableEnum(strategy: .tagFirst, emptyCases: .name)
indirect enum Shelf {
  case nothing
  case box(Shelf, label: String?)
  case row([Shelf])  // @CodableCase(aliases: ["line"])
  case other(String, [Shelf])  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst)
indirect enum Step {
  case wait(Double)
  case none  // @CodableCase(catches: .missing)
  case both(Step, Step)
}

// @CodableEnum(strategy: .flattenedStatus(key: "op"), emptyCases: .name)
indirect enum Sum {
  case zero
  case value(number: Int)  // @CodableCase(catches: .missing)
  case plus(left: Sum, right: Sum)
}
