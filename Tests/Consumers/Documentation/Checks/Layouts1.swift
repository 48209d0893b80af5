// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
enum Feed { case page(Paging, User, total: Int) }
struct Paging: Codable { var offset: Int }
struct User: Codable { var name: String }
try writes(Feed.page(Paging(offset: 0), User(name: "Rachel"), total: 3))
