/// Checks of code that is compiled. The checks report problems and emit no code.
final class CodeChecks {
  let symbols: SymbolTable
  let scopes: ScopeStack
  let typeLookup: TypeLookup
  let lookup: NameLookup
  let staticTypes: StaticTypes
  let problems: ProblemList

  init(
    _ symbols: SymbolTable, _ scopes: ScopeStack, _ typeLookup: TypeLookup, _ lookup: NameLookup,
    _ staticTypes: StaticTypes, _ problems: ProblemList
  ) {
    self.symbols = symbols
    self.scopes = scopes
    self.typeLookup = typeLookup
    self.lookup = lookup
    self.staticTypes = staticTypes
    self.problems = problems
  }
}
