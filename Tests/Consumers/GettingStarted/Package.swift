// swift-tools-version: 6.2

import PackageDescription

// A package to copy. Outside this repository, depend on a branch or a clone: README.md has the line.
let package = Package(
  name: "App",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    )
  ]
)
