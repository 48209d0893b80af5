/// What an editor shows of the plugin: the generated members while typing, and mistakes in its log.
///
/// The server runs the plugin when it prepares a target, and prepares a target when one that it depends on has changed.
struct CommentsTest {
  let server: LanguageServer
  let document: Document
  let client: Document

  func run() throws {
    let original = document.text

    // The generated conformance is seen, since nothing is wrong but what is typed.
    try expect(document, "func mistaken() -> Int { Response.self }\n", "11:26: Cannot convert")
    try expect(client, "func mistaken() -> Int { Response.self }\n", "4:26: Cannot convert")
    try document.replace("Response.self", byTyping: "Response.")
    let offered = try document.completions(after: "Response.")
    guard offered.contains("init(from: any Decoder) throws") else {
      throw Failure("after 'Response.' the editor offers \(offered), without the generated initializer")
    }

    // A mistake that is saved is in the log of the server when a file that uses the target is looked at.
    document.revert(to: original)
    try document.replace("strategy:", byTyping: "stategy:")
    try document.save()
    let message = "Response.swift:2:17: error: unknown option 'stategy' of @CodableEnum; did you mean 'strategy'?"
    _ = try server.wait(for: message, seconds: 60, client.diagnostics) { _ in
      server.log.contains { $0.contains(message) }
    }

    // What is generated from a mended one is seen there.
    document.revert(to: original + "\n// @CodableEnum\npublic enum Added { case a(Int) }\n")
    try document.save()
    try client.replace("Response.self }", byTyping: "Added.self }")
    _ = try server.wait(for: "a new conformance", seconds: 60, client.diagnostics, until: \.isEmpty)
    print("plugin: generated members are seen, and mistakes are in the log")
  }

  /// Types a mistake at the end, which must be all that is underlined.
  private func expect(_ document: Document, _ mistake: String, _ diagnostic: String) throws {
    let original = document.text
    try document.replace("Response.self }\n", byTyping: "Response.self }\n" + mistake)
    _ = try server.wait(for: diagnostic, document.diagnostics) { found in
      found.count == 1 && found.allSatisfy { $0.description.hasPrefix(diagnostic) }
    }
    document.revert(to: original)
  }
}
