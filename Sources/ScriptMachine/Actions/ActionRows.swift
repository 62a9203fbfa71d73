import LifecycleEngine
import ScriptCompiler
import UIKitNames

/// An action of `user` or `system`: the forms of the call, the check of the arguments, and what the
/// actor then does.
///
/// A new action is one row here, beside what the engine does.
struct ActionRow: Sendable {
  let performer: ActionMark.Actor
  let name: String
  /// The forms of the call. A call with another label fails, because the label would claim
  /// something untrue. Empty if `check` knows the labels.
  let forms: [MethodForm]
  /// Checks the arguments of a call.
  let check: Check

  typealias Act = @Sendable (World) throws(GestureError) -> Void
  typealias Check = @Sendable (Machine, Arguments) throws(RunError) -> RequestedAction

  /// - Parameter forms: The declarations of the forms, one in each line.
  private init(
    _ performer: ActionMark.Actor, _ forms: String,
    _ check: @escaping Check
  ) {
    self.performer = performer
    let list = MethodForm.list(forms)
    self.forms = list
    name = list.first?.baseName ?? ""
    self.check = check
  }

  /// An action whose labels `check` knows.
  private init(
    _ performer: ActionMark.Actor, named name: String,
    _ check: @escaping Check
  ) {
    self.performer = performer
    self.name = name
    forms = []
    self.check = check
  }

  /// An action without arguments.
  private init(
    _ performer: ActionMark.Actor, _ form: String,
    act: @escaping Act
  ) {
    self.performer = performer
    forms = MethodForm.list(form)
    name = forms.first?.baseName ?? ""
    check = { _, _ in .act { (machine) throws(GestureError) in try act(machine.world) } }
  }

  // MARK: Rows

  /// The actions of the user, then the actions of the system.
  private static let all: [ActionRow] = [
    ActionRow(.user, "tapBack()\ntapBack(to controller: UIViewController)", tapBack),
    ActionRow(.user, "tapTab(_ index: Int)", tapTab),
    ActionRow(.user, "beginSwipeBack()", beginSwipeBack),
    ActionRow(.user, "beginPageSwipe(_ direction: Direction)", beginPageSwipe),
    ActionRow(
      .user, "beginSheetSwipe()",
      { _, _ in
        .act { (machine) throws(GestureError) in
          try machine.views.checkMovesPresentation()
          try machine.world.beginSheetSwipe()
        }
      }),
    ActionRow(
      .user, "dragSheet(to identifier: UISheetPresentationController.Detent.Identifier)", dragSheet),
    ActionRow(.user, "moveSwipe(to progress: Double)", moveSwipe),
    ActionRow(.user, "cancelSwipe()") { (world) throws(GestureError) in try world.cancelSwipe() },
    ActionRow(.user, "finishSwipe()") { (world) throws(GestureError) in try world.finishSwipe() },
    ActionRow(
      .user,
      """
      tap(_ view: Any)
      tap(_ control: UISegmentedControl, segment: Int)
      tap(_ tableView: UITableView, row: Int, section: Int = 0)
      tap(_ collectionView: UICollectionView, item: Int, section: Int = 0)
      """, tap),
    ActionRow(.user, "tapOutside()", tapOutside),
    ActionRow(.user, "rotate(to orientation: Orientation)", rotate),
    ActionRow(.system, "wait(_ seconds: Double = 0)\nwait(seconds: Double)", wait),
    ActionRow(.system, "launch(_ scene: Any = nil)", launch),
    ActionRow(.system, "setInfoPlist(_ entries: Entries)", setInfoPlist),
    ActionRow(.system, "memoryWarning()") { (world) in world.warnOfMemory() },
    ActionRow(
      .system, "enterBackground()",
      { _, _ in
        .act { (machine) throws(GestureError) in
          guard !machine.world.lacksRequiredScenes else { throw .needsScenes }
          try checkNothingHeld(machine)
          guard machine.world.enterBackground() else { throw .alreadyInBackground }
        }
      }),
    ActionRow(.system, "enterForeground()") { (world) throws(GestureError) in
      guard world.enterForeground() else { throw .alreadyInFront }
    },
    ActionRow(
      .system, "terminate()",
      { _, _ in
        .act { (machine) throws(GestureError) in
          guard !machine.world.lacksRequiredScenes else { throw .needsScenes }
          try checkNothingHeld(machine)
          machine.unknowns.noteTermination()
          machine.world.terminate()
        }
      }),
    ActionRow(.system, "instantiateFromStoryboard(_ type: Any)", instantiate),
    ActionRow(.system, "resize(width: Double, height: Double)", resize),
    ActionRow(.system, named: "setTraits", setTraits),
  ]

