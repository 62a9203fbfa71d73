import Diagnostics
import LifecycleEngine

/// What the code of an example does while it runs, beside the events of the trace.
struct Conduct {
  /// What lies below is the example's; behind it stands the code of the drive.
  let exampleEnd: Int
  var deeds: [Deed] = []
  /// What made the running code run, the innermost last.
  var occasions: [Occasion] = []
  var decisions: Decisions
  /// How many of the deeds were done by the end of each turn that the drive began, with the events.
  var idles: [Idle] = []
  /// How many closures of animations are running.
  var animationDepth = 0
  var bodies: [Body] = []
  /// By object, how often it began to appear.
  fileprivate var appearances: [Int] = []
  /// Why the run says nothing: it came to where the author's code never comes.
  var isInfeasible = false
  /// Where layout is invalidated without end, as an earlier run has shown: this run goes on without.
  let brokenLoops: [SourceRange]
  /// What is given to code that reads geometry before it is final, to see what comes of it.
  let finals: [FinalValue]
  /// Whether it is a file of an app, which uses what other files declare.
  let isFile: Bool
  /// What the objects in variables of the drive are called in the example.
  let shownNames: [String: String]
  var reads = GeometryReads()
  var reliance = Reliance()
  var opaque = OpaqueKnowledge()
  var work = WorkLog()
  var registrations = RegistrationLog()
  var closures: ClosureLog
  var layers = LayerTree()
  var constraints = Constraints()

  init(exampleEnd: Int, _ choices: RunChoices) {
    self.exampleEnd = exampleEnd
    brokenLoops = choices.brokenLoops
    finals = choices.finals
    isFile = choices.isFile
    shownNames = choices.shownNames
    closures = ClosureLog(areCalledBack: choices.callsBack)
    decisions = Decisions(choices: choices.answers)
  }

  /// The end of a turn of the drive, when nothing goes on any more.
  struct Idle {
    let deeds: Int
    let events: Int
    let time: Tick
  }

  /// The body of a callback that is running, as far as `super` has to be reached in it.
  struct Body {
    let callback: Callback
    let receiver: ObjectID
    /// The implementation that was entered last.
    var function: Int
    var hasReachedBase = false
  }

  func appearance(of id: ObjectID) -> Int {
    let index = Int(id.index)
    return index < appearances.count ? appearances[index] : 0
  }

  mutating func noteAppearance(of id: ObjectID) {
    let index = Int(id.index)
    while appearances.count <= index { appearances.append(0) }
    appearances[index] += 1
  }
}

/// What is laid down for a run of an example.
struct RunChoices {
  /// How the first conditions come out that are not simulated.
  var answers: [Bool] = []
  var brokenLoops: [SourceRange] = []
  /// What early reads of geometry give.
  var finals: [FinalValue] = []
  /// Whether the example is a file of an app.
  var isFile = false
  /// What the objects in variables of the drive are called in the example.
  var shownNames: [String: String] = [:]
  /// Whether closures that were given to what is not simulated are called.
  var callsBack = false
}

extension Machine {
  /// Whether an example is run.
  var isExample: Bool { conduct != nil }

  /// Whether the running code is that of the example, and not of the drive.
  var isAuthorsCode: Bool {
    guard let conduct else { return false }
    let range = currentRange
    return range.start < conduct.exampleEnd && range.end > 0
  }

  /// Notes what the author's code does.
  func note(_ deed: @autoclosure () -> Deed.Kind) {
    guard conduct != nil, judgement == nil, isAuthorsCode else { return }
    noteAlways(deed(), at: callingRange)
  }

  /// Where the author's code is: the call of a method that is used as a value, not where it became one.
  private var callingRange: SourceRange {
    let running = frames.filter { $0.position > 0 }
    guard let last = running.last, program.functions[last.function].isBoundMethod,
      let caller = running.dropLast().last
    else { return currentRange }
    let range = program.functions[caller.function].ranges[caller.position - 1]
    return range.start < conduct?.exampleEnd ?? 0 && range.end > 0 ? range : currentRange
  }

  /// Notes something whoever's code runs.
  func noteAlways(_ kind: Deed.Kind, at range: SourceRange) {
    // What is noted is never held beside the note that grows, which would copy all of it.
    guard let depth = conduct?.animationDepth else { return }
    let callback = conduct?.occasions.last { occasion in
      guard occasion.callback != nil, let receiver = occasion.receiver else { return false }
      return world.kind(of: receiver) == .controller
    }
    var deed = Deed(
      kind: kind, range: range, event: world.trace.events.count,
      occasion: conduct?.occasions.last, callback: callback,
      isInAnimation: depth > 0, author: controllerAtWork)
    switch kind {
    case .wrote:
      deed.sheet = presentedController(around: deed.author)
      deed.caller = caller(of: deed.author)
    case .set: deed.caller = caller(of: deed.author)
    case .asked:
      deed.caller = caller(of: deed.author)
      guard deed.caller != nil else { return }
    default: break
    }
    conduct?.deeds.append(deed)
  }

  /// Runs code with a note of what makes it run.
  func during<Result>(
    _ kind: Occasion.Kind, _ receiver: ObjectID?, closure: ObjectID? = nil,
    _ body: () throws(RunError) -> Result
  ) throws(RunError) -> Result {
    // What an animation changes is changed while its closure runs, not later.
    guard let depth = conduct?.animationDepth else { return try body() }
    let appearance = receiver.flatMap { conduct?.appearance(of: $0) } ?? 0
    let count = world.trace.events.count
    // A closure of the example's is no event of the trace, a method that UIKit calls may be none either.
    let event = receiver == nil ? count : max(0, count - 1)
    let giver = closure.flatMap { conduct?.closures.givers[$0] }
    conduct?.occasions.append(
      Occasion(
        kind: kind, receiver: receiver, appearance: appearance, event: event,
        origins: giver.map { [$0] } ?? []))
    defer {
      conduct?.occasions.removeLast()
      conduct?.animationDepth = depth
    }
    return try body()
  }

  /// The end of a turn that the drive began.
  func noteIdle() {
    countRegistrations()
    findOrphans()
    conduct?.reliance.endTurn()
    guard let conduct else { return }
    self.conduct?.idles.append(
      Conduct.Idle(
        deeds: conduct.deeds.count, events: world.trace.events.count, time: world.now))
  }
}
