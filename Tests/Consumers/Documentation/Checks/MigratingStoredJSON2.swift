import Foundation
func settings(_ json: String) throws -> Settings {
  try JSONDecoder().decode(StoredSettings.self, from: Data(json.utf8)).settings
}
try writes(FirstSettings(dark: true))
try writes(try settings(#"{"dark":true}"#))
try writes(try settings(#"{"version":2,"theme":"dark"}"#))
