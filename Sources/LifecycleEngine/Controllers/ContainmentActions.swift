extension Containment {
  func perform(_ action: ContainmentAction, on player: ObjectID, _ transition: Transition) {
    let container = transition.container
    switch action {
    case .willMoveToContainer: world.deliver(.willMoveToParent, to: player, [value(container)])
    case .willMoveToNil: world.deliver(.willMoveToParent, to: player, [.none])
    case .didMoveToContainer:
      // A view that came before its controller was a child has arrived in no container.
      if let container { world.deliver(.didMoveToParent, to: player, [.object(container)]) }
    case .didMoveToContainerAgain:
      guard let container else { break }
      guard isTold(player, container) else { return world.note(.untoldArrival, for: [player]) }
      world.deliver(.didMoveToParent, to: player, [.object(container)])
    case .didMoveToNil: world.deliver(.didMoveToParent, to: player, [.none])
    case .link: if let container { link(player, to: container) }
    case .unlink: unlink(player)
    case .settle:
      world.controllers[player].isMovingToParent = false
      world.controllers[player].isMovingFromParent = false
    }
  }

  /// Returns true if the author's code has told a child of its present container.
  func isTold(_ child: ObjectID, _ container: ObjectID) -> Bool {
    let news = lastNews(of: child)
    return news?.callback == .didMoveToParent && news?.arguments.first?.value == .object(container)
  }

  /// Returns true if the last news of a child is that the child leaves the container.
  func isLeaving(_ child: ObjectID) -> Bool {
    let news = lastNews(of: child)
    return news?.callback == .willMoveToParent && news?.arguments.first?.value == EventValue.none
  }

  private func lastNews(of child: ObjectID) -> Event? {
    world.trace.events.last {
      $0.receiver == .object(child)
        && ($0.callback == .willMoveToParent || $0.callback == .didMoveToParent)
    }
  }

  func perform(_ action: ControllerAction, on subject: ObjectID) {
    switch action {
    case .awakeFromNib: world.deliver(.awakeFromNib, to: subject)
    case .loadView: world.deliver(.loadView, to: subject)
    case .viewDidLoad: world.deliver(.viewDidLoad, to: subject)
    case .deinitialize: sendDeinit(to: subject)
    case .viewWillUnload: world.deliver(.viewWillUnload, to: subject)
    case .unloadView: unloadView(of: subject)
    case .viewDidUnload:
      if world.controllers[subject].view == nil { world.deliver(.viewDidUnload, to: subject) }
    case .updateProperties: world.layout.updateProperties(of: subject)
    case .updateConstraints: world.layout.updateConstraints(of: subject)
    case .layOutAgain:
      if let view = world.controllers[subject].view { world.setNeedsLayout(view) }
    case .willLayoutSubviews: world.layout.sendWillLayoutSubviews(to: subject)
    case .layOutContents: world.layout.layOutContents(of: subject)
    case .didLayoutSubviews: world.deliver(.viewDidLayoutSubviews, to: subject)
    case .traitCollectionDidChange: world.traitEnvironment.sendTraitCollectionDidChange(to: subject)
    case .layoutMarginsDidChange: world.deliver(.viewLayoutMarginsDidChange, to: subject)
    case .safeAreaInsetsDidChange: world.deliver(.viewSafeAreaInsetsDidChange, to: subject)
    }
  }

  /// Unloads a view, unless a callback of its controller gave the view a superview.
  private func unloadView(of id: ObjectID) {
    guard let view = world.controllers[id].view, world.superview(of: view) == nil else {
      return
    }
    setView(nil, of: id)
  }

  private func value(_ id: ObjectID?) -> EventValue { id.map { .object($0) } ?? .none }

  private func sendDeinit(to subject: ObjectID) {
    let isController = world.kind(of: subject) == .controller
    if isController || world.objects.implements(.deinitialize, subject) {
      world.deliver(.deinitialize, to: subject)
    }
  }
}
