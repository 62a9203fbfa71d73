import Diagnostics
import LifecycleEngine
import ScriptMachine
import UIKitNames

/// A use that ends the app, whatever the rest of the app does.
struct Crash {
  /// The use, as a sentence.
  let summary: String
  /// The reason.
  let note: String
  let help: String
}

/// The facts that tell if a use ends the app. What the run does later decides about some of them.
struct CrashLog {
  /// The constraints that were activated between views of two hierarchies.
  var constraints: [(one: ObjectID, other: ObjectID, range: SourceRange)] = []
  /// The views that code which is not simulated was given, and may have put somewhere.
  var givenViews: Set<ObjectID> = []
  /// True if something undeclared was called on the screen or on nothing, which may do anything.
  var hasCalledHelper = false
  /// The key paths that were observed, by the identities of object and path.
  var keyPaths: Set<String> = []
  /// The class of the cells under each identifier; `nil` for several classes.
  var cells: [String: Value?] = [:]
  /// True if the code made a table or a collection view, which knows no cells of a storyboard.
  var hasMadeTable = false
  /// True if cells were registered under identifiers that the run does not know.
  var hasUnknownCells = false
  /// The classes of the cells that were taken out of a table, by the numbers of the cells.
  var classes: [Int32: Value] = [:]
  /// The number of tasks that a semaphore lets through, or that a group waits for.
  var counts: [Int32: Int] = [:]
  /// The places where the main thread waits for a semaphore or a group.
  var waits: [Int32: SourceRange] = [:]
  /// The queues that run one closure at a time.
  var serialQueues: Set<Int32> = []
  /// The constraints of this turn that set the size or the centre of a view.
  var sized: [(view: ObjectID, constraint: Int32, range: SourceRange)] = []
  /// The objects that `withObservationTracking` has read; `nil` outside of it.
  var tracked: Set<ObjectID>?
  /// The number of objects at the end of the turn before.
  var oldObjects = 0
  /// The queues whose closures run, the innermost last.
  var running: [Int32] = []
}

/// Looks for uses that end the app for certain.
struct CrashNotes {
  let observer: ExampleObserver

  func noteCrash(
    _ summary: String, _ note: String, _ help: String, at range: SourceRange? = nil
  ) {
    let crash = Deed.Kind.crashed(Crash(summary: summary, note: note, help: help))
    if let range { observer.noteAlways(crash, at: range) } else { observer.note(crash) }
  }

  /// Notes a use that raises an exception of UIKit's.
  func noteRaise(_ use: String, _ exception: String, _ help: String) {
    noteCrash("\(use) crashes the app", "UIKit raises '\(exception)'", help)
  }

  /// Notes a call of code that is not simulated.
  func noteCrashes(_ name: String, on base: Value?, _ arguments: Arguments, _ result: Int32) {
    giveViews(in: arguments.values)
    if isOfScreen(base), !name.isCapitalized { observer.crashes.hasCalledHelper = true }
    noteRegisteredCell(name, arguments)
    noteDequeued(name, arguments, result)
    guard case .opaque(_, let number)? = base else {
      if name == "IndexPath" { observer.rows.notePlace(result, arguments) }
      return noteQueue(made: name, arguments, .opaque(name, result))
    }
    if observer.crashes.counts[number] != nil { observer.calling.noteJudged() }
    switch name {
    case "wait" where arguments.values.isEmpty: noteWait(number)
    case "signal", "enter": noteCount(number, 1, wakes: name == "signal")
    case "leave":
      if observer.crashes.counts[number] == 0, !observer.program.names.contains("enter") {
        noteCrash(
          "'leave' without 'enter' crashes the app", "the group counts more ends than beginnings",
          "call 'enter' before the work begins")
      }
      noteCount(number, -1, wakes: true)
    default: break
    }
  }

  /// Notes a timer that a run loop gets.
  func noteTimer(_ name: String, _ arguments: Arguments) {
    guard name == "add", case .opaque(_, let number)? = arguments.first,
      observer.work.repeating.contains(number)
    else { return }
    observer.note(.began(Work(handle: .call(number), name: "Timer")))
  }

  /// Notes a queue, a group, a semaphore or a timer that the code made.
  func noteQueue(made name: String, _ arguments: Arguments, _ result: Value) {
    if name == "UITableView" || name == "UICollectionView" { observer.crashes.hasMadeTable = true }
    guard case .opaque(_, let number) = result else { return }
    switch name {
    case "DispatchSemaphore":
      guard case .integer(let value)? = arguments.labeled("value") else { return }
      observer.crashes.counts[number] = Int(value)
    case "Timer" where arguments.labeled("repeats")?.isBoolean(true) == true:
      observer.work.repeating.insert(number)
    case "DispatchGroup": observer.crashes.counts[number] = 0
    case "DispatchQueue" where arguments.labels == ["label"]:
      observer.crashes.serialQueues.insert(number)
    default: break
    }
  }

