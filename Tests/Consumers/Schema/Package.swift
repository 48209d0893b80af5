// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "schema-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .target(
      name: "Goldens",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")]
    ),
    .target(
      name: "RandomEnums",
      dependencies: ["Probing", .product(name: "CodableEnum", package: "swift-codable-enum")]
    ),
    .target(
      name: "Probing",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")]
    ),
    .executableTarget(
      name: "Probe",
      dependencies: ["Goldens", "Probing", "RandomEnums", .product(name: "CodableEnum", package: "swift-codable-enum")]
    ),
    .executableTarget(name: "MakeEnums"),
  ],
  swiftLanguageModes: [.v6]
)
