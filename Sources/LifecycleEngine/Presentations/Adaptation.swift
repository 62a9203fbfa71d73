// The style of a presentation in the room, and the questions to the delegate about the style.
extension PresentationControllers {
  /// A transitioning delegate may give a presentation controller of its own for `.custom`.
  func askForPresentationController(for controller: ObjectID, from source: ObjectID) {
    guard styleAskedFor(by: controller) == .custom,
      let delegate = world.alive(world.controllers[controller].transitioningDelegate),
      world.objects.implements(.presentationControllerForPresented, delegate)
    else { return }
    let reply = world.deliver(
      .presentationControllerForPresented, to: delegate,
      [
        .object(controller), .object(world.controllers.topmostAncestor(of: source)),
        .object(source),
      ])
    guard case .object(let id) = reply, world.kind(of: id) == .presentationController,
      world.presentations[id].phase == .idle
    else { return }
    world.retain(id)
    if let old = world.controllers[controller].presentation { world.release(old) }
    world.controllers[controller].presentation = id
    world.presentations[id].presented = controller
  }

  /// Asks the delegate of the presentation controller for the style, if the style adapts. The
  /// answer `.none` keeps the requested style. Source: `popover-adaptation-ios13`,
  /// `adaptation-willpresent-delegate`.
  func askForAdaptiveStyle(of id: ObjectID, in room: SizeClasses) {
    guard let controller = wantedController(of: id) else { return }
    var asked = styleAskedFor(by: controller)
    // The author's own sheet is a sheet in every requested style.
    if asked == .custom, world.classRecord(of: id).base == .sheetPresentationController {
      asked = .pageSheet
    }
    var style = asked.adapted(to: room, in: world)
    if world.controllers[controller].isActionSheet {
      // An action sheet that is no popover comes over its presenter as an alert does.
      style = style == .popover ? .popover : .custom
    } else if asked.isAdaptive, let answer = adaptiveAnswer(of: id, in: room) {
      style = answer == .none ? asked : answer
    }
    world.presentations[id].style = style
  }

  private func adaptiveAnswer(of id: ObjectID, in room: SizeClasses) -> ModalPresentationStyle? {
    guard let delegate = world.alive(world.presentations[id].delegate) else { return nil }
    let implemented = world.classRecord(of: delegate).implements
    let callback: Callback
    if implemented.contains(.adaptiveStyleForTraits) {
      callback = .adaptiveStyleForTraits
    } else if implemented.contains(.adaptiveStyle), room.horizontal == .compact {
      callback = .adaptiveStyle
    } else {
      return nil
    }
    var traits = world.screen.traits
    traits.room = room
    let values: [EventValue] = callback == .adaptiveStyle ? [] : [.traits(traits)]
    guard case .symbol(let name) = world.deliver(callback, toDelegate: delegate, from: id, values)
    else { return nil }
    return ModalPresentationStyle.allCases.first { $0.name == name }
  }

  /// If the style adapts, the delegate may give another controller to show. Source:
  /// `popover-adaptation-ios13`.
  func askForAdaptiveController(of id: ObjectID) {
    let record = world.presentations[id]
    guard isAdapted(id), let presented = record.presented, record.phase == .idle,
      case .object(let other) = world.deliver(
        .adaptiveViewController, toDelegate: record.delegate, from: id,
        [.symbol(record.style.name)]),
      world.kind(of: other) == .controller, other != presented,
      presentation(of: other).map({ $0.phase == .idle }) ?? true
    else { return }
    world.retain(id)
    if let old = world.controllers[other].presentation { world.release(old) }
    world.controllers[other].presentation = id
    world.presentations[id].presented = other
    world.presentations[id].replaced = presented
  }

  /// The controller that the author's code presents, even if another controller is shown instead.
  private func wantedController(of id: ObjectID) -> ObjectID? {
    let record = world.presentations[id]
    return world.alive(record.replaced) ?? world.alive(record.presented)
  }

  /// Returns true if the style differs from the requested style.
  private func isAdapted(_ id: ObjectID) -> Bool {
    guard let controller = wantedController(of: id) else { return false }
    let asked = styleAskedFor(by: controller)
    let style = world.presentations[id].style
    return asked != .custom && style != .custom && asked != style
  }

