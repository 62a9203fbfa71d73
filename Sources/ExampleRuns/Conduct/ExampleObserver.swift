import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

/// Notes the actions of an example's code during a run, beside the events of the trace. The run
/// goes on where a scenario would fail.
///
/// Each file of this folder notes one area, and keeps the area's state in a part of its own.
final class ExampleObserver: RunObserver {
  let rules: RunRules
  let machine: Machine
  private(set) var deeds: [Deed] = []
  /// The occasions of the running code, the innermost last.
  private(set) var occasions: [Occasion] = []
  /// The number of deeds and events at the end of each turn that the drive began.
  private(set) var idles: [Idle] = []
  /// The number of running closures of animations.
  var animationDepth = 0
  var bodies: [Body] = []
  /// The number of appearances that each object has begun, by index.
  private var appearances: [Int] = []
  /// True if the run says nothing, because the run reached code that real code never reaches.
  var isInfeasible = false
  /// The ranges that make layout endless, as an earlier run showed. This run skips the calls.
  let brokenLoops: [SourceRange]
  /// The final values that early reads of geometry get, to see the effect.
  let finals: [FinalValue]
  /// True if the code is a file of an app, which uses declarations of other files.
  let isFile: Bool
  /// The names in the example for the objects in the drive's variables.
  private let shownNames: [String: String]
  var decisions: Decisions
  var reads = GeometryReads()
  var reliance = Reliance()
  var nils = CertainNils()
  /// The lists of items that code has made longer, as copies.
  var grownLists: Set<Int32> = []
  var opaque = OpaqueKnowledge()
  var work = WorkLog()
  var registrations = RegistrationLog()
  var identifiers = ActionIdentifiers()
  var weakProperties = WeakProperties()
  var reusedViews = ReusedViews()
  var closures: ClosureLog
  var keptClosures = KeptClosures()
  var requests = TurnRequests()
  private var userStates = UserStates()
  var unknownReads = UnknownReads()
  /// The places where the example gave opaque values to the system.
  var registeredPlaces: [Int32: SourceRange] = [:]
  var layers = LayerTree()
  var constraints = Constraints()
  var crashes = CrashLog()
  var rows = RowLog()
  var unfollowed = UnfollowedCalls()
  var links = LinkLog()
  var crashing: CrashNotes { CrashNotes(observer: self) }
  var calling: CallNotes { CallNotes(observer: self) }
  /// Everything that code has added to views beside views, layers and constraints.
  var attachments: [Attachment] = []

  /// Attaches the observer to a machine that has not run yet.
  init(_ machine: Machine, _ choices: RunChoices) {
    self.machine = machine
    brokenLoops = choices.brokenLoops
    finals = choices.finals
    isFile = choices.isFile
    rules = RunRules(
      reportsFacts: true, allowsUndeclared: true, allowsForeignMembers: choices.isFile,
      allowsUnknownValues: true, usesOwnOperators: true, goesThroughLazySequences: true,
      omitsSingleNumbers: true)
    shownNames = choices.shownNames
    closures = ClosureLog(areCalledBack: choices.callsBack)
    decisions = Decisions(choices: choices.answers)
    machine.observer = self
    world.observer = { _, event in self.look(at: event) }
  }

  /// The end of a turn of the drive, when no more work is pending.
  struct Idle {
    let deeds: Int
    let events: Int
    let time: Tick
  }

  /// A running body of a callback, with the calls of `super` so far.
  struct Body {
    let callback: Callback
    let receiver: ObjectID
    /// The implementation that was entered last, which may be a superclass's.
    var function: Int
    var hasReachedBase = false
  }

  var subject: String { isFile ? "The file" : "The example" }

  var helpWithExceptions: [String] {
    ["a run that ends in one says nothing about what comes after it"]
  }

  func shownName(ofVariable name: String) -> String? { shownNames[name] }

  func appearance(of id: ObjectID) -> Int {
    let index = Int(id.index)
    return index < appearances.count ? appearances[index] : 0
  }

  func noteAppearance(of id: ObjectID) {
    let index = Int(id.index)
    while appearances.count <= index { appearances.append(0) }
    appearances[index] += 1
  }

