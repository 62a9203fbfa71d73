import Foundation
import SiteGenerator

/// Says on a terminal what a command is doing, once it has taken a second.
struct Progress: Sendable {
  private enum News: Sendable {
    /// Something is done next, in these words.
    case label(String)
    /// A second has passed.
    case isDue
  }

  private let news: AsyncStream<News>.Continuation
  private let display: Task<Void, Never>

  private init() {
    let (stream, continuation) = AsyncStream.makeStream(of: News.self)
    news = continuation
    // Beside the work, so that what takes long is named while it is done.
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

  /// Does something that is shown on a terminal, and not in CI.
  /// - Parameter work: What is done. It is given what it calls for each file before it takes that:
  ///   with the file, its number from 1, and how many there are.
  /// - Throws: What the work throws.
  static func during<Result>(
    _ work: (((String, Int, Int) -> Void)?) throws(InputError) -> Result
  ) async throws(InputError) -> Result {
    let isShown = isatty(STDERR_FILENO) == 1 && !Terminal.isInCI
    let progress = isShown ? Progress() : nil
    let outcome: Swift.Result<Result, InputError>
    do throws(InputError) {
      outcome = .success(try work(progress.map { progress in progress.show }))
    } catch {
      outcome = .failure(error)
    }
    await progress?.end()
    return try outcome.get()
  }

  private func show(_ file: String, _ number: Int, of count: Int) {
    news.yield(.label("\(file) (\(number) of \(count))"))
  }

  /// Takes the line away before anything else is printed.
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
