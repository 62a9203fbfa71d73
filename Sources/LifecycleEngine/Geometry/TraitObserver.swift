extension TraitSet {
  /// The traits of UIKit's type of this name, such as `UITraitUserInterfaceStyle`; none for a trait
  /// that never changes here.
  public init(ofType name: String) {
    switch name {
    case "UITraitHorizontalSizeClass": self = .horizontal
    case "UITraitVerticalSizeClass": self = .vertical
    case "UITraitUserInterfaceStyle", "systemTraitsAffectingColorAppearance": self = .style
    case "UITraitDisplayScale": self = .displayScale
    case "UITraitPreferredContentSizeCategory": self = .contentSizeCategory
    case "systemTraitsAffectingImageLookup":
      self = [.style, .displayScale, .horizontal, .vertical]
    default: self = []
    }
  }
}

/// Who is called when some traits of a controller change.
struct TraitObserver: Equatable {
  /// A closure, held strongly.
  var closure: ObjectID?
  /// The object whose method is called instead, not held.
  var target: ObjectID?
  var selector = ""
  var traits: TraitSet
}

// `registerForTraitChanges`, which exists from iOS 17 on.
extension World {
  /// Has a closure called, which the controller or view holds, when one of some traits changes.
  /// - Parameters:
  ///   - traits: The traits that are observed.
  ///   - closure: What is called, with the object and its traits before.
  ///   - id: The controller, presentation controller or view.
  public func registerForTraitChanges(
    _ traits: TraitSet, calling closure: ObjectID, of id: ObjectID
  ) {
    retain(closure)
    addTraitObserver(TraitObserver(closure: closure, traits: traits), to: id)
  }

  /// Has a method called of an object, which is not held, when one of some traits changes.
  /// - Parameters:
  ///   - traits: The traits that are observed.
  ///   - selector: The name of the method.
  ///   - target: The object that has it.
  ///   - id: The controller, presentation controller or view.
  public func registerForTraitChanges(
    _ traits: TraitSet, sending selector: String, to target: ObjectID, of id: ObjectID
  ) {
    addTraitObserver(TraitObserver(target: target, selector: selector, traits: traits), to: id)
  }

  private func addTraitObserver(_ observer: TraitObserver, to id: ObjectID) {
    switch kind(of: id) {
    case .controller: controllers[controllerSlot(id)].traitObservers.append(observer)
    case .view: views[viewSlot(id)].traitObservers.append(observer)
    default: if let closure = observer.closure { release(closure) }
    }
  }

  /// Source: `traits-change-only-on-value-change`.
  func callTraitObservers(of id: ObjectID, _ previous: TraitCollection?) {
    let isView = kind(of: id) == .view
    let observers =
      isView ? views[viewSlot(id)].traitObservers : controllers[controllerSlot(id)].traitObservers
    guard !observers.isEmpty else { return }
    let now = isView ? traitCollection(ofView: id) : traitCollection(of: id)
    let old = previous ?? now
    let changed = now.changes(from: old)
    for observer in observers where !observer.traits.isDisjoint(with: changed) {
      guard stop == nil, alive(id) != nil else { return }
      if let closure = observer.closure { invoke(closure, [.object(id), .traits(old)]) }
      if let target = alive(observer.target) {
        notify(.send(observer.selector, to: target, id, .traits(old)))
      }
    }
  }
}
