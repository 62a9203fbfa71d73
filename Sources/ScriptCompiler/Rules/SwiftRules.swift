import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

/// Finds Swift that a compiler refuses and the simulator could run, in the bodies of a script.
///
/// A rule reports only what declarations and syntax tell for certain. An unknown type, an undeclared
/// name and an inherited member that no table has are never reported.
package final class SwiftRules {
  let symbols: SymbolTable
  let typeLookup: TypeLookup
  let problems: ProblemList
  /// The names that the enclosing blocks declare, the innermost block last.
  var blocks: [[String: RuleName]] = []
  /// The functions and closures around the code, the innermost last.
  var bodies: [RuleBody] = []
  /// The variables at top level, by name.
  var globals: [String: RuleName] = [:]
  /// The functions at top level, by name.
  var functions: [String: [FunctionDeclaration]] = [:]
  /// The number of expressions whose types are asked for, one inside of the other.
  var depth = 0
  static let deepest = 24
  var isolations: IsolationRules { IsolationRules(rules: self) }
  var conformances: ConformanceRules { ConformanceRules(rules: self) }

  init(_ symbols: SymbolTable, _ typeLookup: TypeLookup, _ problems: ProblemList) {
    self.symbols = symbols
    self.typeLookup = typeLookup
    self.problems = problems
  }

  /// Looks at the declarations and statements at top level.
  func check(_ statements: [Statement]) {
    for case .function(let function) in statements.map({ $0.kind }) {
      functions[function.name, default: []].append(function)
    }
    bodies = [RuleBody(type: nil)]
    blocks = [[:]]
    for case .variable(let declaration) in statements.map({ $0.kind }) {
      declare(declaration)
    }
    globals = blocks.removeLast()
    for index in symbols.types.indices {
      for declaration in symbols.typeDeclarations[index] { checkMembers(of: declaration, index) }
      checkDeclarations(of: index)
      checkDataSource(of: index)
    }
    checkStaticDispatch()
    for statement in statements where !statement.isType {
      bodies = [RuleBody(type: nil)]
      blocks = [[:]]
      walk(statement)
    }
  }

  /// Looks at the body of a step.
  func check(step body: [Statement]) {
    bodies = [RuleBody(type: nil)]
    blocks = []
    walk(block: body)
  }

  /// Reports a problem once; some code is looked at twice.
  func report(_ id: String, _ summary: String, _ range: SourceRange, help: [String]) {
    problems.note { () throws(ScriptError) in
      throw ScriptError(id, summary, range, help: help)
    }
  }

  // MARK: Members

  private func checkMembers(of declaration: TypeDeclaration, _ index: Int) {
    conformances.checkRequirements(of: declaration)
    for member in declaration.members {
      switch member.kind {
      case .function(let function): checkFunction(function, of: index)
      case .variable(let variable):
        for entry in variable.entries {
          checkAccessors(of: entry, variable, of: index)
          if let type = entry.type { conformances.checkHash(of: type, entry.range) }
          guard let value = entry.initialValue else { continue }
          if case .binding(let name) = entry.pattern {
            checkValue(value, as: entry.type, name, isFirst: true)
          }
          if !variable.modifiers.isLazy { checkFirstValue(value, of: index) }
          if case .call(let callee, let arguments) = value.kind {
            conformances.checkMemberwise(callee, arguments)
          }
        }
      case .expression, .type, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer,
        .return, .throw, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
        break
      }
    }
  }

  private func checkAccessors(
    of entry: VariableDeclaration.Entry, _ variable: VariableDeclaration, of index: Int
  ) {
    var body = RuleBody(type: index)
    body.isStatic = variable.modifiers.isStatic
    guard let accessors = entry.accessors else { return }
    if let getter = accessors.getter {
      var own = body
      own.result = entry.type
      walk(getter, [], in: own)
    }
    for accessor in [accessors.setter, accessors.willSet, accessors.didSet] {
      guard let accessor else { continue }
      walk(accessor.body, [accessor.parameterName], in: body)
    }
  }

  func checkFunction(_ function: FunctionDeclaration, of index: Int?) {
    guard let statements = function.body else { return }
    var body = RuleBody(type: index)
    body.isStatic = function.modifiers.isStatic
    // The effects of a subscript's getter are not kept.
    // Bare statements of an example may be the body of any function.
    let isWritten = function.nameRange.start < function.nameRange.end
    if function.name != "subscript", isWritten {
      body.isAsync = function.isAsync
      body.isThrowing = function.isThrowing
    }
    body.result = function.returnType
    body.isVoid = isWritten && function.isPlain && function.returnType == nil
    body.isolation = isolations.isolation(of: function, index)
    let outer = blocks
    if index != nil { blocks = [] }
    bodies.append(body)
    blocks.append([:])
    for parameter in function.parameters {
      bind(parameter, of: function)
      if let type = parameter.type { checkDeclared(type, parameter.range) }
    }
    checkOnlyResult(of: statements)
    walk(block: statements)
    bodies.removeLast()
    blocks = outer
  }

  private func walk(_ statements: [Statement], _ names: [String], in body: RuleBody) {
    let outer = blocks
    blocks = [[:]]
    bodies.append(body)
    for name in names { bind(name, nil) }
    checkOnlyResult(of: statements)
    walk(block: statements)
    bodies.removeLast()
    blocks = outer
  }
}

