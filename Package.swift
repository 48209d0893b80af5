// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let isDebuggable = Context.environment["CODABLE_ENUM_DEBUG_INFO"] != nil

/// For what runs on the host: building it quickly matters more than its speed.
///
/// SwiftPM builds it with the configuration of the product, twice in a release build. `-Xswiftc -O` comes later and wins.
/// Without debug information, it takes four fifths of the time; `CODABLE_ENUM_DEBUG_INFO=1` gives it back.
let quickBuild: [SwiftSetting] =
  [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  + (isDebuggable ? [] : [.unsafeFlags(["-Xfrontend", "-gnone"])])

/// For what users' builds compile of it: without modules that it does not import, and without checks of LLVM's code. The
/// same variable gives them back, and CI sets it.
let quickestBuild: [SwiftSetting] =
  quickBuild
  + (isDebuggable
    ? []
    : [
      .unsafeFlags([
        "-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-disable-implicit-concurrency-module-import",
        "-Xfrontend", "-disable-implicit-string-processing-module-import",
      ])
    ])

/// For tests, which nothing imports. Each module at once and without debug information takes two thirds of the time where
/// nothing is built yet, and longer after a change: the same variable builds file by file.
let quickTests: [SwiftSetting] =
  isDebuggable
  ? []
  : [
    .unsafeFlags([
      "-wmo", "-num-threads", "2", "-disable-batch-mode", "-no-emit-module-separately-wmo",
      "-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify",
    ])
  ]

/// SwiftPM defines the traits that a package names; `All` stands for these.
let allTraits: [SwiftSetting] = ["Untagged", "Merging", "Values"].map { trait in
  .define(trait, .when(traits: ["All"]))
}

let package = Package(
  name: "swift-codable-enum",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1), .macCatalyst(.v13)],
  products: [
    .library(name: "CodableEnum", targets: ["CodableEnum"]),
    .library(name: "CodableEnumMacros", targets: ["CodableEnumMacros"]),
    .library(name: "CodableEnumTesting", targets: ["CodableEnumTesting"]),
    .executable(name: "codable-enum", targets: ["codable-enum"]),
    .executable(name: "codable-enum-build", targets: ["codable-enum-build"]),
    .plugin(name: "CodableEnumPlugin", targets: ["CodableEnumPlugin"]),
    .plugin(name: "CodableEnumCommand", targets: ["CodableEnumCommand"]),
    .plugin(name: "CodableEnumWriteCommand", targets: ["CodableEnumWriteCommand"]),
  ],
  traits: [
    // One alone: SwiftPM names several in another order each time, and a command plugin would build the tool anew.
    .default(enabledTraits: ["All"]),
    .trait(name: "All", description: "All of these"),
    .trait(name: "Untagged", description: "Enums without a tag: .untagged"),
    .trait(
      name: "Merging",
      description: "Keys beside the tag, Merged, and open sets: Polymorph and @CodableType",
      enabledTraits: ["Values"]
    ),
    .trait(name: "Values", description: "CodableValue, value coders, lossy lists, StorageCodable and Stored"),
  ],
  targets: [
    // What users link. Without traits, it is the core: each leaves files out, and `Missing/` names it there.
    .target(name: "CodableEnum", swiftSettings: allTraits),
    // What generated tests call.
    .target(name: "CodableEnumTesting", dependencies: ["CodableEnum"], swiftSettings: allTraits),
    .target(name: "CodableEnumMacros", dependencies: ["CodableEnum", "CodableEnumMacrosPlugin"]),

    // What users run. It shares no module with what they link; `.ci/modules.swift` says why.
    .target(name: "CodableEnumGenerator", swiftSettings: quickestBuild),
    .target(name: "CodableEnumJSON", dependencies: ["CodableEnumGenerator"], swiftSettings: quickestBuild),
    .target(
      name: "CodableEnumReport",
      dependencies: ["CodableEnumGenerator", "CodableEnumJSON"],
      swiftSettings: quickBuild
    ),
    .target(
      name: "CodableEnumContract",
      dependencies: ["CodableEnumGenerator", "CodableEnumJSON", "CodableEnumReport"],
      swiftSettings: quickBuild
    ),
    .target(
      name: "CodableEnumReplacement",
      dependencies: [
        "CodableEnumGenerator", "CodableEnumFiles", "CodableEnumJSON", "CodableEnumReport", "CodableEnumContract",
      ],
      swiftSettings: quickBuild
    ),
    .target(name: "CodableEnumFiles", dependencies: ["CodableEnumGenerator"], swiftSettings: quickestBuild),
    .target(
      name: "CodableEnumCLI",
      dependencies: ["CodableEnumGenerator", "CodableEnumFiles", "CodableEnumJSON", "CodableEnumReport"],
      swiftSettings: quickestBuild
    ),
    .target(
      name: "CodableEnumContractCLI",
      dependencies: [
        "CodableEnumGenerator", "CodableEnumFiles", "CodableEnumJSON", "CodableEnumReport", "CodableEnumContract",
        "CodableEnumReplacement", "CodableEnumCLI",
      ],
      swiftSettings: quickBuild
    ),
    .executableTarget(
      name: "codable-enum",
      dependencies: ["CodableEnumCLI", "CodableEnumContractCLI"],
      swiftSettings: quickBuild
    ),
    .executableTarget(name: "codable-enum-command", dependencies: ["CodableEnumCLI"], swiftSettings: quickestBuild),
    .executableTarget(name: "codable-enum-build", dependencies: ["CodableEnumFiles"], swiftSettings: quickestBuild),
    .macro(
      name: "CodableEnumMacrosPlugin",
      dependencies: ["CodableEnumGenerator", "CodableEnumJSON"],
      swiftSettings: quickestBuild
    ),
    .plugin(
      name: "CodableEnumPlugin",
      capability: .buildTool(),
      dependencies: ["codable-enum-build"],
      path: "Sources/CodableEnumPlugin"
    ),
    .plugin(
      name: "CodableEnumCommand",
      capability: .command(
        intent: .custom(verb: "codable-enum", description: "Generate, check and inspect Codable conformances of enums")
      ),
      dependencies: ["codable-enum-command"],
      path: "Sources/CodableEnumCommand"
    ),
    .plugin(
      name: "CodableEnumWriteCommand",
      capability: .command(
        intent: .custom(verb: "codable-enum-write", description: "The same, with the permission to write the results"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes generated code, schemas and lock files where its arguments say.")
        ]
      ),
      dependencies: ["codable-enum-command"],
      path: "Sources/CodableEnumWriteCommand"
    ),
    .executableTarget(
      name: "showcase",
      dependencies: ["CodableEnum"],
      exclude: ["Reply.openai.json"],
      plugins: ["CodableEnumPlugin"]
    ),

    // What holds it all together.
    .target(
      name: "TestSupport",
      dependencies: ["CodableEnumCLI", "CodableEnumContractCLI", "CodableEnumContract"],
      path: "Tests/TestSupport",
      swiftSettings: quickBuild
    ),
    .testTarget(
      name: "CodableEnumTests",
      dependencies: ["CodableEnum", "Goldens"],
      swiftSettings: quickTests,
      plugins: ["CodableEnumPlugin"]
    ),
    .testTarget(name: "CodableEnumTestingTests", dependencies: ["CodableEnumTesting"], swiftSettings: quickTests),
    .testTarget(
      name: "CodableEnumGeneratorTests",
      dependencies: [
        "CodableEnum", "CodableEnumGenerator", "CodableEnumJSON", "CodableEnumReport", "CodableEnumContract",
        "TestSupport",
      ],
      exclude: ["Diagnostics", "Fuzzed"],
      swiftSettings: quickTests
    ),
    .testTarget(
      name: "CodableEnumContractTests",
      dependencies: [
        "CodableEnumGenerator", "CodableEnumContract", "CodableEnumJSON", "CodableEnumReport", "CodableEnumReplacement",
        "TestSupport",
      ],
      exclude: ["Declared", "Import", "Inference", "Locks", "Models", "Replacements", "Samples", "Schemas"],
      swiftSettings: quickTests
    ),
    .testTarget(
      name: "CodableEnumCLITests",
      dependencies: ["CodableEnumCLI", "CodableEnumContractCLI", "CodableEnumFiles", "TestSupport"],
      swiftSettings: quickTests
    ),
    .testTarget(
      name: "CodableEnumMacrosTests",
      dependencies: ["CodableEnumCLI", "CodableEnumGenerator", "TestSupport"],
      exclude: ["Diagnostics"],
      swiftSettings: quickTests
    ),
    .testTarget(
      name: "PropertyTests",
      dependencies: ["CodableEnumContract", "CodableEnumGenerator", "CodableEnumReport", "TestSupport"],
      swiftSettings: quickTests
    ),
    .target(
      name: "Goldens",
      dependencies: ["CodableEnum"],
      path: "Tests/GoldenTests/Goldens",
      swiftSettings: quickBuild
    ),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["CodableEnumGenerator", "CodableEnumReport", "Goldens", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: quickTests
    ),
    .testTarget(
      name: "ReplacementTests",
      dependencies: ["CodableEnum"],
      swiftSettings: quickTests,
      plugins: ["CodableEnumPlugin"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
