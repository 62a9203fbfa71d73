import LifecycleEngine
import UIKitNames

// Views of the classes that UIKit itself has, such as labels and stack views.
extension ViewMembers {
  func makeCommonView(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    budget.weighModeledObject()
    let id = makeView(named: name, .view)
    try machine.unknowns.checkLayout(of: name, arguments)
    machine.unknowns.noteSize(of: id, made: arguments)
    if case .rect(let frame) = arguments.labeled("frame") { world.setFrame(frame, of: id) }
    if let frame = arguments.labeled("frame") { machine.unknowns.noteFrame(frame, of: id) }
    if let items = arguments.labeled("items")?.objectID.flatMap({ heap.array($0) }) {
      machine.controls.setSegmentCount(items.count, of: id)
    }
    if let views = arguments.labeled("arrangedSubviews")?.objectID.flatMap({ heap.array($0) }) {
      for view in views { try arrange(view, in: id) }
    }
    if let action = arguments.labeled("primaryAction")?.objectID, machine.controls.isControl(id) {
      machine.controls.add(.action(action), to: id, for: .primaryActionTriggered)
    }
    keepUnsimulated(arguments, of: id)
    return .object(id)
  }

  /// Keeps the arguments of an initializer that are not simulated. In an example they may hold closures.
  func keepUnsimulated(_ arguments: Arguments, of id: ObjectID) {
    guard rules.allowsUndeclared else {
      return machine.unknowns.noteSegments(of: id, made: arguments)
    }
    for (label, value) in zip(arguments.labels, arguments.values) {
      let parts = value.objectID.flatMap { heap.array($0) } ?? [value]
      if parts.contains(where: { $0.isOpaque || machine.unknowns.isOwnObject($0) }) {
        heap.keep(heap.copied(value), label ?? "argument", of: id)
      }
    }
  }

  /// Makes a view of a class that the simulator knows by name.
  func makeView(named name: String, _ base: UIKitClass) -> ObjectID {
    guard base == .view, CommonViews.superclass(of: name) != nil else {
      return world.makeView(of: ClassID(base))
    }
    return world.makeView(of: world.libraryClass(named: name, base: .view))
  }

  /// - Returns: True if the method is a method of stack views.
  func callStack(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    guard
      ["addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview"].contains(name),
      machine.types.isCommonView(id, "UIStackView")
    else { return false }
    guard let view = arguments.unlabeled else {
      throw failed(.wrongArgument, "'\(name)' needs a view")
    }
    if name == "removeArrangedSubview" {
      // The view stays a subview. The author removes the view from its superview separately.
      machine.arrangements.remove(view.objectID, from: id)
      return true
    }
    var place: Int?
    if case .integer(let index) = arguments.labeled("at") {
      place = Int(clamping: index)
      try machine.unknowns.checkPlace(
        Int(clamping: index), upTo: arrangedSubviews(of: id).count, of: name, id)
    }
    try arrange(view, in: id, at: place)
    return true
  }

  /// Adds a view to a stack view, which places arranged views by constraints.
  func arrange(
    _ view: Value, in stack: ObjectID, at place: Int? = nil
  ) throws(RunError) {
    guard let owned = viewArgument(view), let subview = owned.objectID else {
      throw failed(.wrongArgument, "A stack view arranges views")
    }
    machine.noteInvalidation()
    tell(.addedView(subview, to: stack))
    world.setUsesConstraints(true, of: subview)
    if world.superview(of: subview) != stack { world.addSubview(subview, to: stack) }
    var arranged = arrangedSubviews(of: stack).filter { $0 != subview }
    arranged.insert(subview, at: min(max(place ?? arranged.count, 0), arranged.count))
    machine.arrangements.set(arranged, of: stack)
    heap.release(owned)
  }

  /// The arranged views of a stack view, without views that have left the stack view.
  func arrangedSubviews(of stack: ObjectID) -> [ObjectID] {
    machine.arrangements.views(of: stack).filter {
      !world.isDeallocated($0) && world.superview(of: $0) == stack
    }
  }

  /// Adds the header, footer or background view of a table or collection view as a subview.
  func setSupplementaryView(_ name: String, of id: ObjectID, to value: Value) {
    guard
      machine.types.isCommonView(id, "UITableView")
        || machine.types.isCommonView(id, "UICollectionView")
    else { return }
    let old = heap.kept(name, of: id)?.objectID
    if let old, old != value.objectID, world.superview(of: old) == id {
      world.removeFromSuperview(old)
    }
    guard let view = value.objectID, world.kind(of: view) == .view else { return }
    machine.noteInvalidation()
    tell(.addedView(view, to: id))
    world.addSubview(view, to: id, at: name == "backgroundView" ? .back : .front)
  }

  /// The view itself, or the first view inside with a tag, from back to front.
  func view(withTag tag: Int64, in view: ObjectID) -> ObjectID? {
    let kept = heap.kept("tag", of: view)
    if case .integer(tag) = kept ?? .integer(0) { return view }
    for subview in world.subviews(of: view) {
      if let found = self.view(withTag: tag, in: subview) { return found }
    }
    return nil
  }
}
