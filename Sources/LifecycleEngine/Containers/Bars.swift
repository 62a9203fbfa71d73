// The bars of containers, and the part of a child's view that bars cover.
extension Containers {
  func isBarHidden(_ bar: Bar, of id: ObjectID) -> Bool {
    switch bar {
    case .navigationBar: world.navigations[id].hidesNavigationBar
    case .toolbar: world.navigations[id].hidesToolbar
    case .tabBar: world.tabs[id].hidesTabBar
    }
  }

  func setBarHidden(_ bar: Bar, _ isHidden: Bool, of id: ObjectID) {
    guard isBarHidden(bar, of: id) != isHidden else { return }
    switch bar {
    case .navigationBar: world.navigations[id].hidesNavigationBar = isHidden
    case .toolbar: world.navigations[id].hidesToolbar = isHidden
    case .tabBar: world.tabs[id].hidesTabBar = isHidden
    }
    setNeedsGeometryUpdate(of: id)
  }

  func setAdditionalSafeAreaInsets(_ insets: Insets, of id: ObjectID) {
    world.controllers[id].additionalSafeAreaInsets = insets
    setNeedsGeometryUpdate(of: id)
  }

  /// A view that comes into a window later gets its geometry there.
  private func setNeedsGeometryUpdate(of id: ObjectID) {
    guard let view = world.controllers[id].view, world.isInWindow(view) else { return }
    world.updateState.setNeedsGeometry()
  }

  /// The insets that the container's bars add to a child's safe area.
  func barInsets(in parent: ObjectID, around child: ObjectID) -> Insets {
    switch world.controllers[parent].kind {
    case .navigationController: navigationBarInsets(of: parent)
    case .tabBarController:
      tabBarInsets(of: parent, around: child)
    default: .zero
    }
  }

  private func tabBarInsets(of parent: ObjectID, around child: ObjectID) -> Insets {
    if world.device.idiom == .pad, world.holds(.padTabBarOnTop) { world.note(.padTabBar) }
    return world.tabs[parent].hidesTabBar || hidesBottomBar(child)
      ? .zero : Insets(bottom: world.device.tabBarHeight)
  }

  /// Returns true if the author's code hides the tab bar, or a controller on screen does.
  func isTabBarHidden(in id: ObjectID) -> Bool {
    world.tabs[id].hidesTabBar
      || displayedChild(of: id).map { hidesBottomBar($0) } ?? false
  }

  /// A navigation controller on the stack of another, as in a collapsed split view controller,
  /// leaves the bar to the outer navigation controller.
  private func navigationBarInsets(of id: ObjectID) -> Insets {
    let record = world.navigations[id]
    if world.device.idiom == .pad { world.note(.oldPad) }
    let isNested = world.parent(of: id).map {
      world.controllers[$0].kind == .navigationController
    }
    return Insets(
      top: record.hidesNavigationBar || isNested == true ? 0 : navigationBarInset(of: id),
      bottom: record.hidesToolbar ? 0 : world.device.toolbarHeight)
  }

  /// The part of the safe area that the navigation bar adds at the top, in points.
  private func navigationBarInset(of id: ObjectID) -> Double {
    let height = world.device.navigationBarHeight
    guard world.device.isUprightPhone else { return height }
    if world.holds(.tallNavigationBar) { return 54 }
    let top = world.controllers[id].view.map { world.views[$0].safeAreaInsets.top } ?? 0
    let overlap = world.holds(.barOverlapsHousing) ? world.device.safeAreaInsets.top - top : nil
    return overlap == 0 ? height - Device.overlapOfBar : height
  }

  /// Returns true if the top controller, or a controller below the top, hides the tab bar. The root
  /// never hides the tab bar.
  private func hidesBottomBar(_ id: ObjectID) -> Bool {
    guard world.controllers[id].kind == .navigationController else { return false }
    return world.navigations[id].stack.dropFirst().contains {
      world.presenting.answer(
        .hidesBottomBarWhenPushed, $0, otherwise: world.hidesBottomBarWhenPushed($0))
    }
  }

  /// Updates the bars and insets that have changed since the last update, from the top down.
  func updateGeometryIfNeeded() {
    for view in world.updateState.takeMoved() { world.layout.updateInsets(below: view) }
    guard world.updateState.takeNeedsGeometry() else { return }
    for window in world.windows where !world.views[window].isHidden {
      world.windowChanges.forEachController(in: window) { world.layout.updateGeometry(of: $0) }
    }
  }
}
