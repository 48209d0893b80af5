// --type Large

// More optional keys, unions and levels than some providers take.

struct Large: Codable {
  var value0: String?
  var value1: String?
  var value2: String?
  var value3: String?
  var value4: String?
  var value5: String?
  var value6: String?
  var value7: String?
  var value8: String?
  var value9: String?
  var value10: String?
  var value11: String?
  var value12: String?
  var value13: String?
  var value14: String?
  var value15: String?
  var value16: String?
  var value17: String?
  var value18: String?
  var value19: String?
  var value20: String?
  var value21: String?
  var value22: String?
  var value23: String?
  var value24: String?
  var value25: String?
  var value26: String?
  var value27: String?
  var value28: String?
  var value29: String?
  var level: Level1
  var choice0: Choice
  var choice1: Choice
  var choice2: Choice
  var choice3: Choice
  var choice4: Choice
  var choice5: Choice
  var choice6: Choice
  var choice7: Choice
  var choice8: Choice
  var choice9: Choice
  var choice10: Choice
  var choice11: Choice
  var choice12: Choice
  var choice13: Choice
  var choice14: Choice
  var choice15: Choice
  var choice16: Choice
  var choice17: Choice
}

// @CodableEnum(strategy: .untagged)
enum Choice {
  case word(String)
  case count(Int)
}

struct Level1: Codable {
  var inner: Level2
}

struct Level2: Codable {
  var inner: Level3
}

struct Level3: Codable {
  var inner: Level4
}

struct Level4: Codable {
  var inner: Level5
}

struct Level5: Codable {
  var inner: Level6
}

struct Level6: Codable {
  var inner: Level7
}

struct Level7: Codable {
  var inner: Level8
}

struct Level8: Codable {
  var inner: Level9
}

struct Level9: Codable {
  var inner: Level10
}

struct Level10: Codable {
  var inner: Level11
}

struct Level11: Codable {
  var inner: Level12
}

struct Level12: Codable {
  var inner: Int
}
