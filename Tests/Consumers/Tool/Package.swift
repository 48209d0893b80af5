// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "tool-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")]
    )
  ]
)
