import SwiftSubset
import UIKitNames

/// The classes of the controllers that a script names, as far as declarations tell.
///
/// A name with several classes has no class here, nor has a name whose class only a run tells.
struct DeclaredControllers {
  /// The superclass of each class of the script.
  private var superclasses: [String: String] = [:]
  /// The class of each variable, property and parameter. Empty if the class is unknown.
  private var classes: [String: String] = [:]
  /// The names that stand for several variables.
  private var sharedNames: Set<String> = []

  init(_ syntax: ScenarioSyntax) {
    for statement in syntax.statements { visit(statement) }
    for case .step(_, let body, _) in syntax.items {
      for statement in body { visit(statement) }
    }
  }

  /// UIKit's class of a controller; nil if declarations do not tell.
  func libraryClass(of controller: Expression) -> String? {
    guard var name = className(of: controller), !name.isEmpty else { return nil }
    // A class that inherits from itself is an error elsewhere.
    for _ in 0...superclasses.count {
      guard let next = superclasses[name] else { return name }
      name = next
    }
    return nil
  }

  /// UIKit's classes whose instances look as the author's code says. UIKit chooses the style of an
  /// alert, and no source tells all about other controllers of the system.
  private static let authors = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController",
    "UIHostingController",
  ]

  /// True if declarations tell that a controller is no alert and no other controller of the system.
  func isAuthors(_ controller: Expression) -> Bool {
    libraryClass(of: controller).map { DeclaredControllers.authors.contains($0) } ?? false
  }

  private func className(of controller: Expression) -> String? {
    if let name = controller.variableName { return classes[name] }
    if case .forceUnwrap(let base) = controller.kind { return className(of: base) }
    return madeClass(controller)
  }

  /// The class of a new object: `Detail` of `Detail(item: 1)`.
  private func madeClass(_ value: Expression) -> String? {
    guard case .call(let callee, _) = value.kind, case .identifier(let name) = callee.kind,
      name.utf8.first.map({ $0 >= 65 && $0 <= 90 }) == true
    else { return nil }
    return name
  }

  // MARK: Declarations

  /// True if a name stands for one variable in the whole script.
  func isUnique(_ name: String) -> Bool { classes[name] != nil && !sharedNames.contains(name) }

  private mutating func note(_ name: String, _ type: String?, isAssigned: Bool = false) {
    let type = type ?? ""
    if classes[name] != nil, !isAssigned { sharedNames.insert(name) }
    if let known = classes[name], known != type { classes[name] = "" } else { classes[name] = type }
  }

  /// The class that an annotation promises. Any controller can be a `UIViewController`.
  private func promisedClass(_ type: TypeSyntax?) -> String? {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): promisedClass(wrapped)
    case .named(let name, _): name == "UIViewController" ? nil : name
    case .array, .dictionary, .tuple, .function, .composition, .metatype, nil: nil
    }
  }

  private mutating func visit(_ part: SyntaxPart) {
    switch part {
    case .statement(let statement): visit(statement)
    case .expression(let value): visit(value)
    case .pattern(let pattern):
      for name in pattern.boundNames { note(name, nil) }
      pattern.forEachPart { visit($0) }
    case .code(let statements):
      for statement in statements { visit(statement) }
    }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .variable(let declaration): visit(declaration, statement)
    case .type(let type):
      if type.role == .class { superclasses[type.name] = type.inherited.first?.name ?? "" }
      statement.forEachPart { visit($0) }
    case .function(let function):
      for parameter in function.parameters { note(parameter.name, promisedClass(parameter.type)) }
      statement.forEachPart { visit($0) }
    case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _):
      for case .binding(let name, let value, _) in conditions where value.variableName != name {
        note(name, madeClass(value))
      }
      statement.forEachPart { visit($0) }
    case .expression, .switch, .forIn, .repeatWhile, .do, .defer, .return, .throw, .break,
      .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      statement.forEachPart { visit($0) }
    }
  }

  private mutating func visit(_ declaration: VariableDeclaration, _ statement: Statement) {
    for entry in declaration.entries {
      let made = entry.initialValue.flatMap { madeClass($0) }
      for name in entry.pattern.boundNames {
        note(name, entry.pattern.ownName == nil ? nil : made ?? promisedClass(entry.type))
      }
    }
    statement.forEachPart { part in
      if case .pattern = part { return }
      visit(part)
    }
  }

  private mutating func visit(_ value: Expression) {
    if case .closure(let closure) = value.kind {
      for parameter in closure.parameters { note(parameter.name, promisedClass(parameter.type)) }
      for capture in closure.captures {
        guard let value = capture.value, value.variableName != capture.name else { continue }
        note(capture.name, madeClass(value))
      }
    }
    if case .assignment("=", let target, let source) = value.kind, let name = target.variableName {
      if case .nilLiteral = source.kind {} else { note(name, madeClass(source), isAssigned: true) }
    }
    value.forEachPart { visit($0) }
  }
}

extension Expression {
  /// The name of a variable or of a property of `self`.
  var variableName: String? {
    if case .identifier(let name) = kind { return name }
    if case .member(let base, let name) = kind, case .selfReference = base.kind { return name }
    return nil
  }
}
