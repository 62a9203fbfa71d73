import LifecycleEngine

extension Compiler {
  /// Classes in the order they were declared, with what is still to be compiled of them.
  mutating func declareClass(_ declaration: TypeDeclaration) throws(ScriptError) {
    guard declaration.role == .class else {
      if declaration.role == .protocol { return }
      throw unsupported("A declaration of this kind", declaration.nameRange)
    }
    if classIndex(named: declaration.name) != nil {
      throw ScriptError(
        Diagnostic(
          id: "duplicate-name", "'\(declaration.name)' is declared twice",
          at: declaration.nameRange))
    }
    classDeclarations.append(declaration)
    program.classes.append(ClassCode(name: declaration.name, base: .object))
  }

  /// Compiles the declared classes, superclasses first.
  mutating func compileClasses() throws(ScriptError) {
    var isDone = Array(repeating: false, count: classDeclarations.count)
    var remaining = classDeclarations.count
    while remaining > 0 {
      let before = remaining
      for (index, declaration) in classDeclarations.enumerated() where !isDone[index] {
        let parent = superclassName(of: declaration).flatMap { classIndex(named: $0) }
        if let parent, !isDone[parent] { continue }
        declareMembers(of: index, declaration, superclass: parent)
        isDone[index] = true
        remaining -= 1
      }
      if remaining == before, let stuck = isDone.firstIndex(of: false) {
        throw ScriptError(
          Diagnostic(
            id: "circular-inheritance",
            "'\(classDeclarations[stuck].name)' inherits from itself",
            at: classDeclarations[stuck].nameRange))
      }
    }
    for (index, declaration) in classDeclarations.enumerated() {
      try compileMembers(of: index, declaration)
    }
    for index in program.classes.indices { collectCallbacks(of: index) }
  }

  private func superclassName(of declaration: TypeDeclaration) -> String? {
    guard case .named(let name, _) = declaration.inherited.first else { return nil }
    return name
  }

  private mutating func declareMembers(
    of index: Int, _ declaration: TypeDeclaration, superclass: Int?
  ) {
    program.classes[index].superclass = superclass
    if let superclass {
      program.classes[index].base = program.classes[superclass].base
    } else if let name = superclassName(of: declaration) {
      program.classes[index].base = BuiltInTypes.base(of: name)
    }
    for member in declaration.members {
      switch member.kind {
      case .variable(let variable):
        for entry in variable.entries { declareProperty(entry, variable, of: index) }
      case .function(let function): declareMethod(function, of: index)
      default: break
      }
    }
  }

  private mutating func declareProperty(
    _ entry: VariableDeclaration.Entry, _ variable: VariableDeclaration, of index: Int
  ) {
    guard case .binding(let name) = entry.pattern else { return }
    if entry.accessors?.getter != nil {
      let getter = reserveFunction(named: name)
      let setter = entry.accessors?.setter == nil ? nil : reserveFunction(named: name)
      program.classes[index].computed.append(
        ComputedCode(name: name, getter: getter, setter: setter))
      return
    }
    program.classes[index].fields.append(
      FieldCode(
        name: name,
        initializer: entry.initialValue == nil ? nil : reserveFunction(named: name),
        isLazy: variable.modifiers.isLazy, isWeak: variable.modifiers.strength != .strong,
        isDouble: isDouble(entry.type),
        willSet: entry.accessors?.willSet == nil ? nil : reserveFunction(named: name),
        didSet: entry.accessors?.didSet == nil ? nil : reserveFunction(named: name)))
  }

  private mutating func declareMethod(_ function: FunctionDeclaration, of index: Int) {
    let code = reserveFunction(named: "\(program.classes[index].name).\(function.name)")
    switch function.role {
    case .function:
      program.classes[index].methods.append(MethodCode(name: function.name, function: code))
    case .initializer: program.classes[index].initializers.append(code)
    case .deinitializer: program.classes[index].deinitializer = code
    }
  }

  // MARK: Bodies

  private mutating func compileMembers(
    of index: Int, _ declaration: TypeDeclaration
  ) throws(ScriptError) {
    var method = 0
    var initializer = 0
    for member in declaration.members {
      switch member.kind {
      case .variable(let variable):
        if variable.modifiers.isStatic { throw unsupported("A static property", member.range) }
        for entry in variable.entries { try compileProperty(entry, of: index) }
      case .function(let function):
        if function.modifiers.isStatic { throw unsupported("A static method", member.range) }
        let code: Int
        switch function.role {
        case .function:
          code = program.classes[index].methods[method].function
          method += 1
        case .initializer:
          code = program.classes[index].initializers[initializer]
          initializer += 1
        case .deinitializer: code = program.classes[index].deinitializer ?? 0
        }
        try compileFunction(function, into: code, classIndex: index)
      case .type: throw unsupported("A type inside a class", member.range)
      default: break
      }
    }
  }

