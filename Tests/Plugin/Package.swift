// swift-tools-version: 6.2
import PackageDescription

// A package that has its pages verified by the plugin of the one it depends on: the plugin that compiles Lifeguard, or
// the one with a built program.
let plugin = Context.environment["LIFEGUARD_PLUGIN"] ?? "../.."

let package = Package(
  name: "example",
  dependencies: [.package(name: "lifeguard", path: plugin)],
  targets: [.target(name: "Example")]
)
