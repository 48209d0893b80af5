enum Synthesized: Codable {
  case empty
  case load(key: String, Int)
}
try writes(Synthesized.empty)
try writes(Synthesized.load(key: "k", 4))
try writes(Command.empty)
try writes(Command.load(key: "k", 4))
try refuses(
  #"{"lod":{}}"#,
  Command.self,
  #"unknown case "lod" of Command; expected one of "empty", "load"; did you mean "load"?"#
)
