import LifecycleEngine

// Navigation, tab bar, page and split view controllers.
extension OperationRow {
  static let containers = navigation.merging(tabBar) { first, _ in first }
    .merging(pages) { first, _ in first }.merging(split) { first, _ in first }

  private static let navigation: [Operation.Kind: OperationRow] = [
    .push: call({ "\($0.subject.name).pushViewController(\($0.other.name), \($0.animated))" }) {
      $1.world.push($1[$0.other], onto: $1[$0.subject], animated: $0.isOn)
    },
    .pop: call({ "\($0.subject.name).popViewController(\($0.animated))" }) {
      _ = $1.world.pop(from: $1[$0.subject], animated: $0.isOn)
    },
    .popToRoot: call({ "\($0.subject.name).popToRootViewController(\($0.animated))" }) {
      _ = $1.world.pop(to: nil, from: $1[$0.subject], animated: $0.isOn)
    },
    .popTo: call({ "\($0.subject.name).popToViewController(\($0.other.name), \($0.animated))" }) {
      _ = $1.world.pop(to: $1[$0.other], from: $1[$0.subject], animated: $0.isOn)
    },
    .setStack: call({
      $0.isOn || $0.choice % 2 == 0
        ? "\($0.subject.name).setViewControllers(\($0.listText), \($0.animated))"
        : "\($0.subject.name).viewControllers = \($0.listText)"
    }) {
      operation, performance in
      performance.world.setViewControllers(
        operation.list.map { performance[$0] }, ofNavigation: performance[operation.subject],
        animated: operation.isOn)
    },
  ]

  private static let tabBar: [Operation.Kind: OperationRow] = [
    .setTabs: call({
      $0.isOn
        ? "\($0.subject.name).setViewControllers(\($0.listText), animated: true)"
        : "\($0.subject.name).viewControllers = \($0.listText)"
    }) {
      operation, performance in
      performance.world.setViewControllers(
        operation.list.map { performance[$0] }, ofTabBar: performance[operation.subject])
    },
    .setTabObjects: since(
      18,
      { operation in
        let tabs = operation.list.map {
          "UITab(title: \"\", image: nil, identifier: \"\($0.name)\") { _ in \($0.name) }"
        }
        return "\(operation.subject.name).tabs = [\(tabs.joined(separator: ", "))]"
      }
    ) { operation, performance in
      let world = performance.world
      let tabs = operation.list.map { member in
        let tab = world.makeForeignObject(of: ClassID(.object), slot: 0)
        performance.state.tabs[tab] = member
        return tab
      }
      world.setTabs(tabs, ofTabBar: performance[operation.subject])
      for tab in tabs { world.release(tab) }
    },
    .selectTab: call({ "\($0.subject.name).selectedIndex = \($0.choice)" }) {
      let tabs = $1.world.tabs(ofTabBar: $1[$0.subject])
      if tabs.indices.contains($0.choice) {
        return $1.world.selectTab(tabs[$0.choice], of: $1[$0.subject])
      }
      guard tabs.isEmpty else { return }
      $1.world.selectTab($0.choice, of: $1[$0.subject])
    },
    .selectTabShowing: call({ "\($0.subject.name).selectedViewController = \($0.other.name)" }) {
      $1.world.selectTab(showing: $1[$0.other], of: $1[$0.subject])
    },
  ]

  private static let pages: [Operation.Kind: OperationRow] = [
    .makePages: call({ "\($0.subject.name) = …" }) {
      operation, performance in
      let pages = operation.list.map { performance[$0] }
      let id = performance.renew(operation.subject)
      guard let first = pages.first else { return }
      performance.world.setPages(pages, of: id)
      performance.world.setPage(first, of: id, animated: false, completion: nil)
    },
    .setPage: setPage, .setAlbumPage: setPage,
    .setTwoPages: call({
      "\($0.subject.name).setViewControllers(\($0.listText), direction: .forward, animated: false)"
    }) { operation, performance in
      performance.world.refusePages(
        count: operation.list.count, of: performance[operation.subject])
    },
  ]

  private static let setPage = call({
    "\($0.subject.name).setViewControllers([\($0.other.name)], direction: .forward, "
      + "\($0.animated), completion: { _ in … })"
  }) { operation, performance in
    performance.withClosure(operation) {
      performance.world.setPage(
        performance[operation.other], of: performance[operation.subject],
        animated: operation.isOn, completion: $0)
    }
  }

  /// The column of an operation. UIKit raises an exception for a third column of two.
  private static func column(_ operation: Operation) -> SplitColumn {
    let columns = SplitColumn.allCases.filter {
      operation.subject.role == .tripleSplit || $0 != .supplementary
    }
    return columns[operation.choice % columns.count]
  }

  static let displayModes = SplitDisplayMode.allCases

  private static let split: [Operation.Kind: OperationRow] = [
    .setColumns: call({ "\($0.subject.name).viewControllers = \($0.listText)" }) {
      operation, performance in
      let (id, list) = (performance[operation.subject], operation.list.map { performance[$0] })
      performance.world.setViewController(list.first, for: .primary, of: id)
      performance.world.setViewController(list.dropFirst().first, for: .secondary, of: id)
    },
    .setColumn: call({
      """
      if #available(iOS 14, *) {
          \($0.subject.name).setViewController(\($0.other.name), for: .\(column($0).name))
      }
      """
    }) {
      guard $1.world.release >= Release(14) else { return }
      $1.world.setViewController($1[$0.other], for: column($0), of: $1[$0.subject])
    },
    .clearColumn: call({
      """
      if #available(iOS 14, *) {
          \($0.subject.name).setViewController(nil, for: .\(column($0).name))
      }
      """
    }) {
      guard $1.world.release >= Release(14) else { return }
      $1.world.setViewController(nil, for: column($0), of: $1[$0.subject])
    },
    .showColumn: call({
      "if #available(iOS 14, *) { \($0.subject.name).show(.\(column($0).name)) }"
    }) {
      guard $1.world.release >= Release(14) else { return }
      $1.world.showColumn(column($0), of: $1[$0.subject])
    },
    .hideColumn: call({
      "if #available(iOS 14, *) { \($0.subject.name).hide(.\(column($0).name)) }"
    }) {
      guard $1.world.release >= Release(14) else { return }
      $1.world.hideColumn(column($0), of: $1[$0.subject])
    },
    .setDisplayMode: call({
      """
      if #available(iOS 8, *) {
          \($0.subject.name).preferredDisplayMode = .\(displayModes[$0.choice].name)
      }
      """
    }) {
      guard $1.world.release >= Release(8) else { return }
      $1.world.setPreferredDisplayMode(displayModes[$0.choice], of: $1[$0.subject])
    },
  ]
}
