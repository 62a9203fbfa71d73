import Foundation

/// Says on a terminal how far a command is, once it has taken a second.
final class Progress {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant?
  private let isShown: Bool

  /// - Parameter isShown: Whether there is somebody to read it: on a terminal, and not in CI.
  init(isShown: Bool = isatty(STDERR_FILENO) == 1 && !Terminal.isInCI) {
    self.isShown = isShown
    start = clock.now
  }

  /// Shows what is done next.
  func show(_ file: String, _ number: Int, of count: Int) {
    guard isShown, clock.now - start > .seconds(1),
      last.map({ clock.now - $0 > .milliseconds(100) }) ?? true
    else { return }
    last = clock.now
    Terminal.error("\r\u{1B}[K\(file) (\(number) of \(count))")
  }

  /// Takes the line away.
  func end() {
    if last != nil { Terminal.error("\r\u{1B}[K") }
    last = nil
  }
}
