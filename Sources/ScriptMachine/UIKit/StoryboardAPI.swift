import LifecycleEngine
import ScriptCompiler

// Storyboards. A page has no storyboard, so names stand for scenes: an identifier names a class of
// the author, or a controller by its variable. The name of a segue begins with the kind:
// 'showDetail', 'presentDetail', 'embedDetail'.
extension Storyboards {
  /// Makes an instance of a class of the author, as a storyboard does.
  func instantiate(_ type: Int) throws(RunError) -> Value {
    guard program.types[type].role == .class, program.types[type].base.isController else {
      throw failed(
        .wrongArgument, "'\(program.types[type].name)' is not a view controller class")
    }
    let depth = stack.frames.count
    stack.push(machine.unknowns.makeOpaque("coder"))
    try machine.objects.construct(
      type, CallSite(name: 0, labels: Program.coderLabels, argumentCount: 1, callback: nil))
    try machine.run(downTo: depth)
    let made = stack.pop()
    guard let id = made.objectID else {
      throw failed(
        .foundNil, "'init(coder:)' of '\(program.types[type].name)' returned nil",
        ["return an object: call 'super.init(coder: coder)'"])
    }
    world.awakeFromStoryboard(id)
    if world.stop != nil { throw .halted }
    return made
  }

  /// Makes the first controller of the main storyboard, which the window takes.
  func makeInitialController() throws(RunError) -> Reply {
    guard let type = machine.storyboard.initialScene, let id = try instantiate(type).objectID else {
      return .none
    }
    world.autorelease(id)
    return .object(id)
  }

  /// `instantiateViewController(withIdentifier:)`.
  func instantiate(_ arguments: Arguments) throws(RunError) -> Value {
    guard let value = arguments.labeled("withIdentifier") ?? arguments.labeled("identifier"),
      case .string(let identifier) = value
    else {
      throw failed(.wrongArgument, "'instantiateViewController' needs an identifier")
    }
    guard let type = sceneType(identifier) else {
      throw failed(
        .unknownScene, "No view controller class is called '\(identifier)'",
        [
          "the simulator reads no storyboard: declare a class '\(identifier)', or write the name of "
            + "another class"
        ])
    }
    return try instantiate(type)
  }

  /// `UIStoryboard(name:bundle:)`, of which only the name is known.
  func makeStoryboard(_ arguments: Arguments) -> Value {
    guard case .string(let name) = arguments.labeled("name") else {
      return machine.unknowns.makeOpaque("UIStoryboard")
    }
    return machine.unknowns.makeOpaque(name)
  }

  /// `instantiateInitialViewController()`. The name of the storyboard names the first scene;
  /// otherwise the launch of the app decides the first scene.
  func instantiateFirst(of storyboard: String, _ arguments: Arguments) throws(RunError) -> Value {
    guard arguments.values.isEmpty else {
      throw notSimulated("instantiateInitialViewController(creator:)")
    }
    let launched = storyboard == "Main" ? machine.storyboard.initialScene : nil
    guard let type = sceneType(storyboard) ?? launched else {
      throw failed(
        .unknownScene, "No view controller class is called '\(storyboard)'",
        [
          "the simulator reads no storyboard: declare a class '\(storyboard)' for the first scene, "
            + "or write the name of another class"
        ])
    }
    return try instantiate(type)
  }

  private func sceneType(_ name: String) -> Int? {
    program.types.firstIndex {
      $0.role == .class && $0.base.isController
        && ($0.name == name || $0.name == "\(name)ViewController" || $0.name == "\(name)Controller")
    }
  }

  private static let segueKinds: [(prefix: String, kind: SegueKind)] = [
    ("show", .show), ("push", .show), ("present", .modal), ("modal", .modal), ("embed", .embed),
  ]

  func performSegue(_ source: ObjectID, _ arguments: Arguments) throws(RunError) {
    guard case .string(let identifier) = arguments.labeled("withIdentifier") else {
      throw failed(.wrongArgument, "'performSegue' needs an identifier")
    }
    if try performUnwindSegue(source, identifier, arguments) { return }
    var kind = SegueKind.show
    var destination = try segueDestination(identifier)
    for entry in Storyboards.segueKinds
    where destination == nil && identifier.hasPrefix(entry.prefix) {
      kind = entry.kind
      let rest = identifier.utf8.dropFirst(entry.prefix.utf8.count)
      destination = try segueDestination(String(decoding: rest, as: UTF8.self))
    }
    // Code may omit its storyboard: a plain controller stands in for an undeclared screen.
    if destination == nil, rules.allowsUndeclared {
      budget.weighModeledObject()
      destination = .object(world.makeController(of: ClassID(.viewController)))
    }
    guard let destination, let id = destination.objectID else {
      return world.raiseUnknownSegue(identifier, from: source)
    }
    let sender = heap.copied(arguments.labeled("sender") ?? .null)
    let outer = machine.storyboard
    machine.storyboard.segue = (identifier, sender)
    world.performSegue(kind, from: source, to: id)
    machine.storyboard = outer
    heap.release(sender)
    heap.release(destination)
    if world.stop != nil { throw .halted }
  }

  /// The controller that a segue leads to; the caller owns the controller.
  private func segueDestination(_ name: String) throws(RunError) -> Value? {
    if let type = sceneType(name) { return try instantiate(type) }
    guard let slot = program.globals.firstIndex(where: { $0.name == name }),
      let id = machine.variables[slot].objectID, world.kind(of: id) == .controller
    else { return nil }
    return heap.owned(id)
  }

  /// The arguments of `prepare(for:sender:)`.
  func segueArguments(from source: ObjectID, to destination: ObjectID) -> [Value] {
    let parts = [
      heap.owned(source), heap.owned(destination),
      Value.string(machine.storyboard.segue?.identifier ?? ""),
    ]
    return [
      heap.makeTuple(parts, Program.segueLabels),
      heap.copied(machine.storyboard.segue?.sender ?? .null),
    ]
  }
}
