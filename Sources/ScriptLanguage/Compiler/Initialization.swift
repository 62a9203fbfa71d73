import Diagnostics
import LifecycleEngine
import SwiftSubset

// Variables that are named before their declaration, or used before their first value.
extension Compiler {
  /// Returns true if a variable without initial value has no value, where others are nil.
  func isSetLater(_ entry: VariableDeclaration.Entry, isConstant: Bool) -> Bool {
    guard entry.initialValue == nil, case .binding = entry.pattern else { return false }
    switch entry.type {
    case .optional, .implicitlyUnwrapped: return isConstant
    case .named(let name, _): return name != "Void" && !isAlias(name, inside: enclosingType)
    case .tuple(let elements, _): return !elements.isEmpty
    case .array, .dictionary, .function, .composition, .metatype: return true
    case nil: return false
    }
  }

  /// Notes the variables that a block declares, which no code can use before the declaration.
  mutating func enterBlock(_ statements: [Statement]) {
    var names: [String] = []
    for case .variable(let declaration) in statements.map({ $0.kind }) {
      for entry in declaration.entries { names += entry.pattern.boundNames }
    }
    scope.namesBelow.append(names)
  }

  /// Notes that code can use the variables of a declaration from here on.
  mutating func endDeclaration(of pattern: Pattern) {
    guard !scope.namesBelow.isEmpty else { return }
    for name in pattern.boundNames {
      scope.namesBelow[scope.namesBelow.count - 1].removeAll { $0 == name }
    }
  }

  /// Returns true if an enclosing block declares a variable further down.
  func isDeclaredBelow(_ name: String) -> Bool {
    scopes.contains { $0.namesBelow.contains { $0.contains(name) } }
  }

  func usedAbove(_ name: String, _ range: SourceRange) -> ScriptError {
    error(
      "unknown-name", "'\(name)' is used before it is declared", range,
      help: ["move its declaration up"])
  }
}
