import Foundation

let package = URL(filePath: FileManager.default.currentDirectoryPath).appending(
  path: "Opened",
  directoryHint: .isDirectory
)
let server = try LanguageServer(URL(filePath: CommandLine.arguments[1]), of: package, seconds: 200)
do {
  let attributes = try Document("Sources/Attributes/Response.swift", of: package, on: server)
  try AttributesTest(server: server, document: attributes).run()
  let comments = try Document("Sources/Comments/Response.swift", of: package, on: server)
  let client = try Document("Sources/Client/Client.swift", of: package, on: server)
  try CommentsTest(server: server, document: comments, client: client).run()
  server.stop()
} catch {
  server.stop()
  print(error)
  exit(1)
}
