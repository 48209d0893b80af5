import CodableEnumGenerator

/// Types whose JSON is not known, and that are read where an error leads elsewhere: `try?`.
struct Guesses {
  /// Why each is not known, in the order of the code.
  fileprivate(set) var all: [Interruption] = []
  /// The index of the one that can't be read; nil if all can.
  fileprivate var failing: Int?
  /// Whether they are not refused.
  fileprivate var isOpen = false
}

extension Evaluator {
  /// What is read if such types read what is there. They are refused if what follows an error of one is another case,
  /// since annotations go to no other.
  func withGuesses(_ read: () throws -> ReadOutcome) throws(Refusal) -> ReadOutcome? {
    guesses = Guesses(isOpen: true)
    defer { (guesses.failing, guesses.isOpen) = (nil, false) }
    let outcome = try self.outcome(read)
    let (all, known) = (guesses.all, (stopsWhenDebugged, dependsOnOrder, trace))
    for (index, unknown) in all.enumerated() {
      guesses = Guesses(failing: index, isOpen: true)
      if try self.outcome(read) != nil, case .refused(let refusal) = unknown { throw refusal }
    }
    if !all.isEmpty { (stopsWhenDebugged, dependsOnOrder, trace) = known }
    guesses.all = all
    return outcome
  }

  /// Takes a type for one that reads what is there.
  func guess(_ type: TypeExpression, at range: Range<Int>) throws {
    let unknown = refusal(unknownJSON(of: type), at: range)
    if !guesses.isOpen { throw unknown }
    guesses.all.append(unknown)
    if guesses.failing == guesses.all.count - 1 { throw Interruption.thrown(nil) }
  }

  /// Does something that refuses them.
  func withoutGuesses<Value>(_ body: () throws -> Value) rethrows -> Value {
    let isOpen = guesses.isOpen
    guesses.isOpen = false
    defer { guesses.isOpen = isOpen }
    return try body()
  }
}
