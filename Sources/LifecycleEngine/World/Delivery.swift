/// A callback whose body is being run.
struct Delivery: Equatable {
  var receiver: ObjectID
  var callback: Callback
  var values: [EventValue]
  /// What sent it: the step with all that had led to the step.
  var context = StepContext()

  /// The step that sent it.
  var step: StepReference { context.step }
}

extension World {
  /// The deepest nesting of deliveries: a callback whose body causes a callback, and so on.
  static let depthBudget = 60

  /// Returns true if UIKit has a callback on the release that is simulated.
  func isCalled(_ callback: Callback) -> Bool { callback.releases.contains(release) }

  /// Delivers a callback: records the event, then runs the author's implementation if there is one,
  /// else UIKit's.
  @discardableResult
  func deliver(
    _ callback: Callback, to receiver: ObjectID, _ values: [EventValue] = [],
    sender: ObjectID? = nil, step: StepReference? = nil
  ) -> Reply {
    guard stop == nil, isCalled(callback) else { return .none }
    if isEvent(callback, of: receiver) {
      record(callback, receiver: .object(receiver), values, step: step ?? current.step)
    }
    let saved = directCall
    directCall = step == .author ? DirectCall(receiver: receiver, callback: callback) : nil
    defer { directCall = saved }
    let context = step == .author ? StepContext(origin: current.origin) : current
    deliveries.append(
      Delivery(receiver: receiver, callback: callback, values: values, context: context))
    defer { deliveries.removeLast() }
    guard objects.implements(callback, receiver) else {
      performBase(callback, on: receiver)
      return .none
    }
    return enterUserCode(.callback(receiver, callback, sender: sender, values), keeping: receiver)
  }

  /// Returns true if it is recorded: what the author's code is asked for is not, nor what a view is
  /// told.
  private func isEvent(_ callback: Callback, of receiver: ObjectID) -> Bool {
    switch callback.lens {
    case .none: false
    case .layout, .geometry: kind(of: receiver) != .view
    default: true
    }
  }

  /// Delivers a delegate's or data source's callback, if it is alive and implements it.
  func deliver(
    _ callback: Callback, toDelegate delegate: ObjectID?, from sender: ObjectID,
    _ values: [EventValue]
  ) -> Reply {
    guard let delegate = alive(delegate), objects.implements(callback, delegate)
    else { return .none }
    return deliver(callback, to: delegate, values, sender: sender)
  }

  /// Records a callback that the author's code called itself, and runs the implementation.
  /// - Parameters:
  ///   - callback: The callback that was called.
  ///   - receiver: The object it was called on.
  ///   - values: Its arguments, in the order of the callback's labels.
  ///   - sender: The first argument of a delegate's callback.
  public func deliverFromAuthor(
    _ callback: Callback, to receiver: ObjectID, _ values: [EventValue], sender: ObjectID? = nil
  ) {
    deliver(callback, to: receiver, values, sender: sender, step: .author)
  }

  /// Calls a closure of the author's code.
  public func invoke(_ closure: ObjectID, _ values: [EventValue]) {
    guard stop == nil else { return }
    _ = enterUserCode(.invoke(closure, values), keeping: closure)
  }

  /// Asks the author's code how high one of the detents is that it has made.
  func askForHeight(ofDetentAt place: Int, of sheet: ObjectID, upTo maximum: Double) -> Double? {
    guard stop == nil,
      case .number(let height) = enterUserCode(
        .detentHeight(sheet, at: place, upTo: maximum), keeping: sheet)
    else { return nil }
    return height
  }

  /// Tells the author's code of something that no object of its own gets.
  @discardableResult
  func notify(_ request: Request) -> Reply {
    guard let userCode, stop == nil else { return .none }
    depth += 1
    let saved = current
    if request.isOnlyForAuthor {
      current = StepContext(origin: originOfWhatBegins(), container: current.container)
    }
    let reply = userCode(self, request)
    current = saved
    depth -= 1
    return reply
  }