  func observe(_ fact: RunFact) { take(fact) }

  func add(_ deed: Deed) { deeds.append(deed) }

  /// Runs code and drops the notes of the code.
  func unnoted<Result>(_ body: () -> Result) -> Result {
    let count = deeds.count
    defer { deeds.removeLast(deeds.count - count) }
    return body()
  }

  /// Notes the end of a turn that the drive began.
  func noteIdle() {
    countRegistrations()
    findOrphans()
    findLostObjects()
    findOpenAppearances()
    reliance.endTurn()
    crashing.noteNeverJoined()
    crashes.oldObjects = world.objectCount
    crashing.noteMasks()
    crashing.noteKnownRows()
    requests.endTurn()
    links.endTurn()
    idles.append(Idle(deeds: deeds.count, events: world.trace.events.count, time: world.now))
  }

  // MARK: Members

  func read(
    _ name: String, of id: ObjectID, in machine: Machine
  ) throws(RunError) -> Value {
    if name == "constraints", world.kind(of: id) == .view { return constraints(of: id) }
    if let state = userStates.unknown(name, of: id, self) { return state }
    do throws(RunError) {
      let value = try noted(try machine.uikit.simulatedMember(name, of: id), name, of: id)
      noteAnswer(value, name, of: id)
      calling.noteLink(value, name, of: id)
      noteWindow(value, name, of: id)
      noteOutletGeometry(name, of: id)
      return value
    } catch {
      guard absorbs(error, []) else { throw error }
      noteOffMain(error, name, of: id)
      notePlacedGeometry(name, of: id)
      return machine.unknowns.opaqueMember(name, of: .object(id))
    }
  }

  func read(
    _ name: String, ofLibrary base: Value, in machine: Machine
  ) throws(RunError) -> Value {
    noteUnknownGeometry(name, of: base)
    if let value = assigned(name, to: base) ?? layerMember(name, of: base) { return value }
    do throws(RunError) {
      let value = try machine.libraries.libraryMember(name, of: base)
      if base.isOfSurroundings { noteAnswer(value, name) }
      return value
    } catch {
      guard absorbs(error, [base]) else { throw error }
      return machine.unknowns.opaqueMember(name, of: base)
    }
  }

  func set(
    _ name: String, of id: ObjectID, to value: Value, in machine: Machine
  ) throws(RunError) {
    if isBrokenLoop(name) { return }
    userStates.noteSet(name, of: id, turn: world.turn)
    let isView = world.kind(of: id) == .view
    let isNoted = isView || SetValue.isOfController(name)
    let old = isNoted ? shown(name, of: id).map { described($0) } : nil
    let view = world.kind(of: id) == .controller ? world.viewIfLoaded(of: id) : nil
    do throws(RunError) {
      try machine.uikit.setSimulatedMember(name, of: id, to: value)
      crashing.giveView(value)
    } catch {
      guard absorbs(error, [value]) else { throw error }
      noteOffMain(error, name, of: id)
    }
    noteWeakly(value, name, of: .object(id))
    if ListNotes(observer: self).noteGrown(value, name, of: .object(id)) { return }
    if isNoted { noteSet(.object(id), name, from: old, to: value) }
    if isView {
      noteReplacedAttachments(name, of: .object(id))
    } else {
      noteAsked(name, of: .object(id))
    }
    if name == "view", let view, value.objectID != view { note(.replacedView(id)) }
  }

  // MARK: Calls

  func call(
    _ name: String, of id: ObjectID, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try noteCall(of: name, on: id, arguments)
    try NilNotes(observer: self).check(name, of: id, arguments)
    if isBrokenLoop(name) { return .void }
    let moments = world.trace.unknownMoments.count
    do throws(RunError) {
      let value = try machine.uikit.callSimulatedMember(of: id, name, arguments)
      calling.noteUntold(name, of: id, since: moments)
      crashing.noteJoined()
      noteAnswer(value, name, of: id)
      calling.noteResponder(value, name, of: id)
      noteTraits(name, of: id, arguments, value)
      return value
    } catch {
      guard absorbs(error, arguments.values) else { throw error }
      noteOffMain(error, name, of: id)
      return machine.unknowns.opaqueCall(name, on: .object(id), arguments)
    }
  }

