extension PresentationControllers {
  func perform(_ action: PresentationAction, _ transition: Transition) {
    guard let container = transition.container else { return }
    guard world.kind(of: container) == .presentationController else {
      if let controller = transition.to { ask(action, about: controller, from: container) }
      return
    }
    switch action {
    case .askForController, .askForAdaptiveController: break
    case .askForStyle:
      if let view = world.presentations[container].containerView,
        let window = world.window(of: view)
      {
        askForAdaptiveStyle(of: container, in: sizeClassesToCome(of: window))
      }
    case .tellAdaptiveStyle: tellAdaptiveStyle(of: container)
    case .prepareForPopover: prepareForPopover(container)
    case .requireAnchor: requireAnchor(of: container)
    case .tellPresentationWillBegin: tell(.presentationWillBegin, container)
    case .tellPresentationDidEnd:
      tell(.presentationDidEnd, container, [.boolean(!transition.isCancelled)])
    case .tellDismissalWillBegin: tellDismissalWillBegin(transition.from, from: container)
    case .tellDismissalDidEnd:
      tellDismissalDidEnd(of: transition.from, isDone: !transition.isCancelled)
    case .byUser(let action): world.sheets.perform(action, container)
    case .stayPresented: world.sheets.stayPresented(container)
    case .editing(let action): perform(action, world.presentations[container])
    case .tellContainerViewWillLayout: tell(.containerViewWillLayout, container)
    case .restSheet: world.sheets.rest(container)
    case .layOutContents: world.layout.layOutContents(of: container)
    case .tellContainerViewDidLayout: tell(.containerViewDidLayout, container)
    case .installContainerView:
      installContainerView(of: container)
      // The presenter has left the window since the call to present.
      if world.presentations[container].containerView == nil { world.cancel(transition.id) }
    case .giveUp:
      if let presented = world.presentations[container].presented {
        giveUp(presented, in: container)
      }
    case .becomePresented: world.presentations[container].phase = .presented
    case .settlePresentation:
      if let presented = world.presentations[container].presented {
        world.controllers[presented].isBeingPresented = false
      }
    case .restorePresenterView: restorePresenterView(in: container)
    case .beginCoveredDisappearances:
      for id in controllersUpTo(transition.from, from: container) where id != transition.from {
        switch world.controllers[id].appearance {
        case .appearing, .appeared:
          world.appearances.beginAppearance(of: id, appearing: false, animated: false)
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
      if let presenter = record.presenting {
        world.textEditing.endEditing(ofController: presenter, .otherwise)
      }
    case .restore:
      if let presenter = world.alive(record.lastPresenting) {
        world.textEditing.restoreEditing(ofController: presenter)
      }
    }
  }

  /// The questions before anything is visible.
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

  private func tellDismissalWillBegin(_ top: ObjectID?, from container: ObjectID) {
    for id in controllersUpTo(top, from: container) {
      if let own = world.controllers[id].presentation { tell(.dismissalWillBegin, own) }
    }
  }

  private func tellDismissalDidEnd(of controller: ObjectID?, isDone: Bool) {
    guard let controller, let id = world.controllers[controller].presentation
    else { return }
    tell(.dismissalDidEnd, id, [.boolean(isDone)])
  }

  /// Adds the container view of a presentation over the presenter's view, in the same superview.
  /// Source: `rootvc-swap-leaves-presented-so26763020`.
  private func installContainerView(of id: ObjectID) {
    guard world.presentations[id].containerView == nil,
      let presenter = world.alive(world.presentations[id].presenting),
      let view = world.controllers[presenter].view,
      let host = world.views[view].superview
    else { return }
    let container = world.makeView(of: ClassID(.view), frame: .zero)
    world.views[container].presentation = id
    world.presentations[id].containerView = container
    place(containerView: container, in: host)
  }

  /// A removed view of a presenter comes back, behind the view that still covers it.
  private func restorePresenterView(in id: ObjectID) {
    let record = world.presentations[id]
    guard let container = record.containerView, let host = world.views[container].superview,
      let presenter = world.alive(record.presenting), world.appearances.belongs(presenter, to: id),
      // The presenter may have released its view while covered.
      let view = world.view(of: presenter)
    else { return }
    world.views[view].needsLayout = true
    guard world.views[view].superview == nil else { return }
    world.hierarchy.addSubview(view, ofChildTo: host, at: .below(container))
  }

  /// The controllers that a dismissal removes, the lowest first; without a top, all controllers.
  func controllersUpTo(_ top: ObjectID?, from container: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var current: ObjectID? = world.presentations[container].presented
    while let id = current, world.isWithinNesting(result.count) {
      result.append(id)
      if id == top { break }
      current = world.controllers[id].presented
    }
    return result
  }

  /// The links are removed before the did callbacks, in which the presented controller has no
  /// presenter any more. Source: `modal-unit-test-winobjc-fullscreen`,
  /// `winobjc-presenting-nil-in-diddisappear`.
  private func endPresentation(_ container: ObjectID, of transition: Transition) {
    let gone = controllersUpTo(transition.from, from: container)
    for id in gone {
      guard let presentation = world.controllers[id].presentation else { continue }
      if let presenter = world.alive(world.presentations[presentation].presenting),
        world.controllers[presenter].presented == id
      {
        world.controllers[presenter].presented = nil
        world.autorelease(id)
      }
      letGoOfPresenter(presentation)
    }
    for id in gone where id != transition.from {
      world.perform(.coveredDismissal, in: container, from: nil, to: id)
    }
  }

  /// The controllers under the topmost dismissed controller lose their links to one another.
  private func endCoveredPresentation(of id: ObjectID) {
    if world.controllers[id].appearance == .disappearing {
      world.hierarchy.removeView(of: id)
      world.appearances.endAppearance(of: id)
    }
    tellDismissalDidEnd(of: id, isDone: true)
    removeContainerView(ofPresentationOf: id)
    world.controllers[id].isBeingDismissed = false
  }

  /// Unlinks the presenter, which is kept to the end of the turn.
  private func letGoOfPresenter(_ id: ObjectID) {
    guard let presenter = world.presentations[id].presenting else { return }
    world.presentations[id].presenting = nil
    world.presentations[id].lastPresenting = presenter
    world.autorelease(presenter)
  }

  private func giveUp(_ presented: ObjectID, in container: ObjectID) {
    if let presenter = world.alive(world.presentations[container].presenting),
      world.controllers[presenter].presented == presented
    {
      world.controllers[presenter].presented = nil
      world.autorelease(presented)
    }
    world.controllers[presented].isBeingPresented = false
    removeContainerView(ofPresentationOf: presented)
  }

  private func settleDismissal(of transition: Transition) {
    guard let dismissed = transition.from else { return }
    world.controllers[dismissed].isBeingDismissed = false
    removeContainerView(ofPresentationOf: dismissed)
  }

  private func removeContainerView(ofPresentationOf controller: ObjectID) {
    guard let id = world.controllers[controller].presentation else { return }
    let view = world.presentations[id].containerView
    world.presentations[id].containerView = nil
    world.presentations[id].phase = .idle
    letGoOfPresenter(id)
    if let replaced = world.presentations[id].replaced {
      world.presentations[id].presented = replaced
      world.presentations[id].replaced = nil
    }
    world.controllers[controller].presentation = nil
    if let view {
      world.hierarchy.takeOut(view: view)
      world.release(view)
    }
    world.release(id)
  }
}
