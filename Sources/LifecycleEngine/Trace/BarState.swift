/// A bar of a container on screen, as far as the safe areas tell.
public struct BarState: Equatable, Sendable {
  /// The container of the bar.
  public let container: ObjectID
  /// The bar and its content.
  public let content: Content
  /// The distance in points from the edge of the container's view to the other edge of the bar.
  public let height: Double

  /// The content of a bar.
  public enum Content: Equatable, Sendable {
    /// A navigation bar at the top, with the controller whose title the bar shows.
    case navigation(title: ObjectID, hasBackButton: Bool)
    /// A tab bar at the bottom, with the number of the selected tab.
    case tabs([ObjectID], selected: Int)
    /// A toolbar at the bottom.
    case toolbar
  }
}

extension StateSnapshot {
  /// The bars that take a part of the room of their container's child.
  public var bars: [BarState] {
    var bars: [BarState] = []
    for id in controllerIDs {
      guard let record = controllers.record(of: id), let view = record.view else { continue }
      if record.kind == .navigationController { bars += navigationBars(of: id, view) }
      if record.kind == .tabBarController { bars += tabBar(of: id, view) }
    }
    return bars
  }

  private func navigationBars(of id: ObjectID, _ view: ObjectID) -> [BarState] {
    guard let navigation = navigations.record(of: id),
      let (shown, child) = shownChild(of: id, navigation.displayed)
    else { return [] }
    let (inner, outer) = (safeArea(ofChild: shown, child), safeAreaInsets(of: view))
    var bars: [BarState] = []
    if inner.top > outer.top {
      let title = BarState.Content.navigation(
        title: shown, hasBackButton: navigation.stack.count > 1 && showsBackButton(shown))
      bars.append(BarState(container: id, content: title, height: inner.top))
    }
    if inner.bottom > outer.bottom {
      bars.append(BarState(container: id, content: .toolbar, height: inner.bottom))
    }
    return bars
  }

  /// The child on screen, with its view. While the view of the displayed child has not come yet, the old
  /// child is on screen.
  private func shownChild(
    of id: ObjectID, _ displayed: ObjectID?
  ) -> (child: ObjectID, view: ObjectID)? {
    let candidates = (displayed.map { [$0] } ?? []) + children(of: id).reversed()
    for child in candidates {
      if let view = self.view(of: child), superview(of: view) != nil { return (child, view) }
    }
    return nil
  }

  /// The part of a child's safe area that comes from outside of the child.
  private func safeArea(ofChild id: ObjectID, _ view: ObjectID) -> Insets {
    var insets = safeAreaInsets(of: view)
    let own = controllers.record(of: id)?.additionalSafeAreaInsets ?? .zero
    insets.top -= own.top
    insets.bottom -= own.bottom
    return insets
  }

  private func showsBackButton(_ id: ObjectID) -> Bool {
    guard let top = controllers.record(of: id) else { return false }
    return top.showsBackButton
  }

  private func tabBar(of id: ObjectID, _ view: ObjectID) -> [BarState] {
    guard let record = tabs.record(of: id),
      let (shown, child) = shownChild(of: id, record.displayed)
    else { return [] }
    let height = safeArea(ofChild: shown, child).bottom
    guard height > safeAreaInsets(of: view).bottom else { return [] }
    let content = BarState.Content.tabs(record.viewControllers, selected: record.selectedIndex)
    return [BarState(container: id, content: content, height: height)]
  }
}
