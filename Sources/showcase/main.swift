import Foundation

var showcase = Showcase()

showcase.title("ONE ENUM, EIGHT LAYOUTS: case stop, move(x: Int, y: Int)")
showcase.layout([CaseKeyed.stop, .move(x: 1, y: 2)])
showcase.layout([Natural.stop, .move(x: 1, y: 2)])
showcase.layout([LabeledMove.stop, .move(x: 1, y: 2)])
showcase.layout([Flattened.stop, .move(x: 1, y: 2)])
showcase.layout([Adjacent.stop, .move(x: 1, y: 2)])
showcase.layout([Discriminator.stop, .move(x: 1, y: 2)])
showcase.layout([TagFirst.stop, .move(x: 1, y: 2)])
showcase.layout([Untagged.stop, .move(x: 1, y: 2)])

showcase.title("EACH CASE BESIDE ITS JSON (KEYS ARE SORTED HERE)")
showcase.cases(
  of: "ViewState.swift",
  [
    ViewState.empty, .editing(subview: .headers), .history(nil),
    .list(id: 7, items: [Item(name: "a")]),
  ]
)
showcase.cases(
  of: "EventConfirmationResponse.swift",
  [EventConfirmationResponse.confirmed(users: ["Ann"]), .waitlist(position: 12), .notAllowed(reason: "late")]
)
showcase.cases(of: "Loadable.swift", [Loadable<[Int]>.initial, .loading(step: 3), .value([1, 2])])
showcase.cases(of: "OpenAndUntagged.swift", [OrderStatus.active, .onHold, .other("lost")])
showcase.cases(of: "OpenAndUntagged.swift", [Target.one("a"), .many(["a", "b"]), .login(token: "t")])

showcase.title("BAD JSON, AND ITS ERROR")
showcase.refuse(ViewState.self, #"{"lsit":[]}"#)
showcase.refuse(ViewState.self, #"{"list":[7]}"#)
showcase.refuse(EventConfirmationResponse.self, #"{"status":"notAllowed","reason":"late"}"#)
showcase.refuse(EventConfirmationResponse.self, #"{"status":"waitlist"}"#)
showcase.refuse(Target.self, "1")
showcase.refuse(Target.self, #"{"user":"a"}"#)

showcase.title("AN OPEN SET OF TYPES, WITHOUT THE ONE THAT IS NOT KNOWN")
showcase.shelter(#"{"items":[{"type":"dog","name":"Rex"},{"type":"brid"},{"type":"cat","age":4}]}"#)

showcase.title("A SCHEMA FOR A LANGUAGE MODEL, AND AN ANSWER BY IT")
showcase.document("Reply.openai.json")
showcase.answer(#"{"reply":{"type":"weather","city":"Ulm","days":null}}"#, .weather(city: "Ulm", days: nil))

showcase.title("STATE AS TEXT, FOR @AppStorage")
showcase.keepAsText(ViewState.list(id: 7, items: [Item(name: "a")]))

print("\nThe enums are in Sources/showcase. README.md says how to use the package in your own.")

exit(showcase.failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
