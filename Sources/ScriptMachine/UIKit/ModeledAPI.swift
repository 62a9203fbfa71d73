import Diagnostics
import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The routes of reads, writes and calls of UIKit's members: by the class of the receiver.
extension UIKitMembers {
  package func simulatedMember(_ name: String, of id: ObjectID) throws(RunError) -> Value {
    let value: Value?
    if world.kind(of: id) != .foreign { try checkUse(of: name, id) }
    switch world.kind(of: id) {
    case .controller: value = try machine.controllers.controllerProperty(name, of: id)
    case .view:
      try machine.views.checkGeometry(name, of: id)
      machine.unknowns.noteRead(name, ofView: id)
      value = try machine.rows.property(name, of: id) ?? machine.views.viewProperty(name, of: id)
    case .presentationController:
      value = machine.presentations.presentationControllerProperty(name, of: id)
    case .transitionCoordinator: value = try machine.geometry.coordinatorProperty(name, of: id)
    case .foreign: value = try foreignProperty(name, of: id)
    }
    if let value = value ?? machine.controllers.weakProperty(name, of: id) { return value }
    try machine.tabs.checkRead(name, of: id)
    if let value = heap.kept(name, of: id) { return heap.copied(value) }
    if world.kind(of: id) != .foreign, UIKitNames.unsettable.contains(name) {
      throw notSimulated(name)
    }
    try checkNoMethod(name, of: id)
    try checkMember(name, of: id)
    return machine.unknowns.opaqueMember(name, of: .object(id))
  }

  package func setSimulatedMember(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) {
    try machine.unknowns.checkSet(name, of: id, to: value)
    let isDone: Bool
    let look = machine.animator.look(name, of: id)
    defer { machine.animator.noteChange(of: name, id, from: look) }
    if world.kind(of: id) != .foreign {
      try checkUse(of: name, id)
      machine.noteUse(of: name)
    }
    switch world.kind(of: id) {
    case .controller:
      isDone = try machine.controllers.setControllerProperty(name, of: id, to: value)
    case .view: isDone = try machine.views.setViewProperty(name, of: id, to: value)
    case .presentationController:
      isDone = try machine.presentations.setPresentationControllerProperty(name, of: id, to: value)
    case .foreign where machine.controls.setItemProperty(name, of: id, to: value): isDone = true
    case .foreign where try machine.animator.setAnimatorProperty(name, of: id, to: value):
      isDone = true
    case .foreign: isDone = try machine.concurrency.setTimerProperty(name, of: id)
    case .transitionCoordinator: isDone = false
    }
    guard !isDone, try !machine.controllers.setWeakProperty(name, of: id, to: value) else { return }
    if world.kind(of: id) != .foreign, UIKitNames.isUnsettable(name) {
      // Nobody calls the delegate of a view known by name, and the view does not hold the delegate.
      if machine.types.libraryClassName(of: id) != nil { return }
      throw notSimulated(name)
    }
    try checkMember(name, of: id)
    machine.unknowns.noteUnlisted(name, of: id, value)
    if world.kind(of: id) == .view, let view = value.objectID, world.kind(of: view) == .view {
      // UIKit may add the view to the owner, as a text field adds its 'leftView'.
      machine.unknowns.noteHandedOver(value)
    }
    if world.kind(of: id) == .view { return machine.unknowns.keepUncalled(value, name, of: id) }
    heap.keep(heap.copied(value), name, of: id)
  }

