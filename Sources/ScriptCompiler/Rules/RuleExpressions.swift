import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

/// The words in front of an expression that let calls throw and wait.
struct Effects {
  var tries = false
  var awaits = false
}

extension SwiftRules {
  func walk(_ expression: Expression, _ effects: Effects = Effects()) {
    switch expression.kind {
    case .closure(let closure): walk(closure, isEscaping: false)
    case .call(let callee, let arguments): walk(callee, arguments, expression.range, effects)
    case .try(let kind, let value):
      var inner = effects
      inner.tries = true
      let outer = bodies[bodies.count - 1].catches
      if kind != .plain { bodies[bodies.count - 1].catches = true }
      walk(value, inner)
      bodies[bodies.count - 1].catches = outer
    case .await(let value):
      checkAwait(expression.range)
      var inner = effects
      inner.awaits = true
      // In an example, `async let` awaits without `try`.
      if symbols.isInExample { inner.tries = true }
      walk(value, inner)
    case .assignment(let sign, let target, let value):
      if sign == "=" { checkAssignment(to: target, value) }
      checkSetter(of: target, effects)
      checkKept(value)
      walk(target, effects)
      if case .closure(let closure) = value.kind {
        walk(closure, isEscaping: true)
      } else {
        walk(value, effects)
      }
      if isOwn(target), let type = type(of: target) { checkOptional(value, as: type) }
    case .ternary(let condition, _, _):
      checkCondition(condition)
      walkParts(of: expression, effects)
    case .member(let base, let name):
      checkMember(name, of: base, expression.range)
      isolations.check(name, of: base, expression.range, effects)
      checkSpelling(name, on: base, expression.range)
      checkIndexMember(name, of: base, expression.range)
      walk(base, effects)
    case .identifier(let name):
      checkSelf(name, expression.range, isMethod: false)
      checkPlain(name, expression.range, isMethod: false)
      isolations.check(name, of: nil, expression.range, effects)
      checkCaptured(name, expression.range)
    case .binary: walk(chain: expression, effects)
    case .subscript(let base, let arguments):
      checkIndex(of: base, arguments, expression.range)
      checkTextIndex(of: base, arguments, expression.range)
      walk(base, effects)
      for argument in arguments { walk(argument.value, effects) }
    case .selector(let method): checkSelector(method)
    case .cast(let value, .as, let wanted):
      checkCast(of: value, to: wanted, expression.range)
      walk(value, effects)
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .optionalChain, .forceUnwrap,
      .prefix, .partialRange, .discard, .cast, .keyPath, .type:
      walkParts(of: expression, effects)
    }
  }

  private func walkParts(of expression: Expression, _ effects: Effects) {
    expression.forEachPart { part in
      if case .expression(let inner) = part { walk(inner, effects) }
    }
  }

  /// Looks at a name without a receiver.
  private func checkPlain(_ name: String, _ range: SourceRange, isMethod: Bool) {
    guard let body = bodies.last, let type = body.type else { return }
    if body.isStatic { return checkInstance(name, of: type, range) }
    checkStatic(name, range)
    if isMethod { checkSpelling(name, on: nil, range) }
  }

  /// Returns true for a variable or property of the author's. UIKit's properties may be declared with
  /// `!`, such as the view of a controller.
  private func isOwn(_ target: Expression) -> Bool {
    if case .member(_, let name) = target.kind { return symbols.tables.members[name] != nil }
    guard case .identifier(let name) = target.kind else { return false }
    return self.name(name) != nil || symbols.tables.members[name] != nil || globals[name] != nil
  }

  /// Goes through infix operators in a loop, because their chain can be long.
  private func walk(chain expression: Expression, _ effects: Effects) {
    var first = expression
    while case .binary(let symbol, let left, let right) = first.kind {
      checkNumbers(symbol, left, right, first.range)
      checkOperands(symbol, left, right)
      conformances.checkComparison(symbol, left, right)
      walk(right, effects)
      first = left
    }
    walk(first, effects)
  }

