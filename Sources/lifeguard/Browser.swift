import Foundation

/// The browser of the person who runs the command.
enum Browser {
  /// Opens an address.
  /// - Returns: False if there is no browser to open.
  static func open(_ address: String) -> Bool {
    #if os(macOS)
      return run("/usr/bin/open", address)
    #else
      let environment = ProcessInfo.processInfo.environment
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
        return false
      }
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      let programs = folders.map { "\($0)/xdg-open" }
      guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
        return false
      }
      return run(program, address)
    #endif
  }

  private static func run(_ program: String, _ address: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
