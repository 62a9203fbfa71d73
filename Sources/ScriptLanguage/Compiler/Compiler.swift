import Diagnostics
import LifecycleEngine
import SwiftSubset

/// Turns parsed statements into a program.
///
/// The compiler resolves names: locals, captured variables, members of `self`, top-level variables,
/// functions and types, in that order. An undeclared name is opaque, unless the name is close to a
/// declared name. A close name is more likely a slip of the pen.
struct Compiler {
  var program = Program()
  var scopes: [FunctionScope] = []
  /// The places of declared names.
  var tables = NameTables()
  /// The inheritance between types, once all types are declared.
  var ancestry = Ancestry()
  /// The declarations to compile for each type: the type, then its extensions.
  var typeDeclarations: [[TypeDeclaration]] = []
  /// The likely UIKit bases of undeclared classes that an example inherits from.
  var undeclared = UndeclaredClasses([])
  /// The extensions of protocols that constrain `Self` beyond the protocol.
  var boundExtensions: [BoundExtension] = []
  /// The bodies of declared members, to be compiled once all members are known.
  var pendingBodies: [PendingBody] = []
  /// The UIKit delegate protocols of each type, as places in `DelegateMethods`.
  var delegateProtocols: [[Int]] = []
  /// Names of methods that change the structure or enumeration of the call.
  var mutatingMethods = NameSet()
  /// True in a check, which may name objects by class and number.
  var isInCheck = false
  /// The operands of the current check whose values are shown if the check fails.
  var shownOperands: [SourceRange] = []
  /// The variables that are declared below the current check.
  var namesBelow: Set<String> = []
  /// The first top-level variable that is declared below the current top-level statement.
  var firstGlobalBelow: Int?
  /// The problems found so far.
  var problems: [Diagnostic] = []
  /// True if code may use undeclared names.
  var allowsUndeclared = false
  /// True while the code of a drive behind an example is compiled.
  var isInDrive = false
  /// True while the code of an example is compiled, which may use undeclared names.
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

  /// Compiles one part of a program. A problem is noted, and other parts still compile.
  mutating func attempt(_ body: (inout Compiler) throws(ScriptError) -> Void) {
    let depth = scopes.count
    do throws(ScriptError) {
      try body(&self)
    } catch {
      problems += error.diagnostics
      scopes.removeLast(max(0, scopes.count - depth))
    }
  }

  /// Notes a problem with a name; the surrounding code still compiles. Some code is compiled twice,
  /// so equal problems are noted once.
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

  /// Label lists that the machine needs, at the places named above.
  static let commonLabels: [[String?]] = [
    [], ["key", "value"], ["offset", "element"],
    ["name", "object", "userInfo"], ["source", "destination", "identifier"], ["coder"],
    ["inserted", "memberAfterInsert"], ["quotient", "remainder"],
  ]
}
