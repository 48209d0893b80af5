import Foundation

let routes: [Route] = [.home, .userProfile(id: 1), .search(term: "x", page: nil)]
let data = try JSONEncoder().encode(routes)
guard try JSONDecoder().decode([Route].self, from: data) == routes else { fatalError("a round trip failed") }
print(String(decoding: data, as: UTF8.self))
