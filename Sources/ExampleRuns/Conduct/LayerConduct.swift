import LifecycleEngine
import ScriptMachine
import UIKitNames

/// The layers that an example has added to other layers, by the numbers of their opaque values.
struct LayerTree {
  /// The sublayers of each layer, from back to front.
  private var sublayers: [Int32: [Value]] = [:]
  /// The superlayer of each layer.
  private var superlayers: [Int32: Value] = [:]

  /// The layers that have a superlayer, in order.
  var added: [Int32] { superlayers.keys.sorted() }

  var count: Int { superlayers.count }

  func sublayers(of layer: Int32) -> [Value] { sublayers[layer] ?? [] }
  func superlayer(of layer: Int32) -> Value? { superlayers[layer] }

  mutating func add(_ layer: Value, _ number: Int32, to host: Value, _ place: Int32) {
    sublayers[place, default: []].append(layer)
    superlayers[number] = host
  }

  /// Removes a layer from its superlayer.
  /// - Returns: False if the layer has no superlayer.
  mutating func takeOut(_ number: Int32) -> Bool {
    guard case .opaque(_, let place)? = superlayers.removeValue(forKey: number) else {
      return false
    }
    sublayers[place]?.removeAll { value in
      if case .opaque(_, number) = value { return true }
      return false
    }
    return true
  }
}

// The layers that an example adds, reads and removes. The simulator has no layers, but counts the
// layers that each layout callback leaves behind.
extension ExampleObserver {
  private static let adding = ["addSublayer", "insertSublayer"]

  /// Notes a call that adds or removes sublayers.
  func noteLayers(_ name: String, on base: Value?, _ arguments: Arguments) {
    guard let base, case .opaque(_, let number) = base else { return }
    if Self.adding.contains(name), let layer = arguments.first {
      add(layer, toLayer: base)
    } else if name == "replaceSublayer", let old = arguments.first,
      let new = arguments.labeled("with")
    {
      takeOutLayer(old)
      add(new, toLayer: base)
    } else if name == "removeFromSuperlayer", layers.superlayer(of: number) != nil {
      takeOutLayer(base)
    }
  }

  /// Replaces the sublayers of a layer.
  func setSublayers(_ value: Value, of layer: Value) {
    guard case .opaque(_, let number) = layer else { return }
    for old in layers.sublayers(of: number) { takeOutLayer(old) }
    guard let id = value.objectID, let added = array(id) else { return }
    for new in added { add(new, toLayer: layer) }
  }

  /// The value of a property that tells about layers; `nil` if unknown. The caller owns the value.
  func layerMember(_ name: String, of base: Value) -> Value? {
    guard case .opaque(_, let number) = base else { return nil }
    switch name {
    case "sublayers":
      let added = layers.sublayers(of: number)
      guard isLayer(base) || !added.isEmpty else { return nil }
      return added.isEmpty ? .null : machine.heap.makeArray(copied(added))
    case "superlayer":
      if let layer = layers.superlayer(of: number) { return copied(layer) }
      return machine.heap.opaqueValues.made.contains(number) && isLayer(base) ? .null : nil
    default:
      // A layer has the rectangles of its view.
      guard UIKitNames.type(of: name, in: .view) == "CGRect",
        let view = opaqueValues.layers[number], !world.isDeallocated(view)
      else { return nil }
      notePlacedGeometry(name, of: view)
      return try? machine.modeledMember(name, of: view)
    }
  }

  /// True if a value is the layer of a view, or a layer that code made.
  private func isLayer(_ value: Value) -> Bool {
    guard case .opaque(let name, let number) = value else { return false }
    return opaqueValues.layers[number] != nil || name.hasPrefix("CA") && name.hasSuffix("Layer")
  }

  private func add(_ layer: Value, toLayer host: Value) {
    guard case .opaque(_, let number) = layer, case .opaque(_, let place) = host,
      number != place
    else { return }
    let kept = copied(layer)
    takeOutLayer(layer)
    layers.add(kept, number, to: host, place)
    note(.added(.layer(number)))
  }

  private func takeOutLayer(_ layer: Value) {
    guard case .opaque(_, let number) = layer, layers.takeOut(number) else { return }
    release(layer)
  }

  /// The added layers in the layers of a view and its descendants, and in layers of unknown views.
  func layers(below view: ObjectID?) -> [Int32] {
    layers.added.filter { isIn(view, layer: $0) }
  }

  private func isIn(_ view: ObjectID?, layer: Int32) -> Bool {
    var current = layer
    // The loop is bounded, because a layer may be its own ancestor and then belongs to no view.
    for _ in 0...layers.count {
      guard case .opaque(_, let above)? = layers.superlayer(of: current) else {
        guard let owner = opaqueValues.layers[current] else { return true }
        return isIn(view, owner)
      }
      current = above
    }
    return false
  }

  /// True if a view exists and is the root or a descendant of the root.
  func isIn(_ root: ObjectID?, _ view: ObjectID) -> Bool {
    guard let root, !world.isDeallocated(view) else { return false }
    return view == root || world.isDescendant(view, of: root)
  }
}
