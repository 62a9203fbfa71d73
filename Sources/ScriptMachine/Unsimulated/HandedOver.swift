import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The uses that unsimulated code may make of the values that the code gets.

extension Program {
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
      // SwiftUI reads the 'body' of a view.
      if types[place].isValue { uncalled += types[place].computed.map { $0.getter } }
      current = types[place].superclass
    }
    return uncalled
  }

  /// The overrides in a class of UIKit's that UIKit calls and the simulator does not, such as an
  /// observer of `isHighlighted`, the getter of `layerClass` and the method `dismiss`.
  fileprivate func overridesOfLibrary(_ type: TypeCode) -> [Int] {
    var functions: [Int] = []
    for method in type.methods
    where method.isOverride && Callback(declared: method.name, labels: method.labels) == nil {
      let marks = UIKitNames.marks(of: method.name, in: type.base)
      if type.base.isView {
        // UIKit asks views for updates itself.
        let asks = method.name.hasPrefix("setNeeds") || method.name.hasSuffix("IfNeeded")
        if marks.contains(.simulated), !marks.contains(.called), !asks { continue }
      } else if !marks.contains(.simulated) {
        continue
      }
      functions.append(method.function)
    }
    for property in type.computed + type.staticComputed
    where Callback(declared: property.name, labels: [])?.isProperty != true
      && (UIKitNames.isKnown(property.name, in: type.base) || property.name == "layerClass")
    {
      functions += [property.getter, property.setter].compactMap { $0 }
      functions += [property.observers?.willSet, property.observers?.didSet].compactMap { $0 }
    }
    return functions
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
    var functions = type.base.isView ? overridesOfLibrary(type) : []
    for method in type.methods where Callback(declared: method.name, labels: method.labels) == nil {
      if DelegateMethods.ofTaps.contains(method.outline) { continue }
      let isDelegateMethod = isDelegate && !method.isOverride && !method.labels.isEmpty
      // The simulator calls the methods that the class has from 'UIViewController'.
      let isInherited = UIKitNames.marks(of: method.name, in: type.base).contains(.simulated)
      if isDelegateMethod || isOfUnsimulatedClass && method.isOverride && !isInherited {
        functions.append(method.function)
      }
    }
    return functions
  }

  /// The code that UIKit may run for the contents of a table or collection view: the methods of data
  /// sources and delegates except for the methods of taps, and the classes of cells and headers.
  fileprivate func functionsOfRows() -> [Int] {
    let questions = ["numberOfSections", "sectionIndexTitles", "indexTitles"]
    var functions: [Int] = []
    for index in types.indices {
      let isCell = isRowView(ofType: index)
      if isCell { functions += types[index].initializers.map { $0.function } }
      for method in types[index].methods where !DelegateMethods.ofTaps.contains(method.outline) {
        if isCell || questions.contains(method.name) || method.name.hasPrefix("scrollView")
          || DelegateMethods.isOfRows(method.name)
        {
          functions.append(method.function)
        }
      }
    }
    return functions
  }

  /// Returns true for a class of cells, headers or footers.
  func isRowView(ofType index: Int) -> Bool {
    var current: Int? = index
    while let place = current {
      let roots = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]
      let isOne = types[place].inherited.contains { name in
        roots.contains { CommonViews.descends(name, from: $0) }
      }
      if isOne { return true }
      current = types[place].superclass
    }
    return false
  }

  /// The names of the variables that the author declares, among some names.
  func declared(_ names: Set<String>) -> Set<String> {
    names.filter { name in
      globals.contains { $0.name == name && !$0.isConstant }
        || types.contains { $0.fields.contains { $0.name == name && !$0.isConstant } }
    }
  }
}

extension MethodCode {
  /// The name with the labels, such as `tableView(_:didSelectRowAt:)`.
  fileprivate var outline: String {
    "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }
}

extension UnknownValues {
  /// Returns true if an unsimulated object holds the value of a property. An animation holds its delegate.
  /// Source: https://developer.apple.com/documentation/quartzcore/caanimation/delegate
  func holds(_ property: String, _ owner: Value) -> Bool {
    if case .opaque(let name, let number) = owner,
      (heap.opaqueValues.types[number] ?? name).hasPrefix("CA")
    {
      return true
    }
    return !Self.isWeakName(property)
  }

  /// Returns true for the name of a parameter or property whose object UIKit does not hold.
  package static func isWeakName(_ name: String) -> Bool {
    name == "target" || name.hasSuffix("elegate") || name.hasSuffix("ataSource")
      || name.hasSuffix("Updater")
  }

  /// Notes that unsimulated code may use the arguments of a call.
  package func noteHandedOver(_ arguments: Arguments, to name: String = "") {
    // A session of URLs holds its delegate.
    let holdsAll = name == "URLSession"
    // Controls and gesture recognizers do not hold their targets. Source:
    // https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
    let holdsNone = name.hasSuffix("Target")
    for (index, value) in arguments.values.enumerated() {
      let label = index < arguments.labels.count ? arguments.labels[index] : nil
      noteHandedOver(value, holds: holdsAll || label.map { !Self.isWeakName($0) } ?? !holdsNone)
    }
  }

