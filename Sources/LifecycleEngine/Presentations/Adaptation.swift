// Which style a presentation takes in the room there is, and who is asked about it.
extension World {
  /// A transitioning delegate may give a presentation controller of its own for `.custom`.
  func askForPresentationController(for controller: ObjectID, from source: ObjectID) {
    guard styleAskedFor(by: controller) == .custom,
      let delegate = alive(controllers[controllerSlot(controller)].transitioningDelegate),
      classRecord(of: delegate).implements.contains(.presentationControllerForPresented)
    else { return }
    let reply = deliver(
      .presentationControllerForPresented, to: delegate,
      [.object(controller), .object(topmostAncestor(of: source)), .object(source)])
    guard case .object(let id) = reply, kind(of: id) == .presentationController,
      presentations[presentationSlot(id)].phase == .idle
    else { return }
    retain(id)
    if let old = controllers[controllerSlot(controller)].presentation { release(old) }
    controllers[controllerSlot(controller)].presentation = id
    presentations[presentationSlot(id)].presented = controller
  }

  /// Asks the delegate of the presentation controller for the style, where it has a say: `.none`
  /// keeps the style that was asked for. Source: `popover-adaptation-ios13`,
  /// `adaptation-willpresent-delegate`.
  func askForAdaptiveStyle(of id: ObjectID, in room: SizeClasses) {
    guard let controller = wantedController(of: id) else { return }
    var asked = styleAskedFor(by: controller)
    // The author's own sheet is one, whatever asks for it.
    if asked == .custom, classRecord(of: id).base == .sheetPresentationController {
      asked = .pageSheet
    }
    var style = asked.adapted(to: room, on: release)
    if controllers[controllerSlot(controller)].isActionSheet {
      // Where it is no popover it comes over its presenter as an alert does.
      style = style == .popover ? .popover : .custom
    } else if asked.isAdaptive, let answer = adaptiveAnswer(of: id, in: room) {
      style = answer == .none ? asked : answer
    }
    presentations[presentationSlot(id)].style = style
  }

  private func adaptiveAnswer(of id: ObjectID, in room: SizeClasses) -> ModalPresentationStyle? {
    guard let delegate = alive(presentations[presentationSlot(id)].delegate) else { return nil }
    let implemented = classRecord(of: delegate).implements
    let callback: Callback
    if implemented.contains(.adaptiveStyleForTraits) {
      callback = .adaptiveStyleForTraits
    } else if implemented.contains(.adaptiveStyle), room.horizontal == .compact {
      callback = .adaptiveStyle
    } else {
      return nil
    }
    var traits = screenTraits
    traits.room = room
    let values: [EventValue] = callback == .adaptiveStyle ? [] : [.traits(traits)]
    guard case .symbol(let name) = deliver(callback, toDelegate: delegate, from: id, values)
    else { return nil }
    return ModalPresentationStyle.allCases.first { $0.name == name }
  }

  /// Where the style adapts, the delegate may give another controller to show. Source:
  /// `popover-adaptation-ios13`.
  func askForAdaptiveController(of id: ObjectID) {
    let record = presentations[presentationSlot(id)]
    guard isAdapted(id), let presented = record.presented, record.phase == .idle,
      case .object(let other) = deliver(
        .adaptiveViewController, toDelegate: record.delegate, from: id,
        [.symbol(record.style.name)]),
      kind(of: other) == .controller, other != presented,
      presentation(of: other).map({ $0.phase == .idle }) ?? true
    else { return }
    retain(id)
    if let old = controllers[controllerSlot(other)].presentation { release(old) }
    controllers[controllerSlot(other)].presentation = id
    presentations[presentationSlot(id)].presented = other
    presentations[presentationSlot(id)].replaced = presented
  }

  /// The controller that the author's code presents, whether or not another one shows for it.
  private func wantedController(of id: ObjectID) -> ObjectID? {
    let record = presentations[presentationSlot(id)]
    return alive(record.replaced) ?? alive(record.presented)
  }

  /// Whether the style is another one than was asked for.
  private func isAdapted(_ id: ObjectID) -> Bool {
    guard let controller = wantedController(of: id) else { return false }
    let asked = styleAskedFor(by: controller)
    let style = presentations[presentationSlot(id)].style
    return asked != .custom && style != .custom && asked != style
  }

