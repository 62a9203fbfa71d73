/// What a presentation or dismissal does beside callbacks.
enum PresentationAction: Sendable {
  case installContainerView, becomePresented, settlePresentation
  case giveUp, restorePresenterView, beginCoveredDisappearances, endPresentation
  case endCoveredPresentation, settleDismissal
  case askForController, askForStyle, askForAdaptiveController, tellAdaptiveStyle
  case prepareForPopover, requireAnchor
  case tellPresentationWillBegin, tellPresentationDidEnd
  case tellDismissalWillBegin, tellDismissalDidEnd
  case byUser(SheetActionByUser)
  case stayPresented
  case editing(PresenterEditing)
  case tellContainerViewWillLayout, restSheet, layOutContents, tellContainerViewDidLayout
}

/// What becomes of the text field that the presenter edits.
enum PresenterEditing: Sendable {
  case end, restore
}

extension World {
  func perform(_ action: PresentationAction, _ transition: Transition) {
    guard let container = transition.container else { return }
    guard kind(of: container) == .presentationController else {
      if let controller = transition.to { ask(action, about: controller, from: container) }
      return
    }
    let slot = presentationSlot(container)
    switch action {
    case .askForController, .askForAdaptiveController: break
    case .askForStyle:
      if let view = presentations[slot].containerView, let window = window(of: view) {
        askForAdaptiveStyle(of: container, in: sizeClassesToCome(of: window))
      }
    case .tellAdaptiveStyle: tellAdaptiveStyle(of: container)
    case .prepareForPopover: prepareForPopover(container)
    case .requireAnchor: requireAnchor(of: container)
    case .tellPresentationWillBegin: tell(.presentationWillBegin, container)
    case .tellPresentationDidEnd:
      tell(.presentationDidEnd, container, [.boolean(!transition.isCancelled)])
    case .tellDismissalWillBegin:
      for id in controllersUpTo(transition.from, from: container) {
        if let own = controllers[controllerSlot(id)].presentation { tell(.dismissalWillBegin, own) }
      }
    case .tellDismissalDidEnd:
      tellDismissalDidEnd(of: transition.from, isDone: !transition.isCancelled)
    case .byUser(let action): perform(action, container)
    case .stayPresented: stayPresented(container)
    case .editing(let action): perform(action, presentations[slot])
    case .tellContainerViewWillLayout: tell(.containerViewWillLayout, container)
    case .restSheet: rest(container)
    case .layOutContents: layOutContents(of: container)
    case .tellContainerViewDidLayout: tell(.containerViewDidLayout, container)
    case .installContainerView:
      installContainerView(of: container)
      // The presenter has left the window since it was asked to present.
      if presentations[slot].containerView == nil { cancel(transition.id) }
    case .giveUp:
      if let presented = presentations[slot].presented { giveUp(presented, in: container) }
    case .becomePresented: presentations[slot].phase = .presented
    case .settlePresentation:
      if let presented = presentations[slot].presented {
        controllers[controllerSlot(presented)].isBeingPresented = false
      }
    case .restorePresenterView: restorePresenterView(in: container)
    case .beginCoveredDisappearances:
      for id in controllersUpTo(transition.from, from: container) where id != transition.from {
        switch controllers[controllerSlot(id)].appearance {
        case .appearing, .appeared: beginAppearance(of: id, appearing: false, animated: false)
        case .disappearing, .disappeared: break
        }
      }
    case .endPresentation: endPresentation(container, of: transition)
    case .endCoveredPresentation:
      if let covered = transition.to { endCoveredPresentation(of: covered) }
    case .settleDismissal: settleDismissal(of: transition)
    }
  }

  private func perform(_ action: PresenterEditing, _ record: PresentationRecord) {
    switch action {
    case .end:
      if let presenter = record.presenting { endEditing(ofController: presenter, .otherwise) }
    case .restore:
      if let presenter = alive(record.lastPresenting) { restoreEditing(ofController: presenter) }
    }
  }

  /// What is asked before there is anything to see.
  private func ask(
    _ action: PresentationAction, about controller: ObjectID, from source: ObjectID
  ) {
    if case .askForController = action {
      return askForPresentationController(for: controller, from: source)
    }
    let id = ownPresentationController(of: controller)
    switch action {
    case .askForStyle: askForAdaptiveStyle(of: id, in: sizeClasses(of: source))
    case .askForAdaptiveController: askForAdaptiveController(of: id)
    default: break
    }
  }

  private func tellDismissalDidEnd(of controller: ObjectID?, isDone: Bool) {
    guard let controller, let id = controllers[controllerSlot(controller)].presentation
    else { return }
    tell(.dismissalDidEnd, id, [.boolean(isDone)])
  }

  /// The view that a presentation shows its controller in: over the presenter's view, beside it in
  /// whatever that one is in. Source: `rootvc-swap-leaves-presented-so26763020`.
  private func installContainerView(of id: ObjectID) {
    guard presentations[presentationSlot(id)].containerView == nil,
      let presenter = alive(presentations[presentationSlot(id)].presenting),
      let view = controllers[controllerSlot(presenter)].view,
      let host = views[viewSlot(view)].superview
    else { return }
    let container = makeView(of: ClassID(.view), frame: .zero)
    views[viewSlot(container)].presentation = id
    presentations[presentationSlot(id)].containerView = container
    place(containerView: container, in: host)
  }

  /// A presenter's view that was removed comes back, behind the one that still covers it.
  private func restorePresenterView(in id: ObjectID) {
    let record = presentations[presentationSlot(id)]
    guard let container = record.containerView, let host = views[viewSlot(container)].superview,
      let presenter = alive(record.presenting), belongs(presenter, to: id),
      // It may have let go of its view while it was covered.
      let view = view(of: presenter)
    else { return }
    views[viewSlot(view)].needsLayout = true
    guard views[viewSlot(view)].superview == nil else { return }
    addSubview(view, ofChildTo: host, at: .below(container))
  }

  /// The controllers that a dismissal takes away, the lowest first; all of them if there is no top.
  func controllersUpTo(_ top: ObjectID?, from container: ObjectID) -> [ObjectID] {
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
      letGoOfPresenter(presentation)
    }
    for id in gone where id != transition.from {
      perform(.coveredDismissal, in: container, from: nil, to: id)
    }
  }

  /// What was covered by the topmost one goes without links to one another.
  private func endCoveredPresentation(of id: ObjectID) {
    if controllers[controllerSlot(id)].appearance == .disappearing {
      removeView(of: id)
      endAppearance(of: id)
    }
    tellDismissalDidEnd(of: id, isDone: true)
    removeContainerView(ofPresentationOf: id)
    controllers[controllerSlot(id)].isBeingDismissed = false
  }

  /// The presenter is on its own again, and kept to the end of the turn.
  private func letGoOfPresenter(_ id: ObjectID) {
    guard let presenter = presentations[presentationSlot(id)].presenting else { return }
    presentations[presentationSlot(id)].presenting = nil
    presentations[presentationSlot(id)].lastPresenting = presenter
    autorelease(presenter)
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
    letGoOfPresenter(id)
    if let replaced = presentations[presentationSlot(id)].replaced {
      presentations[presentationSlot(id)].presented = replaced
      presentations[presentationSlot(id)].replaced = nil
    }
    controllers[controllerSlot(controller)].presentation = nil
    if let view {
      takeOut(view: view)
      release(view)
    }
    release(id)
  }
}
