import CodableEnum

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum Labeled {
  case some(id: Int), other
}

// @CodableEnum(strategy: .caseKeyed(payload: .array), emptyCases: .object)
enum Unlabeled {
  case some(Int, String), other
}

try writes(Labeled.some(id: 0))
try writes(Labeled.other)
try writes(Unlabeled.some(0, "a"))
try writes(Unlabeled.other)
