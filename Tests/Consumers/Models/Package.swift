// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "models-consumer",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .target(
      name: "Layouts",
      dependencies: ["Probing", .product(name: "CodableEnum", package: "swift-codable-enum")]
    ),
    .target(
      name: "RandomEnums",
      dependencies: ["Probing", .product(name: "CodableEnum", package: "swift-codable-enum")]
    ),
    .target(name: "Probing"),
    .executableTarget(name: "Texts", dependencies: ["Layouts", "Probing", "RandomEnums"]),
    .executableTarget(name: "MakeEnums"),
  ],
  swiftLanguageModes: [.v6]
)