  static func named(_ name: String, of performer: ActionMark.Actor) -> ActionRow? {
    all.first { $0.performer == performer && $0.name == name }
  }

  /// The names of an actor's actions, for "did you mean".
  static func names(of performer: ActionMark.Actor) -> [String] {
    all.filter { $0.performer == performer }.map { $0.name }
  }
}

// The checks of arguments.
extension ActionRow {
  /// Throws while the user holds a gesture. The system takes the touches away then, or the gesture goes
  /// on in another size.
  private static func checkNothingHeld(_ machine: Machine) throws(GestureError) {
    guard machine.world.isGestureHeld else { return }
    throw .unknown(
      "no source shows the calls while a gesture is held; write 'user.finishSwipe()' or "
        + "'user.cancelSwipe()' first")
  }

  private static func tapBack(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    var target: ObjectID?
    if let value = arguments.labeled("to") {
      guard let id = value.objectID, machine.world.kind(of: id) == .controller else {
        throw machine.failed(
          .wrongArgument, "'tapBack(to:)' needs a view controller of the stack",
          ["for example 'user.tapBack(to: nav.viewControllers[0])'"])
      }
      target = id
    }
    return .act { [target] (machine) throws(GestureError) in
      try machine.controls.checkGoesBack()
      guard let target else { return try machine.world.tapBack() }
      try machine.world.tapBack(to: target)
    }
  }

  private static func tapOutside(
    _ machine: Machine, _: Arguments
  ) throws(RunError) -> RequestedAction {
    try machine.controls.tapOutside()
  }

  private static func beginSwipeBack(
    _: Machine, _: Arguments
  ) throws(RunError) -> RequestedAction {
    .act { (machine) throws(GestureError) in
      try machine.controls.checkGoesBack(bySwipe: true)
      try machine.views.checkRecognizers()
      try machine.containers.beginSwipeBack()
    }
  }

  private static func tapTab(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard case .integer(let number) = arguments.first else {
      throw machine.failed(.wrongArgument, "'tapTab' needs the number of a tab, counted from 0")
    }
    let index = Int(clamping: number)
    return .act { (machine) throws(GestureError) in
      try machine.controls.checkTab(index)
      try machine.world.tapTab(index)
    }
  }

  private static func beginPageSwipe(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard case .symbol(let name) = arguments.first, name == "forward" || name == "reverse" else {
      throw machine.failed(
        .wrongArgument, "'beginPageSwipe' needs a direction",
        ["write '.forward' or '.reverse'"])
    }
    let direction: PageDirection = name == "forward" ? .forward : .reverse
    return .act { (machine) throws(GestureError) in
      try machine.views.checkFront(.pageViewController)
      try machine.views.checkRecognizers()
      try machine.world.beginPageSwipe(direction)
    }
  }

  private static func moveSwipe(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard let progress = arguments.labeled("to")?.number, (0...1).contains(progress) else {
      throw machine.failed(
        .wrongArgument, "'moveSwipe' needs 'to:' with a number from 0 to 1",
        ["for example 'user.moveSwipe(to: 0.4)' for 40 % of the way"])
    }
    return .act { (machine) throws(GestureError) in try machine.world.moveSwipe(to: progress) }
  }

