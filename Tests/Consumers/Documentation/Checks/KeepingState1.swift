// swift-format-ignore: NeverForceUnwrap
let defaults = UserDefaults(suiteName: "codable-enum-pages")!
let state = ViewState.list(selectedId: UUID(), expandedItems: [])
holds(ViewState(rawValue: state.rawValue) == state && ViewState(rawValue: "x") == nil)
try writes(state)
