import Diagnostics
import LifecycleEngine
import ScriptCompiler
import SwiftSubset
import UIKitNames

/// The names of a scenario that have one value in every run, and the texts that its code can
/// print. A check of such a name, or of another text, could not fail.
struct FixedNames {
  private(set) var variables: Set<String> = []
  /// The variables that only steps change, to literals, and in any case. Their value at an event tells
  /// which step causes the event.
  private var settledVariables: Set<String> = []
  private(set) var functions: Set<String> = []
  /// The literal texts that the code prints, nil if the code prints anything else.
  private(set) var prints: [String]? = []
  /// The literal texts that a step or the set-up prints in any case.
  private var certainPrints: [String] = []
  /// The constants that hold a new object, with the object's class.
  private var objects: [String: String] = [:]
  /// The superclasses of the scenario's classes.
  private var superclasses: [String: String] = [:]
  /// The names that the code uses, other than to declare them.
  private var used: Set<String> = []

  init() {}

  /// The names that have one value behind each step.
  var behindSteps: FixedNames {
    var names = self
    names.variables.formUnion(settledVariables)
    return names
  }

  init(_ syntax: ScenarioSyntax) {
    var code = syntax.statements
    for case .step(_, let body, _) in syntax.items { code += body }
    let sure = syntax.certainStatements
    let anyChanges = ClosureUses.changes(in: code)
    let changes = ClosureUses.changes(
      in: code.filter { statement in
        !(statement.assignsConstant && sure.contains { $0.range == statement.range })
      })
    for case .variable(let declaration) in syntax.statements.map({ $0.kind }) {
      for entry in declaration.entries where entry.accessors == nil {
        guard case .binding(let name) = entry.pattern, !changes.contains(name),
          let value = entry.initialValue, value.isConstant(FixedNames())
        else { continue }
        if anyChanges.contains(name) {
          settledVariables.insert(name)
        } else {
          variables.insert(name)
        }
      }
    }
    for case .function(let function) in syntax.statements.map({ $0.kind }) {
      guard let body = function.body, body.count == 1, let result = body[0].result,
        result.isConstant(self)
      else { continue }
      functions.insert(function.name)
    }
    for statement in code {
      notePrints(in: .statement(statement))
      noteNames(in: .statement(statement))
    }
    for statement in syntax.statements { noteObjects(of: statement) }
    certainPrints = sure.compactMap { statement in
      guard case .expression(let value) = statement.kind,
        case .call(let callee, let arguments) = value.kind,
        case .identifier("print") = callee.kind
      else { return nil }
      return FixedNames.line(arguments)
    }
  }

  private mutating func noteObjects(of statement: Statement) {
    if case .type(let type) = statement.kind, type.role == .class {
      superclasses[type.name] = type.inherited.first?.name ?? ""
    }
    guard case .variable(let declaration) = statement.kind, declaration.isConstant else { return }
    for entry in declaration.entries {
      guard case .binding(let name) = entry.pattern, let value = entry.initialValue,
        case .call(let callee, _) = value.kind, case .identifier(let type) = callee.kind,
        superclasses[type] != nil || LibraryTypes.chain(from: type).contains("UIResponder")
      else { continue }
      objects[name] = type
    }
  }

  private mutating func noteNames(in part: SyntaxPart) {
    if case .expression(let value) = part, case .identifier(let name) = value.kind {
      used.insert(name)
    }
    switch part {
    case .statement(let statement): statement.forEachPart { noteNames(in: $0) }
    case .code(let statements):
      for statement in statements { noteNames(in: .statement(statement)) }
    case .pattern(let pattern): pattern.forEachPart { noteNames(in: $0) }
    case .expression(let value): value.forEachPart { noteNames(in: $0) }
    }
  }

  /// The truth of an expression in every run, if names or types alone decide.
  func truth(of expression: Expression) -> Bool? {
    if case .boolean(let value) = expression.kind { return value }
    if case .cast(let value, .is, let type) = expression.kind {
      guard case .identifier(let name) = value.kind, let own = objects[name] else { return nil }
      return type.name.map { isKind(own, of: $0) } == true ? true : nil
    }
    guard case .binary(let symbol, let left, let right) = expression.kind,
      let operation = BinaryOperator(symbol)
    else { return nil }
    if case .integer(let number) = right.kind, case .member(_, "count") = left.kind {
      return operation.holdsAlways(from: 0, number) ? true : nil
    }
    guard areDifferent(left, right) || areDifferent(right, left) else { return nil }
    if operation == .equal || operation == .identical { return false }
    return operation == .notEqual || operation == .notIdentical ? true : nil
  }

  /// True if one side is a constant object, and the other side is nil or another constant object.
  private func areDifferent(_ left: Expression, _ right: Expression) -> Bool {
    guard case .identifier(let name) = left.kind, objects[name] != nil else { return false }
    switch right.kind {
    case .nilLiteral: return true
    case .identifier(let other): return name != other && objects[other] != nil
    default: return false
    }
  }

  private func isKind(_ type: String, of ancestor: String) -> Bool {
    var name = type
    // A class that inherits from itself is an error elsewhere.
    for _ in 0...superclasses.count {
      if name == ancestor { return true }
      guard let next = superclasses[name] else { break }
      name = next
    }
    return LibraryTypes.chain(from: name).contains(ancestor)
  }

