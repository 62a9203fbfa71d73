// swift-tools-version: 6.0
import PackageDescription

// The command `swift package verify-docs` with a built program, so that no package that uses the command compiles
// Lifeguard.
let package = Package(
  name: "lifeguard-plugin",
  products: [.plugin(name: "VerifyDocs", targets: ["VerifyDocs"])],
  targets: [
    .binaryTarget(name: "lifeguard", path: "lifeguard.artifactbundle"),
    .plugin(
      name: "VerifyDocs",
      capability: .command(
        intent: .custom(
          verb: "verify-docs", description: "Check the pages of a package with lifeguard")),
      dependencies: ["lifeguard"]),
  ]
)
