// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "coders-consumer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../.."),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.18.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .executableTarget(
      name: "Coders",
      dependencies: [
        .product(name: "CodableEnum", package: "swift-codable-enum"),
        .product(name: "Yams", package: "Yams"),
        .product(name: "XMLCoder", package: "XMLCoder"),
        .product(name: "TOMLKit", package: "TOMLKit"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    )
  ]
)
