import Diagnostics
import SwiftSubset

// Result builders: what SwiftUI or a builder of the example's makes of a list of values is not
// simulated, so that code which is to be built is not run.
extension Compiler {
  /// Whether the body of a function is built, as an attribute says, or the protocol of SwiftUI's that
  /// asks for it: without one a body that gives `some View` has a `return`, or is one expression.
  func isBuilt(_ function: FunctionDeclaration) -> Bool {
    guard isInExample, let body = function.body else { return false }
    // A result builder does nothing where there is a `return`.
    guard !body.hasReturn else { return false }
    if isBuilt(function.modifiers.attributes) { return !isCollected(function) }
    guard case .named(let name, _) = function.returnType,
      Compiler.builtTypes.contains(name), typeIndex(named: name) == nil, aliased(name) == nil
    else { return false }
    return !body.isSingleExpression
  }

  /// Whether only the name of an attribute says that the body of a function is built: its statements run
  /// then, and nobody knows what becomes of their values.
  func isCollected(_ function: FunctionDeclaration) -> Bool {
    guard isInExample, let body = function.body, !body.hasReturn, function.returnType != nil
    else { return false }
    let builders = function.modifiers.attributes.filter { isBuilt([$0]) }
    return !builders.isEmpty
      && builders.allSatisfy {
        !Compiler.builders.contains($0) && typeIndex(named: $0, inside: enclosingType) == nil
      }
  }

  /// Those of SwiftUI, whose values are not simulated.
  private static let builders = [
    "ViewBuilder", "SceneBuilder", "ToolbarContentBuilder", "CommandsBuilder",
    "WidgetBundleBuilder", "TableColumnBuilder", "TableRowBuilder", "ChartContentBuilder",
  ]

  private static let builtTypes = [
    "View", "Scene", "ToolbarContent", "Commands", "Widget", "WidgetConfiguration",
  ]

  /// Whether one of some attributes is a result builder: the example's, or by its name one of a
  /// library's.
  func isBuilt(_ attributes: [String]) -> Bool {
    guard isInExample else { return false }
    return attributes.contains { attribute in
      guard let type = typeIndex(named: attribute, inside: enclosingType) else {
        return attribute.hasSuffix("Builder") && attribute.isCapitalized
      }
      return typeDeclarations[type].contains {
        $0.modifiers.attributes.contains("resultBuilder")
      }
    }
  }

  /// What stands in the place of a body that is built.
  func builtResult(_ range: SourceRange) -> Statement {
    Statement(.return(Expression(.identifier(Compiler.built), at: range)), at: range)
  }

  /// Has a closure that is built be a value that nobody knows, which gives such values.
  mutating func emitBuilder(for parameter: Parameter) {
    guard let local = scope.local(named: parameter.name) else { return }
    emit(.pushOpaque(name(Compiler.built)), parameter.range)
    emit(local.isCell ? .storeCell(local.slot) : .storeLocal(local.slot), parameter.range)
  }

  private static let built = "#built"
}

extension [Statement] {
  /// True if a `return` stands among the statements. One in a closure or a function does not count.
  fileprivate var hasReturn: Bool { contains { $0.hasReturn } }
}

extension Statement {
  fileprivate var hasReturn: Bool {
    if case .return = kind { return true }
    var isFound = false
    forEachPart { part in
      if case .statement(let statement) = part, statement.hasReturn { isFound = true }
    }
    return isFound
  }
}
