/// What the world knows of a presentation controller: the object that puts a controller on screen
/// over another one. The presented controller holds it.
struct PresentationRecord: Equatable {
  let id: ObjectID
  /// The controller it is for, which is not held; the author's own has none before it is told.
  var presented: ObjectID?
  /// The controller that presents, held strongly; `nil` before and after.
  var presenting: ObjectID?
  /// The controller that presented last, which is not held.
  var lastPresenting: ObjectID?
  /// The style in which it shows the controller, adapted to the room there is.
  var style = ModalPresentationStyle.fullScreen
  /// Whether a change of the room has just given it another style.
  var hasNewStyle = false
  /// Whether the presenter's view leaves the window while the controller is up.
  var removesPresenter = false
  /// The controller that the author's code presented where another one shows in its place.
  var replaced: ObjectID?
  /// Whether a popover has been given what its arrow points to.
  var hasAnchor = false
  /// The heights at which it rests where it is a sheet.
  var sheet = SheetDetents()
  /// Who is told about adaptation and about dismissal by the user; not held.
  var delegate: ObjectID?
  /// Whether the delegate has said that the user may not dismiss it.
  var isDismissalRefused = false
  var phase = PresentationPhase.idle
  /// The view between the window or context and the presented view, held strongly while it shows.
  var containerView: ObjectID?

  init(id: ObjectID, presented: ObjectID?) {
    self.id = id
    self.presented = presented
  }
}

/// How far a presentation is.
enum PresentationPhase: Sendable {
  case idle, presenting, presented, dismissing
}

// What the author's code can read of presentations.
extension World {
  /// What `modalPresentationStyle` reads: the style that was asked for, a concrete one for
  /// `automatic`. Source: `modal-automatic-reads-concrete`.
  public func modalPresentationStyle(of id: ObjectID) -> ModalPresentationStyle {
    controllers[controllerSlot(id)].modalPresentationStyle.resolved(on: release)
  }

  /// The style that UIKit reads, which a subclass may answer by a getter of its own.
  func styleAskedFor(by id: ObjectID) -> ModalPresentationStyle {
    guard classRecord(of: id).implements.contains(.modalPresentationStyle),
      case .symbol(let name) = deliver(.modalPresentationStyle, to: id),
      let style = ModalPresentationStyle.allCases.first(where: { $0.name == name })
    else { return modalPresentationStyle(of: id) }
    return style.resolved(on: release)
  }

  /// Sets `modalPresentationStyle`; a presentation that is under way keeps its style.
  public func setModalPresentationStyle(_ style: ModalPresentationStyle, of id: ObjectID) {
    controllers[controllerSlot(id)].modalPresentationStyle = style
    dropUnusedPresentationController(of: id)
  }

  /// What `modalTransitionStyle` reads.
  public func modalTransitionStyle(of id: ObjectID) -> ModalTransitionStyle {
    controllers[controllerSlot(id)].modalTransitionStyle
  }

  /// Sets `modalTransitionStyle`.
  public func setModalTransitionStyle(_ style: ModalTransitionStyle, of id: ObjectID) {
    controllers[controllerSlot(id)].modalTransitionStyle = style
  }

  /// What `isModalInPresentation` reads.
  public func isModalInPresentation(_ id: ObjectID) -> Bool {
    controllers[controllerSlot(id)].isModalInPresentation
  }

  /// Sets `isModalInPresentation`.
  public func setModalInPresentation(_ isModal: Bool, of id: ObjectID) {
    controllers[controllerSlot(id)].isModalInPresentation = isModal
  }

  /// What `transitioningDelegate` reads.
  public func transitioningDelegate(of id: ObjectID) -> ObjectID? {
    alive(controllers[controllerSlot(id)].transitioningDelegate)
  }

  /// Sets `transitioningDelegate`, which is not held.
  public func setTransitioningDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    controllers[controllerSlot(id)].transitioningDelegate = delegate
  }

  /// What `definesPresentationContext` reads.
  public func definesPresentationContext(_ id: ObjectID) -> Bool {
    controllers[controllerSlot(id)].definesPresentationContext
  }

  /// Sets `definesPresentationContext`.
  public func setDefinesPresentationContext(_ defines: Bool, of id: ObjectID) {
    controllers[controllerSlot(id)].definesPresentationContext = defines
  }

  /// What `presentedViewController` reads: the controller that this one or the nearest of its
  /// ancestors presents. Source: `swiftnav-nested-presentation-seen-from-child-and-nav`.
  public func presentedViewController(of id: ObjectID) -> ObjectID? {
    nearest(id) { controllers[controllerSlot($0)].presented }
  }

  /// What `presentingViewController` reads: the controller that presents this one or the nearest of
  /// its ancestors. Source: `lasso-presenting-vc-is-topmost-parent`.
  public func presentingViewController(of id: ObjectID) -> ObjectID? {
    nearest(id) { presentation(of: $0).flatMap { alive($0.presenting) } }
  }

  /// What `isBeingPresented` reads, for the controller or an ancestor. Source: `flags-by-ancestor`.
  public func isBeingPresented(_ id: ObjectID) -> Bool {
    nearest(id) { controllers[controllerSlot($0)].isBeingPresented ? $0 : nil } != nil
  }

  /// What `isBeingDismissed` reads, for the controller or an ancestor. Source: `flags-by-ancestor`.
  public func isBeingDismissed(_ id: ObjectID) -> Bool {
    nearest(id) { controllers[controllerSlot($0)].isBeingDismissed ? $0 : nil } != nil
  }

  /// The first answer on the way from a controller up to its topmost ancestor.
  private func nearest(_ id: ObjectID, _ answer: (ObjectID) -> ObjectID?) -> ObjectID? {
    var current: ObjectID? = id
    while let candidate = current {
      if let found = answer(candidate) { return found }
      current = controllers[controllerSlot(candidate)].parent
    }
    return nil
  }

  /// What is known of the presentation of a controller, if it has one.
  func presentation(of controller: ObjectID) -> PresentationRecord? {
    controllers[controllerSlot(controller)].presentation.map { presentations[presentationSlot($0)] }
  }

  func presentationSlot(_ id: ObjectID) -> Int { Int(objects[Int(id.index)].slot) }
}
