import Foundation
import Scenarios
import SiteGenerator

/// The input of a command as a whole: a file of any kind, a pipe such as `<(…)`, or standard input.
enum InputFile {
  /// The bytes of a file, or of standard input for `-`.
  /// - Throws: An error for a path that does not exist or cannot be read, such as a folder.
  static func bytes(of file: String) throws(InputError) -> [UInt8] {
    if file == "-" {
      guard let bytes = bytes(from: STDIN_FILENO) else {
        throw InputError("standard input cannot be read")
      }
      return bytes
    }
    let descriptor = open(file, O_RDONLY)
    defer { if descriptor >= 0 { close(descriptor) } }
    guard descriptor >= 0, let bytes = bytes(from: descriptor) else {
      throw failure(of: file, errno)
    }
    return bytes
  }

  private static func failure(of file: String, _ error: Int32) -> InputError {
    let help = "name a file, or '-' for standard input"
    switch error {
    case ENOENT:
      let near = BuiltInScenario.suggestion(for: file)
      return InputError("There is no file '\(file)'", help: near ?? help)
    case EISDIR: return InputError("'\(file)' is a folder", help: help)
    default: return InputError("'\(file)' cannot be read", help: help)
    }
  }

  /// Reads to the end. Foundation reads pipes only from standard input, and stops the program if standard
  /// input is closed.
  private static func bytes(from descriptor: Int32) -> [UInt8]? {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return result }
      result += buffer[..<count]
    }
  }
}
