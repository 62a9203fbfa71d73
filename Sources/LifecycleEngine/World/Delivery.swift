/// A callback whose body is being run.
struct Delivery: Equatable {
  var receiver: ObjectID
  var callback: Callback
  var values: [EventValue]
  /// The step that sent it, and the one that began its transition.
  var step = StepReference.author
  var cause: StepReference?
  var origin = Origin.none
  var container: ObjectID?
}

extension World {
  /// The deepest nesting of deliveries: a callback whose body causes a callback, and so on.
  static let depthBudget = 60

  /// Whether UIKit has a callback on the release that is simulated.
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
      record(callback, receiver: .object(receiver), values, step: step ?? currentStep)
    }
    let saved = directCall
    directCall = step == .author ? DirectCall(receiver: receiver, callback: callback) : nil
    defer { directCall = saved }
    deliveries.append(
      Delivery(
        receiver: receiver, callback: callback, values: values, step: step ?? currentStep,
        cause: step == .author ? nil : currentCause, origin: currentOrigin,
        container: step == .author ? nil : currentContainer))
    defer { deliveries.removeLast() }
    guard classRecord(of: receiver).implements.contains(callback) else {
      performBase(callback, on: receiver)
      return .none
    }
    return enterUserCode(.callback(receiver, callback, sender: sender, values), keeping: receiver)
  }

  /// Whether it is recorded: what the author's code is asked for is not, nor what a view is told.
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
    guard let delegate = alive(delegate), classRecord(of: delegate).implements.contains(callback)
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
    let saved = (currentStep, currentCause, currentOrigin)
    if request.isOnlyForAuthor {
      (currentStep, currentCause, currentOrigin) = (.author, nil, originOfWhatBegins())
    }
    let reply = userCode(self, request)
    (currentStep, currentCause, currentOrigin) = saved
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
    let saved = (currentStep, currentCause, currentOrigin, currentContainer)
    (currentStep, currentCause, currentOrigin, currentContainer) = (
      .author, nil, originOfWhatBegins(), nil
    )
    retain(object)
    let reply = userCode(self, request)
    release(object)
    (currentStep, currentCause, currentOrigin, currentContainer) = saved
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
    let saved = (currentStep, currentCause, currentOrigin, currentContainer)
    defer { (currentStep, currentCause, currentOrigin, currentContainer) = saved }
    // It is part of what sent the callback, though the author's code calls it.
    let sender = deliveries.lastIndex { $0.receiver == receiver && $0.callback == callback }
    if let sender {
      currentStep = deliveries[sender].step
      currentCause = deliveries[sender].cause
      currentOrigin = deliveries[sender].origin
      currentContainer = deliveries[sender].container
    }
    switch callback {
    case .loadView: makeDefaultView(of: receiver)
    case .didReceiveMemoryWarning: unloadViewIfUnneeded(of: receiver)
    case .updateViewConstraints:
      if let view = controllers[controllerSlot(receiver)].view { tell(view, .updateConstraints) }
    case .viewWillTransition, .willTransitionToTraits: forward(callback, from: receiver)
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      passOn(callback, from: receiver)
    default: break
    }
    if callback.lens == .classic, let call = directCall, call.receiver == receiver,
      call.callback == callback
    {
      perform(.appearanceMisuse, subject: receiver)
    }
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
      cause: step == .author ? nil : currentCause, origin: currentOrigin,
      container: step == .author ? nil : currentContainer, receiver: receiver, callback: callback,
      arguments: arguments, depth: depth,
      state: trace.recordsStates ? StateSnapshot(of: self) : nil)
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
    record(.consoleWarning, receiver: .console, [.text(text)], step: currentStep)
  }

  /// Raises an exception of UIKit, which ends the app.
  func raise(_ name: String, _ reason: String) {
    guard stop == nil else { return }
    let text = "\(name): \(reason)"
    record(.consoleException, receiver: .console, [.text(text)], step: currentStep)
    stop = .exception(text)
  }

  /// Stops the world because the author's code cannot go on.
  public func stopForUserCode() { if stop == nil { stop = .userCode } }

  /// How UIKit prints an object: its class and an address, which here is made from its identity.
  func describe(_ id: ObjectID) -> String {
    "<\(classRecord(of: id).name): 0x\(World.hexadecimal(0x6000_0000 + Int(id.index) * 16))>"
  }

  private static func hexadecimal(_ value: Int) -> String {
    String(value, radix: 16)
  }
}
