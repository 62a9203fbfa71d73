import Foundation

/// Says on a terminal what a command is doing, once it has taken a second.
final class Progress: @unchecked Sendable {
  private let isShown: Bool
  /// Guards what follows: a thread of its own shows what has been done for so long already.
  private let lock = NSLock()
  private var label = ""
  private var isDue = false
  private var isOver = false
  private var last: ContinuousClock.Instant?

  /// - Parameter isShown: Whether there is somebody to read it: on a terminal, and not in CI.
  init(isShown: Bool = isatty(STDERR_FILENO) == 1 && !Terminal.isInCI) {
    self.isShown = isShown
    guard isShown else { return }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 1)
      self.lock.withLock {
        self.isDue = true
        self.write()
      }
    }
  }

  /// Shows what is done next.
  func show(_ file: String, _ number: Int, of count: Int) {
    guard isShown else { return }
    lock.withLock {
      label = "\(file) (\(number) of \(count))"
      if let last, ContinuousClock.now - last < .milliseconds(100) { return }
      write()
    }
  }

  private func write() {
    guard isDue, !isOver, !label.isEmpty else { return }
    last = .now
    Terminal.error("\r\u{1B}[K\(label)")
  }

  /// Takes the line away.
  func end() {
    lock.withLock {
      if last != nil, !isOver { Terminal.error("\r\u{1B}[K") }
      isOver = true
    }
  }
}
