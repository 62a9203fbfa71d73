import LifecycleEngine
import UIKitNames

// The plain properties of the layer of a view, which only decide about looks.
extension UnknownValues {
  /// Sets a plain property of the layer of a view.
  /// - Returns: False for any other property.
  func setLayer(_ name: String, of base: Value, to value: Value) throws(RunError) -> Bool {
    guard let view = viewOfLayer(base) else { return false }
    if let own = DeclaredTypes.viewProperty(ofLayer: name) {
      try machine.uikit.setSimulatedMember(own, of: view, to: value)
      return true
    }
    guard DeclaredTypes.initialLayerValue(name) != nil else { return false }
    heap.keep(value.number.map { .double($0) } ?? makeOpaque(name), "layer.\(name)", of: view)
    return true
  }

  /// The value of a plain property of the layer of a view; nil if unknown.
  func layerMember(_ name: String, of base: Value) throws(RunError) -> Value? {
    guard let view = viewOfLayer(base) else { return nil }
    if let own = DeclaredTypes.viewProperty(ofLayer: name) {
      return try machine.uikit.simulatedMember(own, of: view)
    }
    guard let initial = DeclaredTypes.initialLayerValue(name) else { return nil }
    if let kept = heap.kept("layer.\(name)", of: view) { return heap.copied(kept) }
    return machine.types.libraryClassName(of: view) == nil ? .double(initial) : nil
  }

  private func viewOfLayer(_ base: Value) -> ObjectID? {
    guard !rules.allowsUndeclared, case .opaque(_, let number) = base,
      let view = heap.opaqueValues.layers[number], !world.isDeallocated(view),
      world.classRecord(of: view).base == .view
    else { return nil }
    return view
  }
}
