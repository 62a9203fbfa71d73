import LifecycleEngine
import ScriptCompiler

extension Machine {
  func executeJump(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .jump(let target): jump(target)
    case .callDeferred(let target):
      stack.push(.integer(stack.frame.position))
      jump(target)
    case .endDeferred:
      if case .integer(let position) = stack.pop() { jump(Int(position)) }
    case .jumpIfFalse(let target): if !(try condition(stack.pop())) { jump(target) }
    case .jumpIfTrue(let target): if try condition(stack.pop()) { jump(target) }
    case .jumpIfNull(let target): if stack.last?.isNull == true { jump(target) }
    case .popJumpIfNull(let target):
      if case .opaque(let name, let number) = stack.last {
        if heap.opaqueValues.partial[number] != nil { break }
        guard rules.allowsUnknownValues else { throw opaqueCondition(name) }
        if unknowns.isPresent(number) { break }
        heap.release(stack.pop())
        jump(target)
        break
      }
      if stack.last?.isNull == true {
        _ = stack.pop()
        jump(target)
      }
    case .jumpIfNotNull(let target): if stack.last?.isNull != true { jump(target) }
    case .jumpIfUnchanged(let target):
      if case .void = stack.last {
        _ = stack.pop()
        jump(target)
      }
    default: break
    }
  }

  private func jump(_ target: Int) { stack.jump(to: target) }

  /// Returns the truth of a condition. An unsimulated value has no truth of its own.
  package func condition(_ value: Value) throws(RunError) -> Bool {
    if case .boolean(let truth) = value { return truth }
    if case .opaque(let name, let number) = value {
      guard rules.allowsUnknownValues else { throw opaqueCondition(name) }
      heap.release(value)
      return unknowns.decide(unknowns.origin(of: number))
    }
    let kind = describeKind(value)
    heap.release(value)
    throw failed(.notACondition, "\(kind) is used where a condition is needed")
  }

  func opaqueCondition(_ name: String) -> RunError {
    if name.hasSuffix(" of the keyboard") {
      return failed(
        .opaqueCondition,
        "The \(name) is not simulated: no source gives it for the simulated device",
        ["compare edges with the screen, such as 'frame.minY < view.bounds.height'"])
    }
    return failed(
      .opaqueCondition, "'\(name)' is not simulated, so a scenario cannot depend on it",
      ["declare it in the scenario, or use something that the simulator models"])
  }
}
