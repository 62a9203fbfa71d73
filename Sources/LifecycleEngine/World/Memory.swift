/// What is kept to the end of the turn, and what goes with an object that is being deallocated.
struct MemoryState: Equatable {
  fileprivate var autoreleasePool: [ObjectID] = []
  /// Whether a deallocated object is dropping what it held, and what had no other reference.
  fileprivate var isLettingGo = false
  fileprivate var doomed: [ObjectID] = []
}

// Objects live in one table with counted references, because Embedded Swift has no `weak` and a
// copied world needs copied objects. A weak reference is an identity that is checked when read:
// identities are never used twice.
extension World {
  /// Adds a class the author declared.
  /// - Parameters:
  ///   - name: The name it was declared with.
  ///   - base: The nearest UIKit class it descends from.
  ///   - implements: The callbacks it or its superclasses implement.
  ///   - library: The class of UIKit's that it descends from, where that is not known as a base.
  public func registerClass(
    named name: String, base: UIKitClass, implements: CallbackSet, library: String? = nil,
    isDeclaredByAuthor: Bool = true
  ) -> ClassID {
    // Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller
    let rootView = (library ?? name) == "UITableViewController" ? "UITableView" : nil
    classes.append(
      ClassRecord(
        name: name, base: base, implements: implements, isDeclaredByAuthor: isDeclaredByAuthor,
        rootView: rootView))
    return ClassID(index: Int32(classes.count - 1))
  }

  /// A class of UIKit's without behaviour of its own in the engine, by its name.
  /// - Parameters:
  ///   - name: Its name.
  ///   - base: The nearest class above it that the engine knows.
  public func libraryClass(named name: String, base: UIKitClass) -> ClassID {
    for index in classes.indices.reversed()
    where classes[index].name == name && !classes[index].isDeclaredByAuthor {
      return ClassID(index: Int32(index))
    }
    return registerClass(
      named: name, base: base, implements: CallbackSet(), isDeclaredByAuthor: false)
  }

  /// Creates an object that the engine only keeps alive, with one reference to it.
  /// - Parameters:
  ///   - class: Its class.
  ///   - slot: Whatever the owner needs to find its own record of the object.
  public func makeForeignObject(of class: ClassID, slot: Int) -> ObjectID {
    makeObject(.foreign, of: `class`, slot: slot)
  }

  func makeObject(_ kind: ObjectKind, of class: ClassID, slot: Int) -> ObjectID {
    objects.append(
      ObjectRecord(
        kind: kind, slot: Int32(slot), class: `class`, strongCount: 1, isDeallocated: false))
    return ObjectID(index: Int32(objects.count - 1))
  }

  /// The number of objects ever made.
  public var objectCount: Int { objects.count }
  /// What an object is to the engine.
  public func kind(of id: ObjectID) -> ObjectKind { objects[Int(id.index)].kind }
  /// The class of an object.
  public func classID(of id: ObjectID) -> ClassID { objects[Int(id.index)].class }
  /// What is known of the class of an object.
  public func classRecord(of id: ObjectID) -> ClassRecord {
    classes[Int(objects[Int(id.index)].class.index)]
  }
  /// The slot a foreign object was made with.
  public func foreignSlot(of id: ObjectID) -> Int { Int(objects[Int(id.index)].slot) }
  /// Whether the last strong reference to the object is gone.
  public func isDeallocated(_ id: ObjectID) -> Bool {
    objects[Int(id.index)].isDeallocated || strongCount(of: id) == 0
  }
  /// How many strong references hold the object.
  public func strongCount(of id: ObjectID) -> Int { Int(objects[Int(id.index)].strongCount) }

  /// The object if it is still alive: what a weak reference reads.
  func alive(_ id: ObjectID?) -> ObjectID? {
    guard let id, !isDeallocated(id) else { return nil }
    return id
  }

  /// Adds a strong reference.
  public func retain(_ id: ObjectID) { objects[Int(id.index)].strongCount += 1 }