  package func callSimulatedMember(
    of id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    if DynamicCalls.isKeyedSetter(name, arguments.labels), !rules.allowsUndeclared {
      throw failed(.notSimulated, "Key-value coding is not simulated yet", ["set the property"])
    }
    if name == "perform", isObjectiveC(id) {
      return try machine.concurrency.performSelector(id, arguments)
    }
    if let answer = try machine.exceptions.checkCall(name, on: .object(id), arguments) {
      return answer
    }
    let value: Value?
    if world.kind(of: id) != .foreign {
      try checkUse(of: name, id)
      machine.noteUse(of: name)
      if UIKitNames.marks(of: name, in: world.classRecord(of: id).base).contains(.reloadsKeyboard) {
        world.reloadInputViews()
      }
    }
    let forms = machine.types.forms(of: name, ofObject: id)
    let arguments = try machine.types.fitted(arguments, to: forms)
    if world.kind(of: id) != .transitionCoordinator {
      try machine.concurrency.checkAwait(of: name, arguments, forms)
    }
    machine.animator.noteCall(of: name, arguments)
    switch world.kind(of: id) {
    case .controller:
      try machine.unknowns.checkFirstResponder(id, name)
      value = try machine.controllers.callController(id, name, arguments)
    case .view:
      try machine.unknowns.checkDequeue(name, arguments)
      value = try machine.views.callView(id, name, arguments)
    case .presentationController:
      value = try machine.presentations.callPresentationController(id, name, arguments)
    case .transitionCoordinator: value = try machine.geometry.callCoordinator(id, name, arguments)
    case .foreign: value = try callForeign(id, name, arguments)
    }
    if let value { return value }
    if world.kind(of: id) != .foreign, UIKitNames.uncallable.contains(name) {
      throw notSimulated(name)
    }
    try checkMember(name, of: id)
    machine.unknowns.noteUnlisted(name, of: id)
    return machine.unknowns.opaqueCall(name, on: .object(id), arguments)
  }

