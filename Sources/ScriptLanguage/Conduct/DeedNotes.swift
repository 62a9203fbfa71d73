import Diagnostics
import LifecycleEngine

// Notes of what the author's code does, and of what made the code run.
extension ExampleObserver {
  /// True if the running code is that of the example, and not of the drive.
  var isAuthorsCode: Bool {
    currentRange.isOfExample
  }

  /// Notes what the author's code does.
  func note(_ deed: @autoclosure () -> Deed.Kind) {
    guard judgement == nil, isAuthorsCode else { return }
    noteAlways(deed(), at: callingRange)
  }

  /// Where the author's code is: the call of a method that is used as a value, not where it became one.
  private var callingRange: SourceRange {
    let running = frames.filter { $0.position > 0 }
    guard let last = running.last, program.functions[last.function].isBoundMethod,
      let caller = running.dropLast().last
    else { return currentRange }
    let range = program.functions[caller.function].ranges[caller.position - 1]
    return range.isOfExample ? range : currentRange
  }

  /// Notes something whoever's code runs.
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
      // A method that UIKit calls may be no event of the trace.
      return Occasion(
        kind: .callback(callback), receiver: receiver, appearance: appearance(of: receiver),
        event: max(0, count - 1))
    case .closure(let closure):
      // A closure of the example's is no event of the trace.
      return Occasion(
        kind: kindOfClosure, receiver: nil, appearance: 0, event: count,
        origins: closures.giver(of: closure).map { [$0] } ?? [])
    case .other: return Occasion(kind: .other, receiver: nil, appearance: 0, event: count)
    }
  }

  /// The purpose of the closure that is about to run: its event was recorded just before.
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
  /// The code of a drive, which is read behind all files of an example.
  static let drive = SourceID(.max)
}

extension SourceRange {
  /// True if the range is a place in the example, and not in the drive or nowhere.
  var isOfExample: Bool { source != .drive && end > 0 }
}
