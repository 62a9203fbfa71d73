import LifecycleEngine
import UIKitNames

// `withCheckedContinuation` and its relatives.
extension Concurrency {
  static let continuationFunctions = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]

  /// Runs the closure at once. `await` then waits for the result of the continuation.
  func makeContinuation(_ arguments: Arguments) throws(RunError) -> Value {
    try machine.refuse("a continuation is made")
    guard
      let closure = arguments.labeled(ArgumentLabel.trailing)?.objectID ?? arguments.closure("body")
        ?? arguments.unlabeled?.objectID
    else { throw failed(.wrongArgument, "A continuation needs a closure") }
    let id = heap.makeForeign(.continuation(ContinuationRecord()))
    heap.release(try machine.call(closure: closure, [heap.owned(id)]))
    return .object(id)
  }

  /// `resume(returning:)`, `resume(throwing:)`, `resume(with:)` and `resume()`.
  func callContinuation(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard name == "resume", case .continuation(var record) = heap.foreignObject(id) else {
      return nil
    }
    try machine.refuse("a continuation is resumed")
    guard record.result == nil else {
      throw failed(
        .fatalError, "The app crashes here: a continuation is resumed twice",
        ["resume each continuation once"])
    }
    var value = arguments.first ?? .void
    record.isError = arguments.labeled("throwing") != nil
    if arguments.labeled("with") != nil {
      guard let held = value.objectID, case .payload(let payload) = heap.foreignObject(held),
        payload.name == "success" || payload.name == "failure"
      else { throw failed(.wrongArgument, "'resume(with:)' needs a result") }
      value = payload.values.first ?? .void
      record.isError = payload.name == "failure"
    }
    record.result = heap.copied(value)
    heap[world.foreignSlot(of: id)] = .continuation(record)
    if let task = record.waiter, case .task(var waiting) = heap.foreignObject(task) {
      waiting.due = world.now
      waiting.race = machine.tasks.race ?? waiting.race
      heap[world.foreignSlot(of: task)] = .task(waiting)
      world.scheduleSignal(task, after: .milliseconds(0))
    }
    return .void
  }

  /// Fails for `await` of a method of UIKit's that has no `async` form, although the method takes a
  /// completion: `await` would wait for nothing, and a compiler only warns of that. Source:
  /// https://forums.swift.org/t/async-await-uikit-and-ns-swift-disable-async/50016
  func checkAwait(
    of name: String, _ arguments: Arguments, _ forms: [MethodForm]
  ) throws(RunError) {
    guard arguments.isAwaited, !rules.allowsUndeclared, machine.tasks.race == nil,
      let form = forms.first(where: { $0.fit(arguments.labels).isWhole }),
      form.parameters.last?.label == "completion", !arguments.labels.contains("completion")
    else { return }
    throw failed(
      .unknownMember,
      "'\(name)' has no 'async' form in UIKit, so 'await' does not wait for its end",
      [
        "give the call a completion, and resume a continuation there: 'await "
          + "withCheckedContinuation { next in \(name)(…) { next.resume() } }'"
      ])
  }

  /// Replaces a continuation with its result, or throws the error of the continuation.
  func settle(_ continuation: Value, _ record: ContinuationRecord) throws(RunError) {
    let result = heap.copied(record.result ?? .void)
    heap.release(continuation)
    guard record.isError else { return stack.push(result) }
    throw stack.throwing(result)
  }
}
