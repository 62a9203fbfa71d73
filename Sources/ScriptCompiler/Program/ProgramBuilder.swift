import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The tables of a program that is being compiled: constants, coercions, failures and functions. An
/// instruction names an entry of a table by its index.
final class ProgramBuilder {
  private(set) var program = Program()
  /// The indices of names and of label lists, which each stand in the program once.
  private var nameIndices: [String: Int] = [:]
  private var labelIndices: [[String?]: Int] = [:]

  init() {
    _ = name("")
    for list in Program.commonLabels { _ = labels(list) }
  }

  init(copying other: ProgramBuilder) {
    program = other.program
    nameIndices = other.nameIndices
    labelIndices = other.labelIndices
  }

  // MARK: Constants

  func name(_ text: String) -> Int {
    if let index = nameIndices[text] { return index }
    program.names.append(text)
    nameIndices[text] = program.names.count - 1
    return program.names.count - 1
  }

  func labels(_ list: [String?]) -> Int {
    if let index = labelIndices[list] { return index }
    program.labels.append(list)
    labelIndices[list] = program.labels.count - 1
    return program.labels.count - 1
  }

  func string(_ text: String) -> Int {
    program.strings.append(text)
    return program.strings.count - 1
  }

  func typeName(_ type: TypeSyntax) -> Int {
    program.typeNames.append(type)
    return program.typeNames.count - 1
  }

  func quotient(_ quotient: LiteralQuotient) -> Int {
    program.quotients.append(quotient)
    return program.quotients.count - 1
  }

  func coercion(_ coercion: Coercion) -> Int {
    program.coercions.append(coercion)
    return program.coercions.count - 1
  }

  func callSite(_ text: String, _ list: [String?]) -> CallSite {
    CallSite(
      name: name(text), labels: labels(list), argumentCount: list.count,
      callback: Callback(declared: text, labels: list))
  }

  /// Adds a diagnostic for a place that must not be reached.
  func failure(
    _ id: String, _ summary: String, _ range: SourceRange, help: [String] = []
  ) -> Int {
    program.failures.append(Diagnostic(id: id, summary, at: range, help: help))
    return program.failures.count - 1
  }

  // MARK: Functions

  /// Adds a function whose code follows, so that other code can already call the function.
  func reserveFunction(named name: String) -> Int {
    program.functions.append(FunctionCode(name: name, parameters: [], hasSelf: false))
    return program.functions.count - 1
  }

  func setFunction(_ index: Int, _ function: FunctionCode) { program.functions[index] = function }

  func changeFunction(_ index: Int, _ change: (inout FunctionCode) -> Void) {
    change(&program.functions[index])
  }

  /// Begins a list of overloaded functions.
  func addOverloads(first: Int) -> Int {
    program.overloads.append([first])
    return program.overloads.count - 1
  }

  func addOverload(_ function: Int, to place: Int) { program.overloads[place].append(function) }

  func noteInOut() { program.usesInOut = true }

  func noteSubscripts() { program.hasSubscripts = true }
}
