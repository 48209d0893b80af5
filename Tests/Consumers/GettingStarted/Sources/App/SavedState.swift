import CodableEnum
import Foundation

/// What is on the screen. `storage: .json` gives it a text, `rawValue`, which `@AppStorage` stores.
// @CodableEnum(storage: .json)
enum Screen: Equatable {
  case inbox
  case chat(id: Int, draft: String?)
}

struct SavedState {
  var defaults: UserDefaults

  /// The inbox, if nothing is stored or it can't be read.
  var screen: Screen {
    get { defaults.string(forKey: "screen").flatMap(Screen.init(rawValue:)) ?? .inbox }
    nonmutating set { defaults.set(newValue.rawValue, forKey: "screen") }
  }
}
