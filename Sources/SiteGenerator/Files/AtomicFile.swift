import Foundation

/// Replaces files so that nobody ever finds half of one.
enum AtomicFile {
  /// Writes bytes beside a file, then puts them in its place with the permissions it had.
  /// - Throws: A file that cannot be written; it is as it was then.
  static func replace(_ file: String, with bytes: [UInt8]) throws(InputError) {
    // What a link leads to is replaced, not the link.
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
        "'\(file)' cannot be written", help: "look at its permissions and its folder's")
    }
    guard rename(temporary, target) == 0 else {
      try? FileManager.default.removeItem(atPath: temporary)
      throw InputError(
        "'\(file)' cannot be replaced", help: "look at its permissions and its folder's")
    }
  }
}
