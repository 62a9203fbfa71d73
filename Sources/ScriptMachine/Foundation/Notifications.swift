import Diagnostics
import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The notification center, which holds closures but no observing object.
extension Notifications {
  /// The name that is observed. A misspelt name is an error, because no post would match.
  func awaitedName(_ value: Value?) throws(RunError) -> String? {
    let name = try machine.operators.notificationName(value)
    guard let name, let value else { return nil }
    try checkForSlip(name, value)
    if NotificationNames.isNotPosted(name) { throw notSimulated(name) }
    return name
  }

  func checkForSlip(_ name: String, _ value: Value) throws(RunError) {
    var near: String?
    switch value {
    case .string(let text): return try checkRawValue(text)
    case .opaque(_, let number):
      let member = OpaqueMember(owner: .library("UIApplication"), name: name)
      near =
        NotificationNames.meant(
          by: name, isOfApplication: heap.opaqueValues.members[member] == number)
        ?? ownName(meant: name)
    case .symbol(let text): return try checkMember(text)
    default: return
    }
    guard let near else { return }
    throw failed(
      .unknownName, "'\(name)' is not the name of a notification; did you mean '\(near)'?")
  }

  func checkRawValue(_ text: String) throws(RunError) {
    guard let near = NotificationNames.meant(byRawValue: text) else { return }
    throw failed(
      .unknownName, "\"\(text)\" is not the name of a notification; did you mean \"\(near)\"?")
  }

  /// Checks an implicit member such as `.changed`, which the author's extension may declare.
  private func checkMember(_ name: String) throws(RunError) {
    let type = machine.types.extensionType(of: NotificationNames.type)
    if let type, let value = try machine.objects.staticProperty(name, of: type) {
      return heap.release(value)
    }
    guard
      let near = ownName(meant: name)
        ?? NotificationNames.meant(by: name, isOfApplication: false)
    else { return }
    throw failed(
      .unknownName, "'\(name)' is not the name of a notification; did you mean '\(near)'?")
  }

  /// The author's notification name that a misspelt name most likely means.
  private func ownName(meant name: String) -> String? {
    guard let type = machine.types.extensionType(of: NotificationNames.type) else { return nil }
    return Slips.meant(
      by: name, among: program.statics.filter { $0.type == type }.map { $0.name })
  }

  func addObserver(_ arguments: Arguments) throws(RunError) -> Value {
    let name = try awaitedName(arguments.labeled("forName") ?? arguments.labeled("name"))
    let sender = arguments.labeled("object")?.objectID
    if let closure = arguments.closure("using") {
      let token = heap.makeForeign(.instance)
      world.retain(closure)
      observe(name, sender, .closure(closure, token: token))
      // The center holds the token until the observer is removed.
      return heap.owned(token)
    }
    guard let observer = arguments.unlabeled?.objectID,
      case .symbol(let method) = arguments.labeled("selector")
    else {
      throw failed(
        .wrongArgument, "'addObserver' needs an observer and a selector, or a closure",
        ["write 'addObserver(self, selector: #selector(changed), name: …, object: nil)'"])
    }
    observe(name, sender, .method(observer, method))
    return .void
  }

  func observe(_ name: String?, _ sender: ObjectID?, _ receiver: Observation.Receiver) {
    budget.spend(machine.observations.entries.count / Budget.searchWeight)
    let number = machine.observations.number()
    tell(.registered(number: number, receiver))
    machine.observations.add(
      Observation(
        number: number, name: name, sender: sender, receiver: receiver))
    machine.unknowns.noteStranger(name)
  }

  func removeObserver(_ arguments: Arguments) throws(RunError) {
    guard let observer = arguments.unlabeled?.objectID else { return }
    let value = arguments.labeled("name")
    let name = try machine.operators.notificationName(value)
    if let name, let value { try checkForSlip(name, value) }
    let sender = arguments.labeled("object")?.objectID
    budget.spend(machine.observations.entries.count / Budget.searchWeight)
    var dropped: [Observation] = []
    machine.observations.removeAll { entry in
      let isIts: Bool
      switch entry.receiver {
      case .method(let object, _): isIts = object == observer
      case .closure(_, let token): isIts = token == observer
      case .sequence: isIts = false
      }
      guard isIts, name == nil || name == entry.name, sender == nil || sender == entry.sender
      else { return false }
      dropped.append(entry)
      return true
    }
    for entry in dropped {
      guard case .closure(let closure, let token) = entry.receiver else { continue }
      world.release(closure)
      world.release(token)
    }
  }

  /// Removes a sequence that is gone.
  func endObservation(by sequence: ObjectID) {
    machine.observations.removeAll { entry in
      guard case .sequence(let id) = entry.receiver else { return false }
      return id == sequence
    }
  }

  /// Calls every matching observer in the order of registration.
  /// - Parameter object: A sender that is not simulated.
  func post(
    _ name: String, from sender: ObjectID?, _ userInfo: Value? = nil, object: Value? = nil
  ) throws(RunError) {
    try machine.refuse("a notification is posted")
    budget.spend(machine.observations.entries.count / Budget.searchWeight)
    for entry in machine.observations.entries
    where (entry.name == nil || entry.name == name)
      && (entry.sender == nil || entry.sender == sender)
    {
      guard machine.observations.entries.contains(where: { $0.number == entry.number }) else {
        continue
      }
      let object = object.map { heap.copied($0) } ?? heap.owned(sender)
      try tell(entry.receiver, notification(name, object, userInfo))
    }
  }

  /// - Parameter object: The sender, which the notification holds from now on.
  func notification(_ name: String, _ object: Value, _ userInfo: Value?) -> Value {
    heap.makeTuple(
      [.notificationName(name), object, heap.copied(userInfo ?? .null)],
      Program.notificationLabels)
  }

  private func tell(_ receiver: Observation.Receiver, _ argument: Value) throws(RunError) {
    switch receiver {
    case .closure(let closure, _): heap.release(try machine.call(closure: closure, [argument]))
    case .sequence(let id): hand(argument, to: id)
    case .method(let object, let name):
      if world.isDeinitializing(object), !rules.allowsUndeclared {
        heap.release(argument)
        throw failed(
          .notSimulated, "A notification in the 'deinit' of its observer is not simulated yet",
          ["remove the observer before the post"])
      }
      guard !world.isDeallocated(object) else {
        heap.release(argument)
        guard !world.forgetsGoneObservers else { return }
        throw failed(
          .notSimulated,
          "A notification to a deallocated observer is not simulated yet",
          [
            "before iOS 9 this crashed: call 'removeObserver' before the observer is "
              + "deallocated, as in its 'deinit'"
          ])
      }
      try send(name, to: object, argument)
    }
  }

  /// Calls a method by its selector with as many of the arguments as the method takes.
  func send(_ name: String, to object: ObjectID, _ arguments: Value...) throws(RunError) {
    guard let type = machine.types.typeIndex(of: object),
      let method = machine.types.method(named: name, of: type)
    else {
      for argument in arguments { heap.release(argument) }
      if rules.allowsUndeclared { return }
      return world.raiseUnrecognizedSelector(name, of: object)
    }
    let count = program.functions[method.function].parameters.count
    for argument in arguments.dropFirst(count) { heap.release(argument) }
    heap.release(try machine.call(method.function, [heap.owned(object)] + arguments.prefix(count)))
  }
}
