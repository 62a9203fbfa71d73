import Foundation

/// A content folder for beginners, whose pages agree with the engine.
package enum StarterFolder {
  /// The files by path in the folder.
  private static let files: [(path: String, bytes: [UInt8])] = [
    ("lifeguard.yml", PackageResources.lifeguard_yml),
    ("index.md", PackageResources.index_md),
    ("examples.md", PackageResources.examples_md),
    ("transitions.md", PackageResources.transitions_md),
  ]

  /// Writes the folder.
  /// - Parameter path: The path of the folder, which must be missing or empty.
  /// - Returns: The paths of the files in the folder, in order.
  /// - Throws: An error if the folder is not empty or cannot be written. Nothing is written then.
  package static func write(to path: String) throws(InputError) -> [String] {
    guard !path.isEmpty else { throw InputError("The name of the folder is empty") }
    return try NewFolder.write(files(for: path), to: path)
  }

  /// The command that builds the site of a folder, from the directory in which the folder was made.
  /// - Parameter path: The folder as the user named the folder.
  package static func buildCommand(for path: String) -> String {
    // A site must not lie in its content folder.
    let isHere = OutputFolder.canonical(path) == OutputFolder.canonical(".")
    return "lifeguard build --content \(ShellWord(path).text)"
      + (isHere ? " --output ../_site" : "")
  }

  /// The files with the commands that are right for a folder.
  private static func files(for path: String) -> [(path: String, bytes: [UInt8])] {
    let verify = "lifeguard verify \(ShellWord(path).text)"
    return files.map { file, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
        .replacing("{verify}", with: CodeSpan(verify).text)
        .replacing("{update}", with: CodeSpan(verify + " --update").text)
      return (file, [UInt8](text.utf8))
    }
  }
}

/// A word quoted for a shell.
private struct ShellWord {
  let text: String

  init(_ word: String) {
    // A word that begins with a hyphen would be an option.
    let name = word.hasPrefix("-") ? "./" + word : word
    let isPlain = name.utf8.allSatisfy { byte in
      byte >= 0x80 || "./-_".utf8.contains(byte) || byte.isAlphanumeric
    }
    text = isPlain ? name : "'\(name.replacing("'", with: "'\\''"))'"
  }
}

/// Code within a sentence of a page.
private struct CodeSpan {
  let text: String

  init(_ code: String) {
    // The marks are more backticks than the code has in a row.
    let runs = code.split { $0 != "`" }.map(\.count)
    let mark = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let line = code.map { $0.isNewline ? " " : String($0) }.joined()
    text = mark + line + mark
  }
}

extension UInt8 {
  /// True if the byte is an ASCII letter or digit.
  fileprivate var isAlphanumeric: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}
