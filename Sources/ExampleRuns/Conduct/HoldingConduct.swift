import Diagnostics
import LifecycleEngine
import ScriptMachine
import UIKitNames

/// The closures of an example that code which is not simulated may keep.
struct KeptClosures {
  /// A closure that captures a controller strongly.
  struct Kept {
    /// The object that was given the closure, as an opaque value.
    let keeper: Int32
    /// The property, or the method, that got the closure.
    let name: String
    let controller: ObjectID
    let range: SourceRange
  }

  private(set) var entries: [Kept] = []

  mutating func add(_ entry: Kept) { entries.append(entry) }

  /// Forgets the closures of a property, which has another value now.
  mutating func forget(_ name: String, of keeper: Int32) {
    entries.removeAll { $0.keeper == keeper && $0.name == name }
  }

  /// Forgets the closures of an object that lets go of everything.
  mutating func forget(of keeper: Int32) { entries.removeAll { $0.keeper == keeper } }
}

// The objects and closures that code which is not simulated holds.
extension ExampleObserver {
  /// Notes that a property of an opaque value was set. The property of an object that the example
  /// made holds a closure. Nothing tells how long an object lives that other code has made.
  func noteHeld(_ value: Value, as name: String, by number: Int32) {
    guard judgement == nil else { return }
    noteOffMain(name, ofOpaque: number)
    keptClosures.forget(name, of: number)
    let isFree = opaqueValues.isOfFreeName(number)
    let isHeld =
      !isFree && !UnknownValues.isWeakName(name)
      && (isHeldByProperties(value) || KeepingCalls.isContent(name)
        || isShown(value, as: name, by: number))
    machine.heap.hold(isHeld ? value : nil, by: number, asProperty: name)
    if isClosure(value), isFree { noteKept(value, as: name, by: number) }
  }

  /// True for an object in a property of a navigation item, which holds all its objects, and for a view
  /// in a property of an object of UIKit's that the example made, such as `customView`.
  private func isShown(_ value: Value, as name: String, by number: Int32) -> Bool {
    guard let id = value.objectID else { return false }
    if opaqueValues.navigationItems[number] != nil { return true }
    return name.hasSuffix("View") && world.kind(of: id) == .view
      && opaqueValues.types[number]?.hasPrefix("UI") == true
  }

  /// True for closures, and for objects of UIKit that hold closures. An object of the example may be
  /// held weakly.
  private func isHeldByProperties(_ value: Value) -> Bool {
    switch value {
    case .opaque: true
    case .object(let id):
      world.kind(of: id) == .foreign && machine.types.typeIndex(of: id) == nil
    default: false
    }
  }

  /// Notes what a call of code that is not simulated keeps.
  func noteHeld(_ name: String, _ base: Value?, _ arguments: Arguments, _ result: Int32) {
    guard judgement == nil, isAuthorsCode else { return }
    // The name of a nested type is a member of the outer type.
    guard base != nil, !name.isCapitalized else {
      if name.isCapitalized { noteInitializer(name, arguments, result) }
      return
    }
    var receiver: Int32?
    if case .opaque(_, let number)? = base { receiver = number }
    if let receiver { noteOffMain(name, ofOpaque: receiver) }
    if let base {
      noteGiven(name, arguments, to: base)
      noteAction(name, of: base, arguments)
    }
    if name == "add", let receiver { noteRegistered(receiver, arguments) }
    calling.noteWork(name, base, arguments)
    if name == "store", let receiver { noteStored(receiver, in: arguments.labeled("in")) }
    if name == "assign", let owner = arguments.labeled("on") {
      machine.heap.hold(owner, by: result, as: "")
    }
    noteSubscription(name, arguments, result)
    guard let keeper = KeepingCalls.keeper(ofClosuresOf: name) else { return }
    for value in arguments.values where isClosure(value) {
      switch keeper {
      case .result: machine.heap.hold(value, by: result, as: "")
      case .receiver:
        if let receiver { machine.heap.hold(value, by: receiver, as: "", until: result) }
      case .unknown: if let receiver { noteKept(value, as: name, by: receiver) }
      }
    }
  }

  /// Notes that a view, a bar or an item keeps the objects that it is given, with their closures, or
  /// lets go of an object.
  func noteGiven(_ name: String, _ arguments: Arguments, to base: Value) {
    if name.hasPrefix("remove"), let value = arguments.first, value.isOpaque {
      keep(nil, as: keptName(name, value), in: base)
    }
    guard KeepingCalls.keepsObjects(name) else { return }
    let isOfLayer = name.hasSuffix("Sublayer")
    for value in arguments.values
    where holdsOpaques(value) && !isOfLayer || machine.unknowns.isOwnObject(value) {
      keep(value, as: keptName(name, value), in: base)
    }
  }

