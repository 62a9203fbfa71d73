import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// Members of the main actor, and of other actors, in code that does not run there.
struct IsolationRules {
  let rules: SwiftRules

  /// The actor that certainly runs some code.
  enum Isolation: Equatable {
    /// No actor, as in `Task.detached` and in a `nonisolated` function.
    case none
    /// An actor of the author's.
    case actor(Int)
  }

  /// The actor of a function; nil if the surroundings decide.
  func isolation(of function: FunctionDeclaration, _ type: Int?) -> Isolation? {
    guard let type, !function.modifiers.isOfMainActor, case .function = function.role else {
      return nil
    }
    if function.modifiers.isNonisolated { return Isolation.none }
    let isActor = rules.symbols.types[type].isActor && !function.modifiers.isStatic
    return isActor ? .actor(type) : nil
  }

  /// The actor of a closure that a call gets.
  func isolation(of closure: Closure, _ isTask: Bool, _ isDetached: Bool) -> Isolation? {
    if closure.isOfMainActor { return nil }
    if isDetached { return Isolation.none }
    return isTask ? rules.bodies.last?.isolation : nil
  }

  /// Reports a member that belongs to another actor than the code.
  /// - Parameter isSet: True for the target of an assignment, which cannot wait.
  func check(
    _ name: String, of base: Expression?, _ range: SourceRange, _ effects: Effects,
    isSet: Bool = false
  ) {
    guard let body = rules.bodies.last, isSet || !effects.awaits else { return }
    let isSelf = base.map { $0.isOwnObject } ?? true
    guard base != nil || rules.name(name) == nil else { return }
    let owner = isSelf ? rules.selfType : base.flatMap { rules.linkType(of: $0) }
    guard case .named(let type, _)? = owner?.ruleUnwrapped else { return }
    if let own = rules.ownType(.named(type, [])), rules.symbols.types[own].isActor {
      return checkActor(own, name, body, range, isSet: isSet)
    }
    guard body.isolation != nil, let found = mainMember(name, of: type) else { return }
    rules.report(
      "off-main-thread",
      "'\(name)' of '\(found)' belongs to the main actor, and the code does not run there", range,
      help: ["put the code into 'await MainActor.run { … }', or into 'Task { @MainActor in … }'"])
  }

  private func checkActor(
    _ own: Int, _ name: String, _ body: RuleBody, _ range: SourceRange, isSet: Bool
  ) {
    guard let inside = body.type, inside != own, body.isolation != .actor(own),
      let member = isolatedMember(name, of: own), !member.isAsync
    else { return }
    if isSet {
      rules.report(
        "not-assignable", "'\(name)' belongs to an actor, and only the actor can set it", range,
        help: ["write a method in the actor, and call it with 'await'"])
    } else {
      rules.report(
        "missing-await", "'\(name)' belongs to an actor, and there is no 'await'", range,
        help: ["write 'await' before it, in an async function or a 'Task'"])
    }
  }

  /// A member that its actor isolates: a variable or a method.
  private func isolatedMember(_ name: String, of index: Int) -> (isAsync: Bool, Bool)? {
    for member in rules.symbols.typeDeclarations[index].flatMap({ $0.members }) {
      switch member.kind {
      case .function(let function) where function.name == name:
        guard !function.modifiers.isNonisolated, !function.modifiers.isStatic else { return nil }
        return (function.isAsync, true)
      case .variable(let variable)
      where variable.entries.contains(where: { $0.pattern.boundNames.contains(name) }):
        guard !variable.isConstant, !variable.modifiers.isNonisolated, !variable.modifiers.isStatic
        else { return nil }
        return (false, true)
      default: break
      }
    }
    return nil
  }

  /// The class of the main actor that has a member, nil for a member that any thread may use.
  private func mainMember(_ name: String, of type: String) -> String? {
    guard let own = rules.ownType(.named(type, [])) else {
      let base = BuiltInTypes.base(of: type)
      guard rules.isExact(type), rules.symbols.typeIndex(named: type) == nil else { return nil }
      return isOfMain(name, base) ? type : nil
    }
    guard rules.symbols.types[own].role == .class else { return nil }
    let above = rules.chain(of: own)
    let isMain =
      rules.symbols.types[own].base.isOfMain
      || above.contains { rules.symbols.types[$0].isOfMainActor }
    guard isMain else { return nil }
    for index in above {
      guard rules.symbols.tables.members[name]?.contains(index) == true else { continue }
      return isolatedMember(name, of: index).flatMap {
        $0.isAsync ? nil : rules.symbols.types[own].name
      }
    }
    guard rules.symbols.tables.members[name] == nil else { return nil }
    return isOfMain(name, rules.symbols.types[own].base) ? rules.symbols.types[own].base.name : nil
  }

  private func isOfMain(_ name: String, _ base: UIKitClass) -> Bool {
    base.isOfMain && UIKitNames.isKnown(name, in: base) && !UIKitNames.isKnown(name, in: .object)
  }
}

extension UIKitClass {
  /// True for controllers and views, which belong to the main actor.
  fileprivate var isOfMain: Bool { isController || isView }
}

extension Expression {
  /// True for `self` and `self?`.
  fileprivate var isOwnObject: Bool {
    switch kind {
    case .selfReference: true
    case .optionalChain(let base), .forceUnwrap(let base): base.isOwnObject
    default: false
    }
  }
}
