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
