import Diagnostics
import ScriptCompiler
import SwiftSubset

/// Compiles a parsed scenario item by item, so that all problems are found in one go.
package struct Planner {
  package let compiler: Compiler
  package var plan: [PlanItem] = []
  var checkCount = 0
  /// True if the scenario has a `when`.
  private(set) var hasSteps = false
  private let text: [UInt8]
  /// True if the errors in the declarations make the meaning of code unknown.
  private var isWithoutTypes = false
  /// The names that have one value in every run.
  private var fixed = FixedNames()

  /// - Parameters:
  ///   - allowsUndeclared: True if the code may use undeclared names.
  ///   - isOfFile: True if the code is a file of an app, which a compiler has accepted already.
  package init(text: [UInt8], allowsUndeclared: Bool = false, isOfFile: Bool = false) {
    self.text = text
    compiler = Compiler(allowsUndeclared: allowsUndeclared, isOfFile: isOfFile)
  }

  /// Goes on behind the code of another planner, which stays as it is.
  package init(behind other: Planner) {
    compiler = Compiler(copying: other.compiler)
    plan = other.plan
    checkCount = other.checkCount
    hasSteps = other.hasSteps
    text = other.text
    isWithoutTypes = other.isWithoutTypes
    fixed = other.fixed
  }

  package mutating func add(_ script: ScenarioSyntax) {
    let text = text
    let library = CombineLibrary.declarations(beside: script.statements) {
      CombineLibrary.isUsed($0, in: text)
    }
    var syntax = script
    let observation = ObservationLibrary.declarations(beside: script.statements)
    syntax.items =
      (library + observation).map { .statement($0) }
      + script.items.map { item in
        guard case .statement(let statement) = item else { return item }
        return .statement(ObservationLibrary.tracking(statement))
      }
    hasSteps = syntax.hasSteps
    if !compiler.symbols.allowsUndeclared { fixed = FixedNames(syntax) }
    compiler.lookup.begin(declaring: syntax.statements.flatMap { $0.topLevelVariables })
    do throws(ScriptError) {
      try compiler.declare(syntax.statements)
    } catch {
      compiler.problems.report(error)
      // The types and the meaning of code are unknown, but the names of objects are known.
      isWithoutTypes = true
    }
    for item in syntax.items { if isWithoutTypes { validate(item) } else { add(item) } }
  }

  /// Declares the variables of a drive after an example that has been added. The example is
  /// compiled once for all drives.
  package mutating func declareDrive(_ syntax: ScenarioSyntax) {
    compiler.symbols.beginDrive()
    if !isWithoutTypes { compiler.declareVariables(syntax.statements) }
  }

  /// Adds the code of a drive whose variables are declared.
  package mutating func addDrive(_ syntax: ScenarioSyntax) {
    hasSteps = hasSteps || syntax.hasSteps
    guard !isWithoutTypes else { return }
    for item in syntax.items { add(item) }
  }

  private mutating func add(_ item: ScenarioSyntax.Item) {
    switch item {
    case .statement(let statement):
      compiler.attempt { () throws(ScriptError) in
        plan.append(.statement(try compiler.compileTopLevel(statement)))
      }
      reach(statement)
    case .step(let title, let body, let range):
      compiler.attempt { () throws(ScriptError) in
        plan.append(.step(title, try compiler.compileStep(body), range))
      }
    case .check(let check):
      checkCount += 1
      let wrongNames = compiler.problems(of: check)
      compiler.problems.report(wrongNames)
      if wrongNames.isEmpty, let problem = fixed.problem(of: check) {
        compiler.problems.report(problem)
      }
      compiler.attempt { () throws(ScriptError) in
        plan.append(.check(try compiler.compile(check, text, fixed)))
      }
    }
  }

  private mutating func validate(_ item: ScenarioSyntax.Item) {
    switch item {
    case .statement(let statement): reach(statement)
    case .step: break
    case .check(let check): compiler.problems.report(compiler.problems(of: check))
    }
  }

  /// Makes the names that a statement declares known to the later checks.
  private mutating func reach(_ statement: Statement) {
    compiler.lookup.reach(statement.topLevelVariables)
  }
}