  /// Tells the delegate the style to come, `.none` where it is the one that was asked for. Source:
  /// `adaptation-willpresent-delegate`, `adaptation-prepare-ios15`.
  func tellAdaptiveStyle(of id: ObjectID) {
    let record = presentations[presentationSlot(id)]
    let style = isAdapted(id) ? record.style : ModalPresentationStyle.none
    if style != .none {
      _ = deliver(.adaptivePrepare, toDelegate: record.delegate, from: id, [.object(id)])
    }
    _ = deliver(
      .adaptiveWillPresent, toDelegate: record.delegate, from: id, [.symbol(style.name), .none])
  }

  /// Whether a popover is shown as one.
  private func isPopover(_ id: ObjectID) -> Bool {
    classRecord(of: id).base == .popoverPresentationController
      && presentations[presentationSlot(id)].style == .popover
  }

  /// The delegate of a popover may give it what its arrow points to at the last moment.
  func prepareForPopover(_ id: ObjectID) {
    guard isPopover(id) else { return }
    _ = deliver(
      .popoverPrepare, toDelegate: presentations[presentationSlot(id)].delegate, from: id, [])
  }

  /// A popover that points to nothing raises an exception.
  func requireAnchor(of id: ObjectID) {
    let record = presentations[presentationSlot(id)]
    guard isPopover(id), !record.hasAnchor, let presented = record.presented else { return }
    let isActionSheet = controllers[controllerSlot(presented)].isActionSheet
    perform(
      isActionSheet ? .actionSheetWithoutAnchor : .popoverWithoutAnchor, subject: presented,
      in: record.presenting)
  }

  /// Whether the presenter's view leaves the window. Never that of a presenter in a popover.
  /// Source: `custom-style-shouldremovepresentersview`, `popover-nested-presenter-no-appear`.
  func removesPresenter(_ id: ObjectID, _ presenter: ObjectID) -> Bool {
    if isInPopover(presenter) { return false }
    let style = presentations[presentationSlot(id)].style
    return style == .custom
      ? answer(.removesPresentersView, id, otherwise: false) : style.removesPresenter
  }

  // MARK: While something is presented

  /// Finds anew the style of what is presented in a window, before size classes change: what the
  /// change is announced with, and what follows of it, is about the new style.
  /// Source: `adaptation-willpresent-delegate`, `viewwilltransition-before-size`.
  func findStyles(in window: ObjectID, after change: WindowChange) {
    let room = sizeClasses(after: change)
    guard room != device.sizeClasses(of: views[viewSlot(window)].frame.size) else { return }
    for record in presentations where record.phase == .presented {
      guard let container = record.containerView, alive(record.id) != nil,
        self.window(of: container) == window
      else { continue }
      perform(.adaptationQuestion, in: record.id, from: nil, to: nil)
      guard presentations[presentationSlot(record.id)].style != record.style else { continue }
      presentations[presentationSlot(record.id)].hasNewStyle = true
      perform(.adaptationNews, in: record.id, from: nil, to: nil)
    }
  }

  /// The size classes of a window, or those that it is about to get.
  func sizeClassesToCome(of window: ObjectID) -> SizeClasses {
    let change = transitions.last { $0.container == window && $0.change != nil }?.change
    return change.map { sizeClasses(after: $0) }
      ?? device.sizeClasses(of: views[viewSlot(window)].frame.size)
  }

  /// Gives what is presented in a window the place that its style has in the room there is now, and
  /// lets presenters come and go where the style is a new one.
  func adaptPresentations(in window: ObjectID) {
    for record in presentations where record.phase == .presented {
      guard let container = record.containerView, alive(record.id) != nil,
        self.window(of: container) == window, let host = views[viewSlot(container)].superview
      else { continue }
      fit(containerView: container, in: host)
      adapt(record.id)
    }
  }

  private func adapt(_ id: ObjectID) {
    let record = presentations[presentationSlot(id)]
    if let presented = alive(record.presented) { updateGeometry(of: presented) }
    guard record.hasNewStyle else { return }
    presentations[presentationSlot(id)].hasNewStyle = false
    guard let presenter = alive(record.presenting) else { return }
    let removes = removesPresenter(id, presenter)
    // A root that was replaced has no place to leave.
    guard removes != record.removesPresenter, !removes || isInWindow(viewIfLoaded(of: presenter))
    else { return }
    presentations[presentationSlot(id)].removesPresenter = removes
    start(
      removes ? .adaptationCovers : .adaptationUncovers, in: id, from: removes ? presenter : nil,
      to: removes ? nil : presenter, animated: false)
  }
}