// Statements.
extension SwiftRules {
  func walk(block statements: [Statement]) {
    blocks.append([:])
    for statement in statements {
      if case .function(let function) = statement.kind { bind(function.name, nil) }
    }
    for statement in statements { walk(statement) }
    blocks.removeLast()
  }

  func walk(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): walk(value)
    case .variable(let declaration): walk(declaration)
    case .function(let function):
      checkFunction(function, of: nil)
    case .if(let conditions, let body, let branch):
      blocks.append([:])
      walk(conditions)
      walk(block: body)
      blocks.removeLast()
      if let branch { walk(branch) }
    case .guard(let conditions, let body):
      blocks.append([:])
      walk(block: body)
      blocks.removeLast()
      walk(conditions)
    case .while(let conditions, let body):
      blocks.append([:])
      walk(conditions)
      walk(block: body)
      blocks.removeLast()
    case .switch(let subject, let cases): walk(subject, cases, statement.range)
    case .forIn(let loop): walk(loop)
    case .repeatWhile(let body, let condition):
      walk(block: body)
      walk(condition)
    case .do(let body, let clauses): walk(body, clauses)
    case .defer(let body): walk(block: body)
    case .return(let value):
      guard let value else { break }
      walk(value)
      checkResult(value)
    case .throw(let value):
      walk(value)
      checkThrow(statement.range)
    case .labeled(_, let inner): walk(inner)
    case .type, .break, .continue, .fallthrough, .skipped, .import, .typeAlias: break
    }
  }

  private func walk(_ branch: ElseBranch) {
    switch branch {
    case .block(let body): walk(block: body)
    case .elseIf(let statement): walk(statement)
    }
  }

  private func walk(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value):
        walk(value)
        checkCondition(value)
      case .binding(let name, let value, _):
        walk(value)
        checkBinding(value)
        let type = self.type(of: value).flatMap { $0.ruleUnwrapped }
        bind(name, type)
      case .pattern(let pattern, let value):
        walk(value)
        bind(pattern)
      case .availability: break
      }
    }
  }

  private func walk(_ declaration: VariableDeclaration) {
    for entry in declaration.entries {
      if let value = entry.initialValue {
        if case .closure(let closure) = value.kind {
          walk(closure, isEscaping: true)
        } else {
          walk(value)
        }
        checkOptional(value, as: entry.type)
        conformances.checkObject(value, as: entry.type, entry.pattern.boundNames.first ?? "_")
        if entry.type == nil { checkBranches(of: value) }
        if case .binding(let name) = entry.pattern {
          checkValue(value, as: entry.type, name, isFirst: true)
        }
      }
      for body in [
        entry.accessors?.getter, entry.accessors?.setter?.body,
        entry.accessors?.willSet?.body, entry.accessors?.didSet?.body,
      ] {
        guard let body, var accessor = bodies.last else { continue }
        accessor.isClosure = true
        bodies.append(accessor)
        blocks.append(["newValue": RuleName(), "oldValue": RuleName()])
        walk(block: body)
        blocks.removeLast()
        bodies.removeLast()
      }
    }
    declare(declaration)
  }

  func declare(_ declaration: VariableDeclaration) {
    for entry in declaration.entries {
      checkType(of: entry)
      if case .binding(let name) = entry.pattern {
        let isPlain = declaration.modifiers.attributes.allSatisfy { !$0.isCapitalized }
        bind(name, isPlain ? certainType(of: entry, declaration.modifiers) : nil)
      } else {
        bind(entry.pattern)
      }
    }
  }

  func bind(_ name: String, _ type: TypeSyntax?) {
    blocks[blocks.count - 1][name] = RuleName(type: type)
  }

  private func bind(_ pattern: Pattern) {
    for name in pattern.boundNames { bind(name, nil) }
    walkValues(in: pattern)
  }

  private func walkValues(in pattern: Pattern) {
    pattern.forEachPart { part in
      switch part {
      case .expression(let value): walk(value)
      case .pattern(let inner): walkValues(in: inner)
      case .statement, .code: break
      }
    }
  }

  private func walk(_ loop: ForIn) {
    // `for await` waits for each element, not for the sequence.
    walk(loop.sequence, Effects(tries: loop.isAwait, awaits: loop.isAwait))
    checkPresent(loop.sequence, "a loop needs a list")
    blocks.append([:])
    bind(loop.pattern)
    if let condition = loop.condition { walk(condition) }
    walk(block: loop.body)
    blocks.removeLast()
  }

  private func walk(_ body: [Statement], _ clauses: [CatchClause]) {
    let outer = bodies[bodies.count - 1].catches
    bodies[bodies.count - 1].catches = outer || clauses.contains { $0.catchesAll }
    walk(block: body)
    bodies[bodies.count - 1].catches = outer
    for clause in clauses {
      blocks.append(["error": RuleName()])
      if let pattern = clause.pattern {
        bind(pattern.pattern)
        if let condition = pattern.condition { walk(condition) }
      }
      walk(block: clause.body)
      blocks.removeLast()
    }
  }

  private func walk(_ subject: Expression, _ cases: [SwitchCase], _ range: SourceRange) {
    walk(subject)
    checkCases(cases, of: subject, range)
    for branch in cases {
      blocks.append([:])
      for pattern in branch.patterns {
        bind(pattern.pattern)
        if let condition = pattern.condition { walk(condition) }
      }
      walk(block: branch.body)
      blocks.removeLast()
    }
  }
}

extension CatchClause {
  /// True if the clause takes every error.
  fileprivate var catchesAll: Bool {
    guard let pattern else { return true }
    if pattern.condition != nil { return false }
    return pattern.pattern.takesAll
  }
}

extension Pattern {
  /// True if the pattern matches every value.
  var takesAll: Bool {
    switch self {
    case .wildcard, .binding, .variable: true
    case .tuple(let elements): elements.allSatisfy { $0.takesAll }
    case .expression, .enumCase, .isType, .asType, .some: false
    }
  }
}

extension TypeSyntax {
  /// The type in an optional; the type itself if it is none.
  var ruleUnwrapped: TypeSyntax {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    case .named, .array, .dictionary, .tuple, .function, .composition, .metatype: self
    }
  }

  /// True for `T?`.
  var isRuleOptional: Bool {
    if case .optional = self { return true }
    return false
  }
}
