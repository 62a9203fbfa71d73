import LifecycleEngine

extension Machine {
  func execute(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .jump, .callDeferred, .endDeferred, .jumpIfFalse, .jumpIfTrue, .jumpIfNull, .popJumpIfNull,
      .jumpIfNotNull,
      .jumpIfUnchanged, .nextElement:
      try executeJump(instruction)
    case .loadLocal, .storeLocal, .loadCell, .storeCell, .makeCell, .loadCapture,
      .loadCapturedCell, .storeCapturedCell, .loadGlobal, .storeGlobal, .weaken, .clear,
      .pushCurrentClosure:
      executeVariable(instruction)
    case .callMember(let site):
      if try callDesignatedInitializer(site) { break }
      if !(try callExtension(site, isMutating: false)) { try callMember(site) }
    case .callMutating(let site):
      if !(try callExtension(site, isMutating: true)) { try callMutating(site) }
    case .callSuper(let site, let index): try callSuper(site, in: index)
    case .callValue(let site):
      if !(try constructByExtension(site, isOnStack: true)) { try callValue(site) }
    case .callFunction(let index, let site): try callScript(index, site)
    case .callOverloaded(let place, let site):
      try callScript(function(among: program.overloads[place], given(site)), site)
    case .construct(let index, let site): try construct(index, site)
    case .callBuiltIn(let site):
      if !(try constructByExtension(site, isOnStack: false)) { try callBuiltIn(site) }
    case .pop: release(pop())
    case .duplicate: push(copied(stack.last ?? .void))
    case .swap: if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case .return: try leave()
    case .pushHandler(let target): pushHandler(target)
    case .popHandler: if !handlers.isEmpty { handlers.removeLast() }
    case .throw: try throwError()
    case .demandSet(let index): try demandSet(program.names[index])
    case .demandUnset(let index): try demandUnset(program.names[index])
    case .fail(let index):
      tell(.reachedFailure(program.failures[index]))
      throw .failed(program.failures[index])
    default: try executeOperation(instruction)
    }
  }

  private func executeOperation(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .getMember(let index): try getMember(program.names[index])
    case .getSuperMember(let index, let type):
      try getSuperMember(program.names[index], in: type)
    case .setSuperMember(let index, let type):
      try setSuperMember(program.names[index], in: type)
    case .setMember(let index): try setMember(program.names[index])
    case .setMemberDirectly(let index): try setMember(program.names[index], isDirect: true)
    case .getElement(let labels, let count): try getElement(labels, count)
    case .setElement(let labels, let count): try setElement(labels, count)
    case .vacate(let place, let depth): vacate(place, below: depth)
    case .makeCase(let site): makeCase(site)
    case .makeClosure(let function, let count): makeClosure(function, pop(count))
    case .makeArray(let count): push(makeArray(pop(count)))
    case .makeDictionary(let count): try makeDictionary(pop(count * 2))
    case .makeTuple(let labels, let count): push(makeTuple(pop(count), labels))
    case .tupleElement(let index): try tupleElement(index)
    case .makeRange(let isClosed): try makeRange(isClosed: isClosed)
    case .makePartialRange(let hasLow, let isClosed): try makePartialRange(hasLow, isClosed)
    case .binary(let operation): try executeBinary(operation)
    case .match: try executeMatch()
    case .matchCase(let name, let count, let type):
      try matchCase(program.names[name], count, of: type < 0 ? nil : type)
    case .not: push(.boolean(!(try condition(pop()))))
    case .negate: try negate()
    case .demandConformance(let index): try demandConformance(to: program.names[index])
    case .coerce(let index): push(try settled(pop(), index))
    case .awaitValue: try awaitValue()
    case .awaitElements: try awaitElements()
    case .forceUnwrap:
      if stack.last?.isNull == true {
        throw failed(.foundNil, "A nil value is unwrapped here")
      }
    case .cast(let type, let kind): try executeCast(program.typeNames[type], kind)
    case .describe(let index): try describe(as: program.typeNames[index])
    case .concatenate(let count): try concatenate(count)
    case .noteOperand(let index): noteOperand(index)
    case .isDeallocated(let index): try pushDeallocated(program.names[index])
    case .checkRelease(let major): push(.boolean(world.release >= Release(major)))
    default: try executeConstant(instruction)
    }
  }

  private func executeConstant(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .pushNull: push(.null)
    case .pushVoid: push(.void)
    case .pushTrue: push(.boolean(true))
    case .pushFalse: push(.boolean(false))
    case .pushInteger(let value): push(.integer(value))
    case .pushDouble(let value): push(.double(value))
    case .pushQuotient(let index): pushQuotient(program.quotients[index])
    case .pushString(let index): push(.string(program.strings[index]))
    case .pushSymbol(let index): push(.symbol(program.names[index]))
    case .pushBuiltInType(let index): push(.builtInType(program.names[index]))
    case .pushType(let index): push(.type(index))
    case .pushActor(let actor): push(.actor(actor))
    case .pushOpaque(let index): push(opaqueMember(program.names[index], of: nil))
    case .pushNumbered(let index): push(owned(try numberedObject(program.names[index])))
    case .pushLeaks:
      spend(world.objectCount)
      push(makeArray(leaks()))
    default: break
    }
  }

  // MARK: Objects with a name

  /// The object with this display name, which consists of class and number.
  private func numberedObject(_ name: String) throws(RunError) -> ObjectID {
    spend(world.objectCount)
    if let id = names().object(named: name) { return id }
    throw failed(.unknownName, "No object is called '\(name)' yet")
  }

  private func pushDeallocated(_ name: String) throws(RunError) {
    if let slot = program.globals.firstIndex(where: { $0.name == name }) {
      // A variable that never held an object has no object that could be deallocated.
      return push(.boolean(namedObjects[slot].map { world.isDeallocated($0) } ?? false))
    }
    push(.boolean(world.isDeallocated(try numberedObject(name))))
  }
}
