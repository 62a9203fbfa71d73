import Diagnostics
import LifecycleEngine
import SwiftSubset

/// Turns parsed statements into a program.
///
/// Names are resolved here: locals, captured variables, members of `self`, top-level variables,
/// functions and types, in that order. A name nobody declares is opaque, unless it is close to a
/// declared one: then it is more likely a slip of the pen.
struct Compiler {
  var program = Program()
  var scopes: [FunctionScope] = []
  /// Where names are declared.
  var tables = NameTables()
  /// Who inherits from whom, when all types are declared.
  var ancestry = Ancestry()
  /// What is to be compiled of each type: a declaration, then its extensions.
  var typeDeclarations: [[TypeDeclaration]] = []
  /// What the classes are that an example inherits from and does not declare.
  var undeclared = UndeclaredClasses([])
  /// The extensions of protocols in which `self` is more than what the protocol says.
  var boundExtensions: [BoundExtension] = []
  /// The bodies of declared members, which are compiled when all members are known.
  var pendingBodies: [PendingBody] = []
  /// For each type the delegate protocols of UIKit's that it conforms to, of `DelegateMethods`.
  var delegateProtocols: [[Int]] = []
  /// Names of methods that change the structure or enumeration they are called on.
  var mutatingMethods = NameSet()
  /// Whether a check is compiled, which may name objects by their class and number.
  var isInCheck = false
  /// The operands of that check whose values are shown if it fails.
  var shownOperands: [SourceRange] = []
  /// Variables that are declared below the check that is compiled.
  var namesBelow: Set<String> = []
  /// The first top-level variable that is declared below the top-level statement that is compiled.
  var firstGlobalBelow: Int?
  /// What is wrong so far.
  var problems: [Diagnostic] = []
  /// True if code may use what nobody declares.
  var allowsUndeclared = false
  /// True if the code of a drive is compiled, behind an example.
  var isInDrive = false
  /// True if the code of an example is compiled: what it does not declare is what it stands in for.
  var isInExample: Bool { allowsUndeclared && !isInDrive }

  /// Creates a compiler that knows the variables of the prelude.
  init() { self = Compiler.atStart }

  private static let atStart = Compiler(withPrelude: ())

  private init(withPrelude: ()) {
    for variable in Program.prelude { declareGlobal(variable) }
    _ = name("")
    for list in Program.commonLabels { _ = labels(list) }
  }

  var scope: FunctionScope {
    get { scopes[scopes.count - 1] }
    _modify { yield &scopes[scopes.count - 1] }
  }

  // MARK: Emitting

  mutating func emit(_ instruction: Instruction, _ range: SourceRange) {
    scope.function.code.append(instruction)
    scope.function.ranges.append(range)
  }

  /// Emits a jump whose target is filled in by `land`.
  mutating func emitJump(_ instruction: (Int) -> Instruction, _ range: SourceRange) -> Int {
    emit(instruction(-1), range)
    return scope.function.code.count - 1
  }

  /// Makes a jump go to the next instruction.
  mutating func land(_ jump: Int) {
    let target = scope.function.code.count
    switch scope.function.code[jump] {
    case .jump: scope.function.code[jump] = .jump(target)
    case .jumpIfFalse: scope.function.code[jump] = .jumpIfFalse(target)
    case .jumpIfTrue: scope.function.code[jump] = .jumpIfTrue(target)
    case .jumpIfNull: scope.function.code[jump] = .jumpIfNull(target)
    case .popJumpIfNull: scope.function.code[jump] = .popJumpIfNull(target)
    case .jumpIfNotNull: scope.function.code[jump] = .jumpIfNotNull(target)
    case .jumpIfUnchanged: scope.function.code[jump] = .jumpIfUnchanged(target)
    case .nextElement(let slot, _): scope.function.code[jump] = .nextElement(slot, target)
    case .pushHandler: scope.function.code[jump] = .pushHandler(target)
    default: break
    }
  }

  mutating func land(_ jumps: [Int]) { for jump in jumps { land(jump) } }

  var nextInstruction: Int { scope.function.code.count }

  // MARK: Tables

  mutating func string(_ text: String) -> Int {
    program.strings.append(text)
    return program.strings.count - 1
  }

  mutating func callSite(_ text: String, _ arguments: [Argument]) -> CallSite {
    let list = arguments.map { $0.isTrailing && $0.label == nil ? CallSite.trailing : $0.label }
    return CallSite(
      name: name(text), labels: labels(list), argumentCount: arguments.count,
      callback: Callback(declared: text, labels: list))
  }

  /// Adds a diagnostic for a place that must not be reached.
  mutating func failure(
    _ id: String, _ summary: String, _ range: SourceRange, help: [String] = []
  ) -> Int {
    program.failures.append(Diagnostic(id: id, summary, at: range, help: help))
    return program.failures.count - 1
  }

  // MARK: Errors

  /// Compiles one part of a program. What is wrong with it is noted and keeps nothing else from
  /// being compiled.
  mutating func attempt(_ body: (inout Compiler) throws(ScriptError) -> Void) {
    let depth = scopes.count
    do throws(ScriptError) {
      try body(&self)
    } catch {
      problems += error.diagnostics
      scopes.removeLast(max(0, scopes.count - depth))
    }
  }

  /// Notes what is wrong with a name, which keeps nothing around it from being compiled. Some code is
  /// compiled twice.
  mutating func note(_ check: (inout Compiler) throws(ScriptError) -> Void) {
    do throws(ScriptError) {
      try check(&self)
    } catch {
      for problem in error.diagnostics
      where !problems.contains(where: { $0.range == problem.range && $0.id == problem.id }) {
        problems.append(problem)
      }
    }
  }

  func error(
    _ id: String, _ summary: String, _ range: SourceRange, help: [String] = []
  ) -> ScriptError {
    ScriptError(Diagnostic(id: id, summary, at: range, help: help))
  }

  func unsupported(_ what: String, _ range: SourceRange) -> ScriptError {
    error("unsupported-syntax", "\(what) cannot be run by the simulator yet", range)
  }
}

extension Program {
  static let pairLabels = 1
  static let enumeratedLabels = 2
  static let notificationLabels = 3
  static let segueLabels = 4
  static let coderLabels = 5
  static let insertionLabels = 6
  static let quotientLabels = 7

  /// Label lists that the machine itself needs, at the places named above.
  static let commonLabels: [[String?]] = [
    [], ["key", "value"], ["offset", "element"],
    ["name", "object", "userInfo"], ["source", "destination", "identifier"], ["coder"],
    ["inserted", "memberAfterInsert"], ["quotient", "remainder"],
  ]
}
