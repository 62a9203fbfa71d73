import LifecycleEngine
import ScriptCompiler

// The end of an animation of views, of which UIKit decides the time and the flag.
extension UnknownValues {
  /// The effects of completions whose time and flag may be others in UIKit: the effects of their code, of
  /// the closures that they have, and of the running task, if they resume a continuation.
  func doubt(ofEnd completions: [ObjectID]) -> UnknownCalls {
    var functions: [Int] = []
    var holds = false
    var open = completions
    var seen: Set<ObjectID> = []
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      switch heap.foreignObject(id) {
      case .closure(let closure):
        functions.append(closure.function)
        holds = holds || closure.captures.contains { isStrong($0) }
        open += closure.captures.compactMap { $0.objectID }
      case .cell(let content): open += [content.objectID].compactMap { $0 }
      case .continuation:
        functions += stack.frames.map { $0.function }
        holds = true
      default: break
      }
    }
    let reach = CodeReach(of: functions, in: program)
    let calls = UnknownCalls.animationEnd.including(
      CodeEffects(
        prints: reach.prints, acts: reach.acts, changes: reach.sets,
        texts: reach.prints ? reach.marksOfLines : []))
    return holds ? calls.includingLives(["isDeallocated"]) : calls
  }
}
