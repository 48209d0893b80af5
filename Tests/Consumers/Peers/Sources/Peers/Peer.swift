/// A library of another language that codes enums.
struct Peer: Sendable {
  var name: String
  /// The file of its types.
  var source: String
  /// Our types, in the order of their rows.
  var subjects: [Subject]
  /// Our file of them.
  var ourSource: String

  static let all = [
    Peer(name: "serde", source: "Rust/src/main.rs", subjects: Serde.subjects, ourSource: "Serde"),
    Peer(name: "Jackson", source: "Java/Peers.java", subjects: Jackson.subjects, ourSource: "Jackson"),
    Peer(name: "pydantic", source: "Python/pydantic_types.py", subjects: Pydantic.subjects, ourSource: "Pydantic"),
    Peer(name: "msgspec", source: "Python/msgspec_types.py", subjects: Msgspec.subjects, ourSource: "Msgspec"),
  ]
}
