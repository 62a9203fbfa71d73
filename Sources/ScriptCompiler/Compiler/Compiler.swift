import Diagnostics
import LifecycleEngine
import SwiftSubset

/// Turns parsed statements into a program.
///
/// The compiler holds the parts that know the declared names, the types of expressions and the
/// emitted code. A compiler can be copied between two statements, and the copies share nothing.
package final class Compiler {
  package let problems: ProblemList
  package let symbols: SymbolTable
  let scopes = ScopeStack()
  let typeLookup: TypeLookup
  package let lookup: NameLookup
  let staticTypes: StaticTypes
  let coercions: Coercions
  let builder: ProgramBuilder
  let code: CodeEmitter
  let expressions: ExpressionCompiler
  let statements: StatementCompiler
  let typeDeclarer: TypeDeclarer
  let memberDeclarer: MemberDeclarer
  let globalDeclarer: GlobalDeclarer
  let declarationChecks: DeclarationChecks
  let rules: SwiftRules

  /// - Parameters:
  ///   - allowsUndeclared: True if the code is an example, which may use undeclared names.
  ///   - isOfFile: True if the code is a file of an app, which a compiler has accepted already.
  package convenience init(allowsUndeclared: Bool = false, isOfFile: Bool = false) {
    self.init(
      ProblemList(notesNames: !isOfFile),
      SymbolTable(allowsUndeclared ? .example : .scenario, isOfFile: isOfFile), ProgramBuilder())
  }

  package convenience init(copying other: Compiler) {
    self.init(
      ProblemList(copying: other.problems), SymbolTable(copying: other.symbols),
      ProgramBuilder(copying: other.builder))
    lookup.resume(other.lookup)
  }

  private init(_ problems: ProblemList, _ symbols: SymbolTable, _ builder: ProgramBuilder) {
    self.problems = problems
    self.symbols = symbols
    self.builder = builder
    typeLookup = TypeLookup(symbols, scopes)
    lookup = NameLookup(symbols, scopes, typeLookup)
    staticTypes = StaticTypes(symbols, scopes, typeLookup, lookup)
    coercions = Coercions(staticTypes, builder)
    expressions = ExpressionCompiler(
      symbols, scopes, typeLookup, lookup, staticTypes, coercions, builder, problems)
    statements = expressions.statements
    code = expressions.code
    let overloads = OverloadDeclarer(symbols, builder, problems)
    typeDeclarer = TypeDeclarer(symbols, typeLookup, problems)
    memberDeclarer = MemberDeclarer(
      symbols, typeLookup, staticTypes, coercions, overloads, builder, problems)
    globalDeclarer = GlobalDeclarer(symbols, typeLookup, coercions, overloads, builder, problems)
    declarationChecks = DeclarationChecks(symbols, typeLookup, builder, problems)
    rules = SwiftRules(symbols, typeLookup, problems)
  }

  /// The program as far as it is compiled.
  package var program: Program {
    var program = builder.program
    program.types = symbols.types
    program.extensions = symbols.types.indices.filter {
      symbols.types[$0].role == .builtInExtension
    }
    program.statics = symbols.statics
    program.globals = symbols.globals
    return program
  }

  /// Compiles one part of a program. A problem is reported, and other parts still compile.
  package func attempt(_ body: () throws(ScriptError) -> Void) {
    let depth = scopes.count
    do throws(ScriptError) {
      try body()
    } catch {
      problems.report(error)
      scopes.unwind(to: depth)
      code.unwind(to: depth)
    }
  }
}
