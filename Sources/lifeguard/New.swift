import ArgumentParser
import SiteGenerator

/// `lifeguard new`.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a content folder to begin with",
    discussion: """
      Its pages agree with the engine and show what a page can have.

      EXAMPLE
        lifeguard new Guide
        lifeguard build --content Guide
      """)

  @Argument(help: ArgumentHelp("The folder, which is not there yet or empty.", valueName: "dir"))
  var folder: String

  func run() throws {
    let files = try Terminal.reportingInput { () throws(InputError) in
      try StarterFolder.write(to: folder)
    }
    for file in files { Terminal.output("wrote \(folder)/\(file)\n") }
    let isPlain = folder.utf8.allSatisfy { byte in
      byte >= 0x80 || "./-_".utf8.contains(byte) || byte.isAlphanumeric
    }
    let name = isPlain ? folder : "'\(folder.replacing("'", with: "'\\''"))'"
    Terminal.output("next: lifeguard build --content \(name)\n")
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isAlphanumeric: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}
