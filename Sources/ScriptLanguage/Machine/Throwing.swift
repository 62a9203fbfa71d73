import Diagnostics
import LifecycleEngine

/// A handler of thrown errors.
struct Handler {
  /// The index of the handler's frame.
  var frame: Int
  var target: Int
  /// The height of the stack when the handler was set up.
  var height: Int
}

extension Machine {
  func throwError() throws(RunError) {
    thrownError = (pop(), currentRange)
    throw .thrown
  }

  func pushHandler(_ target: Int) {
    handlers.append(Handler(frame: frames.count - 1, target: target, height: stack.count))
  }

  /// Continues at the innermost handler, if the handler belongs to the frames from `depth` on.
  func handleThrownError(downTo depth: Int) throws(RunError) {
    let handler = handlers.last.flatMap { $0.frame >= depth ? $0 : nil }
    let remaining = handler.map { $0.frame + 1 } ?? depth
    while frames.count > remaining {
      guard let frame = frames.popLast() else { break }
      dropLocals(of: frame)
      // The initialiser's unfinished object is released.
      if frame.ending == .object { release(pop()) }
    }
    guard let handler else { throw .thrown }
    handlers.removeLast()
    while stack.count > handler.height { release(stack.removeLast()) }
    push(thrownError?.value ?? .null)
    thrownError = nil
    frames[handler.frame].position = handler.target
  }

  /// The diagnostic about an error that nobody catches.
  func uncaught() -> Diagnostic {
    guard let (value, range) = thrownError else {
      return Diagnostic(.uncaughtError, "An error is not caught", at: currentRange)
    }
    thrownError = nil
    let text = describe(value)
    release(value)
    return Diagnostic(
      .uncaughtError, "The error '\(text)' is thrown here and not caught", at: range,
      help: ["put the call into 'do { … } catch { … }'"])
  }
}
