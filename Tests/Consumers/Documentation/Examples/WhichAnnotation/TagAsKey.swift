import CodableEnum

// The JSON of the page WhichAnnotation: the tag as the key.

enum Subview: String, Codable { case headers }
struct Item: Codable {}
// @CodableEnum
enum Action { case empty, editing(Subview), list(id: Int, items: [Item]) }
// @CodableEnum(strategy: .caseKeyed(payload: .array))
enum Install { case brew([String]), executable }
// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum Command { case empty, load(key: String, Int) }
// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum Light { case off, dim(Int), range(Int, Int), custom(red: Int) }
// @CodableEnum(emptyCases: .null)
enum AsNull { case a }
// @CodableEnum(emptyCases: .object)
enum AsObject { case a }
// @CodableEnum(emptyCases: .array)
enum AsArray { case a }
// @CodableEnum(emptyCases: .name)
enum AsName { case a }
// @CodableEnum
enum Selection {
  case everything  // @CodableCase(catches: .missing)
  case named(String)
}
// @CodableEnum(strategy: .untagged)
enum Search {
  case tag(String)  // @CodableCase(keys: ["tag"], matches: ["tag"])
  case since(Int)  // @CodableCase(keys: ["since"], matches: ["since"])
  case all  // @CodableCase(matches: .object)
}
try writes(Action.empty)
try writes(Action.editing(.headers))
try writes(Action.list(id: 1, items: []))
try writes(Install.brew(["a"]))
try writes(Install.executable)
try writes(Command.empty)
try writes(Command.load(key: "k", 4))
try writes(Light.off)
try writes(Light.dim(3))
try writes(Light.range(1, 2))
try writes(Light.custom(red: 1))
try writes(AsNull.a)
try writes(AsObject.a)
try writes(AsArray.a)
try writes(AsName.a)
try reads("{}", Selection.everything)
try reads("{}", Search.all)
try writes(Search.tag("a"))
try writes(Search.since(5))
try writes(Search.all)
