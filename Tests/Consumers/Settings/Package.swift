// swift-tools-version: 6.2

import PackageDescription

/// Each way of compiling that changes what generated code must look like. All compile the same files.
let settings: [String: [SwiftSetting]] = [
  "Mode5": [.swiftLanguageMode(.v5)],
  "Mode6": [],
  "MainActorByDefault": [.defaultIsolation(MainActor.self)],
  "MainActorByDefault5": [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
  "InferIsolated": [.enableUpcomingFeature("InferIsolatedConformances")],
  "ExistentialAny": [.enableUpcomingFeature("ExistentialAny")],
  "MemberImportVisibility": [.enableUpcomingFeature("MemberImportVisibility")],
  "InternalImports": [.enableUpcomingFeature("InternalImportsByDefault")],
  "Everything": [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
  ],
]

/// The library and the plugin, in every target.
func target(_ name: String, _ settings: [SwiftSetting]) -> Target {
  .target(
    name: name,
    dependencies: [
      .product(name: "CodableEnum", package: "swift-codable-enum"),
      .product(name: "CodableEnumMacros", package: "swift-codable-enum"),
    ],
    swiftSettings: settings + [.treatAllWarnings(as: .error)],
    plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]
  )
}

let sorted = settings.sorted { $0.key < $1.key }

let package = Package(
  name: "settings-consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../../..")
  ],
  targets: sorted.map { target($0.key, $0.value) }
    // Modules that declare types with the names of ours and of the standard library's.
    + sorted.map { target("Names" + $0.key, $0.value) }
    + [.executableTarget(name: "RoundTrips", dependencies: sorted.map { .init(stringLiteral: "Names" + $0.key) })]
)
