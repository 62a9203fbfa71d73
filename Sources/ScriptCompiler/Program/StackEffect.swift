/// The values that an instruction takes from the stack and leaves there.
package struct StackEffect {
  /// The number of values that the instruction takes.
  package let taken: Int
  /// The name that the instruction reads or calls, as an index into the program's names.
  package var name: Int?
  /// True if the instruction leaves a result.
  package var hasResult = true
  /// True if the instruction leaves the changed receiver, behind the result.
  package var leavesReceiver = false
}

extension Instruction {
  /// The effect of an instruction that computes, calls or assigns; `nil` for any other.
  package var effect: StackEffect? {
    switch self {
    case .callMember(let site), .callSuper(let site, _), .callValue(let site):
      StackEffect(taken: site.argumentCount + 1, name: site.name)
    case .callMutating(let site):
      StackEffect(taken: site.argumentCount + 1, name: site.name, leavesReceiver: true)
    case .callFunction(_, let site), .callOverloaded(_, let site), .construct(_, let site),
      .callBuiltIn(let site):
      StackEffect(taken: site.argumentCount, name: site.name)
    case .getMember(let name), .getSuperMember(let name, _): StackEffect(taken: 1, name: name)
    case .getElement(_, let count): StackEffect(taken: count + 1)
    case .setMember, .setSuperMember, .setMemberDirectly:
      StackEffect(taken: 2, hasResult: false, leavesReceiver: true)
    case .setElement(_, let count):
      StackEffect(taken: count + 2, hasResult: false, leavesReceiver: true)
    case .binary, .makeRange: StackEffect(taken: 2)
    case .not, .negate, .coerce, .cast, .describe, .makePartialRange: StackEffect(taken: 1)
    default: nil
    }
  }
}