  /// Notes the actions that a new control of segments holds.
  func noteSegments(of id: ObjectID, made arguments: Arguments) {
    guard machine.types.isCommonView(id, "UISegmentedControl") else { return }
    noteHandedOver(arguments.values.last ?? .null)
  }

  /// Notes a call such as `showLogin()` in the code of a view controller, which most likely means a method
  /// of an extension that the scenario leaves out.
  package func noteStrangeMethod(_ name: String, _ arguments: Arguments) {
    guard !rules.allowsUndeclared, arguments.values.isEmpty,
      let initial = name.utf8.first, (97...122).contains(initial),
      let frame = stack.frames.last, program.functions[frame.function].hasSelf,
      case .object(let id) = stack[frame.base], world.kind(of: id) == .controller
    else { return }
    world.note(.unknownUse)
  }

  /// Notes that unsimulated code may hold objects that were handed over, and may call closures and
  /// methods.
  /// - Parameter holds: False if UIKit's name for the parameter or property tells that the object is
  ///   not held, as a delegate or target.
  func noteHandedOver(_ value: Value, holds: Bool = true) {
    guard !rules.allowsUndeclared else { return }
    if let id = value.objectID {
      if case .closure(let closure) = heap.foreignObject(id) {
        noteCode(.unknownClosure, [closure.function])
        if closure.captures.contains(where: { isStrong($0) }) { world.note(.unknownHolder) }
        return
      }
      if let type = machine.types.typeIndex(of: id) {
        note(.unknownCaller, program.uncalledMethods(ofType: type))
        if holds { world.note(.unknownHolder) }
      }
      noteClosures(in: value)
      guard holds else { return }
      switch world.kind(of: id) {
      case .controller: world.note(.unknownUse)
      case .view:
        let shows = world.classRecord(of: id).base == .window || world.hasController(in: id)
        shows ? world.note(.unknownUse) : world.noteGiven(id, .unknownPlace)
      case .presentationController, .transitionCoordinator, .foreign: break
      }
    } else if case .symbol(let name) = value {
      let methods = program.types.flatMap { $0.methods }.filter { $0.name == name }
      note(.unknownClosure, methods.map { $0.function })
    }
  }

  /// Notes the closures and objects that a handed-over collection, structure or object contains.
  private func noteClosures(in value: Value) {
    var open = [value]
    var seen: Set<ObjectID> = []
    while let id = open.popLast()?.objectID {
      guard seen.insert(id).inserted else { continue }
      var parts: [Value] = []
      switch heap.foreignObject(id) {
      case .array(let elements), .set(let elements), .tuple(let elements, _),
        .structure(_, let elements):
        parts = elements
        if case .structure(let type, _) = heap.foreignObject(id) {
          noteCode(.unknownCaller, program.uncalledMethods(ofType: type))
          noteWrapper(type)
        }
      case .dictionary(_, let values): parts = values
      case .payload(let record): parts = record.values
      case .closure: noteHandedOver(.object(id))
      default:
        // Only objects without a place in UIKit are models; the screens of an app hold one another.
        guard world.kind(of: id) == .foreign else { break }
        if let slot = heap.fieldSlot(of: id) { parts = heap.fields(slot) }
        // An action has its closure as a property.
        parts += heap.unmodeledProperties(of: id).map { $0.value }
      }
      let isShown = parts.contains { $0.objectID.map { world.kind(of: $0) } == .controller }
      if isShown { world.note(.unknownUse) }
      open += parts.filter { $0.objectID.map { isHandedOn($0) } ?? false }
    }
  }

  /// Notes code that unsimulated code may call, with the values that the code makes for the caller.
  private func noteCode(_ calls: UnknownCalls, _ functions: [Int]) {
    note(calls, functions)
    for type in CodeReach(of: functions, in: program).constructs where program.types[type].isValue {
      note(.unknownCaller, program.uncalledMethods(ofType: type))
      noteWrapper(type)
    }
    for function in functions {
      let code = program.functions[function].code
      for (one, next) in zip(code, code.dropFirst()) {
        guard case .loadGlobal(let global) = one, case .return = next,
          case .object(let id) = machine.variables[global], !isHandedOn(id)
        else { continue }
        noteHandedOver(.object(id))
      }
    }
  }

  /// Notes a structure that makes a controller or view for SwiftUI.
  private func noteWrapper(_ type: Int) {
    let names = program.types[type].inherited
    if names.contains("UIViewControllerRepresentable") { world.note(.unknownUse) }
    if names.contains("UIViewRepresentable") { world.note(.unknownPlace) }
  }

  /// Returns true for an object whose contents are handed over with the object.
  private func isHandedOn(_ id: ObjectID) -> Bool {
    world.kind(of: id) == .foreign
  }

  /// Returns true if a captured value keeps an object of the author's class alive.
  func isStrong(_ value: Value) -> Bool {
    guard case .object(let id) = value else { return false }
    if case .cell(let content) = heap.foreignObject(id) { return isStrong(content) }
    return machine.types.typeIndex(of: id) != nil
  }

