import LifecycleEngine
import UIKitNames

// The initialisers of UIKit's classes, with the shorthands of the prelude.
extension Construction {
  /// Performs the initialiser of a UIKit class with its arguments, for an instance of the class
  /// itself or of a class that the author derived from it.
  func initialize(
    _ id: ObjectID, as base: UIKitClass, _ arguments: Arguments
  ) throws(RunError) {
    try checkLabels(of: id, base, arguments)
    if case .string(let name) = arguments.labeled("nibName") {
      tell(.namedNib(id))
      try machine.unknowns.checkNib(name, of: id)
    }
    if base.isController {
      world.initializeContainer(id, isUnarchived: arguments.labels.contains("coder"))
      if world.stop != nil { throw .halted }
    }
    switch base {
    case .navigationController:
      let stack = try contents(arguments, base, label: "rootViewController")
      if !stack.isEmpty { world.initializeStack(stack, ofNavigation: id) }
    case .tabBarController:
      if try machine.tabs.initialize(id, arguments) { return }
      let tabs = try contents(arguments, base, label: nil)
      if !tabs.isEmpty { world.setViewControllers(tabs, ofTabBar: id) }
    case .pageViewController: try machine.containers.initializePages(id, arguments)
    case .splitViewController: try machine.containers.initializeSplit(id, arguments)
    case .view, .window, .textField, .textView:
      if base == .window { machine.views.noteScene(of: id, arguments) }
      if case .rect(let frame) = arguments.labeled("frame") { world.setFrame(frame, of: id) }
      if case .symbol("zero") = arguments.labeled("frame") { world.setFrame(.zero, of: id) }
      if let frame = arguments.labeled("frame") { machine.unknowns.noteFrame(frame, of: id) }
      if let views = arguments.labeled("arrangedSubviews")?.objectID.flatMap({ heap.array($0) }) {
        for view in views { try machine.views.arrange(view, in: id) }
      }
      machine.views.keepUnsimulated(arguments, of: id)
    case .presentationController, .sheetPresentationController, .popoverPresentationController:
      try machine.presentations.initializePresentation(id, arguments)
    case .alertController: try machine.presentations.initializeAlert(id, arguments)
    case .searchController: machine.presentations.initializeSearch(id, arguments)
    case .viewController, .object: break
    }
  }

  private func checkLabels(
    of id: ObjectID, _ base: UIKitClass, _ arguments: Arguments
  ) throws(RunError) {
    let labels = arguments.labels
    let known = UIKitNames.initializers(of: base)
    let isShorthand = labels.first == .some(nil) && labels.allSatisfy { $0 == nil }
    guard !known.isEmpty, !isShorthand || base == .viewController || base == .view,
      !known.contains(labels),
      descendsDirectly(id, from: base)
    else { return }
    func written(_ labels: [String?]) -> String {
      var text = "\(base.name)("
      for label in labels { text += (label == ArgumentLabel.trailing ? "_" : label ?? "_") + ":" }
      return text + ")"
    }
    if UIKitNames.unsimulatedInitializers(of: base).contains(labels) {
      throw notSimulated(written(labels))
    }
    throw failed(
      .wrongArgument, "UIKit has no initializer '\(written(labels))'",
      ["it has \(known.map { "'\(written($0))'" }.joined(separator: ", "))"])
  }

  /// Returns true if an object is of a modeled class, or if only author's classes stand between. An
  /// unmodeled class between them has other initialisers.
  private func descendsDirectly(_ id: ObjectID, from base: UIKitClass) -> Bool {
    guard var type = machine.types.typeIndex(of: id), program.types[type].role == .class else {
      return world.classRecord(of: id).name == base.name
    }
    while let parent = program.types[type].superclass, program.types[parent].role == .class {
      type = parent
    }
    return program.types[type].inherited.first == base.name
  }

  /// The controllers among the arguments without a label or with the given label.
  private func contents(
    _ arguments: Arguments, _ base: UIKitClass, label: String?
  ) throws(RunError) -> [ObjectID] {
    var result: [ObjectID] = []
    for (value, name) in zip(arguments.values, arguments.labels) where name == nil || name == label
    {
      result.append(try machine.uikit.controllerArgument(value, base.name))
    }
    return result
  }

  /// Makes a new instance of a UIKit class.
  func makeInstance(of base: UIKitClass, _ arguments: Arguments) throws(RunError) -> Value {
    let id = try allocate(base)
    try initialize(id, as: base, arguments)
    return .object(id)
  }

  /// Makes an instance of a UIKit class without running the initialiser.
  func allocate(_ base: UIKitClass) throws(RunError) -> ObjectID {
    try machine.types.checkAvailability(of: base)
    if base != .object { budget.weighModeledObject() }
    switch base {
    case .object: return heap.makeForeign(.instance)
    case .view: return world.makeView(of: ClassID(.view))
    case .textField, .textView: return world.makeView(of: ClassID(base))
    case .window: return world.makeWindow()
    case .presentationController, .sheetPresentationController, .popoverPresentationController:
      return world.makePresentationController(of: ClassID(base))
    default: return world.makeController(of: ClassID(base))
    }
  }

  /// Makes an instance of a type that an initialiser of an extension fills.
  func allocate(named name: String) throws(RunError) -> Value {
    for base in UIKitClass.allCases where base.name == name {
      return .object(try allocate(base))
    }
    if CommonViews.superclass(of: name) != nil {
      budget.weighModeledObject()
      return .object(machine.views.makeView(named: name, .view))
    }
    guard LibraryTypes.controllers.contains(name) else {
      return machine.unknowns.makeOpaque(ofType: name)
    }
    budget.weighModeledObject()
    return .object(
      world.makeController(of: world.libraryClass(named: name, base: .viewController)))
  }

  /// Makes an object of an author's class.
  func makeObject(of class: ClassID, _ base: UIKitClass) throws(RunError) -> ObjectID {
    try machine.types.checkAvailability(of: base)
    guard base != .object else { return heap.makeForeign(.instance, of: `class`) }
    defer { budget.weighModeledObject() }
    if base.isController { return world.makeController(of: `class`) }
    if base.isPresentationController { return world.makePresentationController(of: `class`) }
    return base == .window ? world.makeWindow(of: `class`) : world.makeView(of: `class`)
  }
}
