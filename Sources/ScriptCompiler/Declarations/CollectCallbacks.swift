import LifecycleEngine
import SwiftSubset
import UIKitNames

// The functions that run the callbacks of a class.
extension DeclarationChecks {
  /// Finds the function that runs each callback of a class: the class's own function, or the
  /// function of the superclass, which comes first in the order.
  func collectCallbacks(of index: Int) {
    let type = symbols.types[index]
    let parent = type.superclass.map { symbols.types[$0] }
    var callbacks = parent?.callbacks ?? Array(repeating: -1, count: Callback.allCases.count)
    var implements = parent?.implements ?? CallbackSet()
    for method in type.methods where !method.isBesideLibrary {
      let labels = builder.program.functions[method.function].parameters.map { $0.label }
      guard let callback = Callback(declared: method.name, labels: labels),
        isFound(callback, in: index), !callback.isOfViews || type.base.isView
      else { continue }
      callbacks[Int(callback.rawValue)] = method.function
      implements.insert(callback)
    }
    for property in type.computed where property.observers == nil {
      guard let callback = Callback(declared: property.name, labels: []), callback.isProperty
      else { continue }
      callbacks[Int(callback.rawValue)] = property.getter
      implements.insert(callback)
    }
    if type.deinitializer != nil { implements.insert(.deinitialize) }
    symbols.changeType(index) { type in
      type.callbacks = callbacks
      type.implements = implements
    }
  }

  /// Returns true if UIKit finds a delegate method of a class, because UIKit looks only in the
  /// protocols that the class names. A class below an undeclared type may name any protocol.
  func isFound(_ callback: Callback, in type: Int) -> Bool {
    guard callback.lens == .delegates else { return true }
    let signature = "\(callback.baseName)(\(callback.declarationLabels.map { "\($0):" }.joined()))"
    let declaring = DelegateMethods.protocols.filter { $0.signatures.contains(signature) }
    if declaring.isEmpty { return true }
    let named = delegateProtocols[type].map { DelegateMethods.protocols[$0].name }
    return declaring.contains { named.contains($0.name) } || mayConformToMore(type)
  }

  private func mayConformToMore(_ type: Int) -> Bool {
    symbols.ancestry.hasAny(Array(symbols.types.indices), above: type) { index in
      let code = symbols.types[index]
      let isUnknownClass = code.inherited.first.map {
        BuiltInTypes.base(of: $0) != .object && !BuiltInTypes.isKnown($0)
          && typeLookup.typeIndex(named: $0, inside: index) == nil
      }
      if code.isOpen || isUnknownClass == true { return true }
      return code.inherited.contains { name in
        !BuiltInTypes.isKnown(name) && !BuiltInTypes.isWithoutMembers(name)
          && !LibraryNames.isPrefixed(name)
          && typeLookup.typeIndex(named: name, inside: index) == nil
      }
    }
  }
}
