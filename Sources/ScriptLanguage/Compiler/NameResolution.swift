import LifecycleEngine

/// What a name means where it is used.
enum Meaning {
  case local(FunctionScope.Local)
  case capture(Int, FunctionScope.Capture)
  case member
  case global(Int)
  case function(Int)
  case classType(Int)
  case builtInType
  case builtInFunction
  case actor(ActionMark.Actor)
  case unknown
}

extension Compiler {
  mutating func meaning(of name: String) -> Meaning {
    if let local = scope.local(named: name) { return .local(local) }
    if let index = capture(name, in: scopes.count - 1) {
      return .capture(index, scope.captures[index])
    }
    if let classIndex = scope.classIndex, isMember(name, of: classIndex) { return .member }
    if let slot = globalSlot(named: name) { return .global(slot) }
    if let index = functionIndex(named: name) { return .function(index) }
    if let index = classIndex(named: name) { return .classType(index) }
    if name == "user" { return .actor(.user) }
    if name == "system" { return .actor(.system) }
    if BuiltInTypes.isKnown(name) { return .builtInType }
    if BuiltInFunctions.names.contains(name) { return .builtInFunction }
    return .unknown
  }

  /// Finds a variable of an enclosing function and makes it a capture of every closure between.
  private mutating func capture(_ name: String, in index: Int) -> Int? {
    if let known = scopes[index].captureIndex(named: name) { return known }
    guard scopes[index].isClosure, index > 0 else { return nil }
    if let local = scopes[index - 1].local(named: name) {
      scopes[index].captures.append(
        FunctionScope.Capture(name: name, isCell: local.isCell, isWeak: local.isWeak))
    } else if let outer = capture(name, in: index - 1) {
      scopes[index].captures.append(scopes[index - 1].captures[outer])
    } else {
      return nil
    }
    return scopes[index].captures.count - 1
  }

  private func isMember(_ name: String, of classIndex: Int) -> Bool {
    var current: Int? = classIndex
    while let index = current {
      let type = program.classes[index]
      if type.fields.contains(where: { $0.name == name })
        || type.methods.contains(where: { $0.name == name })
        || type.computed.contains(where: { $0.name == name })
      {
        return true
      }
      current = type.superclass
    }
    return ModeledMembers.contains(name, in: program.classes[classIndex].base)
  }

  mutating func compileIdentifier(_ name: String, _ range: SourceRange) throws(ScriptError) {
    switch meaning(of: name) {
    case .local(let local): emit(local.isCell ? .loadCell(local.slot) : .loadLocal(local.slot), range)
    case .capture(let index, let capture):
      emit(capture.isCell ? .loadCapturedCell(index) : .loadCapture(index), range)
    case .member:
      try compileIdentifier("self", range)
      emit(.getMember(self.name(name)), range)
    case .global(let slot): emit(.loadGlobal(slot), range)
    case .function(let index): emit(.pushFunction(index), range)
    case .classType(let index): emit(.pushClass(index), range)
    case .builtInType, .builtInFunction: emit(.pushType(self.name(name)), range)
    case .actor(let actor): emit(.pushActor(actor), range)
    case .unknown:
      try checkForSlip(name, range)
      emit(.pushOpaque(self.name(name)), range)
    }
  }

  /// A name that nobody declares but that is close to one in scope is a slip of the pen.
  func checkForSlip(_ name: String, _ range: SourceRange) throws(ScriptError) {
    guard name != "self" else {
      throw ScriptError(
        Diagnostic(id: "unknown-name", "'self' is used outside of a class", at: range))
    }
    var candidates: [String] = []
    for scope in scopes { candidates += scope.locals.map { $0.name } }
    candidates += program.globals.map { $0.name }
    candidates += functions.map { $0.name }
    candidates += program.classes.map { $0.name }
    guard let near = EditDistance.nearest(to: name, in: candidates) else { return }
    throw ScriptError(
      Diagnostic(
        id: "unknown-name", "'\(name)' is not declared; did you mean '\(near)'?", at: range))
  }
}