  private func isOfScreen(_ base: Value?) -> Bool {
    guard case .object(let id)? = base else { return base == nil }
    return observer.machine.types.typeIndex(of: id) != nil
  }

  private func giveViews(in values: [Value]) {
    for case .object(let id) in values {
      if let elements = observer.array(id) {
        giveViews(in: elements)
      } else if observer.world.kind(of: id) == .view {
        observer.crashes.givenViews.insert(id)
      }
    }
  }

  /// Notes a view that becomes the value of a property, which may show the view.
  func giveView(_ value: Value) { giveViews(in: [value]) }

  // MARK: Constraints

  /// Notes a constraint that becomes active.
  func noteActivated(_ number: Int32) {
    guard observer.isAuthorsCode, let views = observer.constraints.views(of: number),
      views.count == 2,
      !views.contains(where: { observer.world.isDeallocated($0) || standsInForView($0) }),
      topmost(views[0]) != topmost(views[1])
    else { return }
    observer.crashes.constraints.append((views[0], views[1], observer.currentRange))
  }

  /// Notes a constraint that a view gets although a related view is outside.
  func noteHost(_ host: ObjectID, of number: Int32) {
    guard observer.world.kind(of: host) == .view,
      let views = observer.constraints.views(of: number),
      views.count == 2, topmost(views[0]) == topmost(views[1]), !observer.crashes.hasCalledHelper,
      views.contains(where: { !observer.isIn(host, $0) && !isInGiven($0) && !standsInForView($0) })
    else { return }
    do throws(RunError) { try observer.machine.exceptions.raiseOutside() } catch {}
  }

  func standsInForView(_ view: ObjectID) -> Bool {
    observer.opaqueValues.standInViews.contains { $0.value == view }
  }

  func topmost(_ view: ObjectID) -> ObjectID {
    var current = view
    while let next = observer.world.superview(of: current) { current = next }
    return current
  }

  /// Notes the constraints whose views came into one hierarchy after the constraint was active.
  func noteJoined() {
    guard !observer.crashes.constraints.isEmpty else { return }
    endConstraints { one, other in
      !observer.world.isDeallocated(one) && !observer.world.isDeallocated(other)
        && topmost(one) == topmost(other)
    }
  }

  /// Notes the constraints at the end of a turn whose views never came into one hierarchy.
  func noteNeverJoined() {
    guard !observer.crashes.constraints.isEmpty else { return }
    if !observer.crashes.hasCalledHelper {
      endConstraints { one, other in !isInGiven(one) && !isInGiven(other) }
    }
    observer.crashes.constraints = []
  }

  func isInGiven(_ view: ObjectID) -> Bool {
    var current: ObjectID? = view
    while let next = current {
      if observer.crashes.givenViews.contains(next) { return true }
      // A view that is gone was never added: a superview would hold the view.
      current = observer.world.isDeallocated(next) ? nil : observer.world.superview(of: next)
    }
    return false
  }

  private func endConstraints(_ isCrash: (ObjectID, ObjectID) -> Bool) {
    var open: [(one: ObjectID, other: ObjectID, range: SourceRange)] = []
    for entry in observer.crashes.constraints {
      guard isCrash(entry.one, entry.other) else {
        open.append(entry)
        continue
      }
      noteCrash(
        "A constraint between views without a common superview crashes the app",
        "UIKit raises 'NSGenericException' when such a constraint becomes active",
        "call 'addSubview' before the constraint becomes active", at: entry.range)
    }
    observer.crashes.constraints = open
  }

  // MARK: Key paths

  /// Notes that an observer of a key path is added or removed.
  /// - Parameter isHeld: True if the observer is there.
  func noteCrash(ofKeyPath key: String, by name: String, isHeld: Bool) {
    if name == "addObserver" { observer.crashes.keyPaths.insert(key) }
    guard name == "removeObserver" else { return }
    let isKnown = observer.crashes.keyPaths.contains(key)
    guard !isHeld, isKnown || !observer.program.names.contains("addObserver") else { return }
    noteCrash(
      isKnown
        ? "The observer of this key path is already gone, so removing it crashes the app"
        : "Nothing adds the observer of this key path, so removing it crashes the app",
      "Foundation raises 'NSRangeException' for an observer that is not registered",
      isKnown ? "remove the observer once for each 'addObserver'" : "remove the call")
  }

  // MARK: Cells

