// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "lock-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Proof",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    )
  ]
)