  func call(
    _ name: String, ofLibrary base: Value, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try noteLibraryCall(of: name, on: base, arguments)
    if let known = keyedValue(name, of: base, arguments) { return known }
    if let result = try callAtOnce(name, arguments) { return result }
    if crashing.noteMainSync(name, on: base) { return .void }
    let isSync = crashing.beginSync(name, on: base)
    defer { if isSync { crashing.endSync() } }
    do throws(RunError) {
      return try machine.libraries.callLibraryMember(of: base, name, arguments)
    } catch {
      guard absorbs(error, arguments.values + [base]) else { throw error }
      return machine.unknowns.opaqueCall(name, on: base, arguments)
    }
  }

  func call(
    _ name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    if let value = convertedOpaque(name, arguments) { return value }
    if let result = try callAtOnce(name, arguments) { return result }
    do throws(RunError) {
      let result = try machine.libraries.callLibrary(name, arguments)
      crashing.noteQueue(made: name, arguments, result)
      if name.isCapitalized, KeepingCalls.keepsClosures(name) {
        for value in arguments.values { noteGiven(value) }
      }
      return result
    } catch {
      guard absorbs(error, arguments.values) else { throw error }
      return machine.unknowns.opaqueCall(name, on: nil, arguments)
    }
  }

  func callUndeclared(
    _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if let result = try callAtOnce(name, arguments) { return result }
    return try crashing.track(name, arguments)
  }

  // MARK: Callbacks and conditions

  func during(
    _ entry: RunEntry, _ body: () throws(RunError) -> Reply
  ) throws(RunError) -> Reply {
    // The closure may be a part of the calling code.
    if case .closure = entry, closures.takesPart() { return try body() }
    // An animation changes values while the closure runs, not later.
    let depth = animationDepth
    occasions.append(occasion(of: entry))
    defer {
      occasions.removeLast()
      animationDepth = depth
    }
    return try body()
  }

  func run(
    _ callback: Callback, on receiver: ObjectID, _ function: Int, _ arguments: [Value],
    in machine: Machine
  ) throws(RunError) -> Value {
    // A class of the author's may have methods of these names that are no callbacks.
    guard world.kind(of: receiver) != .foreign else {
      return try machine.call(function, arguments)
    }
    bodies.append(Body(callback: callback, receiver: receiver, function: function))
    let layout = LayoutNotes(observer: self)
    let before = callback.isOfLayout ? layout.content(of: receiver) : []
    let start = deeds.count
    defer { bodies.removeLast() }
    let result = try machine.call(function, arguments)
    guard let body = bodies.last else { return result }
    if callback.isOfLayout, isExamples(function) {
      let growth = layout.growth(since: before, of: receiver, deeds: start)
      noteAlways(.laidOut(receiver, growth), at: program.range(ofFunction: function))
    }
    if callback == .loadView, world.viewIfLoaded(of: receiver) == nil, isExamples(function) {
      noteAlways(.madeNoView, at: program.range(ofFunction: function))
    }
    // A suspended body has not returned yet.
    if callback.needsSuper, !body.hasReachedBase, isExamples(body.function),
      machine.tasks.suspension == nil
    {
      noteAlways(
        .leftOutSuper(callback, receiver, function: body.function),
        at: program.range(ofFunction: body.function))
    }
    return result
  }

  /// Notes a read of `view` before `loadView` has assigned a view.
  func needsViewTooEarly(_ id: ObjectID) -> Bool {
    guard world.viewIfLoaded(of: id) == nil,
      bodies.contains(where: { $0.callback == .loadView && $0.receiver == id })
    else { return false }
    note(.readViewTooEarly(id))
    return true
  }

  func isCertainlyNil(_ field: FieldCode, _ value: Value, of id: ObjectID) -> Bool {
    NilNotes(observer: self).isCertain(field, value, of: id)
  }

  func decide(_ question: String) -> Bool {
    // A spinning task asks the same question in each turn, and waits for another answer.
    let turn = machine.concurrency.isSpinning ? Decisions.spinning : world.turn
    return decisions.answer(to: question, turn: turn)
  }
}