  private mutating func compileProperty(
    _ entry: VariableDeclaration.Entry, of index: Int
  ) throws(ScriptError) {
    guard case .binding(let name) = entry.pattern else {
      throw unsupported("A tuple of properties", entry.range)
    }
    let range = entry.range
    if let computed = program.classes[index].computed.first(where: { $0.name == name }) {
      try compileAccessor(entry.accessors?.getter ?? [], nil, computed.getter, index, range)
      if let setter = entry.accessors?.setter, let code = computed.setter {
        try compileAccessor(setter.body, setter.parameterName, code, index, range)
      }
      return
    }
    guard let field = program.classes[index].fields.first(where: { $0.name == name }) else { return }
    if let value = entry.initialValue, let code = field.initializer {
      let statement = Statement(.return(value), at: value.range)
      try compileAccessor([statement], nil, code, index, range)
    }
    if let willSet = entry.accessors?.willSet, let code = field.willSet {
      try compileAccessor(willSet.body, willSet.parameterName, code, index, range)
    }
    if let didSet = entry.accessors?.didSet, let code = field.didSet {
      try compileAccessor(didSet.body, didSet.parameterName, code, index, range)
    }
  }

  private mutating func compileAccessor(
    _ body: [Statement], _ parameter: String?, _ code: Int, _ classIndex: Int,
    _ range: SourceRange
  ) throws(ScriptError) {
    var parameters: [Parameter] = []
    if let parameter {
      parameters.append(
        Parameter(
          label: nil, name: parameter, type: nil, defaultValue: nil, isInOut: false,
          isVariadic: false, range: range))
    }
    try compileBody(
      body, parameters, into: code, named: program.functions[code].name, classIndex: classIndex,
      range)
  }

  mutating func compileFunction(
    _ function: FunctionDeclaration, into code: Int, classIndex: Int?
  ) throws(ScriptError) {
    guard let body = function.body else { return }
    guard !function.isAsync else { throw unsupported("An async function", function.nameRange) }
    if let parameter = function.parameters.first(where: { $0.isInOut || $0.isVariadic }) {
      throw unsupported("An in-out or variadic parameter", parameter.range)
    }
    try compileBody(
      body, function.parameters, into: code, named: program.functions[code].name,
      classIndex: classIndex, function.nameRange)
  }

  private mutating func compileBody(
    _ body: [Statement], _ parameters: [Parameter], into code: Int, named name: String,
    classIndex: Int?, _ range: SourceRange
  ) throws(ScriptError) {
    var function = FunctionCode(name: name, parameters: [], hasSelf: classIndex != nil)
    for parameter in parameters {
      var defaultFunction: Int?
      if let value = parameter.defaultValue {
        let index = reserveFunction(named: parameter.name)
        try compileAccessorlessValue(value, into: index, classIndex: classIndex)
        defaultFunction = index
      }
      function.parameters.append(
        ParameterCode(
          label: parameter.label, defaultFunction: defaultFunction,
          isDouble: isDouble(parameter.type)))
    }
    scopes.append(
      FunctionScope(
        function: function, isClosure: false, classIndex: classIndex,
        sharedNames: ClosureUses.of(body)))
    if classIndex != nil { _ = scope.declare("self", isCell: false) }
    for parameter in parameters { declareParameter(parameter.name, range) }
    if body.count == 1, case .expression(let value) = body[0].kind {
      // The only expression of a body is its result.
      try compile(value)
      emit(.return, range)
    } else {
      try compileBlock(body)
    }
    finishFunction(code, at: range)
  }

  private mutating func compileAccessorlessValue(
    _ value: Expression, into code: Int, classIndex: Int?
  ) throws(ScriptError) {
    try compileBody(
      [Statement(.return(value), at: value.range)], [], into: code, named: "default value",
      classIndex: classIndex, value.range)
  }

  // MARK: Callbacks

  /// Finds the function that runs each callback of a class.
  private mutating func collectCallbacks(of index: Int) {
    var callbacks = Array(repeating: -1, count: Callback.allCases.count)
    var implements = CallbackSet()
    var chain: [Int] = []
    var current: Int? = index
    while let type = current {
      chain.append(type)
      current = program.classes[type].superclass
    }
    // The superclass first, so that an override replaces what it overrides.
    for type in chain.reversed() {
      for method in program.classes[type].methods {
        let labels = program.functions[method.function].parameters.map { $0.label ?? "_" }
        guard let callback = Callback(declared: method.name, labels: labels) else { continue }
        callbacks[Int(callback.rawValue)] = method.function
        implements.insert(callback)
      }
      if program.classes[type].deinitializer != nil { implements.insert(.deinitialize) }
    }
    program.classes[index].callbacks = callbacks
    program.classes[index].implements = implements
  }
}

extension Callback {
  /// The callback that a method with this name and these argument labels overrides.
  init?(declared name: String, labels: [String]) {
    let match = Callback.allCases.first {
      $0.baseName == name && $0.declarationLabels == labels && $0.lens != .console
        && $0 != .completion
    }
    guard let match else { return nil }
    self = match
  }
}
