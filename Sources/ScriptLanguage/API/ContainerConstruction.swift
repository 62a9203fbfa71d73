import LifecycleEngine

// The initialisers of UIKit's classes, with the shorthands of the prelude.
extension Machine {
  /// Does what the initialiser of a UIKit class does with its arguments, for an instance of the
  /// class itself or of one the author derived from it.
  func initialize(
    _ id: ObjectID, as base: UIKitClass, _ arguments: Arguments
  ) throws(RunError) {
    switch base {
    case .navigationController:
      let stack = try contents(arguments, base, label: "rootViewController")
      if !stack.isEmpty { world.setViewControllers(stack, ofNavigation: id, animated: false) }
    case .tabBarController:
      let tabs = try contents(arguments, base, label: nil)
      if !tabs.isEmpty { world.setViewControllers(tabs, ofTabBar: id) }
    case .pageViewController: try initializePages(id, arguments)
    case .view, .window:
      if case .rect(let frame) = arguments.labeled("frame") { world.setFrame(frame, of: id) }
    case .viewController, .object: break
    }
  }

  /// The controllers without a label, or with the label of the first one.
  private func contents(
    _ arguments: Arguments, _ base: UIKitClass, label: String?
  ) throws(RunError) -> [ObjectID] {
    var result: [ObjectID] = []
    for (value, name) in zip(arguments.values, arguments.labels) where name == nil || name == label
    {
      result.append(try controllerArgument(value, base.name))
    }
    return result
  }

  private func initializePages(_ id: ObjectID, _ arguments: Arguments) throws(RunError) {
    guard case .symbol(let style) = arguments.labeled("transitionStyle") ?? arguments.unlabeled,
      style == "scroll" || style == "pageCurl"
    else {
      throw failed(
        "wrong-argument", "'UIPageViewController' needs a transition style",
        ["write '.scroll' or '.pageCurl' first, then the pages"])
    }
    var source: [ObjectID] = []
    for (value, label) in zip(arguments.values, arguments.labels).dropFirst() where label == nil {
      source.append(try controllerArgument(value, "UIPageViewController"))
    }
    world.setPageStyle(style == "scroll" ? .scroll : .pageCurl, of: id)
    guard let first = source.first else { return }
    world.setPages(source, of: id)
    world.setPage(first, of: id, animated: false, completion: nil)
  }

  /// A new instance of a UIKit class.
  func makeInstance(of base: UIKitClass, _ arguments: Arguments) throws(RunError) -> Value {
    let id: ObjectID
    switch base {
    case .object: id = makeForeign(.instance)
    case .view: id = world.makeView(of: ClassID(.view))
    case .window: id = world.makeWindow()
    default: id = world.makeController(of: ClassID(base))
    }
    try initialize(id, as: base, arguments)
    // The world holds its windows itself.
    return base == .window ? owned(id) : .object(id)
  }
}
