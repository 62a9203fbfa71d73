import LifecycleEngine

/// The variables of `@Observable` classes, each of which is an object of its own.
struct ObservationTracking: Area {
  let machine: Machine
}

extension Machine {
  var observation: ObservationTracking { ObservationTracking(machine: self) }
}

extension ObservationTracking {
  /// Performs the calls of the wrapper around a variable.
  /// - Returns: `nil` for another name.
  func call(_ name: String, _ arguments: Arguments) -> Value? {
    guard name.hasPrefix("Observation_"), let variable = arguments.first?.objectID else {
      return nil
    }
    switch name {
    case "Observation_read": world.noteRead(ofVariable: variable)
    case "Observation_change": world.noteChange(ofVariable: variable)
    default: return nil
    }
    return .void
  }
}