  private func foreignProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    switch heap.foreignObject(id) {
    case .timer(let record): machine.concurrency.timerProperty(name, record)
    case .dispatch(let record): machine.concurrency.dispatchProperty(name, record)
    case .animator(let record): try machine.animator.animatorProperty(name, record)
    case .task(let record): try machine.concurrency.taskProperty(name, record)
    case .payload(let record): try machine.presentations.payloadProperty(name, record)
    case .lazy(let record): try machine.collections.lazyProperty(name, id, record)
    default: try machine.collections.collectionProperty(name, of: id)
    }
  }

  private func callForeign(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if let value = try callFirst(id, name, arguments) { return value }
    return switch heap.foreignObject(id) {
    case .timer(let record): try machine.concurrency.callTimer(id, record, name)
    case .dispatch(let record):
      try machine.concurrency.callDispatch(id, record, name, arguments)
    case .animator(let record):
      try machine.animator.callAnimator(id, record, name, arguments)
    case .payload(let record): try machine.presentations.callPayload(record, name)
    case .interval: try machine.scalars.callInterval(id, name, arguments)
    case .lazy(let record): try machine.collections.callLazy(record, name, arguments)
    case .task: try machine.concurrency.callTask(id, name)
    case .continuation: try machine.concurrency.callContinuation(id, name, arguments)
    default: try machine.collections.callCollection(.object(id), name, arguments)
    }
  }

  /// Calls the members that an object has beside the members of every sequence.
  private func callFirst(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch heap.foreignObject(id) {
    case .payload(let record): try machine.valueTypes.callResult(record, name, arguments)
    case .iterator where name == "next": machine.collections.next(of: id)
    // The closure of an `AnyIterator`.
    case .closure(let record) where record.isIterator && name == "next":
      try machine.call(closure: id, [])
    case .set: try machine.collections.callSet(id, name, arguments)
    case .instance: try machine.collections.callOwnSequence(.object(id), name, arguments)
    default: nil
    }
  }

  /// Fails if the thread or the release forbids the use of a UIKit member.
  private func checkUse(of name: String, _ id: ObjectID) throws(RunError) {
    try machine.concurrency.checkThread(name)
    try machine.types.checkAvailability(name, ofObject: id)
  }

  /// Returns true if the class of an object is or descends from a UIKit or Foundation class.
  private func isObjectiveC(_ id: ObjectID) -> Bool {
    if world.kind(of: id) != .foreign { return true }
    return machine.types.typeIndex(of: id).map { program.types.isObjectiveC($0) } ?? false
  }

  /// The error for an assignment to a property that only UIKit or another member sets.
  func readOnly(_ name: String, _ help: [String] = []) -> RunError {
    failed(.notAssignable, "'\(name)' can only be read", help)
  }

  /// Fails for a member that an object lacks, or whose name is a likely slip. Others do nothing.
  private func checkMember(_ name: String, of id: ObjectID) throws(RunError) {
    if rules.allowsUndeclared { return }
    let record = world.classRecord(of: id)
    var known = UIKitNames.simulated(record.base)
    if world.kind(of: id) == .transitionCoordinator {
      known = MemberTable.transitionCoordinator.names(.simulated)
    }
    if let object = heap.foreignObject(id) {
      if case .instance = object {
      } else {
        throw failed(.unknownMember, "\(machine.describeKind(.object(id))) has no member '\(name)'")
      }
    }
    if known.contains(name) { return }
    if name.utf8.first == UInt8(ascii: "$") {
      throw failed(
        .notSimulated,
        "'\(name)' is a publisher of Combine or the wrapper of a property, and neither is simulated",
        ["pass the new value to a closure or a delegate in 'didSet'"])
    }
    if record.base != .object, UIKitNames.isKnown(name, in: record.base) { return }
    if record.base.isController { known += Callback.allCases.map { $0.baseName } }
    // A class of the author that descends from no class of UIKit has only its own members.
    if let type = machine.types.typeIndex(of: id), program.types[type].base == .object,
      !machine.types.isOpen(type)
    {
      throw machine.types.unknownMember(name, of: type)
    }
    let members = MemberNames(program.types, program.statics)
    if let type = machine.types.typeIndex(of: id), members.ownMember(near: name, of: type) != nil {
      throw machine.types.unknownMember(name, of: type)
    }
    try machine.presentations.checkContextMember(name, of: id)
    let today = record.base == .object ? nil : UIKitNames.today(name)
    var near = today ?? Slips.meant(by: name, among: known)
    // All members of a sheet are known.
    if record.base == .sheetPresentationController {
      near =
        near
        ?? EditDistance.nearest(
          to: name, in: MemberTable.sheetPresentationController.names(.simulated))
    }
    if let near = near ?? known.first(where: { Slips.isTypo(name, of: $0) }) {
      throw failed(
        .unknownMember,
        "'\(record.name)' has no member '\(name)' in the simulator; did you mean '\(near)'?")
    }
  }

  /// Fails for a UIKit method as a function value, which would hold the object and act when called.
  private func checkNoMethod(_ name: String, of id: ObjectID) throws(RunError) {
    let base = world.classRecord(of: id).base
    guard world.kind(of: id) != .foreign, base != .object,
      UIKitNames.isMethod(name, of: base), !UIKitNames.marks(of: name).contains(.beside)
    else { return }
    throw failed(
      .notSimulated, "'\(name)' is a UIKit method, which is not simulated as a function yet",
      ["write a closure that calls it"])
  }

  /// The controller that an argument names.
  func controllerArgument(_ value: Value?, _ name: String) throws(RunError) -> ObjectID {
    if let id = value?.objectID, world.kind(of: id) == .controller { return id }
    if let value, case .opaque = value { return try machine.unknowns.standIn(for: value, in: name) }
    throw failed(
      .wrongArgument,
      "'\(name)' needs a view controller, but got \(value?.typeName ?? "nothing")")
  }

  /// The controllers that an argument lists.
  func controllerList(_ value: Value?, _ name: String) throws(RunError) -> [ObjectID] {
    guard let id = value?.objectID, let elements = heap.array(id) else {
      throw failed(
        .wrongArgument,
        "'\(name)' needs an array of view controllers, but got \(value?.typeName ?? "nothing")")
    }
    var result: [ObjectID] = []
    for element in elements { result.append(try controllerArgument(element, name)) }
    return result
  }
}
