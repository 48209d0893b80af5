import Foundation

var showcase = Showcase()

showcase.title("Case-keyed: an app's view state")
showcase.roundTrip([
  ViewState.empty,
  .editing(subview: .headers),
  .exchangeHistory(connection: nil),
  .exchangeHistory(connection: Connection(url: URL(filePath: "/socket"), messages: ["hello"])),
  .list(selectedId: UUID(), expandedItems: [Item(name: "Request 1"), Item(name: "Request 2")]),
])

showcase.title("Flattened status: a server's answer")
showcase.roundTrip([
  EventConfirmationResponse.confirmed([User(id: "abc", name: "Rachel"), User(id: "def", name: "John")]),
  .waitlist(12, [User(id: "abc", name: "Rachel")]),
  .notAllowed("It is too late to confirm to this event."),
])

showcase.title("Discriminator: an app's store")
showcase.roundTrip([
  Loadable<[Int]>.initial,
  .loading(startDate: Date(timeIntervalSinceReferenceDate: 0), source: "net"),
  .value([1, 2]),
  .error,
])

showcase.title("View state saved in UserDefaults and restored")
showcase.saveAndRestore(
  ViewState.list(selectedId: UUID(), expandedItems: [Item(name: "Request 1")]),
  key: "viewState"
)

showcase.title("What bad input gets")
showcase.refuse(ViewState.self, #"{"lsit": []}"#)
showcase.refuse(ViewState.self, #"{"list": ["6F9619FF-8B86-D011-B42D-00CF4FC964FF"]}"#)
showcase.refuse(EventConfirmationResponse.self, #"{"status": "notAllowed", "reason": "x"}"#)

exit(showcase.failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
