import Foundation
import SiteGenerator

/// Shows on a terminal the work of a command that takes more than a second.
struct Progress: Sendable {
  private enum News: Sendable {
    /// The next part of the work begins, with this text.
    case label(String)
    /// A second has passed.
    case isDue
  }

  private let news: AsyncStream<News>.Continuation
  private let display: Task<Void, Never>

  private init() {
    let (stream, continuation) = AsyncStream.makeStream(of: News.self)
    news = continuation
    // The display runs beside the work, so that a long part is named while it runs.
    display = Task.detached {
      let timer = Task {
        try? await Task.sleep(for: .seconds(1))
        continuation.yield(.isDue)
      }
      var line = Line()
      for await item in stream { line.take(item) }
      timer.cancel()
      line.clear()
    }
  }

  /// Does work that is shown on a terminal, except in CI.
  /// - Parameter work: The work. The work calls its argument before each file, with the file, the number of
  ///   the file from 1, and the number of files.
  /// - Throws: The errors of the work.
  static func during<Result>(
    _ work: ((@Sendable (String, Int, Int) -> Void)?) throws(InputError) -> Result
  ) async throws(InputError) -> Result {
    let isShown = isatty(STDERR_FILENO) == 1 && !Terminal.isInCI
    let progress = isShown ? Progress() : nil
    let outcome: Swift.Result<Result, InputError>
    do throws(InputError) {
      outcome = .success(
        try work(progress.map { progress in 
          { @Sendable (file: String, number: Int, count: Int) in
            progress.show(file, number, of: count)
          }
        }))
    } catch {
      outcome = .failure(error)
    }
    await progress?.end()
    return try outcome.get()
  }

  private func show(_ file: String, _ number: Int, of count: Int) {
    news.yield(.label("\(file) (\(number) of \(count))"))
  }

  /// Removes the line of the terminal, so that other text can stand there.
  static func clear() { Terminal.error("\r\u{1B}[K") }

  /// Removes the line before the command prints anything else.
  private func end() async {
    news.finish()
    await display.value
  }

  /// The last line of the terminal.
  private struct Line {
    private var label = ""
    private var isDue = false
    private var last: ContinuousClock.Instant?

    mutating func take(_ news: News) {
      switch news {
      case .label(let text):
        label = text
        if let last, ContinuousClock.now - last < .milliseconds(100) { return }
      case .isDue: isDue = true
      }
      guard isDue, !label.isEmpty else { return }
      last = .now
      Terminal.error("\r\u{1B}[K\(label)")
    }

    func clear() {
      if last != nil { Terminal.error("\r\u{1B}[K") }
    }
  }
}