  private static func dragSheet(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard let value = arguments.labeled("to"),
      let identifier = try machine.operators.detentIdentifier(value)
    else {
      throw machine.failed(
        .wrongArgument, "'dragSheet' needs 'to:' with the identifier of a detent",
        ["for example 'user.dragSheet(to: .large)'"])
    }
    return .act { (machine) throws(GestureError) in
      try machine.views.checkMovesPresentation()
      try machine.world.dragSheet(to: identifier)
    }
  }

  private static func tap(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    var segment: Int?
    if case .integer(let number)? = arguments.labeled("segment") { segment = Int(clamping: number) }
    if let action = try machine.rows.tap(arguments) { return action }
    return try machine.controls.tap(arguments.first, segment: segment)
  }

  private static func rotate(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard case .symbol(let symbol) = arguments.labeled("to"),
      let orientation = Orientation(named: symbol)
    else {
      let all = Orientation.allCases.map { "'.\($0.name)'" }.joined(separator: ", ")
      throw machine.failed(.wrongArgument, "'rotate' needs 'to:' with an orientation", [all])
    }
    return .act { (machine) throws(GestureError) in
      try checkNothingHeld(machine)
      machine.world.rotate(to: orientation)
    }
  }

  private static func wait(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard let value = arguments.first else { return .waitUntilIdle }
    let longest = Duration.longestSeconds
    guard let seconds = value.number, seconds >= 0, seconds <= Double(longest) else {
      let given =
        value.number == nil ? machine.describeKind(value) : machine.operators.describe(value)
      throw machine.failed(
        .wrongArgument, "'wait' needs a number of seconds from 0 to \(longest), not \(given)",
        ["'system.wait()' waits until nothing is going on anymore"])
    }
    return .wait(.seconds(seconds))
  }

  private static func launch(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    var scene: Int?
    if let first = arguments.first {
      guard case .type(let type) = first else {
        throw machine.failed(
          .wrongArgument, "'launch' needs the class of the main storyboard's first controller",
          ["write 'system.launch(Screen.self)', or 'system.launch()' without a storyboard"])
      }
      scene = type
    }
    return .act { [scene] (machine) throws(GestureError) in
      guard !machine.world.lacksRequiredScenes else { throw .needsScenes }
      machine.storyboard.initialScene = scene
      machine.unknowns.noteMissingDelegates()
      guard machine.world.launch(hasStoryboard: scene != nil) else { throw .showing }
    }
  }

  private static func setInfoPlist(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    let permission = try machine.appObjects.infoPlist(arguments)
    return .act { (machine) throws(GestureError) in
      guard machine.world.setPermission(permission) else { throw .showing }
    }
  }

  private static func instantiate(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard case .type(let type) = arguments.first else {
      throw machine.failed(
        .wrongArgument, "'instantiateFromStoryboard' needs a class that the page declares",
        ["write 'system.instantiateFromStoryboard(Detail.self)'"])
    }
    return .make { (machine) throws(RunError) in try machine.storyboards.instantiate(type) }
  }

  private static func resize(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard let width = arguments.labeled("width")?.number,
      let height = arguments.labeled("height")?.number, width > 0, height > 0,
      width <= 10_000, height <= 10_000
    else {
      throw machine.failed(
        .wrongArgument, "'resize' needs 'width:' and 'height:' in points, up to 10,000")
    }
    return .act { (machine) throws(GestureError) in
      try checkNothingHeld(machine)
      machine.world.resize(width: width, height: height)
    }
  }

  private static func setTraits(
    _ machine: Machine, _ arguments: Arguments
  ) throws(RunError) -> RequestedAction {
    guard !arguments.values.isEmpty else {
      throw machine.failed(
        .wrongArgument, "'setTraits' needs a trait",
        ["for example 'system.setTraits(userInterfaceStyle: .dark)'"])
    }
    var traits = TraitOverrides()
    for (index, value) in arguments.values.enumerated() {
      try machine.geometry.setTrait(arguments.labels[index] ?? "", to: value, in: &traits)
    }
    return .act { [traits] (machine) throws(GestureError) in
      try checkNothingHeld(machine)
      machine.world.setSystemTraits(traits)
    }
  }
}
