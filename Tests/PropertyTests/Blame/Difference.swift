import CodableEnumJSON
import CodableEnumReport

@testable import CodableEnumContract

/// What the lock and ``Blame`` say differently of a change.
struct Difference {
  enum Kind {
    /// Whether it breaks an audience at all. The lock's findings and blame's plays: there are none of one of them.
    case verdict([LockChange], [Blame.Play])
    /// Whether the JSON of a finding shows it.
    case witness(Witness, LockChange)
  }

  let audience: LockChange.Audience
  let kind: Kind

  /// What is tried beside the JSON of findings. Blame may have many plays that show one thing.
  var plays: [EditProgram.Play] {
    guard case .verdict(_, let plays) = kind else { return [] }
    return plays.some(40).map { EditProgram.Play(audience: audience, json: $0.json.text(.compact)) }
  }

  /// Who is right.
  enum Verdict: String {
    case lock = "blame is wrong"
    case blame = "the lock is wrong"
    /// Something else than the JSON of the finding is lost. It may be a value with another name, or not.
    case neither = "the JSON shows nothing"
  }

  /// - Parameter lost: What compiled code lost of the audience.
  func verdict(_ lost: [EditProgram.Loss], _ pair: EditPair) -> Verdict {
    let isBroken = pair.isBroken(audience, by: lost)
    switch kind {
    case .verdict(let said, _): return said.isEmpty == isBroken ? .blame : .lock
    case .witness(let witness, _):
      if lost.contains(where: { $0.json == witness.json }) { return .lock }
      return isBroken ? .neither : .blame
    }
  }

  var text: String {
    switch kind {
    case .verdict(let said, let plays):
      let play = plays.first.map { "\($0.type) \($0.json.text(.compact))" } ?? "no play"
      return "DIFF \(audience): \(said.first?.message ?? "nothing") | \(play)"
    case .witness(let witness, let finding): return "WITNESS \(audience): \(finding.message) | \(witness.text)"
    }
  }
}
