import Foundation
import Goldens
import Testing

@Suite struct AliasTests {
  @Test(arguments: [#"{"long-press":1}"#, #"{"press":1}"#, #"{"hold":1}"#, #"{"press":1,"x":2}"#])
  func readsAliases(json: String) throws {
    try expectRead(json, Gesture.longPress(1))
  }

  @Test func aliasesMayBeOfAnotherKind() throws {
    try expectRead(#"{"type":255,"x":1,"y":2}"#, Point.plane(x: 1, y: 2))
    try expectRead(#"["on_hold","paused"]"#, [Status.suspended, .suspended])
  }
}