  private mutating func notePrints(in part: SyntaxPart) {
    switch part {
    case .statement(let statement): statement.forEachPart { notePrints(in: $0) }
    case .code(let statements):
      for statement in statements { notePrints(in: .statement(statement)) }
    case .pattern(let pattern): pattern.forEachPart { notePrints(in: $0) }
    case .expression(let value):
      if case .call(let callee, let arguments) = value.kind,
        case .identifier(let name) = callee.kind,
        FixedNames.printing.contains(name)
      {
        note(arguments)
      } else if case .identifier(let name) = value.kind, FixedNames.printing.contains(name) {
        // The function is given away, and prints anything.
        prints = nil
      }
      value.forEachPart { part in
        if case .expression(let inner) = part, case .identifier(let name) = inner.kind,
          FixedNames.printing.contains(name), case .call = value.kind
        {
          return
        }
        notePrints(in: part)
      }
    }
  }

  private static let printing = ["print", "debugPrint", "dump", "NSLog"]

  private mutating func note(_ arguments: [Argument]) {
    if let line = FixedNames.line(arguments) { prints?.append(line) } else { prints = nil }
  }

  /// The printed line, if the arguments are literal texts.
  private static func line(_ arguments: [Argument]) -> String? {
    var line = ""
    for (index, argument) in arguments.enumerated() {
      guard argument.label == nil, case .string(let segments) = argument.value.kind else {
        return nil
      }
      if index > 0 { line += " " }
      for segment in segments {
        guard case .text(let text) = segment else { return nil }
        line += text
      }
    }
    return line
  }

  /// The problem of a check that the text of the scenario decides.
  func problem(of check: Check) -> Diagnostic? {
    switch check {
    case .expectation(let expectation): return unused(expectation)
    case .requirement(.consoleContains(let text), let range):
      guard !text.isEmpty, certainPrints.contains(where: { text.isPart(of: $0) }) else {
        return nil
      }
      var problem = VacuousCheck.error(
        "The scenario prints this line whatever UIKit does, so the check could not fail", range)
      problem.help = [
        "require the order: 'require A.viewDidAppear < console.print(\"…\")', or print a value"
      ]
      return problem
    case .requirement(.never(let event), let range),
      .requirement(.count(let event, .equal, 0), let range):
      return unused([event.receiver], event.named, range) ?? unprinted(event, range)
    case .requirement: return nil
    }
  }

  /// The problem of an expectation that unused objects are told nothing.
  private func unused(_ expectation: Expectation) -> Diagnostic? {
    guard expectation.lines.isEmpty, !expectation.receivers.isEmpty else { return nil }
    return unused(
      expectation.receivers.map { $0.name },
      Callback.allCases.filter { expectation.lenses.shows($0) }, expectation.range)
  }

  private func unused(
    _ names: [String], _ callbacks: [Callback], _ range: SourceRange
  ) -> Diagnostic? {
    // An object that nobody shows is made and freed, is not loaded, and hears of low memory.
    guard callbacks.allSatisfy({ $0.lens != .loading && $0.lens != .memory }),
      names.allSatisfy({ isUnusedController($0) }), let name = names.first
    else { return nil }
    var problem = VacuousCheck.error(
      "No code of this scenario uses '\(name)', so the check could not fail", range)
    problem.help = ["make a step use '\(name)', or remove the check"]
    return problem
  }

  private func isUnusedController(_ name: String) -> Bool {
    guard !used.contains(name), let type = objects[name] else { return false }
    return isKind(type, of: "UIViewController")
  }

  /// The problem of a check that a line of the console does not come, if no code can print the
  /// line.
  private func unprinted(_ pattern: EventPattern, _ range: SourceRange) -> Diagnostic? {
    guard let prints, pattern.callback == "print", pattern.receiver == "console" else {
      return nil
    }
    guard !prints.isEmpty else {
      return VacuousCheck.error(
        "No code of this scenario prints, so the check could not fail", range)
    }
    guard pattern.arguments.count == 1, case .text(let text) = pattern.arguments[0].value,
      !prints.contains(where: { text.isPart(of: $0) })
    else { return nil }
    var problem = VacuousCheck.error(
      "No code of this scenario prints '\(text)', so the check could not fail", range)
    let near = EditDistance.nearest(to: text, in: prints)
    problem.help = ["the code prints '\(near ?? prints[0])'"]
    return problem
  }
}

extension ScenarioSyntax {
  /// The statements of the set-up and the steps that run in any case.
  fileprivate var certainStatements: [Statement] {
    var result = statements
    for case .step(_, let body, _) in items { result += body.prefix { $0.isFollowed } }
    return result
  }
}

extension Statement {
  /// True if the next statement runs in any case.
  fileprivate var isFollowed: Bool {
    switch kind {
    case .expression(let value): !value.mayEnd
    case .variable(let declaration):
      declaration.entries.allSatisfy { $0.initialValue?.mayEnd != true }
    case .function, .type, .import, .typeAlias, .skipped: true
    case .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return, .throw, .break,
      .continue, .fallthrough, .labeled:
      false
    }
  }

  /// True for an assignment of a literal to a variable.
  fileprivate var assignsConstant: Bool {
    guard case .expression(let value) = kind,
      case .assignment("=", let target, let source) = value.kind,
      case .identifier = target.kind
    else { return false }
    return source.isConstant(FixedNames())
  }

  /// The value of a statement that is a whole body.
  fileprivate var result: Expression? {
    switch kind {
    case .expression(let value), .return(let value?): value
    case .return(nil), .variable, .function, .type, .if, .guard, .switch, .forIn, .while,
      .repeatWhile, .do, .defer, .throw, .break, .continue, .fallthrough, .skipped, .import,
      .typeAlias, .labeled:
      nil
    }
  }
}

extension Expression {
  /// True if the code may leave the block here or wait.
  fileprivate var mayEnd: Bool {
    switch kind {
    case .try, .await: true
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember, .member,
      .optionalChain, .forceUnwrap, .call, .subscript, .closure, .prefix, .binary, .partialRange,
      .ternary, .assignment, .discard, .cast, .selector, .keyPath, .type:
      false
    }
  }
}