  private static let identifiers = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]

  private func noteRegisteredCell(_ name: String, _ arguments: Arguments) {
    // An undeclared method that gets a class may register cells under another name.
    guard name.hasPrefix("register") || !KeepingCalls.reuses(name) && givesClass(arguments) else {
      return
    }
    let label = Self.identifiers.first { arguments.labels.contains($0) }
    guard let label, name == "register", let type = arguments.unlabeled,
      case .string(let identifier)? = arguments.labeled(label)
    else {
      observer.crashes.hasUnknownCells = true
      return
    }
    observer.calling.noteJudged()
    let known = observer.crashes.cells[identifier]
    let isSame =
      known.map { $0.map { observer.identity(of: $0) } == observer.identity(of: type) } ?? true
    observer.crashes.cells.updateValue(isSame ? type : nil, forKey: identifier)
  }

  /// True if a call gets a class of views, as a method that registers cells does.
  private func givesClass(_ arguments: Arguments) -> Bool {
    arguments.values.contains { value in
      switch value {
      case .type(let index): observer.program.types[index].base.isView
      case .builtInType(let name): CommonViews.superclass(of: name) != nil || name.hasSuffix("Cell")
      default: false
      }
    }
  }

  private func noteDequeued(_ name: String, _ arguments: Arguments, _ result: Int32) {
    guard name == "dequeueReusableCell", arguments.labels.contains("for"),
      case .string(let identifier)? = arguments.first
    else { return }
    if let type = observer.crashes.cells[identifier] {
      observer.crashes.classes[result] = type
      observer.calling.noteJudged()
    } else if !observer.crashes.cells.isEmpty || madeEveryTable, !observer.crashes.hasUnknownCells,
      !observer.crashes.hasCalledHelper,
      !observer.program.names.contains("UIStoryboard")
    {
      observer.calling.noteJudged()
      noteCrash(
        "Nothing registers cells as \"\(identifier)\", so this call crashes the app",
        "UIKit raises 'NSInternalInconsistencyException'; the example "
          + (observer.crashes.cells.isEmpty
            ? "makes the table itself, and registers nothing" : "registers other identifiers"),
        "register a cell class for the identifier in the call")
    }
  }

  /// True if the example makes its tables by code, which have no cells of a storyboard, and no code of the
  /// example registers cells in any way.
  private var madeEveryTable: Bool {
    let program = observer.program
    return observer.crashes.hasMadeTable
      && !program.names.contains { "egister".isPart(of: $0) || $0 == "UINib" }
      && !program.types.contains { type in
        type.isOpen || type.fields.contains { $0.isOutlet }
          || type.inherited.contains {
            $0 == "UITableViewController" || $0 == "UICollectionViewController"
          }
      }
  }

  /// Notes a forced cast of a cell of a registered class.
  func noteForcedCast(_ number: Int32, to name: String) {
    guard let type = observer.crashes.classes[number], !isCell(type, named: name) else { return }
    noteCrash(
      "The cells with this identifier are not '\(name)', so the cast crashes the app",
      "the example registers another class", "register '\(name).self'")
  }

  /// True if the cells of a class may have a type.
  private func isCell(_ type: Value, named name: String) -> Bool {
    guard observer.program.types.contains(where: { $0.name == name && $0.role == .class }) else {
      return true
    }
    switch type {
    case .type(let index): return observer.machine.types.conforms(index, to: name)
    case .builtInType: return false
    default: return true
    }
  }

  // MARK: Waits

  private func noteWait(_ number: Int32) {
    guard let count = observer.crashes.counts[number], observer.isAuthorsCode, isOnMain else {
      return
    }
    let isGroup = observer.opaqueValues.types[number] == "DispatchGroup"
    guard isGroup ? count > 0 : count <= 0 else {
      if !isGroup { observer.crashes.counts[number] = count - 1 }
      return
    }
    if observer.crashes.waits[number] == nil {
      observer.crashes.waits[number] = observer.currentRange
    }
  }

  private func noteCount(_ number: Int32, _ change: Int, wakes: Bool) {
    guard let count = observer.crashes.counts[number] else { return }
    observer.crashes.counts[number] = count + change
    guard wakes, let range = observer.crashes.waits.removeValue(forKey: number), isOnMain else {
      return
    }
    noteCrash(
      "The main thread waits here for its own work, so the app hangs forever",
      "the call that ends the wait is due on the main thread, which is waiting",
      "remove the wait, and continue in 'notify(queue:)' or after 'await'", at: range)
  }

  /// True if the running code is certainly on the main thread.
  var isOnMain: Bool {
    guard !observer.machine.tasks.isOffMain else { return false }
    guard let task = observer.machine.tasks.running?.id,
      case .task(let record) = observer.foreignObject(task)
    else {
      return true
    }
    return !record.isDetached
  }

  /// Notes the begin of a closure that a queue runs at once.
  /// - Returns: True if the caller has to end the closure.
  func beginSync(_ name: String, on base: Value) -> Bool {
    guard name == "sync", case .opaque(_, let number) = base else { return false }
    if observer.crashes.running.contains(number), observer.crashes.serialQueues.contains(number) {
      noteCrash(
        "The queue waits for itself here, so the app hangs forever",
        "a closure of this queue is already running, and the queue runs one at a time",
        "remove the inner 'sync'")
    }
    observer.crashes.running.append(number)
    return true
  }

  func endSync() { observer.crashes.running.removeLast() }
}
