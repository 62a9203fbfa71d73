import Diagnostics
import Foundation
import SiteGenerator

/// Drives the view controllers of Swift files beside the server, one file at a time.
final class CodeCheck {
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

  private let mailbox: Mailbox<Answer>
  private var isBusy = false
  private var waiting: [Job] = []

  /// The most files beside a file that a check reads, and the most bytes of each.
  private static let contextLimit = 100
  private static let fileLimit = 1 << 20
  /// Runs follow the author's recursion.
  private static let stackSize = 1 << 26

  init(_ mailbox: Mailbox<Answer>) { self.mailbox = mailbox }

  /// Checks a file as soon as no other file is checked. The answer comes into the mailbox.
  func begin(_ uri: String, _ path: String, _ text: TextDocument, _ workspace: Workspace) {
    var open: [String: [UInt8]] = [:]
    for document in workspace.documents.values where document.uri != uri {
      if case .code(let other) = document.home { open[other] = document.text.bytes }
    }
    waiting.removeAll { $0.uri == uri }
    waiting.append(Job(uri: uri, path: path, bytes: text.bytes, open: open))
    start()
  }

  /// Notes that an answer has come.
  func end() {
    isBusy = false
    start()
  }

  private func start() {
    guard !isBusy, !waiting.isEmpty else { return }
    isBusy = true
    let job = waiting.removeFirst()
    let mailbox = mailbox
    let thread = Thread {
      let file = EditedCode.File(path: job.path, bytes: job.bytes)
      let found = EditedCode.diagnostics(of: file, context: CodeCheck.context(of: job))
      mailbox.add(.result(Answer(uri: job.uri, bytes: job.bytes, diagnostics: found)))
    }
    thread.stackSize = CodeCheck.stackSize
    thread.start()
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
