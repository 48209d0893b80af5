// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "plugin-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    ),
    // An older one: in Swift 5, with resources, beside one in C.
    .target(name: "Checksum"),
    .executableTarget(
      name: "Mixed",
      dependencies: ["Checksum", .product(name: "CodableEnum", package: "swift-codable-enum")],
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    ),
    // The plugin warns that it has nothing to do.
    .target(name: "Plain", plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]),
  ]
)