  private func enterUserCode(_ request: Request, keeping object: ObjectID) -> Reply {
    guard let userCode else { return .none }
    guard depth < World.depthBudget else {
      stopForBudget("callbacks nested more than \(World.depthBudget) deep")
      return .none
    }
    depth += 1
    // What UIKit does in answer to the author's code, no container and no step has begun.
    let saved = current
    current = StepContext(origin: originOfWhatBegins())
    retain(object)
    let reply = userCode(self, request)
    release(object)
    current = saved
    depth -= 1
    return reply
  }

  /// The deepest nesting of views or of controllers.
  static let nestingBudget = 100

  func isWithinNesting(_ depth: Int) -> Bool {
    if depth < World.nestingBudget { return true }
    stopForBudget("views or controllers nested more than \(World.nestingBudget) deep")
    return false
  }

  /// Goes one level deeper into a tree of the author's making.
  func descend(_ body: () -> Void) {
    guard stop == nil, isWithinNesting(nesting) else { return }
    nesting += 1
    body()
    nesting -= 1
  }

  /// What UIKit's own implementation of a callback does: what `super` reaches.
  public func performBase(_ callback: Callback, on receiver: ObjectID) {
    let saved = current
    defer { current = saved }
    // It is part of what sent the callback, though the author's code calls it.
    let sender = deliveries.lastIndex { $0.receiver == receiver && $0.callback == callback }
    if let sender { current = deliveries[sender].context }
    switch callback {
    case .loadView: containment.makeDefaultView(of: receiver)
    case .didReceiveMemoryWarning: app.unloadViewIfUnneeded(of: receiver)
    case .updateViewConstraints:
      if let view = controllers[receiver].view { hierarchy.tell(view, .updateConstraints) }
    case .viewWillTransition, .willTransitionToTraits:
      windowChanges.forward(callback, from: receiver)
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      appearances.passOn(callback, from: receiver)
    default: break
    }
    if callback.lens == .classic, let call = directCall, call.receiver == receiver,
      call.callback == callback
    {
      perform(.appearanceMisuse, subject: receiver)
    }
  }

  /// What leads to whatever begins now: the step that is being taken and what led to that, or what led
  /// to the author's code that runs.
  func originOfWhatBegins() -> Origin {
    guard current.step != .author else { return current.origin }
    return trace.causes.origin(of: current.step, current.origin)
  }

  func record(
    _ callback: Callback, receiver: Receiver, _ values: [EventValue], step: StepReference
  ) {
    guard trace.events.count < Trace.budget else {
      return stopForBudget("more than \(Trace.budget) events")
    }
    var arguments: [EventArgument] = []
    if !values.isEmpty {
      let labels = callback.argumentLabels
      arguments = zip(labels, values).map { EventArgument($0, $1) }
    }
    let event = Event(
      number: trace.events.count, time: now, turn: turn, transaction: transaction, step: step,
      cause: step == .author ? nil : current.cause, origin: current.origin,
      container: step == .author ? nil : current.container, receiver: receiver, callback: callback,
      arguments: arguments, depth: depth,
      state: trace.recordsStates ? StateSnapshot(objects, controllers, views) : nil)
    trace.events.append(event)
    observer?(self, event)
  }

  /// Writes a line of the author's `print`.
  public func printToConsole(_ text: String) {
    guard stop == nil else { return }
    record(.consolePrint, receiver: .console, [.text(text)], step: .author)
  }

  /// Writes a warning of UIKit's.
  func warn(_ text: String) {
    guard stop == nil else { return }
    record(.consoleWarning, receiver: .console, [.text(text)], step: current.step)
  }

  /// Raises an exception of UIKit, which ends the app.
  func raise(_ name: String, _ reason: String) {
    guard stop == nil else { return }
    let text = "\(name): \(reason)"
    record(.consoleException, receiver: .console, [.text(text)], step: current.step)
    stop = .exception(text)
  }

  /// Stops the world because the author's code cannot go on.
  public func stopForUserCode() { if stop == nil { stop = .userCode } }

  /// Says what UIKit says of a misuse.
  func say(_ report: Report?) {
    switch report {
    case .warning(let text): warn(text)
    case .exception(let name, let reason): raise(name, reason)
    case nil: break
    }
  }
}
