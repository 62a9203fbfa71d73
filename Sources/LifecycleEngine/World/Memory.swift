// The objects of the world: classes, references and deallocation.
extension World {
  /// Adds a class the author declared.
  /// - Parameters:
  ///   - name: The name of the class in its declaration.
  ///   - base: The nearest UIKit class above the class.
  ///   - implements: The callbacks that the class or a superclass implements.
  ///   - library: The nearest UIKit class that is registered by name, if `base` does not name the
  ///     class.
  public func registerClass(
    named name: String, base: UIKitClass, implements: CallbackSet, library: String? = nil,
    isDeclaredByAuthor: Bool = true
  ) -> ClassID {
    // Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller
    let rootView = (library ?? name) == "UITableViewController" ? "UITableView" : nil
    // Source: https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
    let innerView = (library ?? name) == "UICollectionViewController" ? "UICollectionView" : nil
    return objects.register(
      ClassRecord(
        name: name, base: base, implements: implements, isDeclaredByAuthor: isDeclaredByAuthor,
        rootView: rootView, innerView: innerView))
  }

  /// Gives a class of UIKit's the methods of delegates that an extension of the author's adds.
  public func extendClass(_ class: ClassID, by callbacks: CallbackSet) {
    var added = CallbackSet()
    for callback in Callback.allCases
    where callbacks.contains(callback) && (callback.hasSender || callback.lens == .delegates) {
      added.insert(callback)
    }
    objects.extend(`class`, by: added)
  }

  /// A class of UIKit's without behaviour in the engine, found or made by name.
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - base: The nearest class above the class that the engine knows.
  public func libraryClass(named name: String, base: UIKitClass) -> ClassID {
    if let known = objects.libraryClass(named: name) { return known }
    return registerClass(
      named: name, base: base, implements: CallbackSet(), isDeclaredByAuthor: false)
  }

  /// Creates an object with one reference. The engine only keeps the object alive.
  /// - Parameters:
  ///   - class: The class of the object.
  ///   - slot: A number by which the owner finds its own record of the object.
  public func makeForeignObject(of class: ClassID, slot: Int) -> ObjectID {
    objects.make(.foreign, of: `class`, slot: slot)
  }

  /// The classes of the world: UIKit's, then the author's in the order of registration.
  public var classes: [ClassRecord] { objects.classes }

  /// The number of objects ever made.
  public var objectCount: Int { objects.count }

  /// The kind of object that the engine keeps for an identity.
  public func kind(of id: ObjectID) -> ObjectKind { objects.kind(of: id) }

  /// The class of an object.
  public func classID(of id: ObjectID) -> ClassID { objects.classID(of: id) }

  /// The record of the class of an object.
  public func classRecord(of id: ObjectID) -> ClassRecord {
    objects.record(of: objects.classID(of: id))
  }

  /// The slot a foreign object was made with.
  public func foreignSlot(of id: ObjectID) -> Int { objects.slot(of: id) }

  /// Returns true if the last strong reference to the object is gone.
  public func isDeallocated(_ id: ObjectID) -> Bool { objects.isDeallocated(id) }

  /// Returns true if weak references to the object read as nil: the object is deallocated, or code of
  /// its `deinit` runs.
  public func isGone(_ id: ObjectID) -> Bool { isDeallocated(id) || isDeinitializing(id) }

  /// Notes that the initializers of an object begin. An object that fails in them has no `deinit`.
  public func beginMaking(_ id: ObjectID) { objects.setWhole(false, id) }

  /// Notes that an object has its values.
  public func endMaking(_ id: ObjectID) { objects.setWhole(true, id) }

  /// The number of strong references to the object.
  public func strongCount(of id: ObjectID) -> Int { objects.strongCount(of: id) }

  /// The object if the object is still alive, as a weak reference reads it.
  func alive(_ id: ObjectID?) -> ObjectID? {
    guard let id, !isGone(id) else { return nil }
    return id
  }

  /// Adds a strong reference.
  public func retain(_ id: ObjectID) { objects.retain(id) }

  /// Drops a strong reference. Without the last reference, the object is deallocated.
  public func release(_ id: ObjectID) {
    if objects.release(id) { deallocate(id) }
  }

  /// Keeps an object to the end of the current turn, as an autoreleased result of UIKit is kept.
  public func autorelease(_ id: ObjectID) { objects.autorelease(id) }

  func drainAutoreleasePool() {
    while let pool = objects.takeAutoreleased() {
      for id in pool { release(id) }
    }
  }

  /// Deallocates an object, then the objects that only this object held. The order is that of a
  /// recursion, but a long chain of objects needs no deep stack.
  private func deallocate(_ first: ObjectID) {
    var pending = [first]
    while let id = pending.popLast() {
      guard objects.beginDeallocation(of: id) else { continue }
      if objects.isWhole(id) { perform(.deallocation, subject: id) }
      if kind(of: id) == .view { noteDeath(of: id) }
      if kind(of: id) == .controller { appearances.endFollowers(of: id) }
      objects.endDeallocation(of: id)
      pending += objectsOnlyHeld(by: id).reversed()
    }
  }

  private func objectsOnlyHeld(by id: ObjectID) -> [ObjectID] {
    objects.beginLettingGo()
    _ = userCode?(self, .deallocate(id))
    switch kind(of: id) {
    case .controller: releaseContents(ofController: id)
    case .view: releaseContents(ofView: id)
    case .presentationController: releaseContents(ofPresentation: id)
    case .transitionCoordinator: coordination.releaseContents(ofCoordinator: id)
    case .foreign: break
    }
    return objects.endLettingGo()
  }

  private func releaseContents(ofController id: ObjectID) {
    let record = controllers[id]
    controllers[id].traitObservers = []
    for closure in record.traitObservers.compactMap({ $0.closure }) { release(closure) }
    controllers[id].children = []
    controllers[id].view = nil
    for child in record.children {
      if controllers[child].parent == id {
        controllers[child].parent = nil
      }
      release(child)
    }
    for held in containers.containerContents(of: record) { release(held) }
    controllers[id].presented = nil
    controllers[id].presentation = nil
    if let presented = record.presented { release(presented) }
    if let presentation = record.presentation { release(presentation) }
    dropTransitions(in: id)
    if let view = record.view {
      if views[view].controller == id { views[view].controller = nil }
      release(view)
    }
  }

  /// The container view stays in its window, with its subviews. Source:
  /// `rootvc-swap-leaves-presented-so26763020`.
  private func releaseContents(ofPresentation id: ObjectID) {
    dropTransitions(in: id)
    let view = presentations[id].containerView
    presentations[id].containerView = nil
    if let view { release(view) }
    let presenter = presentations[id].presenting
    presentations[id].presenting = nil
    if let presenter { release(presenter) }
  }

  private func releaseContents(ofView id: ObjectID) {
    let record = views[id]
    if record.isWindow {
      views.removeWindow(id)
      dropTransitions(in: id)
    }
    views[id].traitObservers = []
    for closure in record.traitObservers.compactMap({ $0.closure }) { release(closure) }
    views[id].subviews = []
    views[id].rootViewController = nil
    for subview in record.subviews {
      views[subview].superview = nil
      release(subview)
    }
    if let root = record.rootViewController { release(root) }
  }
}
