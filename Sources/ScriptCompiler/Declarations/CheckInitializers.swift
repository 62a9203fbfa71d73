import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The values that stored properties have when an object is made.
extension DeclarationChecks {
  /// Notes the types whose objects would have a property without a value, and the classes that lack
  /// an initializer that UIKit demands.
  func checkInitializers() {
    for index in symbols.types.indices {
      let type = symbols.types[index]
      guard type.role == .class || type.role == .structure else { continue }
      // The class around the bare code of an example has no name in the text.
      let declaration = symbols.typeDeclarations[index][0]
      guard declaration.nameRange.start < declaration.nameRange.end, !declaration.isGeneric else {
        continue
      }
      let empty = declaration.members.flatMap { propertiesWithoutValue($0) }
      let initializers = designatedInitializers(of: index)
      if initializers.isEmpty, type.role == .class, let first = empty.first, !hasOpenBase(index) {
        reportNoInitializer(first, of: declaration)
      }
      for function in initializers {
        check(function, of: index, setting: empty)
      }
      checkCoder(declaration, index, initializers)
      if type.role == .class { checkConvenience(declaration) }
    }
  }

  /// Notes an initializer that sets a property of the object before `self.init` has made the object.
  private func checkConvenience(_ declaration: TypeDeclaration) {
    for case .function(let function) in declaration.members.map({ $0.kind }) {
      guard function.modifiers.isConvenience, let body = function.body,
        let early = SetUp(body).end?.setBeforeSelf
      else { continue }
      problems.report(
        ScriptError(
          "uninitialized-property", "'self' is used before 'self.init' is called", early,
          help: ["call 'self.init' first"]))
    }
  }

  /// True if a superclass that nobody declares may have any initializer.
  private func hasOpenBase(_ index: Int) -> Bool { symbols.types[index].isOpen }

  /// A stored property that has no value until an initializer sets it.
  private struct EmptyProperty {
    let name: String
    let range: SourceRange
    let type: TypeSyntax?
  }

  private func propertiesWithoutValue(_ member: Statement) -> [EmptyProperty] {
    guard case .variable(let variable) = member.kind, !variable.modifiers.isStatic,
      !variable.modifiers.isLazy, !variable.modifiers.isOverride,
      variable.modifiers.strength != .weak,
      variable.modifiers.attributes.allSatisfy({ ["objc", "MainActor"].contains($0) })
    else { return [] }
    return variable.entries.compactMap { entry in
      guard case .binding(let name) = entry.pattern, entry.initialValue == nil,
        entry.accessors?.getter == nil, let type = entry.type
      else { return nil }
      switch type {
      case .optional, .implicitlyUnwrapped: if !variable.isConstant { return nil }
      case .named(let name, _):
        if name == "Void" || name == "Optional" || symbols.tables.aliases[name] != nil {
          return nil
        }
      case .tuple(let elements, _): if elements.isEmpty { return nil }
      case .array, .dictionary, .function, .composition, .metatype: break
      }
      return EmptyProperty(name: name, range: entry.range, type: type)
    }
  }

  private func designatedInitializers(of index: Int) -> [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    for (place, declaration) in symbols.typeDeclarations[index].enumerated() {
      for case .function(let function) in declaration.members.map({ $0.kind }) {
        guard case .initializer = function.role, !function.modifiers.isConvenience else { continue }
        // An extension of a class has only initializers that go on to others.
        if place == 0 { result.append(function) }
      }
    }
    return result
  }

  private func reportNoInitializer(_ property: EmptyProperty, of declaration: TypeDeclaration) {
    problems.report(
      ScriptError(
        "uninitialized-property",
        "'\(property.name)' has no value, and '\(declaration.name)' has no initializer that sets it",
        property.range,
        help: ["write a value after '=', or an 'init' that sets '\(property.name)'"]))
  }

  // MARK: Bodies

