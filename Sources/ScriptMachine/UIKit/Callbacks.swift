import Diagnostics
import LifecycleEngine

// Requests from UIKit enter the script only here.
extension Requests {
  func handle(_ request: Request) -> Reply {
    do {
      switch request {
      case .callback(let receiver, let callback, let sender, let values):
        return try machine.observer.during(.callback(callback, receiver)) { () throws(RunError) in
          try runCallback(callback, on: receiver, sender, values)
        }
      case .invoke(let closure, let values):
        return try machine.observer.during(.closure(closure)) { () throws(RunError) in
          try invoke(closure, values)
          return .none
        }
      case .signal(let id):
        return try machine.observer.during(.other) { () throws(RunError) in
          if case .animator(let record) = heap.foreignObject(id) {
            machine.animator.signal(id, record)
          } else {
            try machine.concurrency.signal(id)
          }
          return .none
        }
      case .send(let selector, let target, let object, let traits):
        return try machine.observer.during(.other) { () throws(RunError) in
          try machine.notifications.send(
            selector, to: target, heap.owned(object), value(of: traits))
          return .none
        }
      case .post(let notification):
        return try machine.observer.during(.other) { () throws(RunError) in
          try machine.notifications.post(notification)
          return .none
        }
      case .mayPost(let name, let calls): machine.unknowns.noteObservers(of: name, calls)
      case .keyboard(let input): return .symbol(machine.unknowns.keyboard(of: input))
      case .sleepsOn(let id): machine.unknowns.noteSuspension(of: id)
      case .unarchive(let owner, let view):
        machine.rows.noteCells(of: owner)
        try machine.storyboards.unarchive(owner, view)
      case .unwindAction(let destination, let source):
        try machine.storyboards.callUnwindAction(of: destination, from: source)
      case .refuse(let use): try machine.unknowns.refuse(use)
      case .tabController(let tab):
        return try machine.observer.during(.other) { () throws(RunError) in
          try machine.tabs.controller(of: tab)
        }
      case .initialController: return try machine.storyboards.makeInitialController()
      case .detentHeight(let sheet, let place, let maximum):
        return try machine.presentations.height(ofDetentAt: place, of: sheet, upTo: maximum)
      case .deallocate(let id):
        try letGo(of: id)
      }
    } catch {
      machine.note(error)
      world.stopForUserCode()
    }
    return .none
  }

  private func letGo(of id: ObjectID) throws(RunError) {
    if case .notifications = heap.foreignObject(id) { machine.notifications.endObservation(by: id) }
    defer { heap.letGo(of: id) }
    try machine.animator.checkEnd(of: id)
  }

  private func runCallback(
    _ callback: Callback, on receiver: ObjectID, _ sender: ObjectID?, _ values: [EventValue]
  ) throws(RunError) -> Reply {
    let isForAuthor = machine.callByAuthor.isNext
    machine.callByAuthor.isNext = false
    guard let type = machine.types.typeIndex(of: receiver) else { return .none }
    if callback == .deinitialize {
      try runDeinitializers(of: receiver, type)
      return .none
    }
    let function = program.types[type].callbacks[Int(callback.rawValue)]
    guard function >= 0 else { return .none }
    var arguments = [heap.owned(receiver)]
    let given = isForAuthor ? machine.callByAuthor.arguments : []
    let isGiven = !given.isEmpty && given.count == program.functions[function].parameters.count
    if !isGiven, callback.hasSender || sender != nil {
      if program.functions[function].parameters.count > values.count {
        let isOfApp = callback.lens == .app || callback == .applicationSupportedOrientations
        arguments.append(
          isOfApp ? machine.appObjects.systemSender(of: callback) : heap.owned(sender))
      }
    }
    if isGiven {
      arguments += given.map { heap.copied($0) }
    } else if callback == .prepareForSegue, case .object(let destination) = values.first {
      arguments += machine.storyboards.segueArguments(from: receiver, to: destination)
    } else if callback == .draw {
      let size = world.frame(of: receiver).size
      arguments.append(.rect(Rect(width: size.width, height: size.height)))
    } else if callback == .sceneWillConnect || callback == .applicationConfiguration {
      arguments += [
        machine.unknowns.makeOpaque("session"), machine.unknowns.makeOpaque("connectionOptions"),
      ]
    } else {
      for value in values { arguments.append(self.value(of: value)) }
    }
    let result = try machine.observer.run(callback, on: receiver, function, arguments, in: machine)
    if callback == .pageSpineLocation, case .symbol("mid") = result {
      throw failed(.notSimulated, "Two pages side by side are not simulated yet")
    }
    machine.unknowns.noteAnswer(result, to: callback, isForAuthor: isForAuthor)
    return reply(to: callback, with: result)
  }

