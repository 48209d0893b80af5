// --type Step

// A union at the root, and one that a merged value has.

// @CodableEnum(strategy: .discriminator(key: "kind"))
enum Step {
  case wait(seconds: Double, until: Reason?)
  case act(Action)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Action {
  case move(Motion)
  case speak(text: String, pace: Pace)
}

// @CodableEnum(strategy: .flattenedStatus(key: "motion"))
enum Motion {
  case walk(speed: Int)
  case stop
}

enum Reason: Int, Codable { case quiet = 1, dark }

enum Pace: Double, Codable { case slow = 0.5, even = 1 }
