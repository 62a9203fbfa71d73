import Diagnostics
import LifecycleEngine

extension Machine {
  func throwError() throws(RunError) {
    thrownError = (stack.pop(), currentRange)
    throw .thrown
  }

  /// Continues at the innermost handler, if the handler belongs to the frames from `depth` on.
  func handleThrownError(downTo depth: Int) throws(RunError) {
    let handler = stack.handler(downTo: depth)
    let remaining = handler.map { $0.frame + 1 } ?? depth
    while stack.frames.count > remaining {
      guard let frame = stack.endFrame() else { break }
      dropLocals(of: frame)
      // The initialiser's unfinished object is released.
      if frame.ending == .object { heap.release(stack.pop()) }
    }
    guard let handler else { throw .thrown }
    stack.dropHandler()
    while stack.count > handler.height { heap.release(stack.pop()) }
    stack.push(thrownError?.value ?? .null)
    thrownError = nil
    stack.jump(to: handler)
  }

  /// The diagnostic about an error that nobody catches.
  func uncaught() -> Diagnostic {
    guard let (value, range) = thrownError else {
      return Diagnostic(.uncaughtError, "An error is not caught", at: currentRange)
    }
    thrownError = nil
    let text = library.describe(value, in: self)
    heap.release(value)
    return Diagnostic(
      .uncaughtError, "The error '\(text)' is thrown here and not caught", at: range,
      help: ["put the call into 'do { … } catch { … }'"])
  }

  /// Keeps the first error that stops the script.
  func note(_ error: RunError) {
    guard failure == nil else { return }
    switch error {
    case .failed(let diagnostic): failure = diagnostic
    case .thrown: failure = uncaught()
    case .halted: break
    }
  }
}
