import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

extension MemberDeclarer {
  func declareObserver(
    _ observer: Accessor?, _ name: String, _ range: SourceRange, of index: Int,
    isStatic: Bool = false
  ) -> Int? {
    observer.map { observer in
      reserve(
        .accessor(observer.body, parameter: observer.parameterName, result: nil, isGetter: false),
        named: name, of: index, isStatic: isStatic,
        directAccess: isStatic ? .none : .property(name), range)
    }
  }

  /// Declares an override that observes a property of a superclass: a getter that calls the
  /// superclass, and observers.
  func declareObservedOverride(
    _ name: String, _ entry: VariableDeclaration.Entry, of index: Int
  ) throws(ScriptError) {
    guard let accessors = entry.accessors, entry.initialValue == nil else {
      throw ScriptError(
        "not-overridable", "'\(name)' is an override without a getter or observers", entry.range,
        help: ["a stored property cannot override another one"])
    }
    let base = symbols.types[index].base
    guard
      symbols.isOfFile || !UIKitNames.marks(of: name).contains(.changed)
        || !base.isController && !base.isPresentationController
    else {
      throw ScriptError(
        "not-simulated",
        "An observer of '\(name)', which UIKit changes by itself, is not simulated yet",
        entry.range, help: ["read the value in a callback or in a method of the delegate"])
    }
    let inherited = Expression(
      .member(Expression(.superReference, at: entry.range), name), at: entry.range)
    let getter = reserve(
      .accessor(
        [Statement(.return(inherited), at: entry.range)], parameter: nil, result: nil,
        isGetter: true),
      named: name, of: index, isStatic: false, entry.range)
    var property = ComputedCode(name: name, getter: getter, setter: nil, type: entry.type)
    property.observers = Observers(
      type: index,
      willSet: declareObserver(accessors.willSet, name, entry.range, of: index),
      didSet: declareObserver(accessors.didSet, name, entry.range, of: index))
    symbols.changeType(index) { $0.computed.append(property) }
  }
}
