import Diagnostics
import SwiftSubset

/// Declares functions of one name, of which the labels and arguments of a call choose one.
final class OverloadDeclarer {
  private let symbols: SymbolTable
  private let builder: ProgramBuilder
  private let problems: ProblemList

  init(_ symbols: SymbolTable, _ builder: ProgramBuilder, _ problems: ProblemList) {
    self.symbols = symbols
    self.builder = builder
    self.problems = problems
  }

  /// Declares a function beside other functions of the name.
  func declareOverload(
    _ function: FunctionDeclaration, beside first: Int
  ) throws(ScriptError) {
    let name = function.name
    if symbols.tables.overloads[name] == nil, let only = symbols.tables.firstForms[name] {
      symbols.shareName(name, with: only, first, at: builder.addOverloads(first: first))
    }
    guard let place = symbols.tables.overloads[name]?.place else { return }
    let form = FunctionForm(function)
    if let rival = symbols.tables.overloads[name]?.forms.first(where: { $0.key == form.key }) {
      guard !symbols.isOfFile else { return }
      guard rival.resultSpelling != form.resultSpelling else { throw declaredTwice(function) }
      noteAmbiguous(function, rival)
    }
    let index = builder.reserveFunction(named: name)
    symbols.declareOverload(name, form, index)
    builder.addOverload(index, to: place)
  }

  /// Notes methods of one declaration that take the same, so that no call can choose.
  func checkOverloads(of declaration: TypeDeclaration) {
    guard declaration.role != .extension, declaration.role != .protocol, !declaration.isGeneric,
      !symbols.isOfFile
    else { return }
    var firsts: [String: FunctionForm] = [:]
    for case .function(let function) in declaration.members.map({ $0.kind }) {
      guard case .function = function.role, function.body != nil else { continue }
      let form = FunctionForm(function)
      let kind =
        "\(function.modifiers.isStatic ? "static " : "")\(function.isAsync ? "async " : "")"
      let key = "\(kind)\(function.name)\(form.key)"
      guard let rival = firsts[key] else {
        firsts[key] = form
        continue
      }
      if rival.resultSpelling == form.resultSpelling {
        problems.report(declaredTwice(function))
      } else {
        noteAmbiguous(function, rival)
      }
    }
  }

  private func declaredTwice(_ function: FunctionDeclaration) -> ScriptError {
    ScriptError(
      "duplicate-name", "'\(function.name)' is declared twice", function.nameRange,
      help: ["give one of the two other labels or types, or another name"])
  }

  /// Notes that two functions differ only in their results. A call of either fails, because the
  /// arguments of a call choose the function.
  private func noteAmbiguous(_ function: FunctionDeclaration, _ rival: FunctionForm) {
    let index = builder.failure(
      "duplicate-name", "'\(function.name)' differs only in its result from the one above",
      function.nameRange,
      help: [
        "calls differ only by their arguments: give one of the two other labels, or another name"
      ])
    symbols.noteAmbiguous([function.nameRange.place, rival.place], index)
  }
}
