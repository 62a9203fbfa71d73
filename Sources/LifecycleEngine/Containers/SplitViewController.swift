/// Split view controllers: the columns, and the columns on screen.
struct SplitViewControllers {
  let world: World

  // MARK: What the author's code asks for

  func setHasStyle(ofSplit id: ObjectID, isTriple: Bool = false) {
    world.splits[id].hasStyle = true
    world.splits[id].isTriple = isTriple
  }

  func styleName(ofSplit id: ObjectID) -> String {
    let record = world.splits[id]
    guard record.hasStyle else { return "unspecified" }
    return record.isTriple ? "tripleColumn" : "doubleColumn"
  }

  func setViewController(_ new: ObjectID?, for column: SplitColumn, of id: ObjectID) {
    let old = world.splits[id].columns[column]
    guard old != new else { return }
    let isOnStack = isOnStack(column, of: id)
    if let new { world.retain(new) }
    world.splits[id].columns[column] = new
    if let new, let wrapper = world.splits[id].wrappers[column], !isNavigation(new) {
      if let old, world.appearanceState(of: old) != .disappeared {
        world.note(column == .secondary ? .secondaryAgain : .columnAgain, for: [old])
      }
      let stack = world.viewControllers(ofNavigation: wrapper).filter { $0 != new }
      world.navigation.replaceStack(stack + [new], ofNavigation: wrapper, animated: false)
    } else {
      dropHolder(world.splits[id].wrappers[column] ?? old, of: id)
      if let wrapper = world.splits[id].wrappers[column] {
        world.splits[id].wrappers[column] = nil
        world.autorelease(wrapper)
      }
    }
    if world.splits[id].isArranged { arrangeColumns(of: id, filling: isOnStack) }
    if let old { world.autorelease(old) }
  }

  /// Returns true if a collapsed interface has the column on its stack.
  private func isOnStack(_ column: SplitColumn, of id: ObjectID) -> Bool {
    let record = world.splits[id]
    let holder = record.wrappers[column] ?? record.columns[column]
    guard record.isCollapsed, let holder, let base = baseOfStack(of: id) else { return false }
    return holder != base && world.parent(of: holder) == base
  }

  /// Removes the controller that showed a column.
  private func dropHolder(_ holder: ObjectID?, of id: ObjectID) {
    guard let holder, world.splits[id].isArranged else { return }
    if world.parent(of: holder) == id { return takeAway(holder, from: id) }
    if let base = baseOfStack(of: id), world.parent(of: holder) == base {
      let rest = world.viewControllers(ofNavigation: base).filter { $0 != holder }
      world.navigation.replaceStack(rest, ofNavigation: base, animated: false)
    }
  }

  func viewControllers(ofSplit id: ObjectID) -> [ObjectID] {
    let record = world.splits[id]
    if record.isCollapsed { return world.controllers[id].children }
    return [SplitColumn.primary, .supplementary, .secondary].compactMap { column in
      record.wrappers[column] ?? record.columns[column]
    }
  }

  func isNavigation(_ id: ObjectID) -> Bool {
    world.controllers[id].kind == .navigationController
  }
}
