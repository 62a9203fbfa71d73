import Foundation
import PackagePlugin

/// `swift package verify-docs`: runs `lifeguard verify` in the package, with the arguments that follow.
@main
struct VerifyDocs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "lifeguard").url
    process.currentDirectoryURL = context.package.directoryURL
    // A plugin may not write into the package.
    process.arguments = ["verify", "--no-cache"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
