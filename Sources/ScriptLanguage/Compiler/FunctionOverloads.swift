// Top-level functions of one name: a call tells them apart by its labels and its arguments, as it does
// with methods.
extension Compiler {
  /// Declares a function beside others of its name.
  mutating func declareOverload(
    _ function: FunctionDeclaration, beside first: Int
  ) throws(ScriptError) {
    let form = FunctionForm(function)
    var known: FunctionsOfName
    if let several = tables.overloads[function.name] {
      known = several
    } else {
      tables.functionPlaces[tables.firstForms[function.name]?.place ?? -1] = first
      known = FunctionsOfName(place: program.overloads.count)
      if let only = tables.firstForms[function.name] { known.forms = [only] }
      program.overloads.append([first])
    }
    guard !known.forms.contains(where: { $0.isSame(as: form) }) else {
      throw error(
        "duplicate-name", "'\(function.name)' is declared twice", function.nameRange,
        help: ["give one of the two other labels or types, or another name"])
    }
    let index = reserveFunction(named: function.name)
    known.forms.append(form)
    program.overloads[known.place].append(index)
    tables.overloads[function.name] = known
    tables.functionPlaces[function.nameRange.start] = index
  }

  /// The function that a declaration is of. Those that stand for one variable's accessors have one place,
  /// and names of their own.
  func declaredIndex(of function: FunctionDeclaration) -> Int? {
    if tables.overloads[function.name] == nil { return functionIndex(named: function.name) }
    return tables.functionPlaces[function.nameRange.start]
  }

  /// What a call of a top-level function gives, as far as its labels tell which one is meant.
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

  /// A name that several functions have, as a value: a closure that calls the one its arguments suit.
  /// One of one argument is meant if there is one, since that is what is mapped.
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

/// Several top-level functions of a name.
struct FunctionsOfName {
  /// Where the program lists them.
  let place: Int
  /// What each of them takes and returns, in the order of declaration.
  var forms: [FunctionForm] = []
}

/// What a function takes and returns.
struct FunctionForm {
  let labels: [String?]
  let types: [String]
  let result: TypeSyntax?
  /// Whether its types have bounds, by which two may differ that are alike in all else.
  let isGeneric: Bool
  /// Where its name stands.
  let place: Int

  init(_ function: FunctionDeclaration) {
    labels = function.parameters.map { $0.label }
    types = function.parameters.map { $0.type?.spelling ?? "" }
    result = function.returnType
    isGeneric = function.isGeneric
    place = function.nameRange.start
  }

  /// Whether no call can tell which of two is meant.
  func isSame(as other: FunctionForm) -> Bool {
    !isGeneric && !other.isGeneric && labels == other.labels && types == other.types
      && result?.spelling == other.result?.spelling
  }
}
