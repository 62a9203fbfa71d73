import LifecycleEngine
import ScriptCompiler
import UIKitNames

/// Reads of the view's size in `viewWillTransition(to:with:)`, where the view still has the old size.
struct StaleGeometry {
  let observer: ExampleObserver
  private var program: Program { observer.program }

  /// Notes a read of the old size or of the old traits that goes into a place or a size, or that decides
  /// about looks. A comparison of the old size with the new size is no fault.
  func note(_ property: String, of id: ObjectID) {
    guard observer.isAuthorsCode, observer.judgement == nil,
      let (controller, callback) = observer.readingController, callback == .viewWillTransition,
      observer.occasions.last?.callback == .viewWillTransition,
      let frame = observer.frames.last
    else { return }
    let code = program.functions[frame.function].code
    var sizeClass = ""
    if id == controller {
      guard frame.position < code.count, case .getMember(let name) = code[frame.position],
        program.names[name].hasSuffix("SizeClass")
      else { return }
      sizeClass = program.names[name]
    } else {
      guard observer.world.viewIfLoaded(of: controller) == id,
        UIKitNames.marks(of: property, in: .view).contains(.place)
      else { return }
      if goesIntoPlace(code, from: frame.position, followsVariables: true) {
        return observer.note(.usedOldSize(property))
      }
    }
    // The second parameter is the new size, which may be the other side of a comparison.
    for instruction in code[..<min(frame.position, code.count)].reversed() {
      if case .loadLocal(1) = instruction { return }
      switch instruction {
      case .getMember, .loadLocal(0): continue
      default: break
      }
      break
    }
    if decidesLooks(code, from: frame.position, followsVariables: true) {
      observer.note(.usedOldSize(id == controller ? sizeClass : property))
    }
  }

  /// True if a condition on the value on top of the stack decides which value a property of UIKit's gets.
  private func decidesLooks(
    _ code: [Instruction], from start: Int, followsVariables: Bool
  ) -> Bool {
    for position in code.indices.dropFirst(start) {
      switch code[position] {
      case .jumpIfFalse(let end), .jumpIfTrue(let end):
        let chosen = code[position..<min(end + 4, code.count)]
        return chosen.contains { isLook($0) }
          || chosen.contains { isOwnVariable($0) }
            && code[chosen.endIndex...].contains { reloads($0) }
      // The second parameter is the new size.
      case .loadLocal(1): return false
      case .storeLocal(let slot):
        guard followsVariables else { return false }
        return code.indices.dropFirst(position).contains { later in
          guard case .loadLocal(slot) = code[later] else { return false }
          return decidesLooks(code, from: later + 1, followsVariables: false)
        }
      case .jump, .pop, .return, .storeCell, .storeGlobal, .setMember, .setMemberDirectly,
        .callMember:
        return false
      default: break
      }
    }
    return false
  }

  /// True for an assignment to a property that the example does not declare.
  private func isLook(_ instruction: Instruction) -> Bool {
    guard case .setMember(let index) = instruction else { return false }
    let name = program.names[index]
    return !program.types.contains { type in
      type.fields.contains { $0.name == name } || type.computed.contains { $0.name == name }
    }
  }

  /// True for an assignment to a stored property that the example declares, such as `columns`.
  private func isOwnVariable(_ instruction: Instruction) -> Bool {
    switch instruction {
    case .setMember(let index), .setMemberDirectly(let index, _):
      program.types.contains { $0.fields.contains { $0.name == program.names[index] } }
    default: false
    }
  }

  /// True for a call that shows what the data source tells now.
  private func reloads(_ instruction: Instruction) -> Bool {
    guard case .callMember(let site) = instruction else { return false }
    return ["reload", "invalidateLayout"].contains { program.names[site.name].hasPrefix($0) }
  }

  /// True if the value on top of the stack goes into a place or a size, without a condition in between.
  private func goesIntoPlace(
    _ code: [Instruction], from start: Int, followsVariables: Bool
  ) -> Bool {
    for position in code.indices.dropFirst(start) {
      switch code[position] {
      case .setMember(let name), .setMemberDirectly(let name, _):
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
