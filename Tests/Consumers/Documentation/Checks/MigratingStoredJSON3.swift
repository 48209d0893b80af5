enum Synthesized: Codable {
  case fetch(Int), stopped
}
try writes(Synthesized.fetch(7))
try writes(Job.fetch(7))
try writes(Job.stopped)
