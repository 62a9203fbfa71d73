/// A bar of a container that covers a part of what it shows.
public enum Bar: Sendable { case navigationBar, toolbar, tabBar }

// Which bars there are, and how much of a child's view they cover.
extension World {
  /// Whether a bar of a navigation or tab bar controller is hidden.
  public func isBarHidden(_ bar: Bar, of id: ObjectID) -> Bool {
    switch bar {
    case .navigationBar: navigations[containerSlot(id)].hidesNavigationBar
    case .toolbar: navigations[containerSlot(id)].hidesToolbar
    case .tabBar: tabs[containerSlot(id)].hidesTabBar
    }
  }

  /// Hides or shows a bar; what it covered hears of it in the next update.
  /// - Parameters:
  ///   - bar: Which one.
  ///   - isHidden: Whether it is to be hidden.
  ///   - id: The controller whose bar it is.
  public func setBarHidden(_ bar: Bar, _ isHidden: Bool, of id: ObjectID) {
    guard isBarHidden(bar, of: id) != isHidden else { return }
    switch bar {
    case .navigationBar: navigations[containerSlot(id)].hidesNavigationBar = isHidden
    case .toolbar: navigations[containerSlot(id)].hidesToolbar = isHidden
    case .tabBar: tabs[containerSlot(id)].hidesTabBar = isHidden
    }
    setNeedsGeometryUpdate(of: id)
  }

  /// What `hidesBottomBarWhenPushed` reads.
  public func hidesBottomBarWhenPushed(_ id: ObjectID) -> Bool {
    controllers[controllerSlot(id)].hidesBottomBarWhenPushed
  }

  /// Sets `hidesBottomBarWhenPushed`.
  public func setHidesBottomBarWhenPushed(_ hides: Bool, of id: ObjectID) {
    controllers[controllerSlot(id)].hidesBottomBarWhenPushed = hides
  }

  /// What `additionalSafeAreaInsets` reads.
  public func additionalSafeAreaInsets(of id: ObjectID) -> Insets {
    controllers[controllerSlot(id)].additionalSafeAreaInsets
  }

  /// Sets `additionalSafeAreaInsets`; the change comes with the next update.
  public func setAdditionalSafeAreaInsets(_ insets: Insets, of id: ObjectID) {
    controllers[controllerSlot(id)].additionalSafeAreaInsets = insets
    setNeedsGeometryUpdate(of: id)
  }

  /// What comes into a window gets its geometry there.
  private func setNeedsGeometryUpdate(of id: ObjectID) {
    guard let view = controllers[controllerSlot(id)].view, isInWindow(view) else { return }
    updateState.needsGeometry = true
  }

  /// What the container's bars take away from a child's safe area.
  func barInsets(in parent: ObjectID, around child: ObjectID) -> Insets {
    switch controllers[controllerSlot(parent)].kind {
    case .navigationController: navigationBarInsets(of: parent)
    case .tabBarController:
      tabs[containerSlot(parent)].hidesTabBar || hidesBottomBar(child)
        ? .zero : Insets(bottom: device.tabBarHeight)
    default: .zero
    }
  }

  /// Whether the tab bar is hidden, by the author's code or by what is shown above it.
  func isTabBarHidden(in id: ObjectID) -> Bool {
    tabs[containerSlot(id)].hidesTabBar
      || displayedChild(of: id).map { hidesBottomBar($0) } ?? false
  }

  /// A navigation controller on the stack of another one, as in a collapsed split view controller,
  /// leaves the bar to that one.
  private func navigationBarInsets(of id: ObjectID) -> Insets {
    let record = navigations[containerSlot(id)]
    let isNested = parent(of: id).map {
      controllers[controllerSlot($0)].kind == .navigationController
    }
    return Insets(
      top: record.hidesNavigationBar || isNested == true ? 0 : device.navigationBarHeight,
      bottom: record.hidesToolbar ? 0 : device.toolbarHeight)
  }

  /// Whether a navigation controller shows a controller that hides the tab bar, or has it below the
  /// one it shows; the root never does.
  private func hidesBottomBar(_ id: ObjectID) -> Bool {
    guard controllers[controllerSlot(id)].kind == .navigationController else { return false }
    return navigations[containerSlot(id)].stack.dropFirst().contains {
      answer(.hidesBottomBarWhenPushed, $0, otherwise: hidesBottomBarWhenPushed($0))
    }
  }

  /// The bars and insets that have changed since the last update, from the top down.
  func updateGeometryIfNeeded() {
    guard updateState.needsGeometry else { return }
    updateState.needsGeometry = false
    for window in windows where !views[viewSlot(window)].isHidden {
      forEachController(in: window) { updateGeometry(of: $0) }
    }
  }
}
