import Diagnostics
import SwiftSubset

// Top-level functions by name. As with methods, the labels and arguments of a call choose the
// function.
extension SymbolTable {
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
