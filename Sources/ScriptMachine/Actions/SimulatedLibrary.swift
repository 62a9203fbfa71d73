import LifecycleEngine
import ScriptCompiler
import SwiftSubset
import UIKitNames

/// The simulated libraries: Swift's, Foundation and UIKit.
package final class SimulatedLibrary: Library {
  package override init() {}

  // MARK: Members

  override func read(_ name: String, of id: ObjectID, in machine: Machine) throws(RunError) -> Value
  {
    machine.unknowns.noteHostedRead(name, of: id)
    try machine.types.checkRelease(ofMember: name, of: .object(id))
    if let value = machine.unknowns.oldPlace(name, of: id)
      ?? machine.unknowns.overruled(name, of: id)
    {
      return value
    }
    return try machine.uikit.simulatedMember(name, of: id)
  }

  override func read(
    _ name: String, ofLibrary base: Value, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.types.checkRelease(ofMember: name, of: base)
    return try machine.libraries.libraryMember(name, of: base)
  }

  override func set(
    _ name: String, of id: ObjectID, to value: Value, in machine: Machine
  ) throws(RunError) {
    machine.unknowns.noteHostedSet(name, value, of: id)
    machine.unknowns.noteTitle(name, of: id)
    try machine.types.checkRelease(ofMember: name, of: .object(id), setTo: value)
    if name == "autoresizesSubviews", machine.world.kind(of: id) == .view,
      case .boolean(let resizes) = value
    {
      machine.world.setResizesSubviews(resizes, of: id)
    }
    if name == RowMembers.dataSource { machine.loadedRows.forget(id) }
    let value = machine.heap.opaqueValues.widened(value) ?? value
    let place = machine.unknowns.placeOnIOS8(value, for: name, of: id)
    try machine.uikit.setSimulatedMember(name, of: id, to: place ?? value)
    if place != nil { machine.unknowns.noteFrame(value, of: id) }
  }

  override func set(
    _ name: String, of base: Value, to value: Value, in machine: Machine
  ) throws(RunError) -> Value? {
    machine.unknowns.noteHostedSet(name, value, of: base)
    machine.loadedRows.noteLayout(name, value)
    try machine.types.checkRelease(ofMember: name, of: base, setTo: value)
    try machine.unknowns.checkManaged(name, of: base)
    let value = machine.heap.opaqueValues.widened(value) ?? value
    return try machine.libraries.set(name, of: base, to: value)
  }

  override func didMake(ofType type: Int, in machine: Machine) {
    machine.unknowns.noteUnsimulatedCallers(ofType: type)
  }

  override func didEnter(_ function: Int, in machine: Machine) {
    machine.concurrency.didEnter(function)
  }

  override func willUse(type name: String, in machine: Machine) throws(RunError) {
    try machine.types.checkRelease(ofType: name)
  }

  override func handOver(
    _ arguments: Arguments, to name: String, of base: Value?, making result: Value,
    in machine: Machine
  ) {
    machine.unknowns.noteHosted(result, of: name, on: base, arguments)
    machine.unknowns.noteHandedOver(arguments, to: name)
    machine.unknowns.noteScreen(of: name)
  }

  override func isStandIn(
    _ value: Value, of type: TypeSyntax, in machine: Machine
  ) throws(RunError) -> Bool? { try machine.unknowns.isStandIn(value, of: type) }

  // MARK: Calls

  override func call(
    _ name: String, of id: ObjectID, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.types.checkRelease(ofMember: name, arguments.labels, of: .object(id))
    try machine.unknowns.checkSubview(name, of: id)
    machine.unknowns.noteLeaving(name, of: id, arguments)
    var arguments = arguments
    arguments.values = arguments.values.map { machine.heap.opaqueValues.widened($0) ?? $0 }
    if let made = try machine.rows.noteCall(of: name, on: id, arguments) { return made }
    return try machine.uikit.callSimulatedMember(of: id, name, arguments)
  }

  override func call(
    _ name: String, ofLibrary base: Value, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.types.checkRelease(ofMember: name, arguments.labels, of: base)
    try machine.unknowns.checkManaged(name, of: base)
    return try machine.libraries.callLibraryMember(of: base, name, arguments)
  }

  override func call(
    _ name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.types.checkRelease(ofMember: "init", arguments.labels, of: .builtInType(name))
    return try machine.libraries.callLibrary(name, arguments)
  }

  override func callUndeclared(
    _ name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.types.checkRelease(ofMember: "init", arguments.labels, of: .builtInType(name))
    return try machine.libraries.callFree(name, arguments)
  }

  override func callMutating(_ site: CallSite, in machine: Machine) throws(RunError) {
    try machine.collections.callMutatingCollection(site)
  }

  override func callSequence(
    _ receiver: Value, _ name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value? {
    try machine.collections.callOwnSequence(receiver, name, arguments)
  }

  override func request(
    _ name: String, _ actor: ActionMark.Actor, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) {
    try machine.actors.request(name, actor, arguments)
  }

  // MARK: Implicit initialisers

  override func withInstances(
    _ arguments: Arguments, of name: String, on id: ObjectID, in machine: Machine
  ) throws(RunError) -> Arguments {
    try machine.construction.withInstances(arguments, of: name, on: id)
  }

  override func withControllers(
    _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Arguments {
    try machine.construction.withControllers(arguments)
  }

  override func instance(
    _ value: Value, forProperty name: String, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.construction.instance(value, forProperty: name)
  }

  // MARK: Objects

  override func makeObject(
    of class: ClassID, _ base: UIKitClass, in machine: Machine
  ) throws(RunError) -> ObjectID {
    try machine.types.checkRelease(of: `class`)
    return try machine.construction.makeObject(of: `class`, base)
  }

  override func allocate(named name: String, in machine: Machine) throws(RunError) -> Value {
    try machine.construction.allocate(named: name)
  }

  override func initialize(
    _ id: ObjectID, as base: UIKitClass, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) {
    machine.unknowns.noteRoot(arguments, of: id)
    try machine.types.checkRelease(ofMember: "init", arguments.labels, of: .object(id))
    try machine.construction.initialize(id, as: base, arguments)
  }

  override func value(
    ofType name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value? {
    switch name {
    case NotificationNames.type:
      try machine.operators.notificationName(arguments.first).map { .notificationName($0) }
        ?? .null
    case DetentTypes.identifier: try machine.operators.makeDetentIdentifier(arguments)
    default: nil
    }
  }

  // MARK: Values

  override func execute(_ instruction: Instruction, in machine: Machine) throws(RunError) {
    switch instruction {
    case .getElement(let labels, let count): try machine.collections.getElement(labels, count)
    case .setElement(let labels, let count): try machine.collections.setElement(labels, count)
    case .vacate(let place, let depth): machine.collections.vacate(place, below: depth)
    case .makeDictionary(let count):
      try machine.collections.makeDictionary(machine.stack.pop(count * 2))
    case .nextElement(let slot, let target): try machine.notifications.nextElement(slot, target)
    case .makeRange(let isClosed): try machine.operators.makeRange(isClosed: isClosed)
    case .makePartialRange(let hasLow, let isClosed):
      try machine.operators.makePartialRange(hasLow, isClosed)
    case .binary(let operation): try machine.operators.executeBinary(operation)
    case .match: try machine.operators.executeMatch()
    case .negate: try machine.operators.negate()
    case .describe(let index):
      try machine.operators.describe(as: machine.program.typeNames[index])
    case .concatenate(let count): try machine.operators.concatenate(count)
    case .demandConformance(let index):
      try machine.controllers.demandConformance(to: machine.program.names[index])
    case .awaitValue: try machine.concurrency.awaitValue()
    case .pushLeaks:
      machine.budget.spend(machine.world.objectCount)
      machine.stack.push(machine.heap.makeArray(machine.uikit.leaks()))
    case .awaitElements: try machine.concurrency.awaitElements()
    default: break
    }
  }

  override func areEqual(
    _ left: Value, _ right: Value, in machine: Machine
  ) throws(RunError) -> Bool {
    try machine.operators.areEqual(left, right)
  }

  override func describe(_ value: Value, in machine: Machine) -> String {
    machine.operators.describe(value)
  }

  override func asSet(
    _ value: Value, _ element: Coercion?, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.collections.asSet(value, element)
  }

  // MARK: The world

  override func willRunCode(in machine: Machine) { machine.concurrency.wakeSpinningTasks() }

  override func answer(_ request: Request, in machine: Machine) -> Reply {
    machine.requests.handle(request)
  }
}
