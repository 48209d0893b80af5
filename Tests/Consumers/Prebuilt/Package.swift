// swift-tools-version: 6.1

import PackageDescription

/// The plugin whose tool is built with the package, to compare with.
let isFromSource = Context.environment["CODABLE_ENUM_FROM_SOURCE"] != nil

let package = Package(
  name: "prebuilt-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../.."),
    // `run` makes it.
    .package(name: "swift-codable-enum-prebuilt", path: ".build-plugins/swift-codable-enum-prebuilt"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")],
      plugins: [
        isFromSource
          ? .plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")
          : .plugin(name: "CodableEnumPrebuiltPlugin", package: "swift-codable-enum-prebuilt")
      ]
    ),
    .plugin(
      name: "Version",
      capability: .command(
        intent: .custom(verb: "tool-version", description: "Runs the tool in a plugin of one's own")
      ),
      dependencies: [.product(name: "codable-enum-prebuilt", package: "swift-codable-enum-prebuilt")]
    ),
  ]
)
