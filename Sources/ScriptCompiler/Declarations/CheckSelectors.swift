import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// `#selector` of a method that does not exist.
extension CodeChecks {
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
  func checkSelector(_ method: Expression, _ name: String) {
    let owner: Int?
    switch method.kind {
    case .call(let callee, _): return checkSelector(callee, name)
    case .cast(let value, _, _): return checkSelector(value, name)
    case .identifier: owner = scopes.enclosingType
    case .member(let base, _):
      if case .selfReference = base.kind {
        owner = scopes.enclosingType
      } else if let type = typeLookup.namedType(base) {
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
    guard !symbols.isInExample, symbols.tables.members[name] == nil,
      symbols.tables.staticMembers[name] == nil
    else {
      return
    }
    let near = owner.flatMap { symbols.ownMember(near: name, of: $0) }
    if let owner, near == nil, mayInherit(name, owner) { return }
    let suggestion = near.map { "; did you mean '\($0)'?" } ?? ""
    let place = owner.map { " in '\(symbols.types[$0].name)'" } ?? ""
    problems.note { () throws(ScriptError) in
      throw ScriptError(
        "unknown-name", "There is no method '\(name)'\(place)\(suggestion)", method.range)
    }
  }

  private func mayInherit(_ name: String, _ type: Int) -> Bool {
    if symbols.types[type].role != .class { return true }
    var current: Int? = type
    while let index = current {
      let above = symbols.types[index]
      if above.isOpen || hasUnknownMethods(above) { return true }
      current = above.superclass
    }
    let base = symbols.types[type].base
    if UIKitNames.isKnown(name, in: base) { return true }
    return base != .object && CodeChecks.asked.contains(name)
  }

  /// Returns true if the UIKit class above a type has methods that are listed nowhere, such as
  /// `reloadData` of a table view.
  private func hasUnknownMethods(_ type: TypeCode) -> Bool {
    guard type.role == .class, type.base != .object, let name = type.inherited.first,
      symbols.typeIndex(named: name) == nil
    else { return false }
    return type.base.isTextInput || type.base.name != name
  }
}
