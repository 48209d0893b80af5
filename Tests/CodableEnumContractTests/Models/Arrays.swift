// --type Event --wrap event
import Foundation

// Arrays and dictionaries, which not all providers take.

// @CodableEnum(emptyCases: .object)
enum Event {
  case none
  case moved(Int, Int)
  case named(String, Int)
  case counted([String: Int])
  case paired([Double: String])
  case indexed([Int: String])
  case kept(CodableValue)
  case socket(Message)
  case period(ClosedRange<Int>)
  case at(Date, UInt8)
  case raw(Data)
  case initial(Character)
  case styled(Theme)
  case dated(at: Date)  // @CodableCase(coders: ["at": ISO8601DateCoder.self])
}

// @CodableEnum(strategy: .tagFirst)
enum Message {
  case ready
  case event(String, id: Int)
}

extension Character: Codable {}
