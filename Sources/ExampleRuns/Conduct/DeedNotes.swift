import Diagnostics
import LifecycleEngine
import ScriptMachine

// Notes about the author's code, and about the occasions that made the code run.
extension ExampleObserver {
  /// True if the running code belongs to the example, not the drive.
  var isAuthorsCode: Bool {
    currentRange.isOfExample
  }

  /// Notes a deed of the author's code.
  func note(_ deed: @autoclosure () -> Deed.Kind) {
    guard judgement == nil, isAuthorsCode else { return }
    noteAlways(deed(), at: callingRange)
  }

  /// The place of the running code. For a method used as a value, the place of the call, not the
  /// place where the method became a value.
  private var callingRange: SourceRange {
    let running = frames.filter { $0.position > 0 }
    guard let last = running.last, program.functions[last.function].isBoundMethod,
      let caller = running.dropLast().last
    else { return currentRange }
    let range = program.functions[caller.function].ranges[caller.position - 1]
    return range.isOfExample ? range : currentRange
  }

  /// Notes a deed, even if the running code is not the author's.
  func noteAlways(_ kind: Deed.Kind, at range: SourceRange) {
    let callback = occasions.last { occasion in
      guard occasion.callback != nil, let receiver = occasion.receiver else { return false }
      return world.kind(of: receiver) == .controller
    }
    var deed = Deed(
      kind: kind, range: range, event: world.trace.events.count, occasion: occasions.last,
      callback: callback, isInAnimation: animationDepth > 0, author: controllerAtWork)
    switch kind {
    case .wrote:
      deed.sheet = presentedController(around: deed.author)
      deed.caller = caller(of: deed.author)
    case .set: deed.caller = caller(of: deed.author)
    case .asked:
      deed.caller = caller(of: deed.author)
      guard deed.caller != nil else { return }
    default: break
    }
    add(deed)
  }

  func occasion(of entry: RunEntry) -> Occasion {
    let count = world.trace.events.count
    switch entry {
    case .callback(let callback, let receiver):
      // Some methods that UIKit calls are no events of the trace.
      return Occasion(
        kind: .callback(callback), receiver: receiver, appearance: appearance(of: receiver),
        event: max(0, count - 1))
    case .closure(let closure):
      // A closure of the example is no event of the trace.
      return Occasion(
        kind: kindOfClosure, receiver: nil, appearance: 0, event: count,
        origins: closures.giver(of: closure).map { [$0] } ?? [])
    case .other: return Occasion(kind: .other, receiver: nil, appearance: 0, event: count)
    }
  }

  /// The purpose of the closure that is about to run. The closure's event was recorded just before.
  private var kindOfClosure: Occasion.Kind {
    guard animationDepth == 0 else { return .other }
    switch world.trace.events.last?.callback {
    case .alongside: return .alongside
    case .completion: return .completion
    default: return .other
    }
  }
}

extension SourceID {
  /// The id of the drive's code, which is read after all files of an example.
  static let drive = SourceID.added
}

extension SourceRange {
  /// True if the range is a place in the example.
  var isOfExample: Bool { source != .drive && end > 0 }
}
