import Foundation
@testable import Goldens
import Testing

@Suite struct LabelsTests {
  @Test func labelsOfAnEnumAreIgnored() throws {
    try expectBothWays(#""x""#, Attachment.raw(text: "x"))
    try expectBothWays("[1,2]", Attachment.size(width: 1, height: 2))
    try expectBothWays(#"{"box_0":1,"box_1":2,"type":"box"}"#, Measured.box(width: 1, height: 2, note: nil))
    try expectBothWays(#"{"content":[1,2],"type":"to"}"#, Moved.to(x: 1, y: 2))
    try expectBothWays(#"{"n":1,"type":"page"}"#, Listed.page(paging: Offset(n: 1)))
    try expectBothWays(#"{"at":1,"title":"x","type":"named"}"#, Listed.named(name: "x", at: 1))
  }

  @Test func aCaseDecidesForItself() throws {
    try expectBothWays(#"{"_0":"a","count":1}"#, Attachment.named("a", count: 1))
    try expectBothWays(#"{"count":1,"type":"total"}"#, Listed.total(count: 1))
    try expectBothWays(#"{"one":{"issue":1}}"#, Issues.one(issue: 1))
    try expectBothWays(#"{"many":[1]}"#, Issues.many(issues: [1]))
    try expectBothWays(#"{"dated":[5,"n"]}"#, Issues.dated(at: Date(timeIntervalSince1970: 5), note: "n"))
    try expectBothWays(#"{"keyed":{"a":1,"b":2}}"#, Issues.keyed(first: 1, 2))
  }
}
