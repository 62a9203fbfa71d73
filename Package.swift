// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours is built in the Swift 6 language mode with warnings as errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "lifeguard",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "lifeguard", targets: ["lifeguard"]),
    .executable(name: "PlaygroundModule", targets: ["PlaygroundModule"]),
    .executable(name: "lifeguard-benchmarks", targets: ["Benchmarks"]),
    .plugin(name: "VerifyDocs", targets: ["VerifyDocs"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(name: "LifecycleEngine", swiftSettings: strict),
    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "SwiftSubset", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(
      name: "UIKitNames", dependencies: ["LifecycleEngine", "Diagnostics", "SwiftSubset"],
      swiftSettings: strict),
    .target(
      name: "ScriptCompiler",
      dependencies: ["LifecycleEngine", "Diagnostics", "SwiftSubset", "UIKitNames"],
      swiftSettings: strict),
    .target(
      name: "ScriptMachine",
      dependencies: [
        "LifecycleEngine", "Diagnostics", "SwiftSubset", "UIKitNames", "ScriptCompiler",
      ],
      swiftSettings: strict),
    .target(
      name: "Scenarios",
      dependencies: [
        "LifecycleEngine", "Diagnostics", "SwiftSubset", "UIKitNames", "ScriptCompiler",
        "ScriptMachine",
      ],
      swiftSettings: strict),
    .target(
      name: "ExampleRuns",
      dependencies: [
        "LifecycleEngine", "Diagnostics", "SwiftSubset", "UIKitNames", "ScriptCompiler",
        "ScriptMachine", "Scenarios",
      ],
      swiftSettings: strict),
    .target(
      name: "TraceRendering",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "SwiftSubset", "ScriptCompiler", "ScriptMachine",
        "Scenarios",
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "Markdown",
      dependencies: ["CMark", "Diagnostics", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict),
    .target(
      name: "StandardTheme", path: "Site", sources: ["StandardTheme.swift"],
      resources: [.embedInCode("assets"), .embedInCode("styles"), .embedInCode("templates")],
      swiftSettings: strict),
    .target(
      name: "SiteGenerator",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "UIKitNames", "ScriptCompiler", "ScriptMachine",
        "Scenarios", "ExampleRuns", "TraceRendering", "Markdown", "StandardTheme", "CZlib",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("Starter/Pages"), .embedInCode("Play/Templates")],
      swiftSettings: strict),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "SwiftSubset", "UIKitNames", "ScriptCompiler",
        "ScriptMachine", "Scenarios", "ExampleRuns", "TraceRendering", "Markdown", "SiteGenerator",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "lifeguard",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "Scenarios", "TraceRendering", "SiteGenerator",
        "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      swiftSettings: strict),
    .plugin(
      name: "VerifyDocs",
      capability: .command(
        intent: .custom(
          verb: "verify-docs", description: "Check the pages of a package with lifeguard")),
      dependencies: ["lifeguard"], path: "Sources/VerifyDocs"),
    .target(
      name: "Playground",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "SwiftSubset", "ScriptCompiler", "ScriptMachine",
        "Scenarios", "ExampleRuns", "TraceRendering",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PlaygroundModule",
      dependencies: ["Playground"],
      exclude: ["imports.txt"], swiftSettings: strict,
      // Rounding is in the C library's mathematics, which nothing else links in here.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Diagnostics", "LifecycleEngine", "Scenarios"],
      swiftSettings: strict, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .testTarget(
      name: "LifecycleEngineTests", dependencies: ["LifecycleEngine"], swiftSettings: strict),
    .testTarget(
      name: "ConsistencyTests",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "UIKitNames", "ScriptCompiler", "ScriptMachine",
        "Scenarios",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScriptLanguageTests",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "SwiftSubset", "UIKitNames", "ScriptCompiler",
        "ScriptMachine", "Scenarios", "ExampleRuns", "Benchmarks",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TraceRenderingTests",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "ScriptCompiler", "ScriptMachine", "Scenarios",
        "TraceRendering",
      ], exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "CMark"], swiftSettings: strict),
    .testTarget(
      name: "SiteGeneratorTests",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "ScriptMachine", "Scenarios", "ExampleRuns",
        "TraceRendering", "Markdown", "StandardTheme", "SiteGenerator", "Playground", "lifeguard",
        "TraceRenderingTests", "CZlib",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "EvidenceTests",
      dependencies: [
        "Diagnostics", "LifecycleEngine", "SwiftSubset", "ScriptMachine", "Scenarios", "Markdown",
        "SiteGenerator", "LifecycleEngineTests", "ConsistencyTests",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["Diagnostics", "LanguageServer", "SiteGenerator"], swiftSettings: strict),
    .testTarget(name: "ProjectTests", swiftSettings: strict),
  ]
)
