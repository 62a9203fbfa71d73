import LifecycleEngine
import UIKitNames

// Split view controllers: columns and display mode.
extension ContainerMembers {
  func splitProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "viewControllers": heap.makeArray(world.viewControllers(ofSplit: id))
    case "isCollapsed": .boolean(world.isCollapsed(id))
    case "preferredDisplayMode": .symbol(world.preferredDisplayMode(of: id).name)
    case "style": .symbol(world.styleName(ofSplit: id))
    case "displayMode": .symbol(world.displayMode(of: id).name)
    default: nil
    }
  }

  /// - Returns: True if the property is a property of split view controllers.
  func setSplitProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case "viewControllers":
      let list = try machine.uikit.controllerList(value, name)
      guard list.count <= 2 else {
        throw failed(
          .wrongArgument,
          "'viewControllers' of a split view controller has at most two controllers",
          ["a split view controller with three columns gets each by 'setViewController(_:for:)'"])
      }
      world.setViewController(list.first, for: .primary, of: id)
      world.setViewController(list.count > 1 ? list[1] : nil, for: .secondary, of: id)
    case "preferredDisplayMode":
      guard case .symbol(let name) = value, let mode = SplitDisplayMode(named: name) else {
        let modes = SplitDisplayMode.allCases.map { ".\($0.name)" }.joined(separator: ", ")
        throw failed(
          .wrongArgument, "'preferredDisplayMode' needs a display mode",
          ["the modes are \(modes)"])
      }
      world.setPreferredDisplayMode(mode, of: id)
    case "displayMode", "isCollapsed":
      throw machine.uikit.readOnly(name, ["set 'preferredDisplayMode'"])
    default: return false
    }
    return true
  }

  /// The methods of columns, which a controller without a style does not have.
  /// - Returns: The result of a method of split view controllers.
  func callSplit(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "setViewController", "viewController", "hide": break
    case "show" where arguments.labels == [nil]:
      try machine.types.checkAvailability(
        "show(_ column:)", of: UIKitClass.splitViewController.name)
    default: return nil
    }
    let column = try column(arguments.labeled("for") ?? arguments.first, of: name)
    let isNil = arguments.unlabeled?.isNull ?? true
    guard try machine.unknowns.checkColumn(column, name, of: id, isNil: isNil) else {
      return name == "viewController" ? .null : .void
    }
    switch name {
    case "setViewController":
      let controller = try arguments.unlabeled.flatMap { value throws(RunError) in
        isNil ? nil : try machine.uikit.controllerArgument(value, name)
      }
      world.setViewController(controller, for: column, of: id)
    case "viewController": return heap.owned(world.viewController(for: column, of: id))
    case "show": world.showColumn(column, of: id)
    default: world.hideColumn(column, of: id)
    }
    return .void
  }

  private func column(_ value: Value?, of name: String) throws(RunError) -> SplitColumn {
    if case .symbol(let text) = value,
      let column = SplitColumn.allCases.first(where: { $0.name == text })
    {
      return column
    }
    throw failed(
      .wrongArgument, "'\(name)' needs a column",
      ["the columns are \(SplitColumn.allCases.map { ".\($0.name)" }.joined(separator: ", "))"])
  }

  /// Applies `style:` of the class, or the columns of the shorthand.
  func initializeSplit(_ id: ObjectID, _ arguments: Arguments) throws(RunError) {
    if case .symbol(let style) = arguments.labeled("style") {
      guard ["doubleColumn", "tripleColumn", "unspecified"].contains(style) else {
        throw failed(.wrongArgument, "'UISplitViewController' has no style '.\(style)'")
      }
      try machine.types.checkAvailability("init(style:)", of: UIKitClass.splitViewController.name)
      guard style != "unspecified" else { return try machine.unknowns.raiseUnspecified() }
      return world.setHasStyle(ofSplit: id, isTriple: style == "tripleColumn")
    }
    let columns: [(String, SplitColumn)] = [("primary", .primary), ("secondary", .secondary)]
    guard arguments.labeled("primary") != nil else { return }
    // The shorthand sets a style on releases whose UIKit has columns.
    let first = UIKitNames.firstRelease(
      of: "init(style:)", of: UIKitClass.splitViewController.name)
    if let first, world.release >= Release(first) { world.setHasStyle(ofSplit: id) }
    for (label, column) in columns {
      guard let value = arguments.labeled(label) else { continue }
      world.setViewController(
        try machine.uikit.controllerArgument(value, "UISplitViewController"), for: column, of: id)
    }
  }
}
