import CodableEnum
import Foundation
import Goldens
import Testing

@Suite struct ContentUnderTagTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#"{"image":{"url":"u"},"type":"image"}"#, PageBlock.image(url: "u", caption: nil))
    try expectBothWays(#"{"pair":[1,2],"type":"pair"}"#, PageBlock.pair(1, 2))
    try expectBothWays(#"{"type":"rule"}"#, PageBlock.rule)
    try expectBothWays(#"{"heading":"h","type":"heading"}"#, PageBlock.heading("h"))
    try expectBothWays(
      #"{"to_do":{"checked":true,"text":"t"},"type":"to_do"}"#,
      PageBlock.toDo(text: "t", isDone: true)
    )
    try expectBothWays(#"{"type":"toggle"}"#, PageBlock.toggle(nil))
    try expectBothWays(#"{"quote_of":{"type":"rule"},"type":"quote_of"}"#, PageBlock.quoteOf(.rule))
    try expectBothWays(#"{"t":"named","tag":"n"}"#, PageTag.named("n"))
  }

  /// The content of an alias is under the alias.
  @Test func readsAliases() throws {
    try expectRead(#"{"heading_2":"h","type":"heading_2"}"#, PageBlock.heading("h"))
    try expectRead(#"{"task":{"text":"t"},"type":"task"}"#, PageBlock.toDo(text: "t"))
    try expectError(
      PageBlock.self,
      #"{"heading":"h","type":"heading_2"}"#,
      #"keyNotFound(heading_2) : case "heading_2" of PageBlock has no "heading_2""#
    )
    try expectRead(#"{"kind":"open"}"#, PageEvent.opened)
    try expectRead(#"{"kind":"name","name":{"to":"n"}}"#, PageEvent.renamed(to: "n"))
    try expectRead(#"{"kind":"move","move":2}"#, PageEvent.moved(2))
  }

  @Test func refusesWhatIsNoCase() throws {
    try expectError(
      PageBlock.self,
      #"{"type":"image"}"#,
      #"keyNotFound(image) : case "image" of PageBlock has no "image""#
    )
    try expectError(PageBlock.self, #"{"image":5,"type":"image"}"#, "typeMismatch image")
    try expectError(
      PageEvent.self,
      #"{"kind":"move","move":2,"moved":2}"#,
      #"dataCorrupted moved: unknown key "moved" in case "move" of PageEvent; expected one of "move""#
    )
    try expectError(
      PageEvent.self,
      #"{"kind":"open","open":{"x":1}}"#,
      #"dataCorrupted open.x: unknown key "x" in case "open" of PageEvent; it has no keys"#
    )
    try expectError(
      PageEvent.self,
      #""moved""#,
      #"dataCorrupted : case "moved" of PageEvent has 1 value, found its tag alone"#
    )
  }

  /// An unknown case keeps the content under its own tag.
  @Test func keepsTheUnknown() throws {
    try expectBothWays(#"{"type":"z","z":5}"#, PageBlock.unsupported("z", 5))
    try expectBothWays(#"{"type":"z"}"#, PageBlock.unsupported("z", .null))
    try expectRead(#"{"type":"z","y":1,"z":null}"#, PageBlock.unsupported("z", .null))
    try expectBothWays(#"{"kind":"z","z":{"a":[1]}}"#, PageEvent.other("z", ["a": [1]]))
    try expectBothWays(#""z""#, PageEvent.other("z", .null))
    try expectRead(#"{"kind":"z"}"#, PageEvent.other("z", .null))
    try expectRead(#"{"type":"z","z":5}"#, PageParent.unknown("z"))
  }

  /// There cannot be content under the tag's own key.
  @Test func keepsNothingUnderTheKeyOfTheTag() throws {
    try expectBothWays(#"{"type":"type"}"#, PageBlock.unsupported("type", .null))
    try expectBothWays(#""kind""#, PageEvent.other("kind", .null))
    try expectRead(#"{"kind":"kind"}"#, PageEvent.other("kind", .null))
    expectRefusal(PageBlock.unsupported("type", 5), #""type" is the key of the tag"#, at: "type")
    expectRefusal(PageEvent.other("kind", "kind"), #""kind" is the key of the tag"#, at: "kind")
  }

  @Test func readsTheContentWithoutATag() throws {
    try expectRead("{}", PageEvent.opened)
    try expectRead("{}", PageParent.page(id: nil))
    try expectRead(#"{"page":{"id":1}}"#, PageParent.page(id: 1))
    try expectError(PageParent.self, #"{"page":{"id":"x"}}"#, "typeMismatch page.id")
  }
}
