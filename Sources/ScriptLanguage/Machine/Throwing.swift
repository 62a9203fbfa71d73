import Diagnostics
import LifecycleEngine

/// A place that thrown errors go to.
struct Handler {
  /// The index of the frame it is in.
  var frame: Int
  var target: Int
  /// How high the stack was when it was set up.
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

  /// Goes on at the innermost handler, if it belongs to the frames from `depth` on.
  func handleThrownError(downTo depth: Int) throws(RunError) {
    let handler = handlers.last.flatMap { $0.frame >= depth ? $0 : nil }
    let remaining = handler.map { $0.frame + 1 } ?? depth
    while frames.count > remaining {
      guard let frame = frames.popLast() else { break }
      dropLocals(of: frame)
      // The object that an initialiser was making is let go of with it.
      if frame.ending == .object { release(pop()) }
    }
    guard let handler else { throw .thrown }
    handlers.removeLast()
    while stack.count > handler.height { release(stack.removeLast()) }
    push(thrownError?.value ?? .null)
    thrownError = nil
    frames[handler.frame].position = handler.target
  }

  /// What is wrong when nobody catches an error.
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
