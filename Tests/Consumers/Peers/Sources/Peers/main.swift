import CodableEnum
import Foundation

// questions <peer> <file>         what is asked of both sides, for the peer to answer
// judge <peer> <file of answers>  whether both sides do what the rows say
// page <file>                     whether the page has the tables of the rows; with CODABLE_ENUM_RECORD=1 it gets them

func rows(of peer: Peer) throws -> Rows { try Rows(String(contentsOfFile: "Rows/\(peer.name).txt", encoding: .utf8)) }

func peer(_ name: String) throws -> Peer {
  guard let peer = Peer.all.first(where: { $0.name == name }) else { throw Complaint("no peer is named \(name)") }
  return peer
}

func fail(_ complaints: [String]) -> Never {
  FileHandle.standardError.write(Data((complaints.joined(separator: "\n") + "\n").utf8))
  exit(1)
}

let arguments = CommandLine.arguments
do {
  switch arguments[1] {
  case "questions":
    let encoder = JSONEncoder()
    let peer = try peer(arguments[2])
    let rows = try rows(of: peer)
    var judge = Judge(of: peer, rows: rows)
    try judge.checkOurs(
      ourSource: String(contentsOfFile: "Sources/Peers/Subjects/\(peer.ourSource).swift", encoding: .utf8),
      theirSource: String(contentsOfFile: peer.source, encoding: .utf8)
    )
    if !judge.complaints.isEmpty { fail(judge.complaints) }
    let lines = try rows.questions().map { try encoder.encode($0) + Data("\n".utf8) }
    try Data(lines.joined()).write(to: URL(filePath: arguments[3]))
  case "judge":
    let peer = try peer(arguments[2])
    let rows = try rows(of: peer)
    let answers = try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
    var judge = Judge(of: peer, rows: rows)
    try judge.judge(try rows.questions(), answers: answers)
    if !judge.complaints.isEmpty { fail(judge.complaints) }
    print(
      "\(peer.name):",
      Judge.Outcome.allCases.map { "\(judge.counts[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
    )
  case "page":
    let text = try String(contentsOfFile: arguments[2], encoding: .utf8)
    let recorded = try Page(text: text).recorded(Peer.all.map { ($0, try rows(of: $0)) })
    guard recorded != text else { break }
    if ProcessInfo.processInfo.environment["CODABLE_ENUM_RECORD"] == "1" {
      try recorded.write(toFile: arguments[2], atomically: true, encoding: .utf8)
      fail(["recorded \(arguments[2])"])
    }
    fail(["\(arguments[2]) is not what the rows say; to update: CODABLE_ENUM_RECORD=1 bash Tests/Consumers/Peers/run"])
  default:
    fail(["unknown: \(arguments[1])"])
  }
} catch {
  fail(["\(error)"])
}
