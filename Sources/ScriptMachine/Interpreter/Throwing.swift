import Diagnostics
import LifecycleEngine

extension Machine {
  func throwError() throws(RunError) {
    throw stack.throwing(stack.pop())
  }

  /// Continues at the innermost handler, if the handler belongs to the frames from `depth` on.
  func handleThrownError(downTo depth: Int) throws(RunError) {
    let handler = stack.handler(downTo: depth)
    let remaining = handler.map { $0.frame + 1 } ?? depth
    while stack.frames.count > remaining {
      guard let frame = stack.endFrame() else { break }
      dropLocals(of: frame)
      // The initialiser's unfinished object is released.
      if frame.ending == .object {
        try objects.endMaking(stack.last, isMade: false)
        heap.release(stack.pop())
      }
    }
    guard let handler else { throw .thrown }
    stack.dropHandler()
    while stack.count > handler.height { heap.release(stack.pop()) }
    stack.push(stack.takeThrown()?.value ?? .null)
    stack.jump(to: handler)
  }

  /// The diagnostic about an error that nobody catches.
  package func uncaught() -> Diagnostic {
    guard let (value, range) = stack.takeThrown() else {
      return Diagnostic(.uncaughtError, "An error is not caught", at: currentRange)
    }
    let text = library.describe(value, in: self)
    heap.release(value)
    return Diagnostic(
      .uncaughtError, "The error '\(text)' is thrown here and not caught", at: range,
      help: ["put the call into 'do { … } catch { … }'"])
  }
}
