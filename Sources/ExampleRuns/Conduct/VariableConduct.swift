import LifecycleEngine
import ScriptCompiler

// The stored properties and global variables that an example reads and writes.
extension ExampleObserver {
  func noteRead(of field: FieldCode, _ id: ObjectID) {
    note(.read(variable(field, id)))
  }

  func noteWrite(of field: FieldCode, _ id: ObjectID) {
    guard !isInitializing(id) else { return }
    note(.wrote(variable(field, id)))
  }

  /// True if an initialiser of the object runs. The first value of a property is no change.
  func isInitializing(_ id: ObjectID) -> Bool {
    frames.contains { frame in
      guard frame.ending == .object, frame.base < stack.count else { return false }
      return stack[frame.base].objectID == id
    }
  }

  private func variable(_ field: FieldCode, _ id: ObjectID) -> Variable {
    // A private member beside one of a subclass has the name of its class already.
    let owner = field.name.utf8.contains(46) ? nil : owner(of: field, id)
    let name = owner.map { "\(program.types[$0].name).\(field.name)" } ?? field.name
    return Variable(name: name, owner: id)
  }

  /// The class that declares a stored property of an object.
  func owner(of field: FieldCode, _ id: ObjectID) -> Int? {
    machine.types.typeIndex(of: id).map { type in
      machine.types.classes(from: type).first {
        program.types[$0].fields.contains { $0.name == field.name }
      }
        ?? type
    }
  }

  func noteReadOfGlobal(_ slot: Int) {
    guard isExamples(global: slot) else { return }
    note(.read(Variable(name: program.globals[slot].name, owner: nil)))
  }

  func noteWriteOfGlobal(_ slot: Int) {
    guard isExamples(global: slot) else { return }
    note(.wrote(Variable(name: program.globals[slot].name, owner: nil)))
  }

  /// True if a global variable is the example's. The variables of the prelude come first.
  private func isExamples(global slot: Int) -> Bool { slot >= Program.prelude.count }

  func variable(ofStatic slot: Int) -> Variable {
    let code = program.statics[slot]
    return Variable(name: "\(program.types[code.type].name).\(code.name)", owner: nil)
  }
}
