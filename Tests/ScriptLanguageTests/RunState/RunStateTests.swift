import Diagnostics
import LifecycleEngine
import Testing

@testable import ScriptCompiler
@testable import ScriptMachine

/// Tests each part of a run's state alone.
@Suite struct RunStateTests {
  private let stack = CallStack(program: Program())

  /// Begins a frame on top of some values and pushes one more value.
  private func begin(on values: Int, pushing value: Int64) {
    stack.begin(Frame(function: 0, base: stack.count - values))
    stack.push(.integer(value))
  }

  private func integers() -> [Int64?] {
    (0..<stack.count).map { place in
      if case .integer(let number) = stack[place] { return number }
      return nil
    }
  }

  @Test func suspendedCodeComesBackAtAnotherHeight() {
    stack.push(.integer(1))
    begin(on: 0, pushing: 2)
    stack.addHandler(7)
    let code = stack.suspend(from: 0, 1)
    #expect(stack.frames.isEmpty)
    #expect(integers() == [1])
    #expect(stack.handler(downTo: 0) == nil)

    stack.push(.integer(5))
    begin(on: 0, pushing: 6)
    stack.resume(code)
    #expect(integers() == [1, 5, 6, 2])
    #expect(stack.frames.map { $0.base } == [2, 3])
    let handler = stack.handler(downTo: 1)
    #expect(handler?.frame == 1)
    #expect(handler?.height == 4)
    #expect(handler?.target == 7)
  }

  @Test func aHandlerEndsWithItsFrame() {
    begin(on: 0, pushing: 1)
    stack.addHandler(3)
    #expect(stack.handler(downTo: 1) == nil)
    _ = stack.endFrame()
    stack.dropEndedHandlers()
    #expect(stack.handler(downTo: 0) == nil)
  }

  @Test func aThrownErrorIsTakenOnce() {
    guard case .thrown = stack.throwing(.integer(4)) else {
      Issue.record("the error does not lead to a handler")
      return
    }
    guard case .integer(4)? = stack.takeThrown()?.value else {
      Issue.record("the thrown value is gone")
      return
    }
    #expect(stack.takeThrown() == nil)
  }

  @Test func theMachineIsEnteredOnlySoOften() {
    let budget = Budget()
    for _ in 0..<Budget.entries { #expect(budget.enter()) }
    #expect(!budget.enter())
    budget.leave()
    #expect(budget.enter())
    #expect(budget.entryDepth == Budget.entries)
  }

  @Test func aVariableNamesItsFirstObject() {
    var program = Program()
    program.globals = [GlobalVariable(name: "a", isWeak: false, isConstant: false)]
    var variables = GlobalVariables(program)
    let (first, second) = (Value.object(ObjectID(at: 1)), Value.object(ObjectID(at: 2)))
    variables.nameObject(first, 0)
    #expect(variables.set(first, 0).objectID == nil)
    variables.nameObject(second, 0)
    #expect(variables.set(second, 0).objectID == ObjectID(at: 1))
    #expect(variables.namedObjects == [ObjectID(at: 1)])
    #expect(variables.namings == 3)
  }

  @Test func aChangeOfAnotherCollectionUnsettlesTheFirst() {
    var settling = Settling()
    settling.settle(2, 5)
    #expect(settling.isSettled(2, 5))
    settling.noteUnsettled(ObjectID(at: 2), 2, 0..<1)
    #expect(settling.takeUnsettled(of: ObjectID(at: 3)) == nil)
    settling.noteUnsettled(ObjectID(at: 3), 3, 4..<6)
    #expect(!settling.isSettled(2, 5))
    #expect(settling.takeUnsettled(of: ObjectID(at: 3)) == 4..<6)
    #expect(settling.takeUnsettled(of: ObjectID(at: 3)) == nil)
  }
}
