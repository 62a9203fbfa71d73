import Diagnostics
import Foundation
import SiteGenerator

/// Drives the view controllers of Swift files beside the server, one file at a time.
struct CodeCheck {
  /// The verdict on a file.
  struct Answer: Sendable {
    let uri: String
    let bytes: [UInt8]
    let diagnostics: [LocatedDiagnostic]
  }

  private struct Job: Sendable {
    let uri: String
    let path: String
    let bytes: [UInt8]
    /// The texts of the other open files, by path.
    let open: [String: [UInt8]]
  }

  private let inbox: Inbox<Answer>
  private var isBusy = false
  private var waiting: [Job] = []

  /// The most files beside a file that a check reads, and the most bytes of each.
  private static let contextLimit = 100
  private static let fileLimit = 1 << 20

  init(_ inbox: Inbox<Answer>) { self.inbox = inbox }

  /// Checks a file as soon as no other file is checked. The answer comes into the inbox.
  mutating func begin(
    _ uri: String, _ path: String, _ text: TextDocument, _ workspace: Workspace
  ) {
    waiting.removeAll { $0.uri == uri }
    waiting.append(
      Job(uri: uri, path: path, bytes: text.bytes, open: workspace.openCode(except: uri)))
    start()
  }

  /// Notes that an answer has come.
  mutating func end() {
    isBusy = false
    start()
  }

  private mutating func start() {
    guard !isBusy, !waiting.isEmpty else { return }
    isBusy = true
    let job = waiting.removeFirst()
    let inbox = inbox
    Task.detached {
      let file = EditedCode.File(path: job.path, bytes: job.bytes)
      let found = EditedCode.diagnostics(of: file, context: CodeCheck.context(of: job))
      await inbox.add(.result(Answer(uri: job.uri, bytes: job.bytes, diagnostics: found)))
    }
  }

  /// The other Swift files of the folder.
  private static func context(of job: Job) -> [EditedCode.File] {
    let folder = FilePath.parent(of: job.path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
      .map { FilePath.join(folder, $0) }.filter { $0 != job.path }
    return paths.prefix(contextLimit).compactMap { path in
      if let bytes = job.open[path] { return EditedCode.File(path: path, bytes: bytes) }
      guard let data = FileManager.default.contents(atPath: path), data.count <= fileLimit else {
        return nil
      }
      return EditedCode.File(path: path, bytes: [UInt8](data))
    }
  }
}
