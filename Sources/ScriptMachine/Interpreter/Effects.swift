import Diagnostics
import LifecycleEngine
import UIKitNames

// Conditions, which must not change what they judge.
extension Machine {
  /// Computes a function that must not change anything.
  /// - Parameters:
  ///   - function: The compiled function.
  ///   - range: The condition in the source.
  ///   - operandCount: The number of operands whose values are kept while `body` runs.
  ///   - body: Uses the value, which the body owns.
  /// - Throws: The error of the function, or the change that the function attempted.
  package func computing<Result>(
    _ function: Int, _ arguments: [Value] = [], at range: SourceRange, operandCount: Int,
    _ body: (Value) throws(RunError) -> Result
  ) throws(RunError) -> Result {
    let (frameCount, height, eventCount) = (
      stack.frames.count, stack.count, world.trace.events.count
    )
    judgement = Judgement(
      function: function, range: range,
      firstOwnObject: world.objectCount, operands: Array(repeating: nil, count: operandCount))
    defer {
      while stack.frames.count > frameCount {
        if let frame = stack.endFrame() { dropLocals(of: frame) }
      }
      while stack.count > height { heap.release(stack.pop()) }
      for case .some(let value) in judgement?.operands ?? [] { heap.release(value) }
      judgement = nil
    }
    let value = try call(function, arguments)
    if world.trace.events.count != eventCount { try refuse("it causes an event") }
    if let unknown = judgement?.unknown {
      heap.release(value)
      throw unknown
    }
    return try body(value)
  }

  /// Keeps the value on top of the stack as an operand.
  func noteOperand(_ index: Int) {
    guard let value = stack.last, judgement?.operands.indices.contains(index) == true else {
      return
    }
    if let old = judgement?.operands[index] { heap.release(old) }
    judgement?.operands[index] = heap.copied(value)
  }

  // MARK: Changes

  /// True if a change is allowed now. A forbidden change ends the code after its instruction.
  /// - Parameters:
  ///   - what: The change, as a sentence.
  ///   - id: The changed object. A condition may change its own objects.
  ///   - help: The advice for the author.
  func mayChange(
    _ what: @autoclosure () -> String, of id: ObjectID? = nil, help: [String] = []
  ) -> Bool {
    guard let judgement else { return true }
    if let id, Int(id.index) >= judgement.firstOwnObject { return true }
    guard judgement.effect == nil else { return false }
    var problem = Diagnostic(
      .checkWithEffect, "A check may not change what it judges: \(what())",
      at: judgement.range,
      help: help)
    if let function = stack.frames.last?.function, function != judgement.function {
      problem.notes.append("this happens in '\(program.functions[function].name)'")
    }
    self.judgement?.effect = problem
    return false
  }

  /// Ends the code if a condition is computed, because the code would change something.
  func refuse(
    _ what: @autoclosure () -> String, of id: ObjectID? = nil, help: [String] = []
  ) throws(RunError) {
    guard judgement != nil, !mayChange(what(), of: id, help: help) else { return }
    try endForbiddenEffect()
  }

  /// Ends a condition that calls a method of a UIKit object, because most simulated methods have
  /// effects.
  func refuseCall(of name: String, on id: ObjectID) throws(RunError) {
    guard judgement != nil, world.kind(of: id) != .foreign else { return }
    let marks = UIKitNames.marks(of: name, in: world.classRecord(of: id).base)
    guard name == "loadView" || marks.contains(.simulated), !marks.contains(.pure) else { return }
    try refuse("'\(name)' is called")
  }

  /// Ends a condition that prints or makes an object with a name on the page.
  func refuseCall(of name: String) throws(RunError) {
    guard judgement != nil else { return }
    if name == "print" { try refuse("'print' is called") }
    if UIKitClass.allCases.contains(where: { $0.name == name && $0 != .object })
      || CommonViews.names.contains(name) || LibraryTypes.controllers.contains(name)
    {
      try refuse("'\(name)' is made")
    }
  }

  /// Ends the code if its last instruction attempted a forbidden change.
  func endForbiddenEffect() throws(RunError) {
    if let effect = judgement?.effect { throw .failed(effect) }
  }
}
