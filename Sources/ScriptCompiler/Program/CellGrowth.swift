import UIKitNames

// Methods of cells that make the cell larger at each call.
extension Program {
  /// True if a method of a view adds a new object to the view at each call, and no code of the class looks
  /// for what was added before.
  package func growsCell(byMethod name: String, _ labels: [String?]) -> Bool {
    types.contains { type in
      guard type.base.isView,
        let method = type.methods.first(where: { $0.name == name && $0.labels == labels }),
        addsAnew(functions[method.function].code)
      else { return false }
      return !type.methods.contains { method in
        (method.name == name || method.name == "prepareForReuse")
          && finds(functions[method.function].code)
      }
    }
  }

  private func finds(_ code: [Instruction]) -> Bool {
    code.contains { instruction in
      switch instruction {
      case .callMember(let site): KeepingCalls.finds(names[site.name])
      case .getMember(let name): KeepingCalls.finds(names[name])
      default: false
      }
    }
  }

  private func addsAnew(_ code: [Instruction]) -> Bool {
    for (place, instruction) in code.enumerated() {
      switch instruction {
      case .jumpIfFalse, .jumpIfTrue, .jumpIfNull, .popJumpIfNull, .jumpIfNotNull: return false
      case .callMember(let site):
        // The arguments behind the first are names and numbers.
        guard KeepingCalls.adds(names[site.name]) else { continue }
        let places = site.argumentCount == 1 ? place - 1..<place : place - 4..<place - 1
        if places.contains(where: { $0 >= 0 && isNew(code, at: $0) }) { return true }
      default: break
      }
    }
    return false
  }

  /// True if an instruction puts a new object on the stack.
  private func isNew(_ code: [Instruction], at place: Int) -> Bool {
    switch code[place] {
    case .callBuiltIn(let site): return !labels[site.labels].contains("identifier")
    case .construct: return true
    case .loadLocal(let slot), .loadCell(let slot):
      return code[..<place].indices.dropFirst().contains { earlier in
        switch code[earlier] {
        case .storeLocal(slot), .storeCell(slot): isNew(code, at: earlier - 1)
        default: false
        }
      }
    default: return false
    }
  }
}
