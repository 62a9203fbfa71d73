import Diagnostics
import ExampleRuns

/// A Swift file that is edited, with the verdict of `lifeguard check`.
package enum EditedCode {
  /// A file with its text.
  package struct File: Sendable {
    /// The path of the file.
    package let path: String
    /// The text as UTF-8.
    package let bytes: [UInt8]

    /// Creates a file.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The diagnostics of a file, by line and column.
  /// - Parameters:
  ///   - file: The file.
  ///   - context: Other files, whose classes the file knows.
  package static func diagnostics(of file: File, context: [File]) -> [LocatedDiagnostic] {
    if let unreadable = UnreadableText(file.bytes, as: .swift) {
      return [unreadable.located(file.path)]
    }
    let readable = context.filter { UnreadableText($0.bytes, as: .swift) == nil }
    let others = readable.map { AppFile($0.bytes) }
    let source = SourceText(file.bytes)
    let found: [Diagnostic]
    do throws(ScriptError) {
      found = try CheckedFile(AppFile(file.bytes), context: others).classes
        .flatMap(\.diagnostics)
    } catch {
      found = error.diagnostics
    }
    return found.map { LocatedDiagnostic($0, path: file.path, source) }
      .sorted(by: LocatedDiagnostic.precedes)
  }
}
