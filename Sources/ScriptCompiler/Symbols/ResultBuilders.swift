import Diagnostics
import SwiftSubset

// Result builders. The result of a builder of SwiftUI or of the example is not simulated, so the
// code inside does not run.
extension TypeLookup {
  /// Returns true if a builder takes the body of a function, by an attribute or by a SwiftUI
  /// protocol. Without a builder, a body of type `some View` has a `return` or is one expression.
  func isBuilt(_ function: FunctionDeclaration) -> Bool {
    guard symbols.isInExample, let body = function.body else { return false }
    // A result builder ignores a body with a `return`.
    guard !body.hasReturn else { return false }
    if isBuilt(function.modifiers.attributes) { return !isCollected(function) }
    guard case .named(let name, _) = function.returnType,
      TypeLookup.builtTypes.contains(name), symbols.typeIndex(named: name) == nil,
      aliased(name) == nil
    else { return false }
    return !body.isSingleExpression
  }

  /// Returns true if only the name of an attribute marks a body as built. The statements then run,
  /// and their values are unknown.
  func isCollected(_ function: FunctionDeclaration) -> Bool {
    guard symbols.isInExample, let body = function.body, !body.hasReturn, function.returnType != nil
    else { return false }
    let builders = function.modifiers.attributes.filter { isBuilt([$0]) }
    return !builders.isEmpty
      && builders.allSatisfy {
        !TypeLookup.builders.contains($0)
          && typeIndex(named: $0, inside: scopes.enclosingType) == nil
      }
  }

  /// The builders of SwiftUI, whose values are not simulated.
  private static let builders = [
    "ViewBuilder", "SceneBuilder", "ToolbarContentBuilder", "CommandsBuilder",
    "WidgetBundleBuilder", "TableColumnBuilder", "TableRowBuilder", "ChartContentBuilder",
  ]

  private static let builtTypes = [
    "View", "Scene", "ToolbarContent", "Commands", "Widget", "WidgetConfiguration",
  ]

  /// Returns true if an attribute is a result builder: a builder of the example, or by name a
  /// builder of a library.
  func isBuilt(_ attributes: [String]) -> Bool {
    guard symbols.isInExample else { return false }
    return attributes.contains { attribute in
      guard let type = typeIndex(named: attribute, inside: scopes.enclosingType) else {
        return attribute.hasSuffix("Builder") && attribute.isCapitalized
      }
      return symbols.typeDeclarations[type].contains {
        $0.modifiers.attributes.contains("resultBuilder")
      }
    }
  }

  /// The name of the opaque value in place of what a builder makes.
  static let built = "#built"

  /// The statement in place of a built body.
  static func builtResult(_ range: SourceRange) -> Statement {
    Statement(.return(Expression(.identifier(built), at: range)), at: range)
  }
}

extension [Statement] {
  /// True if a `return` stands among the statements, outside closures and functions.
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
