import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Reads of the view's size in `viewWillTransition(to:with:)`, where the view still has the old size.
extension ExampleObserver {
  /// Notes a read of the old size that goes into a place or a size. A comparison of the old size with
  /// the new size is no fault.
  func noteStaleGeometry(_ property: String, of id: ObjectID) {
    guard isAuthorsCode, judgement == nil,
      UIKitNames.marks(of: property, in: .view).contains(.place),
      let (controller, callback) = readingController, callback == .viewWillTransition,
      occasions.last?.callback == .viewWillTransition,
      world.viewIfLoaded(of: controller) == id, let frame = frames.last
    else { return }
    let code = program.functions[frame.function].code
    if goesIntoPlace(code, from: frame.position, followsVariables: true) {
      note(.usedOldSize(property))
    }
  }

  /// True if the value on top of the stack goes into a place or a size, without a condition in between.
  private func goesIntoPlace(
    _ code: [Instruction], from start: Int, followsVariables: Bool
  ) -> Bool {
    for position in code.indices.dropFirst(start) {
      switch code[position] {
      case .setMember(let name), .setMemberDirectly(let name):
        let name = program.names[name]
        let isOwn = program.types.contains { $0.fields.contains { $0.name == name } }
        return !isOwn
          && (UIKitNames.marks(of: name, in: .view).contains(.place)
            || DeclaredTypes.isLength(name))
      case .storeLocal(let slot):
        guard followsVariables else { return false }
        return code.indices.dropFirst(position).contains { later in
          guard case .loadLocal(slot) = code[later] else { return false }
          return goesIntoPlace(code, from: later + 1, followsVariables: false)
        }
      case .jump, .jumpIfFalse, .jumpIfTrue, .pop, .return, .storeCell, .storeGlobal: return false
      default: break
      }
    }
    return false
  }
}
