import LifecycleEngine

/// Turns parsed statements into a program.
///
/// Names are resolved here: locals, captured variables, members of `self`, top-level variables,
/// functions and types, in that order. A name nobody declares is opaque, unless it is close to a
/// declared one: then it is more likely a slip of the pen.
struct Compiler {
  var program = Program()
  var scopes: [FunctionScope] = []
  /// The functions declared at top level, by name.
  var functions: [DeclaredFunction] = []
  /// The classes of the script, in the order of `program.classes`.
  var classDeclarations: [TypeDeclaration] = []

  /// Creates a compiler that knows the variables of the prelude.
  init() { program.globals = Program.prelude }

  // MARK: Emitting

  var scope: FunctionScope {
    get { scopes[scopes.count - 1] }
    _modify { yield &scopes[scopes.count - 1] }
  }

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
    default: break
    }
  }

  var nextInstruction: Int { scope.function.code.count }

  mutating func name(_ text: String) -> Int {
    if let index = program.names.firstIndex(of: text) { return index }
    program.names.append(text)
    return program.names.count - 1
  }

  mutating func string(_ text: String) -> Int {
    program.strings.append(text)
    return program.strings.count - 1
  }

  mutating func labels(of arguments: [Argument]) -> Int {
    let list = arguments.map { $0.isTrailing && $0.label == nil ? CallSite.trailing : $0.label }
    if let index = program.labels.firstIndex(where: { $0 == list }) { return index }
    program.labels.append(list)
    return program.labels.count - 1
  }

  mutating func callSite(_ text: String, _ arguments: [Argument]) -> CallSite {
    CallSite(name: name(text), labels: labels(of: arguments), argumentCount: arguments.count)
  }

  // MARK: Top level

  /// Declares what a list of top-level statements declares, so that everything can use everything.
  mutating func declare(_ statements: [Statement]) throws(ScriptError) {
    for statement in statements {
      switch statement.kind {
      case .type(let type): try declareClass(type)
      case .function(let function):
        functions.append(
          DeclaredFunction(name: function.name, index: reserveFunction(named: function.name)))
      case .variable(let declaration):
        for entry in declaration.entries {
          guard case .binding(let name) = entry.pattern else {
            throw unsupported("A tuple of variables", entry.range)
          }
          program.globals.append(
            GlobalVariable(name: name, isWeak: declaration.modifiers.strength == .weak))
        }
      default: break
      }
    }
    try compileClasses()
    for statement in statements {
      if case .function(let function) = statement.kind,
        let entry = functions.first(where: { $0.name == function.name })
      {
        try compileFunction(function, into: entry.index, classIndex: nil)
      }
    }
  }

  mutating func reserveFunction(named name: String) -> Int {
    program.functions.append(FunctionCode(name: name, parameters: [], hasSelf: false))
    return program.functions.count - 1
  }

  /// Compiles one top-level statement to a function of its own: it is one turn of the run loop.
  /// - Returns: The function, or `nil` for a declaration that does nothing by itself.
  mutating func compileTopLevel(_ statement: Statement) throws(ScriptError) -> Int? {
    switch statement.kind {
    case .type, .function, .import: return nil
    default: break
    }
    return try compileUnit(named: "top level", [statement]) { compiler throws(ScriptError) in
      if case .variable(let declaration) = statement.kind {
        try compiler.compileGlobal(declaration)
      } else {
        try compiler.compile(statement)
      }
    }
  }

  /// Compiles the body of a `when` step.
  mutating func compileStep(_ body: [Statement]) throws(ScriptError) -> Int {
    try compileUnit(named: "step", body) { compiler throws(ScriptError) in
      try compiler.compileBlock(body)
    }
  }

  /// Compiles a condition or value to a function that returns it.
  mutating func compileValue(_ expression: Expression) throws(ScriptError) -> Int {
    let statement = Statement(.expression(expression), at: expression.range)
    return try compileUnit(named: "condition", [statement]) { compiler throws(ScriptError) in
      try compiler.compile(expression)
      compiler.emit(.return, expression.range)
    }
  }

  private mutating func compileUnit(
    named name: String, _ statements: [Statement],
    _ body: (inout Compiler) throws(ScriptError) -> Void
  ) throws(ScriptError) -> Int {
    let index = reserveFunction(named: name)
    let function = FunctionCode(name: name, parameters: [], hasSelf: false)
    scopes.append(
      FunctionScope(
        function: function, isClosure: false, classIndex: nil,
        sharedNames: ClosureUses.of(statements)))
    try body(&self)
    finishFunction(index, at: statements.last?.range ?? SourceRange(0, 0))
    return index
  }

  /// Ends the function being compiled: falling off its end returns nothing.
  @discardableResult
  mutating func finishFunction(_ index: Int, at range: SourceRange) -> FunctionScope {
    emit(.pushVoid, range)
    emit(.return, range)
    let finished = scopes.removeLast()
    program.functions[index] = finished.function
    return finished
  }

  private mutating func compileGlobal(
    _ declaration: VariableDeclaration
  ) throws(ScriptError) {
    for entry in declaration.entries {
      guard case .binding(let name) = entry.pattern, let slot = globalSlot(named: name) else {
        continue
      }
      if entry.accessors != nil { throw unsupported("Accessors of a top-level variable", entry.range) }
      if let value = entry.initialValue {
        try compile(value)
        if isDouble(entry.type) { emit(.widen, entry.range) }
      } else {
        emit(.pushNull, entry.range)
      }
      if program.globals[slot].isWeak { emit(.weaken, entry.range) }
      emit(.storeGlobal(slot), entry.range)
    }
  }

  // MARK: Names

  func globalSlot(named name: String) -> Int? {
    program.globals.firstIndex { $0.name == name }
  }

  func functionIndex(named name: String) -> Int? { functions.first { $0.name == name }?.index }

  func classIndex(named name: String) -> Int? {
    program.classes.firstIndex { $0.name == name }
  }

  func isDouble(_ type: TypeSyntax?) -> Bool {
    switch type {
    case .named(let name, _): ["Double", "CGFloat", "TimeInterval", "Float"].contains(name)
    case .optional(let wrapped): isDouble(wrapped)
    default: false
    }
  }

  func unsupported(_ what: String, _ range: SourceRange) -> ScriptError {
    ScriptError(
      Diagnostic(
        id: "unsupported-syntax", "\(what) cannot be run by the simulator yet", at: range))
  }
}

/// A function declared at top level.
struct DeclaredFunction {
  var name: String
  var index: Int
}

extension CallSite {
  /// The label that marks an unlabelled trailing closure.
  static let trailing = "{}"
}