  /// Runs the bodies of `deinit`, the body of the subclass first.
  private func runDeinitializers(of id: ObjectID, _ type: Int) throws(RunError) {
    var current: Int? = type
    while let index = current {
      if let function = program.types[index].deinitializer {
        let count = world.strongCount(of: id)
        heap.release(try machine.call(function, [heap.owned(id)]))
        if world.strongCount(of: id) > count { throw kept(id, function) }
      }
      current = program.types[index].superclass
    }
  }

  /// The error for a reference that outlives the object, as a task has that `deinit` begins.
  private func kept(_ id: ObjectID, _ function: Int) -> RunError {
    .failed(
      Diagnostic(
        .referenceInDeinit,
        "'deinit' makes a strong reference to its object that outlives the object",
        at: program.range(ofFunction: function),
        notes: ["the object is gone after 'deinit', so the app crashes when the reference is used"],
        help: ["copy what the closure needs into constants first, and leave 'self' out of it"]))
  }

  private func invoke(_ closure: ObjectID, _ values: [EventValue]) throws(RunError) {
    // The completion of an alert's dismissal is the tapped action.
    if case .instance = heap.foreignObject(closure),
      let handler = heap.kept("handler", of: closure)?.objectID
    {
      return heap.release(try machine.call(closure: handler, [heap.owned(closure)]))
    }
    heap.release(try machine.call(closure: closure, values.map { value(of: $0) }))
  }

  private func reply(to callback: Callback, with result: Value) -> Reply {
    if callback == .supportedInterfaceOrientations || callback == .applicationSupportedOrientations
    {
      let mask = machine.geometry.orientationMask(result)
      heap.release(result)
      return mask.map { .orientations($0) } ?? .none
    }
    switch result {
    case .opaque(_, let number) where callback == .pageBefore || callback == .pageAfter:
      let id = machine.unknowns.standIn(for: number)
      world.retain(id)
      world.autorelease(id)
      heap.release(result)
      return .object(id)
    case .boolean(let truth): return .boolean(truth)
    case .integer(let count) where callback == .transitionDuration: return .number(Double(count))
    case .double(let seconds) where callback == .transitionDuration: return .number(seconds)
    case .symbol("zero") where callback == .frameOfPresentedView: return .rect(.zero)
    case .symbol(let name): return .symbol(name)
    case .size(let size): return .size(size)
    case .rect(let rect): return .rect(rect)
    case .object(let id):
      // UIKit treats the returned object as autoreleased.
      world.autorelease(id)
      return .object(id)
    default: return .none
    }
  }

  /// Converts a value of the engine into a value of the script, which the caller owns.
  func value(of value: EventValue) -> Value {
    switch value {
    case .none: .null
    case .boolean(let truth): .boolean(truth)
    case .number(let number): .double(number)
    case .text(let text): .string(text)
    case .object(let id): heap.owned(id)
    case .objects(let ids): heap.makeArray(ids)
    case .size(let size): .size(size)
    case .symbol(let name): .symbol(name)
    case .traits(let traits): .traits(traits)
    }
  }
}
