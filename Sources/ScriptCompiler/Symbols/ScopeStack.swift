import SwiftSubset

/// The scopes of the functions around the code that is compiled. The innermost scope is on top.
final class ScopeStack {
  private var scopes: [FunctionScope] = []

  var isEmpty: Bool { scopes.isEmpty }

  var count: Int { scopes.count }

  var top: FunctionScope {
    get { scopes[scopes.count - 1] }
    _modify { yield &scopes[scopes.count - 1] }
  }

  func push(_ scope: FunctionScope) { scopes.append(scope) }

  func pop() -> FunctionScope { scopes.removeLast() }

  /// Leaves the scopes above a depth, whose code has an error.
  func unwind(to depth: Int) { scopes.removeLast(max(0, scopes.count - depth)) }

  /// Looks at code in a scope that is never compiled, so the captures of its names are forgotten.
  func inspect(in scope: FunctionScope, _ body: () -> TypeSyntax?) -> TypeSyntax? {
    let outer = scopes
    defer { scopes = outer }
    scopes.append(scope)
    return body()
  }

  /// Notes that the code uses a member of `self` without naming `self`. In a class, Swift allows that only
  /// in closures that list `self`, and in closures that do not escape. Source:
  /// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/closures/
  func noteImplicitSelf() {
    for index in scopes.indices.reversed() {
      guard scopes[index].isClosure, !scopes[index].listsSelf else { return }
      scopes[index].isOverAtReturn = true
    }
  }

  // MARK: Names

  /// The type whose members are compiled.
  var enclosingType: Int? {
    for scope in scopes.reversed() {
      if let index = scope.typeIndex { return index }
    }
    return nil
  }

  /// The local variables of all functions around the code.
  var localNames: [String] { scopes.flatMap { $0.locals.map { $0.name } } }

  /// Returns true if an enclosing block declares a variable further down.
  func isDeclaredBelow(_ name: String) -> Bool {
    scopes.contains { $0.namesBelow.contains { $0.contains(name) } }
  }

  /// Returns true if one of the functions around the code has a name.
  func isInFunction(named name: String) -> Bool { scopes.contains { $0.name == name } }

  /// The type of a name that an enclosing block declares.
  func localType(named name: String) -> Int? {
    for scope in scopes.reversed() {
      if let found = scope.localTypes.last(where: { $0.name == name }) { return found.type }
    }
    return nil
  }

  /// Finds a variable of an enclosing function and captures the variable in all closures between.
  /// - Returns: The index among the captures of the top scope.
  func capture(_ name: String) -> Int? { capture(name, in: scopes.count - 1) }

  private func capture(_ name: String, in index: Int) -> Int? {
    if let known = scopes[index].captureIndex(named: name) { return known }
    guard scopes[index].isClosure, index > 0 else { return nil }
    if let local = scopes[index - 1].local(named: name) {
      scopes[index].captures.append(
        FunctionScope.Capture(
          name: name, isCell: local.isCell, isWeak: local.isWeak, isConstant: local.isConstant,
          isSetLater: local.isSetLater, isSetOnce: local.isSetOnce, coercion: local.coercion,
          type: local.type, isComputed: local.isComputed))
    } else if scopes[index - 1].ownName == name {
      scopes[index].captures.append(
        FunctionScope.Capture(name: name, isCell: false, isWeak: false, isConstant: true))
    } else if let outer = capture(name, in: index - 1) {
      scopes[index].captures.append(scopes[index - 1].captures[outer])
    } else {
      return nil
    }
    return scopes[index].captures.count - 1
  }

  // MARK: Blocks

  /// Notes the variables that a block declares, which no code can use before the declaration.
  func enterBlock(_ statements: [Statement]) {
    var names: [String] = []
    for case .variable(let declaration) in statements.map({ $0.kind }) {
      for entry in declaration.entries { names += entry.pattern.boundNames }
    }
    top.namesBelow.append(names)
  }

  /// Notes that code can use the variables of a declaration from here on.
  func endDeclaration(of pattern: Pattern) {
    guard !top.namesBelow.isEmpty else { return }
    for name in pattern.boundNames {
      top.namesBelow[top.namesBelow.count - 1].removeAll { $0 == name }
    }
  }
}
