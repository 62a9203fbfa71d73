import LifecycleEngine

/// The layers that an example has added to others, by the numbers of the opaque values that they are.
struct LayerTree {
  /// By layer, what was added to it, from back to front.
  private var sublayers: [Int32: [Value]] = [:]
  /// By layer, the one that it was added to.
  private var superlayers: [Int32: Value] = [:]

  /// The layers that were added to others, in order.
  var added: [Int32] { superlayers.keys.sorted() }

  var count: Int { superlayers.count }

  func sublayers(of layer: Int32) -> [Value] { sublayers[layer] ?? [] }
  func superlayer(of layer: Int32) -> Value? { superlayers[layer] }

  mutating func add(_ layer: Value, _ number: Int32, to host: Value, _ place: Int32) {
    sublayers[place, default: []].append(layer)
    superlayers[number] = host
  }

  /// Takes a layer out of the one that it was added to.
  /// - Returns: False if it was added to none.
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

// The layers that an example adds, reads and removes: the simulator has none, but whether a layout
// callback leaves more of them behind each time can be seen.
extension ExampleObserver {
  private static let adding = ["addSublayer", "insertSublayer"]

  /// Notes a call that changes what is in a layer.
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

  /// Assigns to `sublayers`.
  func setSublayers(_ value: Value, of layer: Value) {
    guard case .opaque(_, let number) = layer else { return }
    for old in layers.sublayers(of: number) { takeOutLayer(old) }
    guard let id = value.objectID, let added = array(id) else { return }
    for new in added { add(new, toLayer: layer) }
  }

  /// What an example reads of where layers are, `nil` where nothing is known; the caller owns it.
  func layerMember(_ name: String, of base: Value) -> Value? {
    guard case .opaque(_, let number) = base else { return nil }
    switch name {
    case "sublayers":
      let added = layers.sublayers(of: number)
      guard isLayer(base) || !added.isEmpty else { return nil }
      return added.isEmpty ? .null : machine.makeArray(copied(added))
    case "superlayer":
      if let layer = layers.superlayer(of: number) { return copied(layer) }
      return machine.opaqueValues.made.contains(number) && isLayer(base) ? .null : nil
    case "bounds", "frame":
      guard let view = opaqueValues.layers[number], !world.isDeallocated(view) else { return nil }
      return try? machine.modeledMember(name, of: view)
    default: return nil
    }
  }

  /// Whether a value is a layer: that of a view, or one that was made.
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

  /// The layers that were added to those of a view and of the views in it, and to layers that nobody
  /// knows the view of.
  func layers(below view: ObjectID?) -> [Int32] {
    layers.added.filter { isIn(view, layer: $0) }
  }

  private func isIn(_ view: ObjectID?, layer: Int32) -> Bool {
    var current = layer
    // A layer that is in itself is in none of a view.
    for _ in 0...layers.count {
      guard case .opaque(_, let above)? = layers.superlayer(of: current) else {
        guard let owner = opaqueValues.layers[current] else { return true }
        return isIn(view, owner)
      }
      current = above
    }
    return false
  }

  /// Whether a view is there and is another one or in it.
  func isIn(_ root: ObjectID?, _ view: ObjectID) -> Bool {
    guard let root, !world.isDeallocated(view) else { return false }
    return view == root || world.isDescendant(view, of: root)
  }
}
