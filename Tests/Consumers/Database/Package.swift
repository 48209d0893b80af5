// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "database-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Database",
      dependencies: [
        .product(name: "CodableEnum", package: "swift-codable-enum"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    )
  ]
)