  private func keep(_ value: Value?, as name: String, in base: Value) {
    switch base {
    case .object(let id):
      guard value != nil || machine.heap.kept(name, of: id) != nil else { return }
      machine.heap.keep(value.map { copied($0) } ?? .null, name, of: id)
    case .opaque(_, let number): machine.heap.hold(value, by: number, asProperty: name)
    default: break
    }
  }

  /// The name under which a view keeps an object. What a method sets replaces what it set before; what
  /// a method adds has a number.
  private func keptName(_ method: String, _ value: Value) -> String {
    guard !method.hasPrefix("set"), case .opaque(_, let number) = value else { return method }
    return "action \(number)"
  }

  private func holdsOpaques(_ value: Value) -> Bool {
    value.isOpaque || value.objectID.flatMap { array($0) }?.contains { $0.isOpaque } == true
  }

  /// Notes that a collection keeps a subscription.
  private func noteStored(_ number: Int32, in bag: Value?) {
    switch bag {
    case .opaque(_, let bag): machine.heap.hold(.opaque("", number), by: bag, as: "")
    case .object(let id): machine.heap.keep(.opaque("", number), inCollection: id)
    default: break
    }
  }

  /// Notes that an opaque value lets go of everything, as after `cancel()` and `invalidate()`.
  func noteLetGo(_ number: Int32) {
    keptClosures.forget(of: number)
    noteEnded(number)
    machine.heap.endHolding(by: number)
  }

  /// Notes what a made object holds: its closures, and the target of a link to the display.
  private func noteInitializer(_ name: String, _ arguments: Arguments, _ result: Int32) {
    if let identifier = arguments.labeled("identifier") {
      identifiers.add(identity(of: identifier), of: result)
    }
    for (index, value) in arguments.values.enumerated() {
      let written = arguments.labels[index] ?? ""
      let label = written == ArgumentLabel.trailing ? "" : written
      let isHeld =
        switch value {
        case .opaque: true
        case .object where isClosure(value): KeepingCalls.keepsClosures(name)
        case .object where holdsOpaques(value): true
        case .object(let id):
          KeepingCalls.keepsTarget(name, label) || KeepingCalls.isContent(label)
            || label == "customView" && world.kind(of: id) == .view
        default: false
        }
      if isHeld { machine.heap.hold(value, by: result, as: label) }
    }
  }

  /// Notes that the run loop, or a web view, gets an object to hold.
  private func noteRegistered(_ receiver: Int32, _ arguments: Arguments) {
    switch arguments.labels {
    case ["to", "forMode"]: register(receiver)
    case [nil, "forMode"]:
      if case .opaque(_, let timer)? = arguments.first { register(timer) }
    case [nil, "name"], [nil, "contentWorld", "name"]:
      guard isContentController(receiver), let handler = arguments.first, handler.objectID != nil
      else { return }
      machine.heap.hold(handler, by: receiver, as: "")
      register(receiver)
    default: break
    }
  }

  private func isContentController(_ number: Int32) -> Bool {
    opaqueValues.member(number)?.name == "userContentController"
      || opaqueValues.types[number] == "WKUserContentController"
  }

  /// Notes that a web view lets go of its script message handlers. The code reaches the object that holds
  /// the handlers in several ways, each with an opaque value of its own.
  func noteHandlersRemoved() {
    for number in machine.heap.registeredOpaques where isContentController(number) {
      noteLetGo(number)
    }
  }

  private func register(_ number: Int32) {
    machine.heap.register(number)
    registeredPlaces[number] = currentRange
  }

  /// Notes a closure of which nothing tells how long other code keeps the closure.
  private func noteKept(_ closure: Value, as name: String, by number: Int32) {
    guard isAuthorsCode, let controller = controllerHeld(by: closure) else { return }
    keptClosures.add(
      KeptClosures.Kept(
        keeper: number, name: name, controller: controller, range: currentRange))
  }

  /// The controller of the example that a closure captures strongly.
  private func controllerHeld(by value: Value) -> ObjectID? {
    guard case .object(let id) = value else { return nil }
    if world.kind(of: id) == .controller {
      return world.classRecord(of: id).isDeclaredByAuthor ? id : nil
    }
    guard let object = foreignObject(id) else { return nil }
    switch object {
    case .closure, .cell:
      for part in machine.heap.references(in: object) {
        if let found = controllerHeld(by: part) { return found }
      }
    default: break
    }
    return nil
  }
}
