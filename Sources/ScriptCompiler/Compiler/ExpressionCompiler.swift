import Diagnostics
import SwiftSubset
import UIKitNames

/// Compiles expressions, and the closures in them.
final class ExpressionCompiler {
  let symbols: SymbolTable
  let scopes: ScopeStack
  let typeLookup: TypeLookup
  let lookup: NameLookup
  let staticTypes: StaticTypes
  let coercions: Coercions
  let checks: CodeChecks
  let values: FunctionValues
  let builder: ProgramBuilder
  let code: CodeEmitter
  let problems: ProblemList
  /// The operands of the current check whose values are shown if the check fails.
  private var shownOperands: [SourceRange] = []

  init(
    _ symbols: SymbolTable, _ scopes: ScopeStack, _ typeLookup: TypeLookup, _ lookup: NameLookup,
    _ staticTypes: StaticTypes, _ coercions: Coercions, _ builder: ProgramBuilder,
    _ problems: ProblemList
  ) {
    self.symbols = symbols
    self.scopes = scopes
    self.typeLookup = typeLookup
    self.lookup = lookup
    self.staticTypes = staticTypes
    self.coercions = coercions
    self.builder = builder
    self.problems = problems
    checks = CodeChecks(symbols, scopes, typeLookup, lookup, staticTypes, problems)
    values = FunctionValues(symbols, scopes, typeLookup, lookup)
    code = CodeEmitter()
  }

  /// The compiler of the statements in closures.
  var statements: StatementCompiler { StatementCompiler(self) }

  // MARK: Functions

  /// Begins a function, whose code is emitted next.
  func begin(_ function: FunctionCode, _ scope: FunctionScope) {
    scopes.push(scope)
    code.begin(function)
  }

  /// Ends the current function, which returns nothing after its last statement.
  @discardableResult
  func finishFunction(_ index: Int, at range: SourceRange) -> FunctionScope {
    code.emit(.pushVoid, range)
    code.emit(.return, range)
    let finished = scopes.pop()
    builder.setFunction(
      index,
      code.end(
        localCount: finished.localCount, selfCapture: finished.captureIndex(named: "self")))
    return finished
  }

  // MARK: Checks

  /// Sets the parts of a condition whose values are kept.
  func show(operands: [SourceRange]) { shownOperands = operands }

  /// Keeps the value on top of the stack if a failure of the check will show the value.
  func noteOperand(_ expression: Expression) {
    guard lookup.isInCheck, let index = shownOperands.firstIndex(of: expression.range) else {
      return
    }
    code.emit(.noteOperand(index), expression.range)
  }

  // MARK: Calls

  func callSite(_ text: String, _ arguments: [Argument]) -> CallSite {
    var site = builder.callSite(
      text, arguments.map { $0.isTrailing && $0.label == nil ? ArgumentLabel.trailing : $0.label })
    let chosen = staticTypes.chosenTypes(of: arguments, for: text)
    if !chosen.isEmpty { site.chosen = UInt32(builder.labels(chosen)) + 1 }
    site.isAwaited = code.flow.awaits && UIKitNames.hasCompletion(text)
    return site
  }

  // MARK: Scopes

  func leaveScope(_ locals: Int, _ slot: Int, _ range: SourceRange) {
    if scopes.top.nextSlot > slot { code.emit(.clear(slot, scopes.top.nextSlot), range) }
    scopes.top.locals.removeLast(scopes.top.locals.count - locals)
    scopes.top.nextSlot = slot
  }
}
