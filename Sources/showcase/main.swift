import CodableEnum
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

showcase.title("Raw values: names that may grow")
showcase.roundTrip([OrderStatus.active, .onHold, OrderStatus(rawValue: "on its way")])

showcase.title("Untagged: told apart by kind or by keys")
showcase.roundTrip([Target.one("a"), .many(["a", "b"])])
showcase.roundTrip([Login.token(accessToken: "x", expires: nil), .challenge(question: "Who are you?")])

showcase.title("View state saved in UserDefaults and restored")
showcase.saveAndRestore(
  ViewState.list(selectedId: UUID(), expandedItems: [Item(name: "Request 1")]),
  key: "viewState"
)

showcase.title("Closed or open: an enum and a protocol that read the same JSON")
let animals = """
  {"items":[{"goodBoy":true,"name":"Bingo","type":"dog"},\
  {"age":4,"breed":"ragdoll","name":"Mr. Fluffy","type":"cat"}]}
  """
let animalDecoder = JSONDecoder()
CodableTypes.register(on: animalDecoder)
showcase.readAndWrite(Clinic.self, animals, JSONDecoder()) { "\($0.items)" }
showcase.readAndWrite(Shelter.self, animals, animalDecoder) { "\($0.items)" }

showcase.title("And leave out, but report, what they do not know")
let withBird = #"{"items":[{"type":"bird"},{"goodBoy":true,"name":"Bingo","type":"dog"}]}"#
showcase.report(Clinic.self, withBird, JSONDecoder()) { ("\($0.items)", $0.$items) }
showcase.report(LossyShelter.self, withBird, animalDecoder) { ("\($0.items)", $0.$items) }

showcase.title("State kept as text, as @AppStorage keeps it")
showcase.keepAsText(ViewState.editing(subview: .query))
showcase.keepAsText(Stored([User(id: "abc", name: "Rachel")]))

showcase.title("What bad input gets")
showcase.refuse(ViewState.self, #"{"lsit": []}"#)
showcase.refuse(ViewState.self, #"{"list": ["6F9619FF-8B86-D011-B42D-00CF4FC964FF"]}"#)
showcase.refuse(EventConfirmationResponse.self, #"{"status": "notAllowed", "reason": "x"}"#)
showcase.refuse(Target.self, "1")
showcase.refuse(Login.self, #"{"expires": 5}"#)
showcase.refuse(Shelter.self, #"{"items": [{"type": "dgo"}]}"#, animalDecoder)
showcase.refuse(Shelter.self, #"{"items": [{"type": "dog"}]}"#)

exit(showcase.failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
