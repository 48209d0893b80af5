import CodableEnum
import Foundation

// Errors of the page Errors.

// @CodableEnum(unknownKeys: .reject)
enum Action {
  case list(id: Int, items: [String])
  case loading
}

try refuses(
  #"{"lsit":[]}"#,
  Action.self,
  #"unknown case "lsit" of Action; expected one of "list", "loading"; did you mean "list"?"#
)
try refuses(
  #"{"list":[1,[]],"loading":true}"#,
  Action.self,
  #"2 cases of Action, "list" and "loading"; expected exactly one"#
)
try refuses(#"{}"#, Action.self, #"no case of Action; expected one of "list", "loading""#)
try refuses(#""list""#, Action.self, #"case "list" of Action has 2 values, found its tag alone"#)
try refuses(#"{"list":[1]}"#, Action.self, #"case "list" of Action has 2 values, found 1"#)
