import LifecycleEngine
import UIKitNames

// Page view controllers: the pages.
extension ContainerMembers {
  func pageProperty(_ name: String, of id: ObjectID) -> Value? {
    if name == "viewControllers" { machine.unknowns.noteRead(world.doubtOfPages(id)) }
    return switch name {
    case "viewControllers": heap.makeArray(world.viewControllers(ofPages: id))
    case "transitionStyle":
      .symbol(world.pageStyle(of: id) == .scroll ? "scroll" : "pageCurl")
    default: nil
    }
  }

  /// Fails for the properties of page view controllers that can only be read.
  func checkPageProperty(_ name: String) throws(RunError) {
    switch name {
    case "viewControllers": throw machine.uikit.readOnly(name, ["call 'setViewControllers'"])
    case "transitionStyle": throw machine.uikit.readOnly(name, ["it is given at creation"])
    default: break
    }
  }

  /// - Returns: The result of a method of page view controllers, `nil` for other methods.
  func callPage(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard name == "setViewControllers" else { return nil }
    let pages = try machine.uikit.controllerList(arguments.first, name)
    if pages.count == 2, heap.kept("spine", of: id) != nil {
      throw failed(.notSimulated, "Two pages side by side are not simulated yet")
    }
    guard pages.count == 1, let page = pages.first else {
      world.refusePages(count: pages.count, of: id)
      return .void
    }
    world.setPage(
      page, of: id, arguments.isReverse ? .reverse : .forward,
      animated: try machine.flag("animated", arguments, of: name),
      completion: arguments.closure("completion"))
    return .void
  }

  /// Applies the transition style, and the pages of the shorthand.
  func initializePages(_ id: ObjectID, _ arguments: Arguments) throws(RunError) {
    let given = arguments.labeled("transitionStyle") ?? arguments.unlabeled
    // Without a style, the controller turns pages, as the documentation of `transitionStyle` says.
    guard case .symbol(let style) = given ?? (arguments.values.isEmpty ? .symbol("pageCurl") : nil),
      style == "scroll" || style == "pageCurl"
    else {
      throw failed(
        .wrongArgument, "'UIPageViewController' needs a transition style",
        ["write '.scroll' or '.pageCurl' first, then the pages"])
    }
    let transitionStyle = style == "scroll" ? PageTransitionStyle.scroll : .pageCurl
    try machine.types.require(Availability.firstRelease(of: transitionStyle), for: ".\(style)")
    var source: [ObjectID] = []
    for (value, label) in zip(arguments.values, arguments.labels).dropFirst() where label == nil {
      source.append(try machine.uikit.controllerArgument(value, "UIPageViewController"))
    }
    let orientation = arguments.labeled("navigationOrientation")
    try machine.valueTypes.checkEnumerated(
      orientation, "UIPageViewController.NavigationOrientation")
    var isVertical = false
    if case .symbol("vertical") = orientation { isVertical = true }
    world.setPageStyle(transitionStyle, isVertical: isVertical, of: id)
    if style == "pageCurl", hasSpine(arguments.labeled("options")) {
      heap.keep(.boolean(true), "spine", of: id)
    }
    guard let first = source.first else { return }
    world.setPages(source, of: id)
    world.setPage(first, of: id, animated: false, completion: nil)
  }

  /// Returns true if the options place the spine, which may put two pages side by side.
  private func hasSpine(_ options: Value?) -> Bool {
    guard let id = options?.objectID, case .dictionary(let keys, _) = heap.foreignObject(id) else {
      return false
    }
    return keys.contains { key in
      if case .symbol("spineLocation") = key { return true }
      return false
    }
  }
}

extension Arguments {
  /// True if pages are turned back.
  fileprivate var isReverse: Bool {
    if case .symbol("reverse")? = labeled("direction") { return true }
    return false
  }
}
