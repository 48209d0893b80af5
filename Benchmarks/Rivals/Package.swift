// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// What we are compared with, apart from the rest: swift-syntax takes minutes to build.
let package = Package(
  name: "rivals",
  platforms: [.macOS(.v14)],
  products: [.library(name: "RivalMacro", targets: ["RivalMacro"])],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
  targets: [
    .executableTarget(
      name: "parse-files",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .macro(
      name: "RivalMacroPlugin",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    .target(name: "RivalMacro", dependencies: ["RivalMacroPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)
