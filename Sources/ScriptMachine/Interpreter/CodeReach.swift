import LifecycleEngine
import ScriptCompiler
import UIKitNames

/// The names that code reads or changes, and the effects of the code. All functions that the code may
/// call count, found by their names, because the receivers are known only in a run.
package struct CodeReach {
  /// The names of the variables and properties that the code reads.
  package var reads: Set<String> = []
  /// The names of the variables and properties that the code sets.
  var sets: Set<String> = []
  var prints = false
  /// True if the code calls or sets a simulated member of UIKit.
  var acts = false

  /// Goes through functions, and through all functions that these may call.
  package init(of functions: [Int], in program: Program) {
    var seen: Set<Int> = []
    var open = functions
    while let function = open.popLast() {
      guard program.functions.indices.contains(function), seen.insert(function).inserted else {
        continue
      }
      for instruction in program.functions[function].code {
        follow(instruction, in: program, &open)
      }
    }
  }

  private mutating func follow(_ instruction: Instruction, in program: Program, _ open: inout [Int])
  {
    switch instruction {
    case .loadGlobal(let global):
      reads.insert(program.globals[global].name)
      if program.globals[global].isWeak { reads.insert("isDeallocated") }
    case .isDeallocated: reads.insert("isDeallocated")
    case .pushLeaks: reads.insert("leaks")
    case .storeGlobal(let global): sets.insert(program.globals[global].name)
    case .getMember(let name), .getSuperMember(let name, _):
      reads.insert(program.names[name])
      if program.hasWeakField(named: program.names[name]) { reads.insert("isDeallocated") }
      open += program.functions(named: program.names[name])
    case .setMember(let name), .setSuperMember(let name, _), .setMemberDirectly(let name):
      sets.insert(program.names[name])
      open += program.functions(named: program.names[name])
      noteAssignment(to: program.names[name])
    case .callMember(let site), .callSuper(let site, _), .callMutating(let site):
      open += program.functions(named: program.names[site.name])
      noteUse(of: program.names[site.name])
    case .callBuiltIn(let site):
      if program.names[site.name] == "print" { prints = true }
    case .callFunction(let function, _), .makeClosure(let function, _): open.append(function)
    case .callOverloaded(let list, _): open += program.overloads[list]
    case .construct(let type, _): open += program.types[type].initializers.map { $0.function }
    // The function is known only in a run, and is most often a closure that was given for later.
    case .callValue: prints = true
    default: break
    }
  }

  /// Most properties change only how a view looks.
  private mutating func noteAssignment(to name: String) {
    let marks = UIKitNames.marks(of: name)
    if marks.contains(.simulated),
      !marks.isDisjoint(with: [.schedules, .invalidates, .place, .moves])
    {
      acts = true
    }
  }

  private mutating func noteUse(of name: String) {
    let marks = UIKitNames.marks(of: name)
    if marks.contains(.simulated), marks.isDisjoint(with: [.pure, .looks, .visual, .unseen]) {
      acts = true
    }
  }
}

extension Program {
  /// The functions of all members of a name, in all types of the author.
  fileprivate func functions(named name: String) -> [Int] {
    var functions: [Int] = []
    for type in types {
      for method in type.methods + type.staticMethods where method.name == name {
        functions.append(method.function)
      }
      for property in type.computed + type.staticComputed where property.name == name {
        functions += [property.getter, property.setter].compactMap { $0 }
      }
      for field in type.fields where field.name == name {
        functions += [field.willSet, field.didSet].compactMap { $0 }
      }
    }
    return functions
  }

  fileprivate func hasWeakField(named name: String) -> Bool {
    types.contains { $0.fields.contains { $0.name == name && $0.isWeak } }
  }

  /// The methods of a type and its superclasses that no code calls, and that are no callbacks. An
  /// object with such methods is most likely a delegate.
  fileprivate func uncalledMethods(ofType index: Int) -> [Int] {
    var called: Set<String> = []
    for function in functions {
      for case .callMember(let site) in function.code { called.insert(names[site.name]) }
      for case .callSuper(let site, _) in function.code { called.insert(names[site.name]) }
      for case .callMutating(let site) in function.code { called.insert(names[site.name]) }
      for case .pushSymbol(let name) in function.code { called.insert(names[name]) }
    }
    var uncalled: [Int] = []
    var current: Int? = index
    while let place = current {
      for method in types[place].methods
      where !called.contains(method.name)
        && Callback(declared: method.name, labels: method.labels) == nil
      {
        uncalled.append(method.function)
      }
      current = types[place].superclass
    }
    return uncalled
  }

  /// The methods of a type that only unsimulated code calls: the methods of an unsimulated delegate
  /// protocol, and the overrides of methods of an unsimulated superclass.
  func methodsForUnsimulatedCallers(ofType index: Int) -> [Int] {
    let type = types[index]
    let isDelegate = type.inherited.contains { name in
      (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
        && !types.contains { $0.name == name }
        && !DelegateMethods.protocols.contains { $0.name == name }
    }
    let isOfUnsimulatedClass =
      type.isOpen || type.inherited.contains { LibraryTypes.controllers.contains($0) }
    var functions: [Int] = []
    for method in type.methods where Callback(declared: method.name, labels: method.labels) == nil {
      let isDelegateMethod = isDelegate && !method.isOverride && !method.labels.isEmpty
      if isDelegateMethod || isOfUnsimulatedClass && method.isOverride {
        functions.append(method.function)
      }
    }
    return functions
  }
}

extension UnknownValues {
  /// Notes that unsimulated code may hold objects that were handed over, and may call closures and
  /// methods.
  /// - Parameter holds: False if UIKit's name for the parameter or property tells that the object is
  ///   not held, as a delegate or target.
  func noteHandedOver(_ value: Value, holds: Bool = true) {
    guard !rules.allowsUndeclared else { return }
    if let id = value.objectID {
      if case .closure(let closure) = heap.foreignObject(id) {
        note(.unknownClosure, [closure.function])
        if closure.captures.contains(where: { isStrong($0) }) { world.note(.unknownHolder) }
        return
      }
      if let type = machine.types.typeIndex(of: id) {
        note(.unknownCaller, program.uncalledMethods(ofType: type))
        if holds { world.note(.unknownHolder) }
      }
      guard holds else { return }
      switch world.kind(of: id) {
      case .controller: world.note(.unknownUse)
      case .view: world.note(world.controller(ofView: id) == nil ? .unknownPlace : .unknownUse)
      case .presentationController, .transitionCoordinator, .foreign: break
      }
    } else if case .symbol(let name) = value {
      let methods = program.types.flatMap { $0.methods }.filter { $0.name == name }
      note(.unknownClosure, methods.map { $0.function })
    }
  }

  /// Returns true if a captured value keeps an object of the author's class alive.
  private func isStrong(_ value: Value) -> Bool {
    guard case .object(let id) = value else { return false }
    if case .cell(let content) = heap.foreignObject(id) { return isStrong(content) }
    return machine.types.typeIndex(of: id) != nil
  }

  /// Notes that unsimulated code may call methods of a new object.
  func noteUnsimulatedCallers(ofType type: Int) {
    guard !rules.allowsUndeclared else { return }
    note(.unknownCaller, program.methodsForUnsimulatedCallers(ofType: type))
  }

  /// Notes code that somebody may call, if the code does something that a check can notice.
  private func note(_ calls: UnknownCalls, _ functions: [Int]) {
    guard !functions.isEmpty else { return }
    let reach = CodeReach(of: functions, in: program)
    world.note(calls.limited(prints: reach.prints, acts: reach.acts, changes: reach.sets))
  }
}
