// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "generated-tests-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .target(
      name: "App",
      dependencies: ["Library", .product(name: "CodableEnum", package: "swift-codable-enum")],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    ),
    .target(
      name: "Library",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "Library", .product(name: "CodableEnum", package: "swift-codable-enum"),
        .product(name: "CodableEnumTesting", package: "swift-codable-enum"),
      ],
      exclude: ["__RecordedJSON__"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .unsafeFlags(["-warnings-as-errors"]),
      ]
    ),
  ]
)
