/// What the compiler writes; it knows one layout, that of `.caseKeyed(payload: .labeled)`.
enum Synthesized: Sampled, Codable {
  case empty
  case single(text: String)
  case several(id: Int, name: String, ratio: Double)
  case nested(owner: Owner, tags: [String])
  case optional(count: Int?, note: String?)
}
