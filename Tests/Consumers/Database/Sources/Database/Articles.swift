import CodableEnum
import GRDB

// A column of JSON: the enum is a property of a record.

// @CodableEnum
enum ArticleState: Equatable, Sendable {
  case draft
  case published(by: String, views: Int)
  case scheduled(inDays: Int?)
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

struct Article: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
  var id: Int
  var title: String
  var state: ArticleState
}

// @CodableEnum
enum Mood: Equatable, Sendable {
  case calm(since: Int)
  case other  // @CodableCase(catches: [.unknown, .missing, .invalid])
}

struct Reader: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
  var id: Int
  var mood: Mood
}

/// What is wrong in a column is caught by the enum.
func readers() throws {
  try withDatabase("CREATE TABLE reader (id INTEGER PRIMARY KEY, mood TEXT NOT NULL)") { database in
    let reader = Reader(id: 1, mood: .calm(since: 1999))
    try reader.insert(database)
    expect(try Reader.fetchAll(database), [reader])
    for text in [#"{"calm":"x"}"#, #"{"wild":1}"#, "{}", "[]", "wild"] {
      try database.execute(sql: "UPDATE reader SET mood = ?", arguments: [text])
      expect(try Reader.fetchAll(database), [Reader(id: 1, mood: .other)])
    }
  }
}

func articles() throws {
  try withDatabase("CREATE TABLE article (id INTEGER PRIMARY KEY, title TEXT, state TEXT NOT NULL)") { database in
    let states: [ArticleState] = [
      .draft, .published(by: "Rachel", views: 12), .scheduled(inDays: 3), .scheduled(inDays: nil),
    ]
    for (id, state) in states.enumerated() {
      let article = Article(id: id, title: "a", state: state)
      try article.insert(database)
      expect(try Article.fetchOne(database, key: id), article)
    }
    expect(
      try String.fetchAll(database, sql: "SELECT state FROM article ORDER BY id"),
      [#"{"draft":true}"#, #"{"published":["Rachel",12]}"#, #"{"scheduled":3}"#, #"{"scheduled":null}"#]
    )
    // SQLite's JSON functions find what is in the column.
    expect(try Int.fetchAll(database, sql: "SELECT id FROM article WHERE state ->> 'published' IS NOT NULL"), [1])

    // A newer version wrote a case that this one does not know: it is read, kept and written back.
    for text in [#"{"archived":{"year":1999}}"#, #"{"archived":null}"#, #"{"archived":[1,"x",[true]]}"#] {
      try database.execute(sql: "INSERT OR REPLACE INTO article VALUES (9, 'old', ?)", arguments: [text])
      var article = try Article.fetchOne(database, key: 9)
      if case .unknown("archived", _) = article?.state {} else { expect(article?.state, nil) }
      article?.title = "new"
      try article?.update(database)
      expect(try String.fetchOne(database, sql: "SELECT state FROM article WHERE id = 9 AND title = 'new'"), text)
    }
  }
}
