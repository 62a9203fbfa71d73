import Diagnostics
import LifecycleEngine
import ScriptCompiler

// The actors beside the code. An action ends the turn of the step that requests the action, so the
// machine pauses and the driver of the machine performs the action.
extension Actors {
  func request(
    _ name: String, _ actor: ActionMark.Actor, _ arguments: Arguments
  ) throws(RunError) {
    _ = stack.pop()
    guard machine.actions.areAccepted, budget.entryDepth == 1 else {
      throw failed(
        .actionOutsideStep,
        "'\(machine.operators.describe(.actor(actor))).\(name)' is called "
          + "outside the statements of a step",
        [
          "put the call into a step: code that UIKit calls cannot act for the user or the system"
        ])
    }
    guard let row = ActionRow.named(name, of: actor) else { throw unknown(name, actor) }
    let action = try row.check(machine, arguments)
    _ = try machine.types.fitted(arguments, to: row.forms)
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
    machine.actions.request(
      action,
      ActionMark(
        actor: actor, text: text + ")", firstEvent: world.trace.events.count,
        firstSpan: world.trace.spans.count, time: world.now, turn: world.turn + 1))
    machine.drop(arguments)
    stack.push(.void)
  }

  /// Notes the place of the requested action in the trace: behind the rest of the turn that the
  /// action ends. In an app that has died by then, nobody acts any more.
  package func placeRequestedAction() throws(RunError) {
    guard world.stop == nil else {
      machine.actions.dropLast()
      throw RunError.halted
    }
    machine.actions.placeLast(in: world)
  }

  private func unknown(_ name: String, _ actor: ActionMark.Actor) -> RunError {
    let known = ActionRow.names(of: actor)
    let near = EditDistance.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return failed(
      .unknownAction,
      "'\(machine.operators.describe(.actor(actor)))' has no action '\(name)'\(near)",
      ["the actions are \(known.map { "'\($0)'" }.joined(separator: ", "))"])
  }
}
