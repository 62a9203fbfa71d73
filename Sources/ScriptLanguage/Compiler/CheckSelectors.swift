import Diagnostics
import LifecycleEngine
import SwiftSubset

// `#selector` of a method that does not exist.
extension Compiler {
  /// The methods of any UIKit class that the responder chain, focus and accessibility call by name.
  private static let asked = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "select",
    "selectAll", "delete", "find", "findAndReplace", "findNext", "findPrevious",
    "useSelectionForFind", "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize",
    "decreaseSize", "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "duplicate", "move", "rename", "export", "printContent", "newFromPasteboard", "undo", "redo",
    "setNeedsFocusUpdate", "updateFocusIfNeeded", "accessibilityActivate", "accessibilityEscape",
    "accessibilityMagicTap", "accessibilityIncrement", "accessibilityDecrement",
  ]

  /// Notes an undeclared method of the author's type, or one without a type in front.
  mutating func checkSelector(_ method: Expression, _ name: String) {
    let owner: Int?
    switch method.kind {
    case .call(let callee, _): return checkSelector(callee, name)
    case .cast(let value, _, _): return checkSelector(value, name)
    case .identifier: owner = enclosingType
    case .member(let base, _):
      if case .selfReference = base.kind {
        owner = enclosingType
      } else if let type = namedType(base) {
        owner = type
      } else {
        return
      }
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .optionalChain, .forceUnwrap,
      .subscript, .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .try,
      .await, .selector, .keyPath, .type:
      return
    }
    guard !isInExample, tables.members[name] == nil, tables.staticMembers[name] == nil else {
      return
    }
    let near = owner.flatMap { program.ownMember(near: name, of: $0) }
    if let owner, near == nil, mayInherit(name, owner) { return }
    let suggestion = near.map { "; did you mean '\($0)'?" } ?? ""
    let place = owner.map { " in '\(program.types[$0].name)'" } ?? ""
    note { compiler throws(ScriptError) in
      throw compiler.error(
        "unknown-name", "There is no method '\(name)'\(place)\(suggestion)", method.range)
    }
  }

  private func mayInherit(_ name: String, _ type: Int) -> Bool {
    if program.types[type].role != .class { return true }
    var current: Int? = type
    while let index = current {
      let above = program.types[index]
      if above.isOpen || hasUnknownMethods(above) { return true }
      current = above.superclass
    }
    let base = program.types[type].base
    if InheritedNames.contains(name, in: base) { return true }
    return base != .object && Compiler.asked.contains(name)
  }

  /// Returns true if the UIKit class above a type has methods that are listed nowhere, such as
  /// `reloadData` of a table view.
  private func hasUnknownMethods(_ type: TypeCode) -> Bool {
    guard type.role == .class, type.base != .object, let name = type.inherited.first,
      typeIndex(named: name) == nil
    else { return false }
    return type.base == .textField || type.base.name != name
  }
}