  /// Calls the delegate with the new style; `.none` stands for the requested style. Source:
  /// `adaptation-willpresent-delegate`, `adaptation-prepare-ios15`.
  func tellAdaptiveStyle(of id: ObjectID) {
    let record = world.presentations[id]
    let style = isAdapted(id) ? record.style : ModalPresentationStyle.none
    if style != .none {
      _ = world.deliver(.adaptivePrepare, toDelegate: record.delegate, from: id, [.object(id)])
    }
    _ = world.deliver(
      .adaptiveWillPresent, toDelegate: record.delegate, from: id, [.symbol(style.name), .none])
  }

  /// Returns true if a popover is shown as a popover.
  private func isPopover(_ id: ObjectID) -> Bool {
    world.classRecord(of: id).base == .popoverPresentationController
      && world.presentations[id].style == .popover
  }

  /// The delegate of a popover may give the arrow an anchor at the last moment.
  func prepareForPopover(_ id: ObjectID) {
    guard isPopover(id) else { return }
    _ = world.deliver(
      .popoverPrepare, toDelegate: world.presentations[id].delegate, from: id, [])
  }

  /// A popover without an anchor raises an exception.
  func requireAnchor(of id: ObjectID) {
    let record = world.presentations[id]
    guard isPopover(id), !record.hasAnchor, let presented = record.presented else { return }
    let isActionSheet = world.controllers[presented].isActionSheet
    world.perform(
      isActionSheet ? .actionSheetWithoutAnchor : .popoverWithoutAnchor, subject: presented,
      in: record.presenting)
  }

  /// Returns true if the presenter's view leaves the window. The view of a presenter in a popover
  /// never leaves. Source: `custom-style-shouldremovepresentersview`,
  /// `popover-nested-presenter-no-appear`.
  func removesPresenter(_ id: ObjectID, _ presenter: ObjectID) -> Bool {
    if isInPopover(presenter) { return false }
    let style = world.presentations[id].style
    return style == .custom
      ? answer(.removesPresentersView, id, otherwise: false) : style.removesPresenter
  }

  // MARK: While something is presented

  /// Finds the styles of the presentations in a window anew, before size classes change. The
  /// announcement of the change and its consequences use the new style. Source:
  /// `adaptation-willpresent-delegate`, `viewwilltransition-before-size`.
  func findStyles(in window: ObjectID, after change: WindowChange) {
    let room = world.screen.after(change).room
    guard room != world.device.sizeClasses(of: world.views[window].frame.size) else { return }
    for record in world.presentations where record.phase == .presented {
      guard let container = record.containerView, world.alive(record.id) != nil,
        world.window(of: container) == window
      else { continue }
      world.perform(.adaptationQuestion, in: record.id, from: nil, to: nil)
      guard world.presentations[record.id].style != record.style else { continue }
      world.presentations[record.id].hasNewStyle = true
      world.perform(.adaptationNews, in: record.id, from: nil, to: nil)
    }
  }

  /// The size classes that a window will have after the announced change, or has.
  func sizeClassesToCome(of window: ObjectID) -> SizeClasses {
    let change = world.transitions.change(of: window)
    return change.map { world.screen.after($0).room }
      ?? world.device.sizeClasses(of: world.views[window].frame.size)
  }

  /// Puts the presentations in a window in the places of their styles in the present room. If the
  /// style is new, presenters come and go.
  func adaptPresentations(in window: ObjectID) {
    for record in world.presentations where record.phase == .presented {
      guard let container = record.containerView, world.alive(record.id) != nil,
        world.window(of: container) == window, let host = world.views[container].superview
      else { continue }
      fit(containerView: container, in: host)
      adapt(record.id)
    }
  }

  private func adapt(_ id: ObjectID) {
    let record = world.presentations[id]
    if let presented = world.alive(record.presented) { world.layout.updateGeometry(of: presented) }
    guard record.hasNewStyle else { return }
    world.presentations[id].hasNewStyle = false
    guard let presenter = world.alive(record.presenting) else { return }
    let removes = removesPresenter(id, presenter)
    // A replaced root has no place to leave.
    guard removes != record.removesPresenter,
      !removes || world.isInWindow(world.viewIfLoaded(of: presenter))
    else { return }
    world.presentations[id].removesPresenter = removes
    world.start(
      removes ? .adaptationCovers : .adaptationUncovers, in: id, from: removes ? presenter : nil,
      to: removes ? nil : presenter, animated: false)
  }
}
