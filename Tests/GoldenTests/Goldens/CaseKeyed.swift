import Foundation

// @CodableEnum
public enum ViewState: Equatable {
  case empty
  case editing(subview: EditSubview)
  case exchangeHistory(connection: Connection?)
  case list(selectedId: UUID, expandedItems: [Item])
}

public enum EditSubview: String, Codable, Sendable {
  case headers, query, body
}

public struct Connection: Codable, Equatable {
  public var url: URL
  public var messages: [String]

  public init(url: URL, messages: [String]) {
    self.url = url
    self.messages = messages
  }
}

public struct Item: Codable, Equatable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

// Spelled otherwise, the same layout; names of every kind; more values than fit on a line.
// @CodableEnum(
//   strategy: case-keyed,
//   caseNames: .snakeCase
// )
public enum Gesture: Equatable {
  case doubleTap
  // @CodableCase("long-press", aliases: ["press", "hold"])
  case longPress(Double)
  case swipe(from: Int, over: [Int?], to: Int?)  // @CodableCase("wipe \"off\"")
  case pinchWithManyFingers(
    firstFingerPosition: Int,
    secondFingerPosition: Int,
    thirdFingerPosition: Int,
    fourthFingerPosition: Int
  )
  // @CodableCase(skip: true)
  case predicted(() -> Void)

  public static func == (lhs: Gesture, rhs: Gesture) -> Bool {
    switch (lhs, rhs) {
    case (.doubleTap, .doubleTap): true
    case (.longPress(let lhs), .longPress(let rhs)): lhs == rhs
    case (.swipe(let lhs0, let lhs1, let lhs2), .swipe(let rhs0, let rhs1, let rhs2)):
      lhs0 == rhs0 && lhs1 == rhs1 && lhs2 == rhs2
    case (
      .pinchWithManyFingers(let lhs0, let lhs1, let lhs2, let lhs3),
      .pinchWithManyFingers(let rhs0, let rhs1, let rhs2, let rhs3)
    ):
      [lhs0, lhs1, lhs2, lhs3] == [rhs0, rhs1, rhs2, rhs3]
    default: false
    }
  }
}