  /// Notes that unsimulated code may call methods of a new object.
  func noteUnsimulatedCallers(ofType type: Int) {
    guard !rules.allowsUndeclared else { return }
    note(.unknownCaller, program.methodsForUnsimulatedCallers(ofType: type))
    let code = program.types[type]
    if code.base.isView {
      noteTraits(in: code)
    } else if code.base != .object {
      // UIKit's own method runs in any case, so only the author's code is in doubt.
      var effects = CodeReach(of: program.overridesOfLibrary(code), in: program).effects
      (effects.acts, effects.changes) = (false, program.declared(effects.changes))
      world.note(UnknownCalls.unknownCaller.limited(to: effects))
    }
    let isFirst = code.computed.contains { $0.name == "canBecomeFirstResponder" }
    if code.base.isController, isFirst, hasInputView(code) { world.note(.accessoryOfController) }
    let decidesAboutBar = code.computed.contains {
      UIKitNames.marks(of: $0.name, in: code.base).contains(.looks)
    }
    if decidesAboutBar, world.device.idiom == .pad { world.note(.padStatusBar) }
  }

  /// Returns true for a class with a view that comes with the keyboard.
  private func hasInputView(_ code: TypeCode) -> Bool {
    let names = code.computed.map { $0.name } + code.fields.map { $0.name }
    return names.contains { $0.hasPrefix("inputAccessoryView") || $0.hasPrefix("inputView") }
  }

  /// Notes that the value on top, the result of a `try`, may be an error instead, if the value comes
  /// from unsimulated code. If the rules say so, the observer decides.
  func noteTry() throws(RunError) {
    guard case .opaque(_, let number)? = stack.last, let handler = stack.handler(downTo: 0) else {
      return
    }
    guard !rules.triesErrors else { return try throwUnlessReturned(number) }
    guard !rules.allowsUndeclared else { return }
    let frame = stack.frames[handler.frame]
    // The body of a `defer` runs in any case.
    if case .callDeferred = program.functions[frame.function].code[handler.target] { return }
    let reach = CodeReach(of: frame.function, from: handler.target, in: program)
    world.note(UnknownCalls.unknownThrow.limited(to: reach.effects))
  }

  /// The end of the question if unsimulated code returns, and so throws no error.
  package static let returning = " returns"

  /// Throws an error in place of the result of unsimulated code, if the observer decides that the code
  /// does not return.
  private func throwUnlessReturned(_ number: Int32) throws(RunError) {
    let origin = origin(of: number)
    guard origin.hasSuffix(")"), !decide(origin + UnknownValues.returning) else { return }
    heap.release(stack.pop())
    stack.push(named(makeOpaque("error"), "error of \(origin)"))
    try machine.throwError()
  }

  /// Notes that UIKit asks for the contents of a table or collection view. The code of cells builds
  /// views, which most often no check looks at, so only the console and the author's own variables
  /// count.
  func noteRows() {
    guard !rules.allowsUndeclared else { return }
    var effects = CodeReach(of: program.functionsOfRows(), in: program).effects
    (effects.acts, effects.changes) = (false, program.declared(effects.changes))
    world.note(UnknownCalls.rows.limited(to: effects))
    // A cell holds the closures that its code gives it, and the screen holds the table.
    let holds = program.functionsOfRows().contains { program.functions[$0].makesStrongClosure }
    if holds { world.note(.unknownHolder) }
  }

  /// Returns true if the code of cells switches off touches, of a cell or of a view in a cell.
  func cellsMayIgnoreTouches(_ functions: [Int]) -> Bool {
    let cells = program.types.indices.filter { program.isRowView(ofType: $0) }
      .flatMap { index in
        (program.types[index].initializers.map { $0.function }
          + program.types[index].methods.map { $0.function })
      }
    return CodeReach(of: functions + cells, in: program).disables.contains(
      UnknownValues.interaction)
  }

  /// Notes a view whose layout or drawing depends on traits.
  private func noteTraits(in type: TypeCode) {
    let functions = type.methods.filter {
      Callback(declared: $0.name, labels: $0.labels).map {
        UnknownCalls.traitsInView.callbacks.contains($0)
      } ?? false
    }.map { $0.function }
    let reads = CodeReach(of: functions, in: program).reads
    if reads.contains(where: { UIKitNames.isUnknown($0, in: UnknownCalls.traitsInView.id) }) {
      world.note(.traitsInView)
    }
  }

  /// Notes code that somebody may call, if the code does something that a check can notice.
  func note(_ calls: UnknownCalls, _ functions: [Int]) {
    guard !functions.isEmpty else { return }
    world.note(calls.limited(to: CodeReach(of: functions, in: program).effects))
  }
}

extension FunctionCode {
  /// True if the code makes a closure that holds something strongly.
  fileprivate var makesStrongClosure: Bool {
    var captures = false
    for instruction in code {
      switch instruction {
      case .weaken: return false
      case .makeClosure(_, let count): captures = captures || count > 0
      default: break
      }
    }
    return captures
  }
}
