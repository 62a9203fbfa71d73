import Diagnostics
import SwiftSubset

// Top-level functions of one name. As with methods, the labels and arguments of a call choose the
// function.
extension Compiler {
  /// Declares a function beside other functions of the name.
  mutating func declareOverload(
    _ function: FunctionDeclaration, beside first: Int
  ) throws(ScriptError) {
    let name = function.name
    if tables.overloads[name] == nil, let only = tables.firstForms[name] {
      tables.functionPlaces[only.place] = first
      tables.overloads[name] = FunctionsOfName(place: program.overloads.count, only)
      program.overloads.append([first])
    }
    guard let place = tables.overloads[name]?.place else { return }
    let form = FunctionForm(function)
    if let rival = tables.overloads[name]?.forms.first(where: { $0.key == form.key }) {
      guard rival.resultSpelling != form.resultSpelling else { throw declaredTwice(function) }
      noteAmbiguous(function, rival)
    }
    let index = reserveFunction(named: name)
    tables.overloads[name]?.append(form)
    program.overloads[place].append(index)
    tables.functionPlaces[function.nameRange.place] = index
  }

  /// Notes methods of one declaration that take the same, so that no call can choose.
  mutating func checkOverloads(of declaration: TypeDeclaration) {
    guard declaration.role != .extension, declaration.role != .protocol, !declaration.isGeneric
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
        problems += declaredTwice(function).diagnostics
      } else {
        noteAmbiguous(function, rival)
      }
    }
  }

  private func declaredTwice(_ function: FunctionDeclaration) -> ScriptError {
    error(
      "duplicate-name", "'\(function.name)' is declared twice", function.nameRange,
      help: ["give one of the two other labels or types, or another name"])
  }

  /// Notes that two functions differ only in their results. A call of either fails, because the
  /// arguments of a call choose the function.
  private mutating func noteAmbiguous(_ function: FunctionDeclaration, _ rival: FunctionForm) {
    let index = failure(
      "duplicate-name", "'\(function.name)' differs only in its result from the one above",
      function.nameRange,
      help: [
        "calls are told apart by what they give: give one of the two other labels, or another name"
      ])
    tables.ambiguous[function.nameRange.place] = index
    tables.ambiguous[rival.place] = index
  }

  /// The function of a declaration. The accessors of one variable share one place and have names of
  /// their own.
  func declaredIndex(of function: FunctionDeclaration) -> Int? {
    if tables.overloads[function.name] == nil { return functionIndex(named: function.name) }
    return tables.functionPlaces[function.nameRange.place]
  }

  /// The result type of a top-level call, if the labels choose one function.
  func resultType(ofFunction name: String, _ arguments: [Argument]) -> TypeSyntax? {
    guard let known = tables.overloads[name] else { return tables.resultTypes[name] }
    let exact = known.forms.filter { form in
      form.labels.count == arguments.count
        && zip(form.labels, arguments).allSatisfy {
          $0 == $1.label || $1.isTrailing && $1.label == nil
        }
    }
    return exact.count == 1 ? exact[0].result : nil
  }

  /// A name of several functions as a value: a closure that calls the function that fits the
  /// arguments. A function of one argument is preferred, because `map` takes one.
  mutating func compileOverloadedReference(
    _ name: String, _ range: SourceRange
  ) throws(ScriptError) {
    let known = tables.overloads[name]?.forms.map { $0.labels } ?? []
    let labels =
      known.first { $0 == [nil] } ?? known.first { $0.count == 1 } ?? known.first ?? []
    try compileReference(
      to: Expression(.identifier(name), at: range), labels, capturing: nil, range)
  }
}

/// The top-level functions of one name.
struct FunctionsOfName {
  /// The place of the list in the program.
  let place: Int
  /// The forms of the functions, in the order of declaration.
  private(set) var forms: [FunctionForm]

  init(place: Int, _ first: FunctionForm) {
    self.place = place
    forms = [first]
  }

  mutating func append(_ form: FunctionForm) {
    forms.append(form)
  }
}

/// The parameters and the result of a function.
struct FunctionForm {
  let labels: [String?]
  let result: TypeSyntax?
  /// The parameters as a text. No call can tell functions with equal texts apart.
  let key: String
  /// The place of the function's name.
  let place: SourcePlace

  init(_ function: FunctionDeclaration) {
    labels = function.parameters.map { $0.label }
    result = function.returnType
    place = function.nameRange.place
    var key = function.parameters.map { parameter in
      let mark = (parameter.isInOut ? "inout " : "") + (parameter.isVariadic ? "... " : "")
      return "\(parameter.label ?? "_"): \(mark)\(parameter.type?.spelling ?? "")"
    }.joined(separator: ", ")
    // Generic functions may differ in the bounds of their types only, so each key is unique.
    if function.isGeneric, !labels.isEmpty { key += " <\(place.source.number):\(place.offset)>" }
    self.key = key
  }

  /// The result type as a text.
  var resultSpelling: String { result?.spelling ?? "Void" }
}
