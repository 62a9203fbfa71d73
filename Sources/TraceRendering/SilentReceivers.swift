import LifecycleEngine
import Scenarios

/// An object that a reader looks for among the shown events, and that gets none of them.
struct SilentReceiver {
  let id: ObjectID
  /// True if the object gets no event of any kind; false if its events are not among the shown ones.
  let hearsNothing: Bool

  /// The words behind the name of the object.
  var words: String {
    hearsNothing ? "hears nothing" : "hears none of the callbacks that are shown here"
  }

  /// The lines of a narrow column.
  var lines: [String] { hearsNothing ? ["hears", "nothing"] : ["hears none", "of these"] }
}

extension ScenarioRun {
  /// The controllers that are on screen when the shown part begins, and the objects that checks name,
  /// as far as they get no shown event, in the order of creation.
  func silentReceivers(among shown: [Event]) -> [SilentReceiver] {
    var result: [SilentReceiver] = []
    for id in controllersOnScreen where !namedInChecks.contains(id) {
      if names.hasName(id), names.isShownByDefault(.object(id)) { add(id, shown, to: &result) }
    }
    for id in namedInChecks { add(id, shown, to: &result) }
    return result.sorted { $0.id.index < $1.id.index }
  }

  private func add(_ id: ObjectID, _ shown: [Event], to result: inout [SilentReceiver]) {
    guard !result.contains(where: { $0.id == id }), !mayHear(id),
      !shown.contains(where: { $0.receiver == .object(id) })
    else { return }
    let hearsNothing = !shownEvents.contains { $0.receiver == .object(id) }
    result.append(SilentReceiver(id: id, hearsNothing: hearsNothing))
  }

  /// True if no source tells what UIKit calls on the object.
  private func mayHear(_ id: ObjectID) -> Bool {
    trace.unknownMoments.contains {
      $0.concerns(eventsSince: firstShownEvent) && $0.concerns(id)
        && $0.calls.callbacks != CallbackSet()
    }
  }

  /// The controllers that have appeared in the set-up and are still on screen.
  private var controllersOnScreen: [ObjectID] {
    var result: [ObjectID] = []
    for event in trace.events.prefix(firstShownEvent) {
      guard case .object(let id) = event.receiver else { continue }
      if event.callback == .viewDidAppear, !result.contains(id) { result.append(id) }
      if event.callback == .viewDidDisappear { result.removeAll { $0 == id } }
    }
    return result
  }
}
