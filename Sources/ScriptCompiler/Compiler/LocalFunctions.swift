import SwiftSubset

/// The local functions of a block, each of which may call the functions below.
enum LocalFunctions {
  /// The statements of a block with each local function in front of its callers, as long as its
  /// used variables are declared there.
  static func inOrderOfUse(_ statements: [Statement]) -> [Statement] {
    guard statements.count(where: { $0.localFunction != nil }) > 1 else { return statements }
    var result = statements
    var place = 1
    // Of two functions that call each other, only one can come first, so the moves have a limit.
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

  /// Returns true if a local function uses a variable that some statements declare.
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

  /// Returns true if the statement is a local function that uses a name.
  fileprivate func callsLocally(_ name: String) -> Bool {
    localFunction != nil && ClosureUses.of([self]).contains(name)
  }
}
