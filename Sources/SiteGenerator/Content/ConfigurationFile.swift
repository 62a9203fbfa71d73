import Diagnostics
import Markdown

/// The configuration of a content folder as a file, to which issues can point.
struct ConfigurationFile: Sendable {
  let configuration: SiteConfiguration
  /// The path of the file, for diagnostics.
  private let path: String
  private let source: SourceText

  /// A folder without the file.
  init() {
    configuration = SiteConfiguration()
    path = ""
    source = SourceText("")
  }

  /// Reads a file.
  /// - Throws: An error if the file cannot be read.
  init(_ path: String) throws(InputError) {
    self.path = path
    source = SourceText(try FileTree.bytes(of: path))
    configuration = SiteConfiguration(yaml: String(decoding: source.bytes, as: UTF8.self))
  }

  /// The issues of the configuration, and others, as problems of the file.
  func problems(with others: [Issue]) -> [Problem] {
    problems(of: configuration.issues + others)
  }

  /// Issues as problems of the file.
  func problems(of issues: [Issue]) -> [Problem] {
    issues.map {
      Problem(LocatedDiagnostic($0, file: path, source), .input)
    }
  }

  /// Names that authors give the file by mistake.
  private static let mistakenNames = ["lifeguard.yaml", "Lifeguard.yml", "lifeguard.json"]

  /// The problems of files that are most likely meant to be the configuration.
  static func misnamed(in folder: ContentFolder) -> [Problem] {
    folder.filePaths.filter { mistakenNames.contains($0) }.map { file in
      let diagnostic = Diagnostic(
        id: "configuration-name", "'\(file)' is not read",
        at: SourceRange(0, 0), help: ["name the configuration '\(SiteConfiguration.fileName)'"])
      return Problem(
        LocatedDiagnostic(
          diagnostic, path: folder.path(of: file), line: 1, column: 1, sourceLine: ""), .input)
    }
  }
}
