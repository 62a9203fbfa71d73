import Diagnostics
import LifecycleEngine

// The actors beside the code. An action ends the turn of the step that requests the action, so the
// machine pauses and the driver of the machine performs the action.
extension Actors {
  /// The actions of each actor, for "did you mean".
  static let userActions =
    [
      "tapBack", "tapTab", "beginSwipeBack", "beginPageSwipe", "beginSheetSwipe", "dragSheet",
      "cancelSwipe", "finishSwipe", "tap",
    ] + GeometryMembers.geometryUserActions
  static let systemActions =
    [
      "wait", "launch", "setInfoPlist", "memoryWarning", "enterBackground", "enterForeground",
      "instantiateFromStoryboard",
    ] + GeometryMembers.geometrySystemActions

  func request(
    _ name: String, _ actor: ActionMark.Actor, _ arguments: Arguments
  ) throws(RunError) {
    _ = stack.pop()
    guard machine.acceptsActions, budget.entryDepth == 1 else {
      throw failed(
        .actionOutsideStep,
        "'\(machine.operators.describe(.actor(actor))).\(name)' is called outside of the statements of a step",
        [
          "callbacks, conditions and closures that UIKit calls cannot act for the user or the system"
        ])
    }
    let action = try action(name, actor, arguments)
    _ = try machine.types.fitted(arguments, to: ActionForms.forms(of: name))
    machine.requestedAction = action
    var text = "\(name)("
    for (index, value) in arguments.values.enumerated() {
      if index > 0 { text += ", " }
      if let label = arguments.labels[index] { text += "\(label): " }
      if case .symbol(let symbol) = value {
        text += ".\(symbol)"
      } else {
        text += machine.operators.describe(value)
      }
    }
    machine.actions.append(
      ActionMark(
        actor: actor, text: text + ")", firstEvent: world.trace.events.count,
        firstSpan: world.trace.spans.count, time: world.now, turn: world.turn + 1))
    machine.drop(arguments)
    stack.push(.void)
  }

  /// Notes the place of the requested action in the trace: behind the rest of the turn that the
  /// action ends. In an app that has died by then, nobody acts any more.
  func placeRequestedAction() throws(RunError) {
    guard let mark = machine.actions.indices.last else { return }
    guard world.stop == nil else {
      machine.actions.removeLast()
      throw RunError.halted
    }
    machine.actions[mark].firstEvent = world.trace.events.count
    machine.actions[mark].firstSpan = world.trace.spans.count
    machine.actions[mark].time = world.now
    machine.actions[mark].turn = world.turn + 1
  }

  private func launchAction(_ arguments: Arguments) throws(RunError) -> Action {
    guard let scene = arguments.first else { return .launch(nil) }
    guard case .type(let type) = scene else {
      throw failed(
        .wrongArgument, "'launch' needs the class of the main storyboard's first controller",
        ["write 'system.launch(Screen.self)', or 'system.launch()' without a storyboard"])
    }
    return .launch(type)
  }

  private func waitAction(_ arguments: Arguments) throws(RunError) -> Action {
    guard let value = arguments.first else { return .waitUntilIdle }
    let longest = Duration.longestSeconds
    guard let seconds = value.number, seconds >= 0, seconds <= Double(longest) else {
      let given =
        value.number == nil ? machine.describeKind(value) : machine.operators.describe(value)
      throw failed(
        .wrongArgument, "'wait' needs a number of seconds from 0 to \(longest), not \(given)",
        ["'system.wait()' waits until nothing goes on any more"])
    }
    return .wait(.seconds(seconds))
  }

  private func action(
    _ name: String, _ actor: ActionMark.Actor, _ arguments: Arguments
  ) throws(RunError) -> Action {
    switch (actor, name) {
    case (.user, "tapBack"): return .tapBack
    case (.user, "tapTab"):
      guard case .integer(let index) = arguments.first else {
        throw failed(.wrongArgument, "'tapTab' needs the number of a tab, counted from 0")
      }
      return .tapTab(Int(clamping: index))
    case (.user, "beginSwipeBack"): return .beginSwipeBack
    case (.user, "beginSheetSwipe"): return .beginSheetSwipe
    case (.user, "dragSheet"): return try machine.presentations.dragAction(arguments)
    case (.user, "cancelSwipe"): return .cancelSwipe
    case (.user, "finishSwipe"): return .finishSwipe
    case (.user, "beginPageSwipe"):
      guard case .symbol(let direction) = arguments.first,
        direction == "forward" || direction == "reverse"
      else {
        throw failed(
          .wrongArgument, "'beginPageSwipe' needs a direction",
          ["write '.forward' or '.reverse'"])
      }
      return .beginPageSwipe(direction == "forward" ? .forward : .reverse)
    case (.user, "tap"):
      guard let view = arguments.first?.objectID, world.classRecord(of: view).base == .textField
      else { throw failed(.wrongArgument, "'tap' needs a text field") }
      return .tap(view)
    case (.system, "instantiateFromStoryboard"):
      guard case .type(let type) = arguments.first else {
        throw failed(
          .wrongArgument, "'instantiateFromStoryboard' needs a class that the page declares",
          ["write 'system.instantiateFromStoryboard(Detail.self)'"])
      }
      return .instantiate(type)
    case (.system, "launch"): return try launchAction(arguments)
    case (.system, "setInfoPlist"):
      return .setInfoPlist(try machine.appObjects.infoPlist(arguments))
    case (.system, "memoryWarning"): return .memoryWarning
    case (.system, "enterBackground"): return .enterBackground
    case (.system, "enterForeground"): return .enterForeground
    case (.system, "wait"):
      return try waitAction(arguments)
    default:
      if let action = try machine.geometry.geometryAction(name, actor, arguments) { return action }
      let known = actor == .user ? Actors.userActions : Actors.systemActions
      let near = EditDistance.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
      throw failed(
        .unknownAction,
        "'\(machine.operators.describe(.actor(actor)))' has no action '\(name)'\(near)",
        ["the actions are \(known.map { "'\($0)'" }.joined(separator: ", "))"])
    }
  }
}
