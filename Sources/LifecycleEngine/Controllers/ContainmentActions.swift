/// What a transition does to the ties between a child and its container.
enum ContainmentAction: Sendable {
  case willMoveToContainer, willMoveToNil, didMoveToContainer, didMoveToNil
  case link, unlink
  /// The child is neither on its way in nor on its way out any more.
  case settle
}

/// What UIKit tells the only controller that takes part.
enum ControllerAction: Sendable {
  case awakeFromNib, loadView, viewDidLoad, deinitialize
  case viewWillUnload, unloadView, viewDidUnload
  case updateProperties, updateConstraints
  case willLayoutSubviews, layOutContents, didLayoutSubviews, layOutAgain
  case layoutMarginsDidChange, safeAreaInsetsDidChange
  case traitCollectionDidChange
}

extension World {
  func perform(_ action: ContainmentAction, on player: ObjectID, _ transition: Transition) {
    let container = transition.container
    switch action {
    case .willMoveToContainer: deliver(.willMoveToParent, to: player, [value(container)])
    case .willMoveToNil: deliver(.willMoveToParent, to: player, [.none])
    case .didMoveToContainer:
      // A view that came before its controller was a child has arrived in no container.
      if let container { deliver(.didMoveToParent, to: player, [.object(container)]) }
    case .didMoveToNil: deliver(.didMoveToParent, to: player, [.none])
    case .link: if let container { link(player, to: container) }
    case .unlink: unlink(player)
    case .settle:
      controllers[controllerSlot(player)].isMovingToParent = false
      controllers[controllerSlot(player)].isMovingFromParent = false
    }
  }

  func perform(_ action: ControllerAction, on subject: ObjectID) {
    switch action {
    case .awakeFromNib: deliver(.awakeFromNib, to: subject)
    case .loadView: deliver(.loadView, to: subject)
    case .viewDidLoad: deliver(.viewDidLoad, to: subject)
    case .deinitialize: sendDeinit(to: subject)
    case .viewWillUnload: deliver(.viewWillUnload, to: subject)
    case .unloadView: unloadView(of: subject)
    case .viewDidUnload:
      if controllers[controllerSlot(subject)].view == nil { deliver(.viewDidUnload, to: subject) }
    case .updateProperties: updateProperties(of: subject)
    case .updateConstraints: updateConstraints(of: subject)
    case .layOutAgain:
      if let view = controllers[controllerSlot(subject)].view { setNeedsLayout(view) }
    case .willLayoutSubviews: sendWillLayoutSubviews(to: subject)
    case .layOutContents: layOutContents(of: subject)
    case .didLayoutSubviews: deliver(.viewDidLayoutSubviews, to: subject)
    case .traitCollectionDidChange: sendTraitCollectionDidChange(to: subject)
    case .layoutMarginsDidChange: deliver(.viewLayoutMarginsDidChange, to: subject)
    case .safeAreaInsetsDidChange: deliver(.viewSafeAreaInsetsDidChange, to: subject)
    }
  }

  /// A view stays that has got a superview while its controller was told.
  private func unloadView(of id: ObjectID) {
    guard let view = controllers[controllerSlot(id)].view, superview(of: view) == nil else {
      return
    }
    setView(nil, of: id)
  }

  private func value(_ id: ObjectID?) -> EventValue { id.map { .object($0) } ?? .none }

  private func sendDeinit(to subject: ObjectID) {
    let isController = kind(of: subject) == .controller
    if isController || classRecord(of: subject).implements.contains(.deinitialize) {
      deliver(.deinitialize, to: subject)
    }
  }
}
