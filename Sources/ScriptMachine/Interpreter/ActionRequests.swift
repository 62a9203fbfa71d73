import LifecycleEngine
import ScriptCompiler

/// An action that a step asked an actor for. The driver of the machine performs the action between
/// two turns.
package enum RequestedAction {
  /// Something that the user or the system does, in a turn of its own.
  case act((Machine) throws(GestureError) -> Void)
  /// Makes an object in a turn of its own. The object becomes the result of the step's call.
  case make((Machine) throws(RunError) -> Value)
  /// Lets time pass.
  case wait(Duration)
  /// Lets time pass until nothing goes on any more.
  case waitUntilIdle
}

/// The requests to the user and the system: the one that is to be performed, and the marks of all.
package struct ActionRequests {
  private(set) var requested: RequestedAction?
  /// True if an actor may be asked. Only the steps of a scenario may ask.
  private(set) var areAccepted = false
  package private(set) var marks: [ActionMark] = []

  package mutating func accept(_ areAccepted: Bool) { self.areAccepted = areAccepted }

  mutating func request(_ action: RequestedAction, _ mark: ActionMark) {
    requested = action
    marks.append(mark)
  }

  /// Takes the request that is to be performed.
  package mutating func take() -> RequestedAction? {
    defer { requested = nil }
    return requested
  }

  /// Moves the last mark behind the rest of the turn that the action ends.
  mutating func placeLast(in world: World) {
    guard let last = marks.indices.last else { return }
    marks[last].firstEvent = world.trace.events.count
    marks[last].firstSpan = world.trace.spans.count
    marks[last].time = world.now
    marks[last].turn = world.turn + 1
  }

  /// Drops the last mark, because nobody acts any more.
  mutating func dropLast() { if !marks.isEmpty { marks.removeLast() } }

  mutating func clear() { requested = nil }
}
