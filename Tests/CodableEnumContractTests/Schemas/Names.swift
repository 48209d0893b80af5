// Names of definitions have no dots, and none is that of another.

// @CodableEnum(strategy: .flattenedStatus(key: "kind"))
enum Pet {
  case cat(Cat)
  // @CodableCase("dog", aliases: ["hound"])
  case dog(Dog)
}

struct Cat: Codable { var lives: Int }
struct Dog: Codable { var name: String }

/// The name that a case's component would have.
struct Pet_cat: Codable { var isTaken: Bool }

struct Outer: Codable {
  var inner: Inner
  var others: [Outer_Inner]
  var box: Box<Inner>
  struct Inner: Codable { var depth: Int }
}

struct Outer_Inner: Codable { var isFlat: Bool }
struct Outer_Inner_2: Codable { var isSecond: Bool }
struct OuterInner: Codable { var isJoined: Bool }
struct Box<Content: Codable>: Codable { var content: Content }
struct Box_Outer_Inner: Codable { var isPlain: Bool }

enum A { struct B_C: Codable { var first: Int } }
enum A_B { struct C: Codable { var second: Int } }
