/// A callback whose body is being run.
struct Delivery: Equatable {
  var receiver: ObjectID
  var callback: Callback
  var values: [EventValue]
  /// The step that sent the callback, with the origin of the step.
  var context = StepContext()

  /// The step that sent the callback.
  var step: StepReference { context.step }
}

extension World {
  /// The deepest nesting of deliveries: a callback whose body causes a callback, and so on.
  static let depthBudget = 60

  /// Returns true if UIKit has a callback on the simulated release.
  func isCalled(_ callback: Callback) -> Bool { callback.releases.contains(release) }

  /// Returns true while the code of an object's `deinit` runs.
  public func isDeinitializing(_ id: ObjectID) -> Bool {
    deliveries.contains { $0.receiver == id && $0.callback == .deinitialize }
  }

  /// Delivers a callback: records the event, then runs the author's implementation, or UIKit's.
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

  /// Returns true if the callback is recorded as an event. Questions to the author's code and
  /// callbacks of views are not events.
  private func isEvent(_ callback: Callback, of receiver: ObjectID) -> Bool {
    switch callback.lens {
    case .none: false
    case .layout, .geometry: kind(of: receiver) != .view
    default: true
    }
  }

  /// Delivers the callback of a delegate or data source that is alive and implements the callback.
  func deliver(
    _ callback: Callback, toDelegate delegate: ObjectID?, from sender: ObjectID,
    _ values: [EventValue]
  ) -> Reply {
    guard let delegate = alive(delegate), objects.implements(callback, delegate)
    else { return .none }
    return deliver(callback, to: delegate, values, sender: sender)
  }

  /// Records a callback that the author's code called directly, and runs the implementation.
  /// - Parameters:
  ///   - callback: The callback that was called.
  ///   - receiver: The object whose method was called.
  ///   - values: The arguments, in the order of the callback's labels.
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

  /// Asks the author's code for the height of a custom detent.
  func askForHeight(ofDetentAt place: Int, of sheet: ObjectID, upTo maximum: Double) -> Double? {
    guard stop == nil,
      case .number(let height) = enterUserCode(
        .detentHeight(sheet, at: place, upTo: maximum), keeping: sheet)
    else { return nil }
    return height
  }

  /// Calls the author's code for an event that no object of the author's receives.
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
    // No container and no step begins what UIKit does in answer to the author's code.
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

  /// Goes one level deeper into a tree that the author made.
  func descend(_ body: () -> Void) {
    guard stop == nil, isWithinNesting(nesting) else { return }
    nesting += 1
    body()
    nesting -= 1
  }

  /// Performs UIKit's own implementation of a callback, as a call of `super` does.
  public func performBase(_ callback: Callback, on receiver: ObjectID) {
    let saved = current
    defer { current = saved }
    // UIKit's implementation is part of the step that sent the callback, although the author's code
    // calls the implementation.
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
      if callback == .viewWillAppear { appearances.clearSelection(of: receiver) }
      appearances.passOn(callback, from: receiver)
    default: break
    }
    if callback.lens == .classic, let call = directCall, call.receiver == receiver,
      call.callback == callback
    {
      perform(.appearanceMisuse, subject: receiver)
    }
  }

  /// The origin of whatever begins now: the current step, or that of the author's running code.
  func originOfWhatBegins() -> Origin {
    guard current.step != .author else { return originInCode }
    return trace.causes.origin(of: current.step, originInCode)
  }

  /// The current origin, with the place of the author's code that runs.
  var originInCode: Origin {
    var origin = current.origin
    if let placeOfCode { origin.code = placeOfCode(origin.code) }
    return origin
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
      arguments: arguments, depth: depth, readiness: readiness(of: receiver),
      state: trace.recordsStates ? snapshot : nil)
    trace.events.append(event)
    observer?(self, event)
  }

  private func readiness(of receiver: Receiver) -> ViewReadiness {
    guard case .object(let id) = receiver else { return [] }
    return controllers.readiness(of: id, in: views)
  }

  /// Notes a situation in which UIKit may call something that no source tells.
  /// - Parameter objects: The objects that may be called; empty if any object may be called.
  public func note(
    _ calls: UnknownCalls, for objects: [ObjectID] = [], since firstEvent: Int? = nil
  ) {
    guard stop == nil, calls.releases.contains(release), !calls.isWithoutEffect else { return }
    let isNoted = trace.unknownMoments.contains {
      $0.calls == calls && ($0.objects.isEmpty || $0.objects == objects)
    }
    if calls.isLasting, isNoted { return }
    trace.unknownMoments.append(
      UnknownMoment(
        calls: calls, firstEvent: firstEvent ?? trace.events.count, objects: objects))
  }

  /// Does two things of which no source tells the order, and notes the events of both.
  /// - Parameter order: The situation; `nil` if the order is known.
  func perform(in order: UnknownOrder?, _ first: () -> Void, _ second: () -> Void) {
    let start = trace.events.count
    first()
    let middle = trace.events.count
    second()
    let end = trace.events.count
    if let order { noteUnordered(order, start..<middle, middle..<end) }
  }

  /// Notes that events may belong before or behind the events that follow at the same time.
  /// - Parameters:
  ///   - isFollowed: False if `endFollowing` finds the events that follow.
  ///   - isOfOthers: True if the receivers of the events keep the order of their own events.
  func noteFollowing(
    _ order: UnknownOrder, eventsSince start: Int, isFollowed: Bool, isOfOthers: Bool = false
  ) {
    let end = trace.events.count
    guard start < end, order.releases.contains(where: { $0.contains(release) }) else { return }
    trace.unorderedEvents.append(
      UnorderedEvents(
        order: order, first: start..<end, second: end..<end, isFollowed: isFollowed,
        isOfOthers: isOfOthers))
  }

  /// Finds the events that followed at the same time, which are known when time has passed.
  func endFollowing(_ order: UnknownOrder) {
    guard let place = trace.unorderedEvents.lastIndex(where: { $0.order.id == order.id }) else {
      return
    }
    trace.unorderedEvents[place].isFollowed = true
    trace.unorderedEvents.replaceSubrange(
      place...place, with: trace.resolved(trace.unorderedEvents[place]))
  }

  /// Notes two groups of events, given by their numbers, of which no source tells the order.
  public func noteUnordered(_ order: UnknownOrder, _ first: Range<Int>, _ second: Range<Int>) {
    guard stop == nil, !first.isEmpty, !second.isEmpty,
      order.releases.contains(where: { $0.contains(release) })
    else { return }
    trace.unorderedEvents.append(UnorderedEvents(order: order, first: first, second: second))
  }

  /// Notes that UIKit may post a notification, if the author's code observes the notification.
  func mayPost(_ name: String, _ calls: UnknownCalls) {
    guard stop == nil else { return }
    _ = notify(.mayPost(name, calls))
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

  /// Raises a UIKit exception, which ends the app.
  func raise(_ name: String, _ reason: String) {
    guard stop == nil else { return }
    let text = "\(name): \(reason)"
    record(.consoleException, receiver: .console, [.text(text)], step: current.step)
    stop = .exception(text)
  }

  /// Stops the world because the author's code cannot go on.
  public func stopForUserCode() { if stop == nil { stop = .userCode } }

  /// Reports a misuse in the way UIKit does.
  func say(_ report: Report?) {
    switch report {
    case .warning(let text): warn(text)
    case .exception(let name, let reason): raise(name, reason)
    case nil: break
    }
  }
}
