// swift-tools-version: 6.1

import PackageDescription

// Without dependencies: a package that applies the plugin builds the tool before all else.
let package = Package(
  name: "editor-consumer",
  platforms: [.macOS(.v10_15)],
  targets: [.executableTarget(name: "Editor")]
)
