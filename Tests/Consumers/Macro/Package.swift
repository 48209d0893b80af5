// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "macro-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "CodableEnumMacros", package: "swift-codable-enum")]
    )
  ]
)