  private func walk(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange, _ effects: Effects
  ) {
    let meant = candidates(of: callee)
    if let meant {
      checkEffects(of: meant, callee, effects)
      checkOverloads(meant, arguments, range)
      checkValues(of: arguments, meant)
      checkInOut(arguments, meant)
    }
    conformances.checkElements(of: callee, arguments, range)
    checkLibraryArguments(of: callee, arguments)
    checkSwap(callee, arguments, range)
    conformances.checkMemberwise(callee, arguments)
    checkElement(of: callee, arguments)
    checkLabels(of: callee, arguments, range)
    if case .identifier(let name) = callee.kind {
      checkSelf(name, callee.range, isMethod: true)
      checkPlain(name, callee.range, isMethod: true)
      isolations.check(name, of: nil, callee.range, effects)
      checkCaptured(name, callee.range)
    } else if case .closure(let closure) = callee.kind {
      walk(closure, isEscaping: false)
    } else {
      walk(callee, effects)
    }
    let isTask = callee.isTask
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind else {
        walk(argument.value, effects)
        continue
      }
      let isEscaping = !isTask && isEscaping(argument, at: index, of: callee, meant)
      walk(closure, isEscaping: isEscaping, isTask: isTask, isDetached: callee.isDetached)
    }
  }

  // MARK: Closures

  /// - Parameter isTask: True for the closure of a task, which needs no `self.`.
  func walk(
    _ closure: Closure, isEscaping: Bool, isTask: Bool = false, isDetached: Bool = false
  ) {
    for capture in closure.captures {
      if let value = capture.value { walk(value) }
    }
    let own = closure.captures.first { $0.name == "self" }
    var body = bodies[bodies.count - 1]
    body.isClosure = true
    body.isAsync = nil
    body.isThrowing = nil
    body.catches = false
    body.isolation = isolations.isolation(of: closure, isTask, isDetached)
    body.needsSelf = isTask ? false : isEscaping || body.needsSelf
    if let own { body.needsSelf = own.strength == .weak }
    bodies.append(body)
    let outer = blocks.count
    if isEscaping || isTask { markCaptured() }
    blocks.append([:])
    if let own {
      blocks[blocks.count - 1]["self"] = RuleName(
        type: nil, isWeakSelf: own.strength == .weak && own.value == nil)
    }
    for capture in closure.captures where capture.name != "self" { bind(capture.name, nil) }
    for parameter in closure.parameters { bind(parameter.name, parameter.type) }
    walk(block: closure.body)
    blocks.removeLast(blocks.count - outer)
    bodies.removeLast()
  }

  /// Returns true if a closure certainly outlives the call it is given to.
  private func isEscaping(
    _ argument: Argument, at index: Int, of callee: Expression, _ meant: [FunctionDeclaration]?
  ) -> Bool {
    if let meant {
      return meant.allSatisfy { function in
        let parameter = function.parameters.last {
          argument.isTrailing && argument.label == nil
            ? $0.type?.isFunction == true : $0.label == argument.label
        }
        guard let parameter, let type = parameter.type else { return false }
        return parameter.isEscaping || type.isRuleOptional && type.isFunction
      }
    }
    if case .member(let base, let name) = callee.kind, name.hasPrefix("async"), base.isQueue {
      return true
    }
    return libraryForms(of: callee)?.allSatisfy { form in
      let parameter = form.parameters.last {
        argument.isTrailing && argument.label == nil
          ? $0.isFunction : $0.label == argument.label
      }
      // An optional closure always escapes.
      return parameter.map { $0.type.hasPrefix("((") } ?? false
    } ?? false
  }

  /// UIKit's forms of a called method, nil if the object is not certain or the author has such a
  /// method.
  func libraryForms(of callee: Expression) -> [MethodForm]? {
    if case .member(let base, let name) = callee.kind { return libraryForms(of: name, on: base) }
    guard case .identifier(let name) = callee.kind, self.name(name) == nil else { return nil }
    return libraryForms(of: name, on: Expression(.selfReference, at: callee.range))
  }

  private func libraryForms(of name: String, on base: Expression) -> [MethodForm]? {
    guard symbols.tables.members[name] == nil, symbols.tables.staticMembers[name] == nil else {
      return nil
    }
    // An example may show a part of its class.
    if case .optionalChain(let object) = base.kind, case .selfReference = object.kind { return nil }
    var known: UIKitClass?
    if case .superReference = base.kind {
      known = bodies.last?.type.map { symbols.types[$0].base }
    } else if case .named(let library, _) = linkType(of: base) {
      if let type = typeLookup.typeIndex(named: library, inside: bodies.last?.type) {
        known = symbols.types[type].isOpen ? nil : symbols.types[type].base
      } else {
        known = BuiltInTypes.base(of: library)
      }
    }
    guard let known, known != .object else { return nil }
    let forms = UIKitNames.forms(of: name, on: known)
    return forms.isEmpty ? nil : forms
  }
}

extension Expression {
  /// True for `Task`, `Task.detached` and their like.
  fileprivate var isTask: Bool {
    switch kind {
    case .identifier(let name): name == "Task"
    case .type(let type): type.name == "Task"
    case .member(let base, _): base.isTask
    case .call, .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember, .optionalChain,
      .forceUnwrap, .subscript, .closure, .prefix, .binary, .partialRange, .ternary, .assignment,
      .discard, .cast, .try, .await, .selector, .keyPath:
      false
    }
  }

  /// True for `Task.detached`.
  fileprivate var isDetached: Bool {
    if case .member(let base, "detached") = kind { return base.isTask }
    return false
  }

  /// True for `DispatchQueue.main` and other queues that begin with the name of the class.
  fileprivate var isQueue: Bool {
    switch kind {
    case .identifier(let name): name == "DispatchQueue"
    case .member(let base, _), .call(let base, _): base.isQueue
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .optionalChain, .forceUnwrap,
      .subscript, .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast,
      .try, .await, .selector, .keyPath, .type:
      false
    }
  }
}
