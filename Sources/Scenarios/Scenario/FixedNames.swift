import Diagnostics
import ScriptCompiler
import SwiftSubset

/// The names of a scenario that have one value in every run, and the texts that its code can
/// print. A check of such a name, or of another text, could not fail.
struct FixedNames {
  private(set) var variables: Set<String> = []
  private(set) var functions: Set<String> = []
  /// The literal texts that the code prints, nil if the code prints anything else.
  private(set) var prints: [String]? = []

  init() {}

  init(_ syntax: ScenarioSyntax) {
    var code = syntax.statements
    for case .step(_, let body, _) in syntax.items { code += body }
    let changes = ClosureUses.changes(in: code)
    for case .variable(let declaration) in syntax.statements.map({ $0.kind }) {
      for entry in declaration.entries where entry.accessors == nil {
        guard case .binding(let name) = entry.pattern, !changes.contains(name),
          let value = entry.initialValue, value.isConstant(FixedNames())
        else { continue }
        variables.insert(name)
      }
    }
    for case .function(let function) in syntax.statements.map({ $0.kind }) {
      guard let body = function.body, body.count == 1, let result = body[0].result,
        result.isConstant(self)
      else { continue }
      functions.insert(function.name)
    }
    for statement in code { notePrints(in: .statement(statement)) }
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
    guard prints != nil else { return }
    var line = ""
    for (index, argument) in arguments.enumerated() {
      guard argument.label == nil, case .string(let segments) = argument.value.kind else {
        prints = nil
        return
      }
      if index > 0 { line += " " }
      for segment in segments {
        guard case .text(let text) = segment else {
          prints = nil
          return
        }
        line += text
      }
    }
    prints?.append(line)
  }

  /// The problem of a check that a line of the console does not come, if no code can print the
  /// line.
  func problem(of check: Check) -> Diagnostic? {
    guard case .requirement(let requirement, let range) = check, let prints else { return nil }
    let pattern: EventPattern
    switch requirement {
    case .never(let event): pattern = event
    case .count(let event, .equal, 0): pattern = event
    case .count, .consoleContains, .order, .moments, .conditionAt, .condition: return nil
    }
    guard pattern.callback == "print", pattern.receiver == "console" else { return nil }
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

extension Statement {
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
