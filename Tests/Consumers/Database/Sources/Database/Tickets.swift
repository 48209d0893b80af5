import CodableEnum
import GRDB

// A column of names that grows values: no row need be rewritten.

/// What the first version stored.
enum OldTicketState: String, Codable, Sendable {
  case open, closed, waiting
}

// @CodableEnum
enum TicketState: Equatable, Sendable {
  case open
  case closed(reason: String?)
  case waiting
  case assigned(to: String)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum LabeledTicketState: Equatable, Sendable {
  case open
  case waiting
  case assigned(to: String)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum NaturalTicketState: Equatable, Sendable {
  case open
  case waiting
  case assigned(to: String)
}

struct Ticket<State: Codable & Equatable & Sendable>: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
  var id: Int
  var state: State

  static var databaseTableName: String { "ticket" }
}

func tickets() throws {
  let queue = try DatabaseQueue()
  var migrator = DatabaseMigrator()
  migrator.registerMigration("v1") { database in
    try database.execute(sql: "CREATE TABLE ticket (id INTEGER PRIMARY KEY, state TEXT NOT NULL)")
    try Ticket(id: 1, state: OldTicketState.open).insert(database)
    try Ticket(id: 2, state: OldTicketState.waiting).insert(database)
    try Ticket(id: 3, state: OldTicketState.closed).insert(database)
  }
  // Only a case that got values is rewritten.
  migrator.registerMigration("v2") { database in
    for ticket in try Ticket<OldTicketState>.fetchAll(database) where ticket.state == .closed {
      try Ticket(id: ticket.id, state: TicketState.closed(reason: nil)).update(database)
    }
  }
  try migrator.migrate(queue)

  try queue.write { database in
    expect(
      try String.fetchAll(database, sql: "SELECT state FROM ticket"),
      ["open", "waiting", #"{"closed":null}"#]
    )
    expect(
      try Ticket<TicketState>.fetchAll(database).map(\.state),
      [.open, .waiting, .closed(reason: nil)]
    )
    try Ticket(id: 2, state: TicketState.assigned(to: "Rachel")).update(database)
    expect(try Ticket<TicketState>.fetchOne(database, key: 2)?.state, .assigned(to: "Rachel"))
    try database.execute(sql: "DELETE FROM ticket WHERE id = 3")
    expect(try Ticket<LabeledTicketState>.fetchOne(database, key: 1)?.state, .open)
    try Ticket(id: 2, state: NaturalTicketState.assigned(to: "Rachel")).update(database)
    expect(try Ticket<NaturalTicketState>.fetchAll(database).map(\.state), [.open, .assigned(to: "Rachel")])

    // What is written keeps names that have no values as they were.
    try Ticket(id: 1, state: NaturalTicketState.waiting).update(database)
    expect(try String.fetchOne(database, sql: "SELECT state FROM ticket WHERE id = 1"), "waiting")
  }
}
