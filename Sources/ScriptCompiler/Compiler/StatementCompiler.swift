/// Compiles statements and the bodies of functions.
///
/// Statements and expressions contain each other. The state of both is in the parts that they
/// share, so `ExpressionCompiler` makes a new `StatementCompiler` for the body of a closure.
struct StatementCompiler {
  let expressions: ExpressionCompiler
  let symbols: SymbolTable
  let scopes: ScopeStack
  let typeLookup: TypeLookup
  let staticTypes: StaticTypes
  let coercions: Coercions
  let checks: CodeChecks
  let builder: ProgramBuilder
  let code: CodeEmitter

  init(_ expressions: ExpressionCompiler) {
    self.expressions = expressions
    symbols = expressions.symbols
    scopes = expressions.scopes
    typeLookup = expressions.typeLookup
    staticTypes = expressions.staticTypes
    coercions = expressions.coercions
    checks = expressions.checks
    builder = expressions.builder
    code = expressions.code
  }
}
