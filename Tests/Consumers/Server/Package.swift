// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "server-consumer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [
        .product(name: "CodableEnum", package: "swift-codable-enum"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    )
  ]
)