  private func check(
    _ function: FunctionDeclaration, of index: Int, setting empty: [EmptyProperty]
  ) {
    guard let body = function.body, let end = SetUp(body).end else { return }
    let isClass = symbols.types[index].role == .class
    for property in empty where !end.delegates {
      let name = property.name
      if !end.set.contains(name) || isClass && end.isSuper && !end.setBefore.contains(name) {
        problems.report(
          ScriptError(
            "uninitialized-property",
            end.set.contains(name)
              ? "'\(name)' has no value yet when 'super.init' is called"
              : "This initializer gives '\(name)' no value",
            end.set.contains(name) ? end.range ?? function.nameRange : function.nameRange,
            help: ["write 'self.\(name) = …' before 'super.init' or the end"]))
        return
      }
    }
    let base = symbols.types[index].base
    guard isClass, !end.delegates, !end.isSuper, base.isController || base.isView,
      isOfLibrary(index)
    else { return }
    problems.report(
      ScriptError(
        "missing-super-init", "This initializer does not call an initializer of the superclass",
        function.nameRange,
        help: [
          base.isController
            ? "write 'super.init(nibName: nil, bundle: nil)'" : "write 'super.init(frame: .zero)'"
        ]))
  }

  /// True for a class right below a class of the library.
  private func isOfLibrary(_ index: Int) -> Bool {
    guard let name = symbols.types[index].inherited.first else { return false }
    return BuiltInTypes.base(of: name) != .object
      && typeLookup.typeIndex(named: name, inside: index) == nil
  }

  /// Notes a controller or view with an initializer of its own that lacks `init?(coder:)`, which
  /// every controller and view has to have.
  private func checkCoder(
    _ declaration: TypeDeclaration, _ index: Int, _ initializers: [FunctionDeclaration]
  ) {
    let type = symbols.types[index]
    guard type.role == .class, type.base.isController || type.base.isView, !type.isOpen,
      let first = initializers.first
    else { return }
    var current: Int? = index
    var isFirst = true
    while let place = current {
      for declared in symbols.typeDeclarations[place] {
        for case .function(let function) in declared.members.map({ $0.kind })
        where function.name == "init" && function.parameters.first?.label == "coder" {
          // A convenience initializer of a superclass may be inherited.
          if isFirst || function.modifiers.isConvenience { return }
        }
      }
      isFirst = false
      current = symbols.types[place].superclass
    }
    problems.report(
      ScriptError(
        "missing-coder-init", "'\(declaration.name)' has an initializer but no 'init?(coder:)'",
        first.nameRange,
        help: ["write 'required init?(coder: NSCoder) { fatalError() }' too"]))
  }

  // MARK: Classes

  /// Notes a class below a `final` class, and an override of a `final` member.
  func checkFinal() {
    for declaration in symbols.typeDeclarations.joined() {
      for case .variable(let variable) in declaration.members.map({ $0.kind }) {
        checkModifiers(of: variable)
      }
    }
    for index in symbols.types.indices where symbols.types[index].role == .class {
      guard let parent = symbols.types[index].superclass,
        symbols.types[parent].role == .class
      else { continue }
      if symbols.typeDeclarations[parent][0].modifiers.isFinal {
        problems.report(
          ScriptError(
            "final-class",
            "'\(symbols.types[parent].name)' is final, so no class can inherit from it",
            symbols.typeDeclarations[index][0].nameRange,
            help: ["remove 'final' before 'class \(symbols.types[parent].name)'"]))
      }
      for declaration in symbols.typeDeclarations[index] {
        for case .function(let function) in declaration.members.map({ $0.kind })
        where function.modifiers.isOverride && isFinal(function, above: parent) {
          problems.report(
            ScriptError(
              "final-class", "'\(function.name)' is final, so no class can override it",
              function.nameRange, help: ["remove 'final' before the method"]))
        }
      }
    }
  }

  private func isFinal(_ function: FunctionDeclaration, above index: Int) -> Bool {
    var current: Int? = index
    while let place = current {
      for declaration in symbols.typeDeclarations[place] {
        for case .function(let other) in declaration.members.map({ $0.kind })
        where other.signature == function.signature {
          return other.modifiers.isFinal
        }
      }
      current = symbols.types[place].superclass
    }
    return false
  }

