/// Calls of code that is not simulated and that keeps a closure or an object after the call, by the
/// documentation of the call or by its name.
package enum KeepingCalls {
  /// The methods whose result keeps the given closure, as an `AnyCancellable` of Combine and an
  /// `NSKeyValueObservation` do.
  private static let ofResult = ["sink", "observe", "assign"]
  /// The methods whose receiver keeps the given closure until another call ends the result.
  private static let ofReceiver = ["addPeriodicTimeObserver", "addBoundaryTimeObserver"]
  /// The types whose instances let go of their closure when the work of the closure is over.
  private static let releasing = [
    "UIViewPropertyAnimator", "Thread", "BlockOperation", "Task", "DispatchWorkItem",
  ]
  /// The types whose initialiser takes a target that the instance holds strongly.
  private static let ofTarget = ["CADisplayLink", "Timer"]
  /// The first words of methods that keep a closure for later events.
  private static let listening = [
    "on", "observe", "subscribe", "bind", "listen", "watch", "register", "addObserver",
    "addListener", "addHandler", "when", "track",
  ]

  /// The methods of `URLSession` that call their closure on the session's own queue.
  private static let offMain = ["dataTask", "uploadTask", "downloadTask"]

  /// True if a method calls its closure on another thread than the main thread.
  package static func callsOffMain(_ name: String) -> Bool { offMain.contains(name) }

  /// The value that keeps the closures of a call.
  package enum Keeper {
    case result, receiver
    /// The name of the method suggests that some object keeps the closure.
    case unknown
  }

  /// The value that keeps the closures that a method of code that is not simulated gets, `nil` if the
  /// method lets go of its closures in the end.
  package static func keeper(ofClosuresOf name: String) -> Keeper? {
    if ofResult.contains(name) { return .result }
    if ofReceiver.contains(name) { return .receiver }
    return listening.contains { begins(name, with: $0) } ? .unknown : nil
  }

  /// True if an instance of a type keeps the closures that its initialiser gets.
  package static func keepsClosures(_ type: String) -> Bool { !releasing.contains(type) }

  /// True if an instance of a type keeps the target that its initialiser gets.
  package static func keepsTarget(_ type: String) -> Bool { ofTarget.contains(type) }

  /// True if the first word of a name is a word: `onChange` begins with `on`, `once` does not.
  private static func begins(_ name: String, with word: String) -> Bool {
    guard name.hasPrefix(word) else { return false }
    guard let next = name.utf8.dropFirst(word.utf8.count).first else { return true }
    return next < 97 || next > 122
  }
}
