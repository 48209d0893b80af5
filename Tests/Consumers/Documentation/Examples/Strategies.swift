import CodableEnum

// The JSON in the README's table of strategies.

enum Subview: String, Codable { case headers }
struct Dog: Codable { let name: String }
struct Note: Codable { var id = 1 }

// @CodableEnum
enum Keyed { case empty, editing(Subview), list(Int, [Int]) }

for value in [Keyed.empty, .editing(.headers), .list(7, [1])] { try writes(value) }

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum Natural { case empty, editing(Subview), load(key: String) }

for value in [Natural.empty, .editing(.headers), .load(key: "k")] { try writes(value) }

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum Labeled { case empty, load(key: String, Int) }

for value in [Labeled.empty, .load(key: "k", 4)] { try writes(value) }

// @CodableEnum(strategy: .caseKeyed(payload: .array))
enum InArray { case empty, editing(Subview) }

for value in [InArray.empty, .editing(.headers)] { try writes(value) }

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
enum Flattened { case waitlist(position: Int), dog(Dog) }

for value in [Flattened.waitlist(position: 12), .dog(Dog(name: "Bingo"))] { try writes(value) }

// @CodableEnum(strategy: .adjacent)
enum Adjacent { case store(key: String, value: Int) }

try writes(Adjacent.store(key: "k", value: 4))

// @CodableEnum(strategy: .adjacent(content: .tag))
enum UnderTag { case store(key: String, value: Int) }

try writes(UnderTag.store(key: "k", value: 4))

// @CodableEnum(strategy: .discriminator)
enum Discriminated { case loading(source: String) }

try writes(Discriminated.loading(source: "net"))

// @CodableEnum(strategy: .tagFirst)
enum TagFirst { case EVENT(String, Note), ready }

for value in [TagFirst.EVENT("sub", Note()), .ready] { try writes(value) }

// @CodableEnum(strategy: .untagged)
enum Untagged { case one(String), many([String]), session(id: Int), token(token: String) }

for value in [Untagged.one("a"), .many(["a"]), .session(id: 1), .token(token: "t")] { try writes(value) }
