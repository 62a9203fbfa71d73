import SwiftSubset

/// The local functions of a block, each of which may call those below it.
enum LocalFunctions {
  /// The statements of a block with each local function in front of those that call it, as far as what it
  /// uses is declared there.
  static func inOrderOfUse(_ statements: [Statement]) -> [Statement] {
    guard statements.count(where: { $0.localFunction != nil }) > 1 else { return statements }
    var result = statements
    var place = 1
    // Two functions that call each other cannot both come first.
    var movesLeft = statements.count
    while place < result.count {
      if movesLeft > 0, let name = result[place].localFunction?.name,
        let first = result[..<place].firstIndex(where: { $0.callsLocally(name) }),
        !dependsOn(result[first..<place], result[place])
      {
        result.insert(result.remove(at: place), at: first)
        movesLeft -= 1
        place = first + 1
      } else {
        place += 1
      }
    }
    return result
  }

  /// Whether a local function uses something that is declared in some statements.
  private static func dependsOn(_ between: ArraySlice<Statement>, _ function: Statement) -> Bool {
    let used = ClosureUses.of([function])
    return between.contains { statement in
      guard case .variable(let variable) = statement.kind else { return false }
      return variable.entries.contains { entry in
        entry.pattern.boundNames.contains { used.contains($0) }
      }
    }
  }
}

extension Statement {
  fileprivate var localFunction: FunctionDeclaration? {
    if case .function(let function) = kind { return function }
    return nil
  }

  /// Whether it is a local function that names another one.
  fileprivate func callsLocally(_ name: String) -> Bool {
    localFunction != nil && ClosureUses.of([self]).contains(name)
  }
}
