import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Members that other files of an app declare. Their results are unknown.
extension Machine {
  /// Calls a function, method or initialiser of another file, with the arguments on the stack.
  /// - Parameter hasReceiver: True if the receiver lies below the arguments.
  func callForeign(_ name: String, _ site: CallSite, hasReceiver: Bool) {
    let arguments = takeArguments(site)
    let receiver = hasReceiver ? stack.pop() : nil
    let result = unknowns.opaqueCall(name, on: receiver, arguments)
    drop(arguments)
    if let receiver { heap.release(receiver) }
    stack.push(result)
  }

  /// Gives an instruction that failed an unknown result, because the simulator or another file knows
  /// more than the machine.
  /// - Parameters:
  ///   - depth: The number of frames before the instruction.
  ///   - height: The number of values on the stack before the instruction.
  /// - Returns: True if the run goes on.
  func goesOn(
    after error: RunError, _ instruction: Instruction, depth: Int, height: Int
  ) -> Bool {
    guard rules.allowsForeignMembers, stack.frames.count == depth,
      let effect = instruction.effect, observer.goesOn(after: error)
    else { return false }
    let bottom = height - effect.taken
    guard stack.count >= bottom else { return false }
    while stack.count > bottom { heap.release(stack.pop()) }
    if effect.hasResult {
      let name = effect.name.map { program.names[$0] } ?? "value"
      stack.push(unknowns.named(unknowns.makeOpaque(name), "value \(currentRange.start)"))
    }
    if effect.leavesReceiver { stack.push(.void) }
    return true
  }
}

extension RuntimeTypes {
  /// True if a call with these labels makes an instance of a type by the initialisers that are known.
  func isMade(_ index: Int, _ labels: [String?]) -> Bool {
    if fittingInitializer(of: index, labels) != nil { return true }
    let type = program.types[index]
    switch type.role {
    case .class:
      guard initializer(of: index, labels) == nil else {
        return labels.isEmpty
          && [["nibName", "bundle"], Program.commonLabels[Program.frameLabels]].contains {
            fittingInitializer(of: index, $0) != nil
          }
      }
      return labels.isEmpty || type.base != .object || isOpen(index)
    case .structure:
      if machine.valueTypes.isOptionSet(index) { return true }
      return type.initializers.allSatisfy { $0.isOfExtension } && fills(labels, type)
    case .enumeration: return labels == ["rawValue"]
    case .builtInExtension, .protocolType: return true
    }
  }

  /// True if the memberwise initialiser of a structure takes these labels.
  private func fills(_ labels: [String?], _ type: TypeCode) -> Bool {
    var next = 0
    for field in type.fields {
      if next < labels.count,
        labels[next] == field.name || labels[next] == ArgumentLabel.trailing && !field.isLazy
      {
        next += 1
      } else if !field.hasDefault {
        return false
      }
    }
    return next == labels.count
  }
}
