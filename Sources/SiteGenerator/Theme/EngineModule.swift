import Foundation

/// The simulator for the browser: the module of `Makefile.d/wasm.sh`, compressed with gzip.
package struct EngineModule: Sendable, Equatable {
  private let bytes: [UInt8]

  /// The name of the file beside the command, or in `share/lifeguard`.
  package static let fileName = "Playground.wasm.gz"

  /// Reads the module.
  /// - Parameters:
  ///   - path: The file; nil to look beside the command and in `share/lifeguard`.
  ///   - command: The path of the command.
  /// - Returns: Nil if no file is named and none is found.
  /// - Throws: An error if the named file is missing or is not compressed with gzip.
  package static func read(_ path: String?, command: String) throws(InputError) -> EngineModule? {
    let folder = FilePath.parent(of: command)
    let share = FilePath.join(FilePath.parent(of: folder), "share/lifeguard")
    let usual = [folder, share].map { FilePath.join($0, fileName) }
    let found = usual.first { FileManager.default.fileExists(atPath: $0) }
    guard let path = path ?? found else { return nil }
    guard FileManager.default.fileExists(atPath: path) else {
      throw InputError(
        "There is no file '\(path)'",
        help: FilePath.suggestion(for: path) { $0.hasSuffix(".gz") }
          ?? "name a file '\(fileName)', or remove '--module' to use the one beside the command")
    }
    let bytes = try FileTree.bytes(of: path)
    guard bytes.starts(with: [0x1F, 0x8B]) else {
      throw InputError(
        "'\(path)' is not a module compressed with gzip",
        help: "'make wasm' writes '.build-wasm/\(fileName)'")
    }
    return EngineModule(bytes: bytes)
  }

  /// The file of the site. A page that is opened from a disk can read a script only, so the module is a string in a
  /// script. In the encoding windows-1252 each byte is a letter; base64 would need a third more bytes. A page from a
  /// server fetches the same file.
  var files: [String: [UInt8]] {
    var script = [UInt8]("lifeguardEngineBytes(\"".utf8)
    script.reserveCapacity(bytes.count + bytes.count / 32)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"): script += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\r"): script += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): script += [UInt8(ascii: "\\"), byte]
      default: script.append(byte)
      }
    }
    return ["assets/engine.wasm.js": script + [UInt8]("\");\n".utf8)]
  }
}
