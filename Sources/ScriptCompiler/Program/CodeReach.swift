import LifecycleEngine
import UIKitNames

/// The names that code reads or changes, and the effects of the code. All functions that the code may
/// call count, found by their names, because the receivers are known only in a run.
package struct CodeReach {
  /// The names of the variables and properties that the code reads.
  package var reads: Set<String> = []
  /// The names of the variables and properties that the code sets.
  package var sets: Set<String> = []
  /// The names of the properties that the code sets to values known only in a run.
  package var computes: Set<String> = []
  /// The names of the properties that the code sets to false, or to a value known only in a run.
  package var disables: Set<String> = []
  /// The author's types that the code makes.
  package var constructs: Set<Int> = []
  /// The literal texts in the code.
  package var texts: Set<String> = []
  package var prints = false
  /// The lines that the code prints.
  private var lines: Set<String> = []
  /// True if the code prints lines that are known only in a run.
  private var printsUnknown = false
  /// True if the code calls or sets a simulated member of UIKit.
  package var acts = false

  /// True if the code calls or sets a member of UIKit that begins a transition.
  package var transits = false

  /// The names under which a condition reads that objects are gone.
  package static let endOfObjects = ["isDeallocated", "leaks"]

  /// Goes through functions, and through all functions that these may call.
  package init(of functions: [Int], in program: Program) {
    var seen: Set<Int> = []
    var open = functions
    while let function = open.popLast() {
      guard program.functions.indices.contains(function), seen.insert(function).inserted else {
        continue
      }
      // The assigned value is pushed before its target.
      var (isTrue, isLiteral) = (false, false)
      // `a.b.c = 1` sets `c`, then `b`.
      var isPassedOn = false
      noteLines(of: program.functions[function].code, in: program)
      for instruction in program.functions[function].code {
        switch instruction {
        case .pushTrue: (isTrue, isLiteral) = (true, true)
        case .pushFalse: (isTrue, isLiteral) = (false, true)
        case .pushInteger, .pushDouble, .pushString, .pushNull, .pushSymbol: isLiteral = true
        case .setMember(let name):
          if !isTrue { disables.insert(program.names[name]) }
          if !isLiteral, !isPassedOn { computes.insert(program.names[name]) }
          (isTrue, isLiteral, isPassedOn) = (false, false, false)
        case .callMember, .callFunction, .callBuiltIn, .pop, .storeLocal:
          (isTrue, isLiteral, isPassedOn) = (false, false, false)
        case .binary, .not, .concatenate, .getElement: isLiteral = false
        case .jumpIfUnchanged: isPassedOn = true
        case .storeGlobal, .storeCell: isPassedOn = false
        default: break
        }
        follow(instruction, in: program, &open)
      }
    }
  }

  /// Notes the lines that code prints. A line behind `?` or `??` is one of several.
  private mutating func noteLines(of code: [Instruction], in program: Program) {
    var targets: Set<Int> = []
    for instruction in code {
      switch instruction {
      case .jump(let target), .jumpIfNull(let target), .jumpIfNotNull(let target),
        .popJumpIfNull(let target):
        targets.insert(target)
      default: break
      }
    }
    for place in code.indices {
      guard case .callBuiltIn(let site) = code[place], program.names[site.name] == "print" else {
        continue
      }
      if site.argumentCount == 1, place > 0, case .pushString(let text) = code[place - 1],
        !targets.contains(place)
      {
        lines.insert(program.strings[text])
      } else {
        printsUnknown = true
      }
    }
  }

  /// The effects that a check can notice.
  package var effects: CodeEffects {
    CodeEffects(prints: prints, acts: acts, changes: sets, lines: printsUnknown ? nil : lines)
  }

  /// Goes through the code of a function, and not through what the code calls.
  package init(ofOnly function: Int, in program: Program) {
    var open: [Int] = []
    for instruction in program.functions[function].code { follow(instruction, in: program, &open) }
    printsUnknown = true
  }

  /// Goes through the code of a function from a place on, and through all functions that the code may
  /// call.
  package init(of function: Int, from place: Int, in program: Program) {
    var open: [Int] = []
    for instruction in program.functions[function].code.dropFirst(place) {
      follow(instruction, in: program, &open)
    }
    let called = CodeReach(of: open, in: program)
    reads.formUnion(called.reads)
    sets.formUnion(called.sets)
    prints = prints || called.prints
    printsUnknown = true
    acts = acts || called.acts
  }

  private mutating func follow(_ instruction: Instruction, in program: Program, _ open: inout [Int])
  {
    switch instruction {
    case .loadGlobal(let global):
      reads.insert(program.globals[global].name)
      if program.globals[global].isWeak { reads.insert(Self.endOfObjects[0]) }
    case .pushString(let text): texts.insert(program.strings[text])
    case .isDeallocated: reads.insert(Self.endOfObjects[0])
    case .pushLeaks: reads.insert(Self.endOfObjects[1])
    case .storeGlobal(let global): sets.insert(program.globals[global].name)
    case .getMember(let name), .getSuperMember(let name, _):
      reads.insert(program.names[name])
      if program.hasWeakField(named: program.names[name]) { reads.insert(Self.endOfObjects[0]) }
      // `self.tableView` is the view and none of the delegate's methods of that name.
      open += program.functions(named: program.names[name], reading: true)
    case .setMember(let name), .setSuperMember(let name, _), .setMemberDirectly(let name, _):
      sets.insert(program.names[name])
      open += program.functions(named: program.names[name])
      noteAssignment(to: program.names[name])
    case .callMember(let site), .callSuper(let site, _), .callMutating(let site):
      open += program.functions(named: program.names[site.name])
      noteUse(of: program.names[site.name])
      // An observer of the notification may do anything.
      if DynamicCalls.isPost(program.names[site.name]) {
        (prints, printsUnknown, acts) = (true, true, true)
        open += program.code(givenIn: DynamicCalls.isRegistration)
      }
    case .callBuiltIn(let site):
      if program.names[site.name] == "print" { prints = true }
    case .callFunction(let function, _), .makeClosure(let function, _): open.append(function)
    case .callOverloaded(let list, _): open += program.overloads[list]
    case .construct(let type, _):
      constructs.insert(type)
      open += program.types[type].initializers.map { $0.function }
    // The function is known only in a run, and is most often a closure that was given for later.
    case .callValue: (prints, printsUnknown) = (true, true)
    default: break
    }
  }

  /// Most properties change only how a view looks.
  private mutating func noteAssignment(to name: String) {
    let marks = UIKitNames.marks(of: name)
    if marks.contains(.schedules) { transits = true }
    if marks.contains(.simulated),
      !marks.isDisjoint(with: [.schedules, .invalidates, .place, .moves])
    {
      acts = true
    }
  }

  private mutating func noteUse(of name: String) {
    let marks = UIKitNames.marks(of: name)
    if marks.contains(.schedules) { transits = true }
    if marks.contains(.simulated), marks.isDisjoint(with: [.pure, .looks, .visual, .unseen]) {
      acts = true
    }
  }
}

extension Program {
  /// The closures and methods of the code that calls certain methods, such as those that add observers.
  package func code(givenIn isMeant: (String) -> Bool) -> [Int] {
    var result: [Int] = []
    for function in functions {
      let adds = function.code.contains {
        if case .callMember(let site) = $0 { isMeant(names[site.name]) } else { false }
      }
      guard adds else { continue }
      for instruction in function.code {
        switch instruction {
        case .makeClosure(let closure, _): result.append(closure)
        case .pushSymbol(let name): result += self.functions(named: names[name])
        default: break
        }
      }
    }
    return result
  }

  /// The functions of all members of a name, in all types of the author.
  package func functions(named name: String, reading: Bool = false) -> [Int] {
    var functions: [Int] = []
    for type in types {
      for method in type.methods + type.staticMethods where method.name == name {
        if reading, DelegateMethods.isOfRows(method.name), method.labels.count > 1 { continue }
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
}
