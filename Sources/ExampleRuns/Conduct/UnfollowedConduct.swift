import LifecycleEngine
import ScriptMachine
import UIKitNames

extension CallNotes {
  /// Notes a call that nothing follows. The value of a call that is used is unknown, and every outcome of a
  /// condition on the value is tried, so only calls for an effect count, and calls that may raise.
  func noteUnfollowed(_ name: String, _ arguments: Arguments) {
    guard observer.judgement == nil, observer.isAuthorsCode, !name.isCapitalized, !isFollowed(name),
      !KeepingCalls.isOfLooks(name, arguments.labels),
      KeepingCalls.reuses(name) || !observer.isResultUsed
    else { return }
    observer.unfollowed.add(UnfollowedCall(name: name, offset: observer.currentRange.start))
  }

  /// Notes that a run judges the running call, although nothing simulates the call.
  func noteJudged() { observer.unfollowed.judge(at: observer.currentRange.start) }

  /// Notes a call of a controller after which no source tells what UIKit calls.
  /// - Parameter moments: The number of unknown moments before the call.
  func noteUntold(_ name: String, of id: ObjectID, since moments: Int) {
    let all = observer.world.trace.unknownMoments
    guard all.count > moments, observer.judgement == nil, observer.isAuthorsCode,
      observer.world.kind(of: id) == .controller,
      all[moments...].contains(where: { $0.calls.callbacks.contains(.viewDidLoad) })
    else { return }
    observer.unfollowed.add(UnfollowedCall(name: name, offset: observer.currentRange.start))
  }

  /// True if the runs follow the effect of a call that is not simulated.
  private func isFollowed(_ name: String) -> Bool {
    KeepingCalls.isNoted(name) || ExampleObserver.endsReceiver(name)
      || ExampleObserver.endsArguments(name)
      || ExampleObserver.changesConstraints(name) || KeepingCalls.callsOffMain(name)
      || WorkNotes.endingStatements.contains(name)
  }

  // MARK: Queues

  /// Notes an operation that runs, and so has no blocks any more, and a subscription whose publisher
  /// delivers on the queue of its session.
  func noteWork(_ name: String, _ base: Value?, _ arguments: Arguments) {
    if name.hasPrefix("addOperation") || name == "start" {
      for value in arguments.values + [base ?? .null] {
        guard case .opaque(_, let number) = value,
          observer.opaqueValues.types[number] == "BlockOperation"
        else { continue }
        observer.machine.heap.endHolding(by: number)
      }
    }
    guard name == "sink", case .opaque(_, let publisher)? = base else { return }
    let origin = observer.origin(of: publisher)
    guard "dataTaskPublisher(".isPart(of: origin), !"receive(".isPart(of: origin) else { return }
    for value in arguments.values { observer.noteGiven(value, to: "dataTask") }
  }

  /// True if an observer's closure runs on a queue of the example's, and so on another thread.
  func isForOwnQueue(_ name: String, _ arguments: Arguments) -> Bool {
    guard name == "addObserver", case .opaque(_, let queue)? = arguments.labeled("queue") else {
      return false
    }
    return observer.opaqueValues.types[queue] == "OperationQueue"
  }
}
