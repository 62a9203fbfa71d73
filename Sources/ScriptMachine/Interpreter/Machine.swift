import Diagnostics
import LifecycleEngine
import ScriptCompiler

/// Runs a program in a world.
///
/// The machine holds one of each part of a run's state. Requests of the world, such as UIKit's
/// callbacks, go to the library, which runs the author's code on top of the running code. All other
/// calls of script functions stay in one loop, so deep recursion of the script needs no native stack.
package final class Machine {
  package let world: World
  package let program: Program
  /// The libraries that the program uses.
  let library: Library
  let classes: ClassTable
  package var variables: GlobalVariables
  /// The last place where the author's code made layout necessary.
  package internal(set) var lastInvalidation: SourceRange?
  /// The turn in which the author's code last made layout necessary.
  var invalidationTurn = 0
  package let stack: CallStack
  package let heap: Heap
  package let budget = Budget()
  var arrangements = Arrangements()
  package var loadedRows = LoadedRows()
  var ownDescriptions = OwnDescriptions()
  package var tasks = Tasks()
  var animations = AnimationState()
  var callByAuthor = CallByAuthor()
  var storyboard = StoryboardState()
  package var observations = Observations()
  var controlTargets = ControlTargets()
  package var actions = ActionRequests()
  /// The condition of a check that is being computed.
  package var judgement: Judgement?
  /// True if a text was made from an unsimulated value.
  private(set) var hasOpaqueText = false
  /// The reason why the script cannot go on.
  package private(set) var failure: Diagnostic?
  package var causes = Causes()
  /// The number of calls and assignments so far, without calls of what is not simulated.
  package internal(set) var acts = 0
  var settling = Settling()
  /// The observer of the run. Its rules are kept here, because hot paths ask for them.
  package var observer: any RunObserver = ScenarioObserver() {
    didSet {
      rules = observer.rules
      world.animatorsEndAlone = rules.allowsUndeclared
      let observer = observer
      heap.didDropOpaque =
        rules.reportsFacts ? { observer.observe(.dropped(number: $0)) } : nil
    }
  }
  private(set) var rules: RunRules
  /// True if the program declares code that runs on other threads.
  let leavesMainActor: Bool

  package init(program: Program, world: World, library: Library) {
    self.library = library
    self.program = program
    rules = RunRules(for: program)
    leavesMainActor =
      program.types.contains { $0.isActor } || program.functions.contains { $0.isAsync }
    self.world = world
    stack = CallStack(program: program)
    heap = Heap(program: program, world: world, budget: budget)
    classes = ClassTable(program, in: world)
    variables = GlobalVariables(program)
    if let window = world.windows.first { variables.setWindow(heap.owned(window)) }
    world.userCode = { _, request in library.answer(request, in: self) }
  }

  /// Releases the world and the observer, which hold the machine.
  package func detach() {
    world.userCode = nil
    world.observer = nil
    world.placeOfCode = nil
    observer = ScenarioObserver()
  }

  /// Drops all running code after a failure.
  package func unwind() {
    stack.clear()
    actions.clear()
  }

  /// True if the machine is in the middle of a function.
  package var isRunning: Bool { stack.frames.contains { $0.position > 0 } }

  // MARK: Notes

  /// Notes that a text was made from an unsimulated value.
  func noteOpaqueText() { hasOpaqueText = true }

  // MARK: Failing

  /// Keeps the first error that stops the script.
  package func note(_ error: RunError) {
    guard failure == nil else { return }
    switch error {
    case .failed(let diagnostic): failure = diagnostic
    case .thrown: failure = uncaught()
    case .halted: break
    }
  }

  /// The place in the source that the machine executes.
  package var currentRange: SourceRange { stack.currentRange }

  package func failed(_ reason: RunReason, _ summary: String, _ help: [String] = []) -> RunError {
    .failed(Diagnostic(reason, summary, at: currentRange, help: help))
  }

  func notSimulated(_ name: String) -> RunError {
    failed(.notSimulated, "'\(name)' is not simulated yet")
  }
}