  private func checkModifiers(of variable: VariableDeclaration) {
    guard variable.isConstant, variable.modifiers.isLazy, let entry = variable.entries.first else {
      return
    }
    problems.report(
      ScriptError(
        "lazy-constant", "A lazy property cannot be a constant", entry.range,
        help: ["write 'lazy var'"]))
  }
}

/// The properties that the body of an initializer sets, in the order of the text.
private struct SetUp {
  struct End {
    /// The names that are set anywhere, and those set in front of `super.init`.
    var set: Set<String> = []
    var setBefore: Set<String> = []
    /// True if the body calls `super.init`.
    var isSuper = false
    /// True if the body goes on to another initializer of the type, or replaces `self`.
    var delegates = false
    /// The place of `super.init`.
    var range: SourceRange?
    /// The first place that sets a property through `self`, and the place if `self.init` follows.
    var firstThroughSelf: SourceRange?
    var setBeforeSelf: SourceRange?
  }

  /// The state where the body ends; nil for a body that never ends, as with `fatalError()`.
  private(set) var end: End?
  private var found = End()

  init(_ body: [Statement]) {
    for statement in body {
      if SetUp.leaves(statement) { return }
      visit(statement)
    }
    end = found
  }

  /// True for a statement behind which no code runs, as far as syntax tells.
  private static func leaves(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return, .throw: return true
    case .expression(let value):
      // A body that is `nil` alone returns it.
      if case .nilLiteral = value.kind { return true }
      guard case .call(let callee, _) = value.kind, case .identifier(let name) = callee.kind else {
        return false
      }
      return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
    case .if, .switch, .do, .while, .repeatWhile, .forIn, .labeled:
      // Every path may leave.
      return SetUp.mayLeave(statement)
    case .variable, .function, .type, .guard, .defer, .break, .continue, .fallthrough, .skipped,
      .import, .typeAlias:
      return false
    }
  }

  private static func mayLeave(_ statement: Statement) -> Bool {
    var leaves = false
    statement.forEachPart { part in
      if case .statement(let inner) = part, SetUp.leaves(inner) { leaves = true }
    }
    return leaves
  }

  private mutating func visit(_ part: SyntaxPart) {
    switch part {
    case .expression(let value): visit(value)
    case .statement(let statement): visit(statement)
    case .pattern(let pattern): pattern.forEachPart { visit($0) }
    case .code(let statements): for statement in statements { visit(statement) }
    }
  }

  private mutating func visit(_ statement: Statement) { statement.forEachPart { visit($0) } }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(_, let target, let value):
      visit(value)
      note(target)
    case .prefix("&", let target): note(target)
    case .call(let callee, _):
      if case .member(let base, "init") = callee.kind { noteInit(base, expression.range) }
      expression.forEachPart { visit($0) }
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember, .member,
      .optionalChain, .forceUnwrap, .subscript, .closure, .prefix, .binary, .partialRange, .ternary,
      .discard, .cast, .try, .await, .selector, .keyPath, .type:
      expression.forEachPart { visit($0) }
    }
  }

  private mutating func noteInit(_ base: Expression, _ range: SourceRange) {
    if case .selfReference = base.kind {
      if !found.delegates { found.setBeforeSelf = found.firstThroughSelf }
      found.delegates = true
    }
    if case .superReference = base.kind, !found.isSuper {
      found.isSuper = true
      found.setBefore = found.set
      found.range = range
    }
  }

  private mutating func note(_ target: Expression) {
    switch target.kind {
    case .identifier(let name): found.set.insert(name)
    case .member(let base, let name):
      guard case .selfReference = base.kind else { return }
      found.set.insert(name)
      found.firstThroughSelf = found.firstThroughSelf ?? target.range
    case .selfReference: found.delegates = true
    case .tuple(let elements): for element in elements { note(element.value) }
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .superReference,
      .array, .dictionary, .implicitMember, .optionalChain, .forceUnwrap, .call, .subscript,
      .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try,
      .await, .selector, .keyPath, .type:
      break
    }
  }
}
