import Diagnostics
import LifecycleEngine

/// Runs a program in a world.
///
/// The machine keeps its own frames and stack. UIKit's callbacks enter through `handle`, which runs
/// on top of whatever is running; everything else that one function of the script calls stays in
/// the same loop, so deep recursion of the script needs no native stack.
final class Machine {
  let world: World
  let program: Program
  /// The class in the world of each of the author's types.
  let engineClasses: [ClassID]
  /// For each class of the world the author's type that says what its instances can do, -1 for none.
  let typesOfClasses: [Int32]
  var globals: [Value]
  /// The static stored properties that were read already.
  var statics: [Value?]
  /// The first object each top-level variable held: the object is called by the variable's name.
  var namedObjects: [ObjectID?]
  /// How often an object got a name.
  var namings = 0
  /// Where the author's code last did something that makes layout necessary.
  var lastInvalidation: SourceRange?
  var stack: [Value] = []
  var frames: [Frame] = []
  /// Where thrown errors go, the innermost last.
  var handlers: [Handler] = []
  /// What the script alone knows of an object, by the slot it was made with.
  var foreign: [ForeignObject] = []
  /// Where the keys of large dictionaries are, by the slot of the dictionary.
  var keyIndexes: [Int: KeyIndex] = [:]
  /// The stored properties of instances, and for each object where they are, -1 for none.
  var instances: [[Value]] = []
  var instanceSlots: [Int32] = []
  /// Properties of UIKit objects that the engine does not model, as assigned.
  var unmodeled: [UnmodeledProperty] = []
  /// The views that stack views arrange, which need not be their subviews any more.
  var arrangements: [ObjectID: [ObjectID]] = [:]
  var opaqueValues = OpaqueValues()
  var ownDescriptions = OwnDescriptions()
  var tasks = TaskState()
  /// How many calls of `UIView.performWithoutAnimation` are active.
  var withoutAnimationDepth = 0
  var callByAuthor = CallByAuthor()
  var storyboard = StoryboardState()
  var observations = Observations()
  /// What an actor was asked to do; the driver does it between two turns.
  var requestedAction: Action?
  /// Whether an actor may be asked: only the steps of a scenario may.
  var acceptsActions = false
  var actions: [ActionMark] = []
  /// The condition of a check that is being computed.
  var judgement: Judgement?
  /// Whether a text was made of something that is not simulated.
  var hasOpaqueText = false
  /// A thrown error on its way to its handler, and where it was thrown.
  var thrownError: (value: Value, range: SourceRange)?
  /// Why the script cannot go on.
  var failure: Diagnostic?
  /// The author's types by name, made when overloads are told apart for the first time.
  var ownTypes: [String: Int] = [:]
  var nativeDepth = 0
  var budgets = Budgets()
  var causes = Causes()
  var settling = Settling()
  /// What stands beside the machine. Its rules are kept here, where hot paths ask for them.
  var observer = RunObserver() {
    didSet { rules = observer.rules }
  }
  private(set) var rules = RunRules()

  /// The most instructions a scenario may take.
  static let instructionBudget = 2_000_000
  /// The most script functions that may be active at once.
  static let frameBudget = 2_000
  /// The most times the machine may be entered from itself.
  static let nativeBudget = 90

  init(program: Program, world: World) {
    self.program = program
    self.world = world
    globals = Array(repeating: .null, count: program.globals.count)
    statics = Array(repeating: nil, count: program.statics.count)
    namedObjects = Array(repeating: nil, count: program.globals.count)
    engineClasses = Machine.register(program.types, in: world)
    typesOfClasses = Machine.types(engineClasses, program, in: world)
    if let window = world.windows.first {
      globals[0] = owned(window)
      namedObjects[0] = window
    }
    world.userCode = { _, request in self.handle(request) }
  }

  /// Tells the world of the author's classes.
  private static func register(_ types: [TypeCode], in world: World) -> [ClassID] {
    types.map { type in
      guard type.role == .class else { return ClassID(type.base) }
      return world.registerClass(
        named: type.name, base: type.base, implements: type.implements,
        library: libraryClass(above: type, in: types))
    }
  }

  /// What the topmost of the author's classes is derived from.
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

  /// Lets go of the world and the observer, which hold the machine.
  func detach() {
    world.userCode = nil
    world.observer = nil
    observer = RunObserver()
  }

  /// Drops everything that was running, after a failure.
  func unwind() {
    frames = []
    stack = []
    handlers = []
    requestedAction = nil
  }

  /// Whether it is in the middle of a function.
  var isRunning: Bool { frames.contains { $0.position > 0 } }

  // MARK: Failing

  /// Where the machine is in the source.
  var currentRange: SourceRange {
    // A function that has not begun has no place yet: its call has.
    guard let last = frames.lastIndex(where: { $0.position > 0 }) else { return SourceRange(0, 0) }
    let range = range(of: frames[last])
    guard program.functions[frames[last].function].isKeyPath,
      let caller = frames[..<last].last(where: { $0.position > 0 })
    else { return range }
    // What is done through a key path is done where that is used, wherever it was made.
    let use = self.range(of: caller)
    return use.contains(range) ? range : use
  }

  private func range(of frame: Frame) -> SourceRange {
    let ranges = program.functions[frame.function].ranges
    let position = frame.position - 1
    return ranges.indices.contains(position) ? ranges[position] : SourceRange(0, 0)
  }

  func failed(_ reason: RunReason, _ summary: String, _ help: [String] = []) -> RunError {
    .failed(Diagnostic(reason, summary, at: currentRange, help: help))
  }
}

/// Why a run ended early.
enum RunError: Error {
  /// The script cannot go on.
  case failed(Diagnostic)
  /// The world stopped: an exception of UIKit, a budget, or a failure in a callback.
  case halted
  /// The script threw an error, which `thrownError` keeps.
  case thrown
}

/// A property the engine does not model.
struct UnmodeledProperty {
  var object: ObjectID
  var name: String
  var value: Value
}

/// Something an actor is asked to do.
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
  /// The class of the main storyboard's first controller, if there is one.
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
