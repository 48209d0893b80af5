// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "peers-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .target(
      name: "Probing",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")]
    ),
    .executableTarget(
      name: "Peers",
      dependencies: ["Probing", .product(name: "CodableEnum", package: "swift-codable-enum")],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
