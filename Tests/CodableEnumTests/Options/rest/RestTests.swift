import Foundation
import Goldens
import Testing

@Suite struct RestTests {
  @Test func theLastValueTakesTheRest() throws {
    let both = StyleFilter.all([.has("a"), .has("b")])
    try expectBothWays(#"["all",["has","a"],["has","b"]]"#, both)
    try expectBothWays(#"["all"]"#, StyleFilter.all([]))
    try expectBothWays(#"["in","k",1,null]"#, StyleFilter.in(key: "k", [1, nil]))
    try expectBothWays(#"["near",1,null,"a"]"#, StyleFilter.near(1, nil, tags: ["a"]))
    try expectRead(#"["near",1]"#, StyleFilter.near(1, nil, tags: []))
    try expectRead(#"["within"]"#, StyleFilter.within(from: 3, any: []))
    try expectRead(#"["within",1,2,3,4]"#, StyleFilter.within(1, from: 2, any: [3, 4]))
    try expectBothWays(#"{"sum":[1,2,3]}"#, Reduction.sum([1, 2, 3]))
    try expectBothWays(#"{"sum":[]}"#, Reduction.sum([]))
    try expectBothWays(#"{"list":[[1,2]]}"#, Reduction.list([1, 2]))
    try expectBothWays(#"{"c":[1,"a","b"],"t":"at"}"#, Batch.at(1, ["a", "b"]))
    try expectBothWays(#"{"c":[1,2,3],"t":"several"}"#, Batch.several(from: 1, of: [2, 3]))
    try expectBothWays(#"{"c":[null,1]}"#, Batch.plain(nil, [1]))
    try expectRead("{}", Batch.plain(nil, []))
    try expectBothWays("[1,2,3]", Path<Int>.steps(1, [2, 3]))
  }

  @Test(arguments: [
    (#"["in"]"#, #"dataCorrupted : case "in" of StyleFilter has at least 1 value, found 0"#),
    (
      #"["all",5]"#,
      #"typeMismatch 1: StyleFilter is not an array; expected one of "all", "has", "in", "near", "within""#
    ),
    (#"["near"]"#, #"dataCorrupted : case "near" of StyleFilter has at least 1 value, found 0"#),
  ])
  func theRestIsChecked(json: String, text: String) throws {
    try expectError(StyleFilter.self, json, text)
  }
}
