import LifecycleEngine
import ScriptMachine

// Hands each fact of the machine to the area that notes the fact.
extension ExampleObserver {
  func take(_ fact: RunFact) {
    switch fact {
    case .readField, .wroteField, .readGlobal, .wroteGlobal, .readStatic, .wroteStatic,
      .foundContent:
      takeVariable(fact)
    case .calledCallback(let callback, let id, let site): noteCall(of: callback, on: id, site)
    case .calledSuper(let callback, let id, let entered):
      noteSuper(callback, of: id, entered: entered)
    case .calledUnknown(let name, let base, let arguments, let result, let text):
      noteUnknownCall(name, on: base, arguments, result, text)
    case .calledUndeclared(let name, let arguments, let result):
      noteMade(result, name, arguments)
    case .madeObject(let id, let type): noteSubscription(id, ofType: type)
    case .namedNib(let id): note(.namedNib(id))
    case .addedView(let view, let superview): noteAdded(view, to: superview)
    case .registered(let number, let receiver): noteRegistration(number, by: receiver)
    case .scheduled(let closure): noteGiver(of: closure)
    case .deferred: note(.scheduled)
    case .beganTask(let id): note(.began(Work(handle: .task(id), name: "Task")))
    case .cancelledTask(let id), .endedTimer(let id): note(.cancelled(.task(id)))
    case .beganTimer(let id): note(.began(Work(handle: .task(id), name: "Timer")))
    case .awaited(let name, let number): note(.began(Work(handle: .call(number), name: name)))
    case .beganAnimation: animationDepth += 1
    case .endedAnimation: animationDepth -= 1
    case .callsThrough: closures.callThrough()
    case .assigned(let value, let name, let number):
      crashing.giveView(value)
      assign(value, name, ofOpaque: number)
    case .usedMember(let name, let number):
      noteCellMember(name, of: number)
      standInForUndeclaredView(number, used: name)
    case .dropped(let number): noteDropped(number)
    case .cast(let number, let name): crashing.noteForcedCast(number, to: name)
    case .raises(let use, let exception, let help, let subject):
      if subject.map({ Int($0.index) >= crashes.oldObjects }) ?? true {
        crashing.noteRaise(use, exception, help)
      }
    case .guessed: noteGuess()
    case .endedTurn: noteIdle()
    case .reachedFailure(let problem): noteFailure(problem)
    }
  }

  private func takeVariable(_ fact: RunFact) {
    switch fact {
    case .readField(let field, let id, let value):
      noteRead(of: field, id)
      crashes.tracked?.insert(id)
      noteContent(value, of: field, id)
    case .wroteField(let field, let id, let value):
      noteWrite(of: field, id)
      noteLater(value, keptBy: id)
      NilNotes(observer: self).noteWrite(of: field, value, id)
      noteCancelled(id, field, value)
      noteUse("\(id.index) \(field.name) \(identity(of: value))")
    case .readGlobal(let slot):
      noteReadOfGlobal(slot)
      let global = program.globals[slot]
      if !global.isConstant { noteContent(machine.variables[slot], of: global.name, in: nil) }
    case .wroteGlobal(let slot, let value):
      noteWriteOfGlobal(slot)
      noteUse("\(slot) \(identity(of: value))")
    case .readStatic(let slot): note(.read(variable(ofStatic: slot)))
    case .wroteStatic(let slot): note(.wrote(variable(ofStatic: slot)))
    case .foundContent(let value, let name, let owner): noteContent(value, of: name, in: owner)
    default: break
    }
  }
}