  /// Drops a strong reference; the object is deallocated with the last one.
  public func release(_ id: ObjectID) {
    guard strongCount(of: id) > 0 else { return }
    objects[Int(id.index)].strongCount -= 1
    guard strongCount(of: id) == 0 else { return }
    if memory.isLettingGo { memory.doomed.append(id) } else { deallocate(id) }
  }

  /// Keeps an object to the end of the current turn, as an autoreleased result of UIKit is kept.
  public func autorelease(_ id: ObjectID) { memory.autoreleasePool.append(id) }

  func drainAutoreleasePool() {
    while !memory.autoreleasePool.isEmpty {
      let pool = memory.autoreleasePool
      memory.autoreleasePool = []
      for id in pool { release(id) }
    }
  }

  /// Deallocates an object, and after it what only it held, in the order a recursion would take;
  /// a long chain of objects needs no deep stack for it.
  private func deallocate(_ first: ObjectID) {
    var pending = [first]
    while let id = pending.popLast() {
      guard !objects[Int(id.index)].isDeallocated else { continue }
      // The body of `deinit` may use the object, so it is kept until the body has run.
      objects[Int(id.index)].strongCount = 1
      perform(.deallocation, subject: id)
      if kind(of: id) == .controller { endFollowers(of: id) }
      objects[Int(id.index)].isDeallocated = true
      objects[Int(id.index)].strongCount = 0
      pending += objectsOnlyHeld(by: id).reversed()
    }
  }

  private func objectsOnlyHeld(by id: ObjectID) -> [ObjectID] {
    memory.isLettingGo = true
    _ = userCode?(self, .deallocate(id))
    switch kind(of: id) {
    case .controller: releaseContents(ofController: id)
    case .view: releaseContents(ofView: id)
    case .presentationController: releaseContents(ofPresentation: id)
    case .transitionCoordinator: releaseContents(ofCoordinator: id)
    case .foreign: break
    }
    memory.isLettingGo = false
    let found = memory.doomed
    memory.doomed = []
    return found
  }

  private func releaseContents(ofController id: ObjectID) {
    let record = controllers[controllerSlot(id)]
    controllers[controllerSlot(id)].traitObservers = []
    for closure in record.traitObservers.compactMap({ $0.closure }) { release(closure) }
    controllers[controllerSlot(id)].children = []
    controllers[controllerSlot(id)].view = nil
    for child in record.children {
      if controllers[controllerSlot(child)].parent == id {
        controllers[controllerSlot(child)].parent = nil
      }
      release(child)
    }
    for held in containerContents(of: record) { release(held) }
    controllers[controllerSlot(id)].presented = nil
    controllers[controllerSlot(id)].presentation = nil
    if let presented = record.presented { release(presented) }
    if let presentation = record.presentation { release(presentation) }
    dropTransitions(in: id)
    if let view = record.view {
      if views[viewSlot(view)].controller == id { views[viewSlot(view)].controller = nil }
      release(view)
    }
  }

  /// The container view stays in its window, with what it shows. Source:
  /// `rootvc-swap-leaves-presented-so26763020`.
  private func releaseContents(ofPresentation id: ObjectID) {
    dropTransitions(in: id)
    let view = presentations[presentationSlot(id)].containerView
    presentations[presentationSlot(id)].containerView = nil
    if let view { release(view) }
    let presenter = presentations[presentationSlot(id)].presenting
    presentations[presentationSlot(id)].presenting = nil
    if let presenter { release(presenter) }
  }

  private func releaseContents(ofView id: ObjectID) {
    let record = views[viewSlot(id)]
    if record.isWindow {
      windows.removeAll { $0 == id }
      dropTransitions(in: id)
    }
    views[viewSlot(id)].traitObservers = []
    for closure in record.traitObservers.compactMap({ $0.closure }) { release(closure) }
    views[viewSlot(id)].subviews = []
    views[viewSlot(id)].rootViewController = nil
    for subview in record.subviews {
      views[viewSlot(subview)].superview = nil
      release(subview)
    }
    if let root = record.rootViewController { release(root) }
  }
}
