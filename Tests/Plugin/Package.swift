// swift-tools-version: 6.2
import PackageDescription

// A package that has its pages verified by the plugin of the one it depends on.
let package = Package(
  name: "example",
  dependencies: [.package(name: "lifeguard", path: "../..")],
  targets: [.target(name: "Example")]
)
