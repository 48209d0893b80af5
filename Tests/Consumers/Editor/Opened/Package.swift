// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "opened-package",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../../..")
  ],
  targets: [
    .target(
      name: "Attributes",
      dependencies: [.product(name: "CodableEnumMacros", package: "swift-codable-enum")]
    ),
    .target(
      name: "Comments",
      dependencies: [.product(name: "CodableEnum", package: "swift-codable-enum")],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
    ),
    .target(name: "Client", dependencies: ["Comments"]),
  ]
)
