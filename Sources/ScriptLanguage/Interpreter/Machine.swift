import Diagnostics
import LifecycleEngine

/// Runs a program in a world.
///
/// The machine keeps its own frames and stack. UIKit's callbacks enter through `handle`, which runs
/// on top of the running code. All other calls of script functions stay in the same loop, so deep
/// recursion of the script needs no native stack.
final class Machine {
  let world: World
  let program: Program
  /// The libraries that the program uses.
  let library: Library
  /// The class in the world for each of the author's types.
  let engineClasses: [ClassID]
  /// For each class of the world, the author's type with its members, or -1 for none.
  let typesOfClasses: [Int32]
  var globals: [Value]
  /// The static stored properties that were read already.
  var statics: [Value?]
  /// The first object of each top-level variable. The object is named after the variable.
  var namedObjects: [ObjectID?]
  /// The number of times that an object got a name.
  var namings = 0
  /// The last place where the author's code made layout necessary.
  var lastInvalidation: SourceRange?
  let stack: CallStack
  let heap: Heap
  let budget = Budget()
  /// The arranged views of stack views. An arranged view need not be a subview any more.
  var arrangements: [ObjectID: [ObjectID]] = [:]
  var ownDescriptions = OwnDescriptions()
  var tasks = Tasks()
  /// The number of active calls of `UIView.performWithoutAnimation`.
  var withoutAnimationDepth = 0
  var callByAuthor = CallByAuthor()
  var storyboard = StoryboardState()
  var observations = Observations()
  /// The action that an actor was asked for. The driver performs the action between two turns.
  var requestedAction: Action?
  /// True if an actor may be asked. Only the steps of a scenario may ask.
  var acceptsActions = false
  var actions: [ActionMark] = []
  /// The condition of a check that is being computed.
  var judgement: Judgement?
  /// True if a text was made from an unsimulated value.
  var hasOpaqueText = false
  /// A thrown error on its way to its handler, and the place of the throw.
  var thrownError: (value: Value, range: SourceRange)?
  /// The reason why the script cannot go on.
  var failure: Diagnostic?
  /// The author's types by name. The table is made when overloads are first told apart.
  var ownTypes: [String: Int] = [:]
  var nativeDepth = 0
  var causes = Causes()
  var settling = Settling()
  /// The observer of the run. Its rules are kept here, because hot paths ask for them.
  var observer = RunObserver() {
    didSet {
      rules = observer.rules
      let observer = observer
      heap.didDropOpaque =
        rules.reportsFacts ? { observer.observe(.dropped(number: $0)) } : nil
    }
  }
  private(set) var rules = RunRules()

  init(program: Program, world: World, library: Library) {
    self.library = library
    self.program = program
    self.world = world
    stack = CallStack(program: program)
    heap = Heap(program: program, world: world, budget: budget)
    globals = Array(repeating: .null, count: program.globals.count)
    statics = Array(repeating: nil, count: program.statics.count)
    namedObjects = Array(repeating: nil, count: program.globals.count)
    engineClasses = Machine.register(program.types, in: world)
    typesOfClasses = Machine.types(engineClasses, program, in: world)
    if let window = world.windows.first {
      globals[0] = heap.owned(window)
      namedObjects[0] = window
    }
    world.userCode = { _, request in library.answer(request, in: self) }
  }

  /// Registers the author's classes with the world.
  private static func register(_ types: [TypeCode], in world: World) -> [ClassID] {
    types.map { type in
      guard type.role == .class else { return ClassID(type.base) }
      return world.registerClass(
        named: type.name, base: type.base, implements: type.implements,
        library: libraryClass(above: type, in: types))
    }
  }

  /// The superclass of the topmost of the author's classes.
  private static func libraryClass(above type: TypeCode, in types: [TypeCode]) -> String? {
    var top = type
    while let next = top.superclass, types[next].role == .class { top = types[next] }
    return top.inherited.first
  }

  private static func types(
    _ engineClasses: [ClassID], _ program: Program, in world: World
  ) -> [Int32] {
    var extended: [(ClassID, Int)] = []
    if !program.extensions.isEmpty {
      for base in UIKitClass.allCases {
        guard let type = BuiltInTypes.nearestExtension(of: base.name, in: program) else { continue }
        extended.append((ClassID(base), type))
      }
      for name in CommonViews.names + LibraryTypes.controllers {
        guard let type = BuiltInTypes.nearestExtension(of: name, in: program) else { continue }
        extended.append((world.libraryClass(named: name, base: BuiltInTypes.base(of: name)), type))
      }
    }
    var result = Array(repeating: Int32(-1), count: world.classes.count)
    for (known, type) in extended { result[Int(known.index)] = Int32(type) }
    for (index, type) in program.types.enumerated() where type.role == .class {
      result[Int(engineClasses[index].index)] = Int32(index)
    }
    return result
  }

  /// Releases the world and the observer, which hold the machine.
  func detach() {
    world.userCode = nil
    world.observer = nil
    observer = RunObserver()
  }

  /// Drops all running code after a failure.
  func unwind() {
    stack.clear()
    requestedAction = nil
  }

  /// True if the machine is in the middle of a function.
  var isRunning: Bool { stack.frames.contains { $0.position > 0 } }

  // MARK: Failing

  /// The place in the source that the machine executes.
  var currentRange: SourceRange { stack.currentRange }

  func failed(_ reason: RunReason, _ summary: String, _ help: [String] = []) -> RunError {
    .failed(Diagnostic(reason, summary, at: currentRange, help: help))
  }

  func notSimulated(_ name: String) -> RunError {
    failed(.notSimulated, "'\(name)' is not simulated yet")
  }
}

/// An action that an actor is asked for.
enum Action {
  case tapBack
  case tapTab(Int)
  case beginSwipeBack
  case beginPageSwipe(PageDirection)
  case beginSheetSwipe
  case dragSheet(String)
  case finishSwipe
  case cancelSwipe
  case tap(ObjectID)
  case instantiate(Int)
  /// The class of the first controller of the main storyboard, if the app has one.
  case launch(Int?)
  case setInfoPlist(AppPermission)
  case memoryWarning
  case enterBackground
  case enterForeground
  case wait(Duration)
  case waitUntilIdle
  case rotate(Orientation)
  case resize(Size)
  case setTraits(TraitOverrides)
}
