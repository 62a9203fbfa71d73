import LifecycleEngine
import SwiftSubset
import UIKitNames

// Methods that differ only in parameter types, so the arguments of a call choose the method.
extension SymbolTable {
  /// Returns true if a UIKit class above has a method of this name and these labels, which a method
  /// without `override` does not replace.
  func isBesideLibrary(_ function: FunctionDeclaration, of index: Int) -> Bool {
    let signature = function.signature
    let base = types[index].base
    guard base != .object, !function.modifiers.isOverride, !function.modifiers.isStatic else {
      return false
    }
    return UIKitNames.forms(of: function.name, on: base).contains { $0.signature == signature }
  }
}

/// The methods of one name.
struct MethodsOfName {
  /// The signature of the first method.
  let signature: String
  /// True if another method has other labels.
  var differ = false
  /// True if a call of a method may omit an argument.
  var canLeaveOut = false
  /// True if one call can fit several methods although their labels differ.
  var canTakeTheSame: Bool { differ && canLeaveOut }
}

/// The methods of one name with equal labels.
struct MethodsOfSignature {
  /// The parameter types of the first method.
  let types: [String]
  /// True if only types tell the methods apart, or tell a method from UIKit's method.
  var needTypes = false
}
