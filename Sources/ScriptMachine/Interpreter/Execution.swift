import LifecycleEngine
import ScriptCompiler

extension Machine {
  func execute(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .jump, .callDeferred, .endDeferred, .jumpIfFalse, .jumpIfTrue, .jumpIfNull, .popJumpIfNull,
      .jumpIfNotNull,
      .jumpIfUnchanged:
      try executeJump(instruction)
    case .loadLocal, .storeLocal, .loadCell, .storeCell, .makeCell, .loadCapture,
      .loadCapturedCell, .storeCapturedCell, .loadGlobal, .storeGlobal, .weaken, .clear,
      .pushCurrentClosure:
      try executeVariable(instruction)
    case .callMember(let site):
      if try objects.callDesignatedInitializer(site) { break }
      if !(try valueTypes.callExtension(site, isMutating: false)) { try callMember(site) }
    case .callMutating(let site):
      if !(try valueTypes.callExtension(site, isMutating: true)) { try callMutating(site) }
    case .callSuper(let site, let index): try callSuper(site, in: index)
    case .callValue(let site):
      if !(try valueTypes.constructByExtension(site, isOnStack: true)) { try callValue(site) }
    case .callFunction(let index, let site): try callScript(index, site)
    case .callOverloaded(let place, let site):
      try callScript(types.function(among: program.overloads[place], types.given(site)), site)
    case .construct(let index, let site):
      acts += 1
      try objects.construct(index, site)
    case .callBuiltIn(let site):
      if !(try valueTypes.constructByExtension(site, isOnStack: false)) {
        try callBuiltIn(site)
      }
    case .pop: heap.release(stack.pop())
    case .duplicate: stack.push(heap.copied(stack.last ?? .void))
    case .swap: stack.swapLastTwo()
    case .return: try leave()
    case .pushHandler(let target): stack.addHandler(target)
    case .noteTry: try unknowns.noteTry()
    case .popHandler: stack.dropHandler()
    case .throw: try throwError()
    case .demandSet(let index): try demandSet(program.names[index])
    case .demandUnset(let index): try demandUnset(program.names[index])
    case .fail(let index):
      unknowns.tell(.reachedFailure(program.failures[index]))
      throw .failed(program.failures[index])
    default: try executeOperation(instruction)
    }
  }

  private func executeOperation(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .getMember(let index): try objects.getMember(program.names[index])
    case .getSuperMember(let index, let type):
      try objects.getSuperMember(program.names[index], in: type)
    case .setSuperMember(let index, let type):
      try objects.setSuperMember(program.names[index], in: type)
    case .setMember(let index):
      acts += 1
      try objects.setMember(program.names[index])
    case .setMemberDirectly(let index, let type):
      try objects.setMember(program.names[index], directlyIn: type)
    case .makeCase(let site): makeCase(site)
    case .makeClosure(let function, let count): makeClosure(function, stack.pop(count))
    case .makeArray(let count): stack.push(heap.makeArray(stack.pop(count)))
    case .makeTuple(let labels, let count): stack.push(heap.makeTuple(stack.pop(count), labels))
    case .tupleElement(let index): try tupleElement(index)
    case .matchCase(let name, let count, let type):
      try valueTypes.matchCase(program.names[name], count, of: type < 0 ? nil : type)
    case .not: stack.push(.boolean(!(try condition(stack.pop()))))
    case .coerce(let index): stack.push(try valueTypes.settled(stack.pop(), index))
    case .forceUnwrap:
      if stack.last?.isNull == true {
        throw failed(.foundNil, "A nil value is unwrapped here")
      }
    case .cast(let type, let kind): try types.executeCast(program.typeNames[type], kind)
    case .noteOperand(let index): noteOperand(index)
    case .isDeallocated(let index): try pushDeallocated(program.names[index])
    case .checkRelease(let major): stack.push(.boolean(world.release >= Release(major)))
    default: try executeConstant(instruction)
    }
  }

  private func executeConstant(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .pushNull: stack.push(.null)
    case .pushVoid: stack.push(.void)
    case .pushTrue: stack.push(.boolean(true))
    case .pushFalse: stack.push(.boolean(false))
    case .pushInteger(let value): stack.push(.integer(value))
    case .pushDouble(let value): stack.push(.double(value))
    case .pushQuotient(let index): pushQuotient(program.quotients[index])
    case .pushString(let index): stack.push(.string(program.strings[index]))
    case .pushSymbol(let index): stack.push(.symbol(program.names[index]))
    case .pushBuiltInType(let index):
      try library.willUse(type: program.names[index], in: self)
      stack.push(.builtInType(program.names[index]))
    case .pushType(let index): stack.push(.type(index))
    case .pushActor(let actor): stack.push(.actor(actor))
    case .pushOpaque(let index): stack.push(unknowns.opaqueMember(program.names[index], of: nil))
    case .pushNumbered(let index): stack.push(heap.owned(try numberedObject(program.names[index])))
    default: try library.execute(instruction, in: self)
    }
  }

  // MARK: Objects with a name

  /// The object with this display name, which consists of class and number.
  private func numberedObject(_ name: String) throws(RunError) -> ObjectID {
    budget.spend(world.objectCount)
    if let id = names().object(named: name) { return id }
    throw failed(.unknownName, "No object is called '\(name)' yet")
  }

  private func pushDeallocated(_ name: String) throws(RunError) {
    if let slot = program.globals.firstIndex(where: { $0.name == name }) {
      // A variable that never held an object has no object that could be deallocated.
      return stack.push(
        .boolean(variables.namedObjects[slot].map { world.isDeallocated($0) } ?? false))
    }
    stack.push(.boolean(world.isDeallocated(try numberedObject(name))))
  }
}
