/// What a presentation or dismissal does beside callbacks.
enum PresentationAction: Sendable {
  case installContainerView, becomePresented, settlePresentation
  case giveUp, restorePresenterView, beginCoveredDisappearances, endPresentation, settleDismissal
}

extension World {
  func perform(_ action: PresentationAction, _ transition: Transition) {
    guard let container = transition.container, kind(of: container) == .presentationController
    else { return }
    let slot = presentationSlot(container)
    switch action {
    case .installContainerView:
      installContainerView(of: container)
      // The presenter has left the window since it was asked to present.
      if presentations[slot].containerView == nil { cancel(transition.id) }
    case .giveUp: giveUp(presentations[slot].presented, in: container)
    case .becomePresented: presentations[slot].phase = .presented
    case .settlePresentation:
      controllers[controllerSlot(presentations[slot].presented)].isBeingPresented = false
    case .restorePresenterView: restorePresenterView(in: container)
    case .beginCoveredDisappearances:
      for id in controllersUpTo(transition.from, from: container) where id != transition.from {
        switch controllers[controllerSlot(id)].appearance {
        case .appearing, .appeared: beginAppearance(of: id, appearing: false, animated: false)
        case .disappearing, .disappeared: break
        }
      }
    case .endPresentation: endPresentation(container, of: transition)
    case .settleDismissal: settleDismissal(of: transition)
    }
  }

  /// The view that a presentation shows its controller in: over the presenter's view, beside it in
  /// whatever that one is in. Source: `rootvc-swap-leaves-presented-so26763020`.
  private func installContainerView(of id: ObjectID) {
    guard presentations[presentationSlot(id)].containerView == nil,
      let presenter = alive(presentations[presentationSlot(id)].presenting),
      let view = controllers[controllerSlot(presenter)].view,
      let host = views[viewSlot(view)].superview
    else { return }
    let size = views[viewSlot(host)].frame.size
    let container = makeView(
      of: ClassID(.view), frame: Rect(width: size.width, height: size.height))
    views[viewSlot(container)].presentation = id
    views[viewSlot(container)].safeAreaInsets = views[viewSlot(host)].safeAreaInsets
    presentations[presentationSlot(id)].containerView = container
    attach(container, to: host)
  }

  /// A presenter's view that was removed comes back, behind the one that still covers it.
  private func restorePresenterView(in id: ObjectID) {
    let record = presentations[presentationSlot(id)]
    guard let container = record.containerView, let host = views[viewSlot(container)].superview,
      let presenter = alive(record.presenting),
      let view = controllers[controllerSlot(presenter)].view
    else { return }
    views[viewSlot(view)].needsLayout = true
    guard views[viewSlot(view)].superview == nil else { return }
    attach(view, to: host, below: container)
  }

  /// The controllers that a dismissal takes away, the lowest first.
  private func controllersUpTo(_ top: ObjectID?, from container: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var current: ObjectID? = presentations[presentationSlot(container)].presented
    while let id = current, isWithinNesting(result.count) {
      result.append(id)
      if id == top { break }
      current = controllers[controllerSlot(id)].presented
    }
    return result
  }

  /// The links go before the did callbacks: there the presented controller has no presenter any more.
  /// Source: `modal-unit-test-winobjc-fullscreen`, `winobjc-presenting-nil-in-diddisappear`.
  private func endPresentation(_ container: ObjectID, of transition: Transition) {
    let gone = controllersUpTo(transition.from, from: container)
    for id in gone {
      guard let presentation = controllers[controllerSlot(id)].presentation else { continue }
      let slot = presentationSlot(presentation)
      if let presenter = alive(presentations[slot].presenting),
        controllers[controllerSlot(presenter)].presented == id
      {
        controllers[controllerSlot(presenter)].presented = nil
        autorelease(id)
      }
      presentations[slot].presenting = nil
    }
    for id in gone where id != transition.from {
      if controllers[controllerSlot(id)].appearance == .disappearing {
        removeView(of: id)
        endAppearance(of: id)
      }
      removeContainerView(ofPresentationOf: id)
      controllers[controllerSlot(id)].isBeingDismissed = false
    }
  }

  private func giveUp(_ presented: ObjectID, in container: ObjectID) {
    if let presenter = alive(presentations[presentationSlot(container)].presenting),
      controllers[controllerSlot(presenter)].presented == presented
    {
      controllers[controllerSlot(presenter)].presented = nil
      autorelease(presented)
    }
    controllers[controllerSlot(presented)].isBeingPresented = false
    removeContainerView(ofPresentationOf: presented)
  }

  private func settleDismissal(of transition: Transition) {
    guard let dismissed = transition.from else { return }
    controllers[controllerSlot(dismissed)].isBeingDismissed = false
    removeContainerView(ofPresentationOf: dismissed)
  }

  private func removeContainerView(ofPresentationOf controller: ObjectID) {
    guard let id = controllers[controllerSlot(controller)].presentation else { return }
    let view = presentations[presentationSlot(id)].containerView
    presentations[presentationSlot(id)].containerView = nil
    presentations[presentationSlot(id)].phase = .idle
    controllers[controllerSlot(controller)].presentation = nil
    if let view {
      detach(view)
      release(view)
    }
    release(id)
  }
}
