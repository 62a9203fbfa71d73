import LifecycleEngine
import ScriptCompiler
import ScriptMachine

/// States that only the user changes in an example, or that the user may have changed since the
/// code set them. Conditions on such a state come out both ways.
struct UserStates {
  private static let properties = ["selectedSegmentIndex", "isEditing", "isActive"]
  /// The turns in which code set states, which hold until the user has the next turn.
  private var turns: [String: Int] = [:]

  mutating func noteSet(_ name: String, of id: ObjectID, turn: Int) {
    if Self.properties.contains(name) { turns["\(id.index) \(name)"] = turn }
  }

  /// The state of a control or a screen that nobody knows, because the user may have changed the
  /// state since an earlier turn; `nil` for any other property.
  func unknown(_ name: String, of id: ObjectID, _ observer: ExampleObserver) -> Value? {
    let world = observer.world
    guard Self.properties.contains(name), observer.isAuthorsCode, observer.judgement == nil,
      turns["\(id.index) \(name)"] != world.turn
    else { return nil }
    let isOpen =
      switch name {
      case "selectedSegmentIndex": world.kind(of: id) == .view && isCompared(in: observer)
      case "isEditing":
        world.kind(of: id) == .controller
          && !observer.program.names.contains { $0.hasSuffix("etEditing") }
      default: world.classRecord(of: id).base == .searchController
      }
    return isOpen ? observer.machine.unknowns.opaqueMember(name, of: .object(id)) : nil
  }

  /// True if the running code compares what it reads with a number, at once or in a `switch`. A
  /// number that chooses from a list stays known, because it has to choose the same element again.
  private func isCompared(in observer: ExampleObserver) -> Bool {
    guard let frame = observer.frames.last else { return false }
    let code = observer.program.functions[frame.function].code
    // The position is behind the instruction that runs.
    let next = frame.position
    guard next < code.count, case .storeLocal(let slot) = code[next] else {
      return isComparison(code, at: next)
    }
    return code.indices.dropFirst(next).contains { place in
      if case .loadLocal(slot) = code[place] { isComparison(code, at: place + 1) } else { false }
    }
  }

  private func isComparison(_ code: [Instruction], at place: Int) -> Bool {
    guard place + 1 < code.count, case .pushInteger = code[place] else { return false }
    switch code[place + 1] {
    case .binary(let symbol): return symbol.isComparison
    case .match: return true
    default: return false
    }
  }
}
