import LifecycleEngine
import ScriptMachine

// States that only the user changes in an example, or that the user may have changed since the code set
// them. Conditions on such a state come out both ways.
extension ExampleObserver {
  private static let states = ["selectedSegmentIndex", "isEditing", "isActive"]

  /// The state of a control or a screen that nobody knows, because the user may have changed the state
  /// since an earlier turn; `nil` for any other property.
  func stateOfUser(_ name: String, of id: ObjectID) -> Value? {
    guard Self.states.contains(name), isAuthorsCode, judgement == nil,
      setStates["\(id.index) \(name)"] != world.turn
    else { return nil }
    switch name {
    case "selectedSegmentIndex":
      guard world.kind(of: id) == .view else { return nil }
    case "isEditing":
      guard world.kind(of: id) == .controller, !program.names.contains("setEditing") else {
        return nil
      }
    default:
      guard world.classRecord(of: id).base == .searchController else { return nil }
    }
    return machine.unknowns.opaqueMember(name, of: .object(id))
  }

  /// Notes that the code set a state, which holds until the user has the next turn.
  func noteState(_ name: String, of id: ObjectID) {
    if Self.states.contains(name) { setStates["\(id.index) \(name)"] = world.turn }
  }
}
