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
    let bytes = try FileTree.bytes(of: path)
    guard bytes.starts(with: [0x1F, 0x8B]) else {
      throw InputError(
        "'\(path)' is not a module compressed with gzip",
        help: "'make wasm' writes '.build-wasm/\(fileName)'")
    }
    return EngineModule(bytes: bytes)
  }

  /// The files of the site. A page that is opened from a disk can read the script only, a page from a server
  /// fetches the smaller file.
  var files: [String: [UInt8]] {
    let text = Data(bytes).base64EncodedString()
    return [
      "assets/engine.wasm.gz": bytes,
      "assets/engine-bytes.js": [UInt8]("lifeguardEngineBytes(\"\(text)\");\n".utf8),
    ]
  }
}
