import Foundation

/// Replaces files so that no reader finds a partial file.
enum AtomicFile {
  /// Writes bytes to a temporary file, then moves the file into place with the old permissions.
  /// - Throws: An error if the file cannot be written. The old file is then unchanged.
  static func replace(_ file: String, with bytes: [UInt8]) throws(InputError) {
    // The target of a link is replaced, not the link.
    let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    let temporary = "\(target).lifeguard-\(getpid())"
    do {
      let permissions = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions]
      try Data(bytes).write(to: URL(fileURLWithPath: temporary))
      if let permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: temporary)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw InputError(
        "'\(file)' cannot be written", help: "check its permissions and those of its folder")
    }
    guard rename(temporary, target) == 0 else {
      try? FileManager.default.removeItem(atPath: temporary)
      throw InputError(
        "'\(file)' cannot be replaced", help: "check its permissions and those of its folder")
    }
  }
}
